/** How fast the bots of a table are: the host chooses it, all see it. */

import { useId } from "preact/hooks";
import { lobbyWords } from "#words/lobby";
import type { BotSpeed as Speed, Snapshot } from "../wire/types";
import { words } from "../words/words";
import type { Visit } from "./Visit";

const SPEEDS: readonly Speed[] = ["slow", "usual", "fast"];

export function BotSpeed({ visit, snapshot }: { visit: Visit; snapshot: Snapshot }) {
  const say = lobbyWords;
  const id = useId();
  const { seats, you, botSpeed = "usual" } = snapshot;
  if (seats.every((seat) => seat.kind !== "bot")) return null;
  if (you === null || seats[you]?.host !== true)
    return (
      <p class="note bot-speed">
        {words.label(say.botSpeed)} {say.botSpeeds[botSpeed]}
      </p>
    );
  return (
    <div class="field bot-speed">
      <label for={id}>{say.botSpeed}</label>
      <select
        id={id}
        value={botSpeed}
        onChange={(event) => void visit.ask("speed", { bots: event.currentTarget.value })}
      >
        {SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            {say.botSpeeds[speed]}
          </option>
        ))}
      </select>
    </div>
  );
}
