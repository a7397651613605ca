/** How late spectators see the table. */

import { lobbyWords } from "#words/lobby";
import { span } from "../words/times";
import { DELAYS } from "./draft";

export function Delay({ seconds, onDelay }: { seconds: number; onDelay: (seconds: number) => void }) {
  const say = lobbyWords.late;
  return (
    <label class="field">
      <span>{say.label}</span>
      <select value={seconds} onChange={(event) => onDelay(Number(event.currentTarget.value))}>
        {DELAYS.map((delay) => (
          <option key={delay} value={delay}>
            {delay === 0 ? say.choice.none : span(say.choice, delay)}
          </option>
        ))}
      </select>
    </label>
  );
}
