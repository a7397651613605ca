/** The whole game in text: ask for the position, type acts in the notation. */

import { useEffect, useRef, useState } from "preact/hooks";
import { textWords } from "#words/text";
import { turnsToTable } from "../app/focus";
import { answer } from "../visit/answers";
import type { Visit } from "../visit/Visit";
import type { Outcome } from "../wire/link";
import type { Snapshot } from "../wire/types";
import { plain, told } from "../words/words";

interface Entry {
  number: number;
  typed: string;
  lines: string[];
}

const MOST_ENTRIES = 60;

export function TextMode({ visit, snapshot }: { visit: Visit; snapshot: Snapshot }) {
  const say = textWords;
  const [typed, setTyped] = useState("");
  const [entries, setEntries] = useState<Entry[]>([]);
  const count = useRef(0);
  const past = useRef<{ lines: string[]; at: number }>({ lines: [], at: 0 });
  const end = useRef<HTMLDivElement>(null);

  const show = (line: string, lines: string[]) => {
    count.current++;
    const entry = { number: count.current, typed: line, lines };
    setEntries((known) => [...known, entry].slice(-MOST_ENTRIES));
    requestAnimationFrame(() => end.current?.scrollTo({ top: end.current.scrollHeight }));
  };

  /** What came of a wish that is no act. */
  const answered = (line: string, outcome: Outcome) => {
    const refusal = outcome.ok ? null : say.refused(plain(told(outcome.words)));
    show(line, [refusal ?? say.sent(line)]);
    if (refusal !== null) visit.say(refusal);
  };

  useEffect(
    () => () => {
      visit.writing.value = false;
    },
    [visit],
  );

  const submit = async () => {
    const line = typed.trim();
    setTyped("");
    if (line !== "")
      past.current = { lines: [...past.current.lines, line], at: past.current.lines.length + 1 };
    const meant = answer(line, snapshot, visit.state.value.log);
    switch (meant.type) {
      case "tell":
        show(line, meant.lines);
        visit.say(meant.lines.join(" "));
        return;
      case "act": {
        const outcome = await visit.act(meant.line);
        show(line, [outcome.ok ? say.sent(meant.line) : say.refused(plain(told(outcome.words)))]);
        return;
      }
      case "next":
      case "rematch":
      case "repeat":
      case "suspend":
      case "ready": {
        answered(line, await visit.ask(meant.type));
        return;
      }
      case "undo": {
        answered(line, await visit.ask("undo", { ply: snapshot.view?.ply ?? 0 }));
      }
    }
  };

  return (
    <div class="chat text-mode">
      {/* what an act brings, and why one is refused, is read out as everywhere: here it would be heard twice */}
      <div class="scroll" role="log" aria-live="off" aria-label={say.title} tabIndex={0} ref={end}>
        <p class="note">{say.intro}</p>
        {entries.map((entry) => (
          <div key={entry.number} class="answer" data-number={entry.number}>
            <p class="typed">› {entry.typed}</p>
            {entry.lines.map((line, i) => (
              <p key={i}>{line}</p>
            ))}
          </div>
        ))}
      </div>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <label class="grow">
          <span class="unseen">{say.input}</span>
          <input
            type="text"
            id="typed-act"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            maxLength={200}
            value={typed}
            placeholder={say.input}
            onFocus={() => {
              visit.writing.value = true;
            }}
            onBlur={(event) => {
              if (turnsToTable(event)) visit.writing.value = false;
            }}
            onInput={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
              if (step === 0) return;
              event.preventDefault();
              const { lines, at } = past.current;
              const next = Math.max(0, Math.min(lines.length, at + step));
              past.current.at = next;
              setTyped(lines[next] ?? "");
            }}
          />
        </label>
        <button type="submit" class="act">
          {say.go}
        </button>
      </form>
    </div>
  );
}
