/** A rule book while it is written: what is wrong stands beside it, and what is right can be played. */

import { useEffect, useRef, useState } from "preact/hooks";
import { ownWords } from "#words/own";
import { goToOwn } from "../app/games";
import { Sure } from "../app/Sure";
import { draft, type Draft } from "../start/draft";
import { Setup } from "../start/Setup";
import { checkRules } from "../wire/own";
import { speech } from "../wire/speech";
import type { BookFinding, CatalogueGame, CheckedBook } from "../wire/types";
import { words } from "../words/words";
import { account, changeBook, dropBook, sendBooks, type OwnBook } from "./books";
import { Examples } from "./Examples";
import { mended, rangeOf } from "./places";

/** So long after the last key the book is looked at. */
const CHECK_AFTER = 500;

/** So long after the last key it is kept for other devices. */
const SEND_AFTER = 3000;

/** The choices made so far, as far as the game still offers them. */
function fitting(made: Draft | null, game: CatalogueGame): Draft {
  const fresh = draft(game);
  if (made === null) return fresh;
  const offered = (key: string, value: string) =>
    game.options.some((option) => option.key === key && option.values.includes(value));
  const options = Object.fromEntries(
    Object.entries(made.options).filter(([key, value]) => offered(key, value)),
  );
  const seats = made.others.length + 1;
  const fits = game.players.min <= seats && seats <= game.players.max;
  return { ...made, game: game.id, options, others: fits ? made.others : fresh.others };
}

/** What the server says of the text as it stands; the words say why it says nothing. */
function useCheck(rules: string) {
  const [checked, setChecked] = useState<CheckedBook | null>(null);
  const [problem, setProblem] = useState("");
  const [asking, setAsking] = useState(true);
  useEffect(() => {
    let current = true;
    setAsking(true);
    const timer = setTimeout(async () => {
      const answer = await checkRules(rules, {});
      if (!current) return;
      setAsking(false);
      setProblem(answer.ok ? "" : answer.words === "" ? words.start.down : answer.words);
      if (answer.ok) setChecked(answer.value);
    }, CHECK_AFTER);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [rules]);
  return { checked, problem, asking };
}

function Findings({
  findings,
  onShow,
  onMend,
}: {
  findings: readonly BookFinding[];
  onShow: (finding: BookFinding) => void;
  onMend: (finding: BookFinding) => void;
}) {
  const say = ownWords;
  return (
    <ol class="own-findings">
      {findings.map((finding, at) => (
        <li key={at} class={`own-finding ${finding.level}`}>
          <p>
            <strong>{say.line(finding.line)}</strong> <span lang={speech.answered}>{finding.what}</span>
          </p>
          {finding.right !== "" && (
            <p class="note" lang={speech.answered}>
              {finding.right}
            </p>
          )}
          {finding.file === undefined && (
            <div class="row wrap">
              <button
                type="button"
                class="quiet"
                aria-label={`${words.label(say.show)} ${say.line(finding.line)}`}
                onClick={() => onShow(finding)}
              >
                {say.show}
              </button>
              {finding.replace !== undefined && (
                <button type="button" class="quiet" onClick={() => onMend(finding)}>
                  {finding.replace === "" ? say.takeOut : say.write(finding.replace)}
                </button>
              )}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

export function BookEditor({ book }: { book: OwnBook }) {
  const say = ownWords;
  const field = useRef<HTMLTextAreaElement>(null);
  const { checked, problem, asking } = useCheck(book.rules);
  const [made, setMade] = useState<Draft | null>(null);
  const game = checked?.ok === true ? checked.game : undefined;
  useEffect(() => {
    const timer = setTimeout(() => void sendBooks(), SEND_AFTER);
    return () => clearTimeout(timer);
  }, [book.rules]);
  const write = (rules: string) => changeBook(book.id, rules);
  const show = (finding: BookFinding) => {
    field.current?.focus();
    field.current?.setSelectionRange(...rangeOf(book.rules, finding));
  };
  const errors = checked?.findings.filter((finding) => finding.level === "error").length ?? 0;
  const state = asking && checked === null ? say.looking : errors > 0 ? say.wrong(errors) : say.right;
  return (
    <>
      <section class="sheet-card stack" aria-labelledby="own-rules">
        <label id="own-rules" for="own-text" class="field">
          <span>{say.rules}</span>
        </label>
        <textarea
          id="own-text"
          class="own-text"
          ref={field}
          rows={16}
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          aria-describedby="own-state"
          value={book.rules}
          onInput={(event) => write(event.currentTarget.value)}
        />
        <p id="own-state" role="status" class={errors > 0 ? "bad" : "note"}>
          {problem === "" ? state : problem}
        </p>
        {checked !== null && checked.findings.length > 0 && (
          <Findings
            findings={checked.findings}
            onShow={show}
            onMend={(finding) => {
              write(mended(book.rules, finding));
              field.current?.focus();
            }}
          />
        )}
        <Examples
          onWrite={(rules) => {
            write(`${book.rules.trimEnd()}\n${rules}\n`);
            field.current?.focus();
          }}
        />
        <p class="note">{account.value === true ? say.keptEverywhere : say.keptHere}</p>
        <Sure
          label={say.remove}
          sureLabel={say.removeSure}
          note={account.value === true ? say.removeEverywhere : say.removeHere}
          act={() => void dropBook(book.id).then(() => goToOwn(null))}
        />
      </section>
      {game !== undefined && (
        <section class="stack" aria-label={say.play}>
          <Setup game={game} made={{ ...fitting(made, game), rules: book.rules }} onMade={setMade} />
        </section>
      )}
    </>
  );
}
