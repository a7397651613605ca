/** The house rules of the match to come: everybody sees them, the host may choose others. */

import { useEffect, useState } from "preact/hooks";
import { lobbyWords } from "#words/lobby";
import { changedOptions, withOption } from "../start/draft";
import { Options } from "../start/Options";
import { useSheet } from "../start/sheet";
import { valueWords } from "../start/values";
import type { Visit } from "../visit/Visit";
import type { CatalogueGame, Snapshot } from "../wire/types";
import { speech } from "../wire/speech";

/** The house rules that this table has chosen, and what they were where they are new. */
function OptionList({ game, snapshot }: { game: CatalogueGame | undefined; snapshot: Snapshot }) {
  const say = lobbyWords;
  const were = snapshot.were ?? {};
  const changed = new Map(changedOptions(game, snapshot.options));
  for (const key of Object.keys(were)) changed.set(key, snapshot.options[key] ?? "");
  if (changed.size === 0) return <p class="note">{say.standardRules}</p>;
  return (
    <ul class="option-list">
      {[...changed].map(([key, value]) => {
        const option = game?.options.find((one) => one.key === key);
        return (
          <li key={key}>
            <span lang={speech.answered}>{option?.title ?? key}</span>{" "}
            <strong lang={speech.answered}>{valueWords(option, value)}</strong>{" "}
            {were[key] !== undefined && <span class="tag">{say.was(valueWords(option, were[key]))}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** What the host is about to choose; nothing of it holds before it is sent. */
function Choice({ visit, snapshot, game }: { visit: Visit; snapshot: Snapshot; game: CatalogueGame }) {
  const say = lobbyWords;
  const held = Object.fromEntries(changedOptions(game, snapshot.options));
  const [options, setOptions] = useState(held);
  const [refused, setRefused] = useState("");
  const { problem } = useSheet(game.id, options);
  useEffect(() => {
    setOptions(held);
    setRefused("");
  }, [snapshot.chosen]);
  const choose = (next: Record<string, string>) => {
    setOptions(next);
    setRefused("");
  };
  const differs =
    Object.keys(options).length !== Object.keys(held).length ||
    Object.entries(options).some(([key, value]) => held[key] !== value);
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void visit.ask("options", { options }).then((outcome) => {
          if (!outcome.ok) setRefused(outcome.words);
        });
      }}
    >
      <Options
        game={game}
        options={options}
        problem={problem}
        onChange={(key, value) => choose(withOption({ options }, game, key, value).options)}
        onSet={choose}
      />
      {differs && (
        <div class="stack">
          <p class="note" role="status">
            {say.notYet} {snapshot.matches > 0 && snapshot.seats.length > 1 && say.othersAgree}
          </p>
          <div class="row wrap">
            <button type="submit" class="act main">
              {say.put}
            </button>
            <button type="button" class="act quiet" onClick={() => choose(held)}>
              {say.putBack}
            </button>
          </div>
        </div>
      )}
      {refused !== "" && <p class="bad">{refused}</p>}
    </form>
  );
}

interface HouseRulesProps {
  visit: Visit;
  snapshot: Snapshot;
  game: CatalogueGame | undefined;
}

export function HouseRules({ visit, snapshot, game }: HouseRulesProps) {
  const choosing = snapshot.mayChoose === true && game !== undefined && game.options.length > 0;
  const news = Object.keys(snapshot.were ?? {}).length > 0;
  return (
    <>
      {(!choosing || news) && <OptionList game={game} snapshot={snapshot} />}
      {choosing && <Choice visit={visit} snapshot={snapshot} game={game} />}
    </>
  );
}
