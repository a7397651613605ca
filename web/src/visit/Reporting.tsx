/** Reporting somebody to whoever runs the server: a line that they have said, or their name. */

import { useState } from "preact/hooks";
import { erasingWords } from "#words/erasing";
import { Dialog } from "../app/Dialog";
import { report } from "../wire/http";
import { words } from "../words/words";
import type { Visit } from "./Visit";

/** So many of their last lines can be chosen. */
const LINES = 8;
/** What is chosen while it is the name. */
const NAME = 0;

export function Reporting({
  visit,
  seat,
  name,
  onClose,
}: {
  visit: Visit;
  seat: number;
  name: string;
  onClose: () => void;
}) {
  const say = erasingWords.reporting;
  const lines = visit.state.value.chat
    .filter((line) => line.name === name && line.seat === seat)
    .slice(-LINES);
  const [chosen, setChosen] = useState(lines.at(-1)?.number ?? NAME);
  const [why, setWhy] = useState("");
  const [problem, setProblem] = useState("");
  const [sent, setSent] = useState(false);
  const send = async () => {
    const about = chosen === NAME ? { seat, name } : { line: chosen };
    const reason = why.trim() === "" ? {} : { why: why.trim() };
    const answer = await report(visit.table, { token: visit.token.value ?? "", ...about, ...reason });
    if (!answer.ok) {
      setProblem(answer.words === "" ? words.start.down : answer.words);
      return;
    }
    visit.listenTo(name, false);
    setSent(true);
  };
  return (
    <Dialog title={say.title(name)} onClose={onClose}>
      {sent ? (
        <p role="status">{say.sent(name)}</p>
      ) : (
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <fieldset class="stack">
            <legend>{say.what}</legend>
            {lines.map((line) => (
              <label key={line.number} class="toggle">
                <input
                  type="radio"
                  name="what"
                  checked={chosen === line.number}
                  onChange={() => setChosen(line.number)}
                />
                <span>“{line.text}”</span>
              </label>
            ))}
            <label class="toggle">
              <input type="radio" name="what" checked={chosen === NAME} onChange={() => setChosen(NAME)} />
              <span>{say.name(name)}</span>
            </label>
          </fieldset>
          <label class="field">
            <span>{say.why}</span>
            <input
              type="text"
              maxLength={300}
              value={why}
              onInput={(event) => setWhy(event.currentTarget.value)}
            />
          </label>
          <p class="note">{say.note}</p>
          <button type="submit" class="act main">
            {say.send}
          </button>
          {problem !== "" && (
            <p class="bad" role="alert">
              {problem}
            </p>
          )}
        </form>
      )}
    </Dialog>
  );
}
