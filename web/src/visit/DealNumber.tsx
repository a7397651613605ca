/** Where a player who sits alone, or with bots, may say which deal it is to be. */

import { startWords } from "#words/start";

interface DealNumberProps {
  text: string;
  onText: (text: string) => void;
}

export function DealNumber({ text, onText }: DealNumberProps) {
  const say = startWords.number;
  return (
    <details class="deal-number" open={text !== ""}>
      <summary>{say.title}</summary>
      <label class="field">
        <span>{say.label}</span>
        <input
          type="text"
          name="deal-number"
          inputMode="numeric"
          autocomplete="off"
          maxLength={16}
          value={text}
          onInput={(event) => onText(event.currentTarget.value)}
        />
      </label>
      <p class="note">{say.note}</p>
    </details>
  );
}
