/** How people play, line by line: what a line says, in the words of a rule sheet, and a tap that writes it. */

import { useEffect, useState } from "preact/hooks";
import { ownWords } from "#words/own";
import { ruleExamples, type RuleExample } from "../wire/own";
import { speech } from "../wire/speech";
import { words } from "../words/words";

/** Those in whose lines or words all that is looked for stands. */
export function found(examples: readonly RuleExample[], looked: string): RuleExample[] {
  const parts = looked.toLocaleLowerCase().split(/\s+/);
  return examples.filter(({ rules, said }) => {
    const text = `${rules} ${said}`.toLocaleLowerCase();
    return parts.every((part) => text.includes(part));
  });
}

export function Examples({ onWrite }: { onWrite: (rules: string) => void }) {
  const say = ownWords;
  const [open, setOpen] = useState(false);
  const [examples, setExamples] = useState<RuleExample[] | null>(null);
  const [problem, setProblem] = useState("");
  const [looked, setLooked] = useState("");
  useEffect(() => {
    if (!open || examples !== null) return;
    let current = true;
    void ruleExamples().then((answer) => {
      if (!current) return;
      if (answer.ok) setExamples(answer.value.examples);
      else setProblem(answer.words === "" ? words.start.down : answer.words);
    });
    return () => {
      current = false;
    };
  }, [open]);
  return (
    <details class="own-examples" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say.help}</summary>
      <label class="stack">
        <span>{say.search}</span>
        <input type="search" value={looked} onInput={(event) => setLooked(event.currentTarget.value)} />
      </label>
      {problem !== "" && <p role="alert">{problem}</p>}
      <dl>
        {found(examples ?? [], looked).map(({ rules, said }) => (
          <div key={rules}>
            <dt>
              <code>{rules}</code>
              <button
                type="button"
                class="quiet"
                aria-label={say.write(rules)}
                onClick={() => onWrite(rules)}
              >
                {say.add}
              </button>
            </dt>
            <dd lang={speech.answered}>{said}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
