/** The form for the chosen game: its house rules, who plays, and the rule sheet of all that. */

import { startWords } from "#words/start";
import { lessonAddress } from "../app/games";
import { useEffect, useRef, useState } from "preact/hooks";
import { settings } from "../app/settings";
import { Sheet } from "../rules/Sheet";
import type { CatalogueGame } from "../wire/types";
import { speech } from "../wire/speech";
import { words } from "../words/words";
import { CLOCKS, playsAlone, withOption, withPlace, withSeats, type Draft } from "./draft";
import { opened } from "./opening";
import { Contradiction } from "./Contradiction";
import { DealNumber } from "../visit/DealNumber";
import { Delay } from "./Delay";
import { Options } from "./Options";
import { Seating } from "./Seating";
import { useSheet } from "./sheet";

/** The time for a turn, in words. */
function clock(seconds: number): string {
  const say = startWords.clocks;
  if (seconds === 0) return say.none;
  if (seconds < 100) return say.seconds(seconds);
  return seconds < 86_400 ? say.minutes(seconds / 60) : say.days(seconds / 86_400);
}

/** The form for the chosen game. */
export function Setup({
  game,
  made,
  onMade,
  onChange,
}: {
  game: CatalogueGame;
  made: Draft;
  onMade: (made: Draft) => void;
  /** Leads back to the other games, where there are others. */
  onChange?: () => void;
}) {
  const say = startWords;
  const { text, problem } = useSheet(made.game, made.options, made.rules);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  // in the place of the shelf the form begins at its top, with the name of the game
  useEffect(() => {
    // who writes the rules above goes on writing
    if (made.rules !== undefined) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const open = async (atOnce: boolean) => {
    setBusy(true);
    const problem = await opened(game, made, atOnce);
    setBusy(false);
    setRefused(problem);
  };
  const create = () => {
    if (settings.name.value.trim() !== "") return void open(false);
    setRefused(say.nameNeeded);
    document.querySelector<HTMLInputElement>("#your-name")?.focus();
  };
  const botsOnly = playsAlone(made);
  return (
    <div class="setup">
      <form
        class="sheet-card stack"
        aria-label={game.name}
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
        <div class="row setup-head">
          <h2 tabIndex={-1} ref={heading}>
            {game.name}
          </h2>
          {onChange !== undefined && (
            <button type="button" class="quiet" onClick={onChange}>
              {say.change}
            </button>
          )}
        </div>
        <p lang={speech.answered}>{game.summary}</p>
        {game.lessonMinutes !== undefined && (
          <p>
            <a class="act learn" href={lessonAddress(game.id)}>
              {say.learn(game.lessonMinutes)}
            </a>
          </p>
        )}
        <label class="field">
          <span>{say.name}</span>
          <input
            id="your-name"
            type="text"
            name="name"
            autocomplete="nickname"
            maxLength={24}
            value={settings.name.value}
            onInput={(event) => {
              settings.name.value = event.currentTarget.value;
              setRefused("");
            }}
          />
        </label>
        <Seating
          game={game}
          others={made.others}
          onSeats={(seats) => onMade(withSeats(made, game, seats))}
          onPlace={(at, place) => onMade(withPlace(made, at, place))}
          onAll={(place) => onMade({ ...made, others: made.others.map(() => place) })}
        />
        <label class="field" for="turn-clock">
          {say.clock}
        </label>
        <select
          id="turn-clock"
          value={made.clock}
          onChange={(event) => onMade({ ...made, clock: Number(event.currentTarget.value) })}
        >
          {CLOCKS.map((seconds) => (
            <option key={seconds} value={seconds}>
              {clock(seconds)}
            </option>
          ))}
        </select>
        {game.players.max > 1 && (
          <Delay seconds={made.delay} onDelay={(delay) => onMade({ ...made, delay })} />
        )}
        {game.players.max > 1 && (
          <label class="toggle">
            <input
              type="checkbox"
              checked={made.listed}
              onChange={(event) => onMade({ ...made, listed: event.currentTarget.checked })}
            />
            <span>{say.listed}</span>
          </label>
        )}
        {game.asksWords === true && (
          <label class="toggle">
            <input
              type="checkbox"
              checked={made.typedWords}
              onChange={(event) => onMade({ ...made, typedWords: event.currentTarget.checked })}
            />
            <span>{say.typedWords}</span>
          </label>
        )}
        {botsOnly && (
          <DealNumber
            text={made.number}
            onText={(number) => {
              onMade({ ...made, number });
              setRefused("");
            }}
          />
        )}
        <Options
          game={game}
          options={made.options}
          problem={problem}
          onChange={(key, value) => onMade(withOption(made, game, key, value))}
          onSet={(options) => onMade({ ...made, options })}
        />
        <div class="row wrap create">
          {botsOnly && (
            <button type="button" class="act main big" disabled={busy} onClick={() => void open(true)}>
              {busy ? say.creating : say.playNow}
            </button>
          )}
          <button type="submit" class={botsOnly ? "act" : "act main big"} disabled={busy}>
            {busy && !botsOnly ? say.creating : say.create}
          </button>
          <div role="alert">{refused !== "" && <p class="bad">{refused}</p>}</div>
        </div>
      </form>
      <section class="sheet-card rules-card" tabIndex={0} aria-label={say.sheetOf(game.name)}>
        {text === null ? (
          <p class="note">
            {problem === null ? words.start.sheetWait : <Contradiction game={game} problem={problem} />}
          </p>
        ) : (
          <Sheet text={text} />
        )}
      </section>
    </div>
  );
}
