/** The first screen: which game, which house rules, who plays. */

import { useEffect, useRef, useState } from "preact/hooks";
import { useArrival } from "../app/focus";
import { dropSeat, heldSeats, holdSeat, type HeldSeat } from "../app/memory";
import { Logo } from "../app/Logo";
import { goToTable } from "../app/route";
import { settings } from "../app/settings";
import { SettingsDialog } from "../app/SettingsDialog";
import { CardArt } from "../art/Card";
import { catalogue, openTable } from "../wire/http";
import type { CatalogueGame } from "../wire/types";
import { words } from "../words/words";
import { Sheet } from "../rules/Sheet";
import { CLOCKS, draft, wish, withOption, withPlace, withSeats, type Draft } from "./draft";
import { GameList } from "./GameList";
import { OpenTables } from "./OpenTables";
import { Options } from "./Options";
import { Seating } from "./Seating";
import { useSheet } from "./sheet";

function YourTables() {
  const say = words.start;
  const [held, setHeld] = useState<HeldSeat[]>(heldSeats);
  if (held.length === 0) return null;
  return (
    <section class="your-tables" aria-labelledby="tables-title">
      <h2 id="tables-title">{say.yourTables}</h2>
      <ul>
        {held.map((seat) => (
          <li key={seat.table} class="row">
            <button type="button" class="act grow" onClick={() => goToTable(seat.table)}>
              {say.back(seat.game, seat.seat + 1)}
            </button>
            <button
              type="button"
              class="quiet"
              aria-label={say.forget(say.back(seat.game, seat.seat + 1))}
              onClick={() => {
                dropSeat(seat.table);
                setHeld(heldSeats());
              }}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The form for the chosen game. */
function Setup({
  game,
  made,
  onMade,
  onChange,
}: {
  game: CatalogueGame;
  made: Draft;
  onMade: (made: Draft) => void;
  onChange: () => void;
}) {
  const say = words.start;
  const { text, problem } = useSheet(made.game, made.options);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  // in the place of the list the form begins at its top, with the name of the game
  useEffect(() => {
    if (beside()) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const create = async () => {
    const name = settings.name.value.trim();
    if (name === "") {
      setRefused(say.nameNeeded);
      document.querySelector<HTMLInputElement>("#your-name")?.focus();
      return;
    }
    setBusy(true);
    const answer = await openTable(wish(made, name));
    setBusy(false);
    if (!answer.ok) {
      setRefused(answer.words === "" ? say.down : answer.words);
      return;
    }
    const { table, seat, token } = answer.value;
    holdSeat({ table, seat, token, game: game.name });
    goToTable(table);
  };
  return (
    <div class="setup">
      <form
        class="sheet-card stack"
        aria-label={game.name}
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <div class="row setup-head">
          <h2 tabIndex={-1} ref={heading}>
            {game.name}
          </h2>
          <button type="button" class="quiet phone-only" onClick={onChange}>
            {say.change}
          </button>
        </div>
        <p>{game.summary}</p>
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
              {say.clocks(seconds)}
            </option>
          ))}
        </select>
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
        <Options
          game={game}
          options={made.options}
          problem={problem}
          onChange={(key, value) => onMade(withOption(made, game, key, value))}
          onReset={() => onMade({ ...made, options: {} })}
        />
        <div class="row wrap create">
          <button type="submit" class="act main big" disabled={busy}>
            {busy ? say.creating : say.create}
          </button>
          <div role="alert">{refused !== "" && <p class="bad">{refused}</p>}</div>
        </div>
      </form>
      <section class="sheet-card rules-card" tabIndex={0} aria-label={say.sheetOf(game.name)}>
        {text === null ? (
          <p class="note">{problem === "" ? say.sheetWait : problem}</p>
        ) : (
          <Sheet text={text} />
        )}
      </section>
    </div>
  );
}

/** Whether the form stands beside the list of games; else it takes its place. */
function beside(): boolean {
  return matchMedia("(min-width: 900px)").matches;
}

/** Back at the list: at the game that was chosen last. */
function showGame(list: HTMLElement | null, game: string | undefined): void {
  const choice = list?.querySelector<HTMLElement>(`input[value="${game}"]`);
  choice?.focus();
  choice?.closest(".game")?.scrollIntoView?.({ block: "center" });
}

export function StartScreen() {
  const say = words.start;
  const [games, setGames] = useState<CatalogueGame[] | null>(null);
  const [problem, setProblem] = useState("");
  const [made, setMade] = useState<Draft | null>(null);
  const [dialog, setDialog] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    void catalogue().then((answer) => {
      if (answer.ok) {
        const listed = answer.value.filter((game) => game.listed);
        setGames(listed);
        // Where there is room beside the list, a game is shown at once: the last one played here, or the first.
        const first = listed.find((game) => game.name === heldSeats()[0]?.game) ?? listed[0];
        if (first !== undefined && beside()) setMade((known) => known ?? draft(first));
      } else setProblem(answer.words === "" ? say.down : answer.words);
    });
  }, [tries]);
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading);
  const side = useRef<HTMLDivElement>(null);
  const game = games?.find((one) => one.id === made?.game);
  const backToGames = () => {
    const chosen = made?.game;
    setMade(null);
    requestAnimationFrame(() => showGame(side.current, chosen));
  };
  return (
    <div class="start-screen">
      <header class="masthead">
        <Logo />
        <div class="grow">
          <h1 tabIndex={-1} ref={heading}>
            {words.title}
          </h1>
          <p>{words.tagline}</p>
        </div>
        <div class="masthead-fan" aria-hidden="true">
          {["8C", "8D", "8S", "8H"].map((card) => (
            <div key={card}>
              <CardArt card={card} />
            </div>
          ))}
        </div>
        <button type="button" class="quiet" onClick={() => setDialog(true)}>
          <span aria-hidden="true">⚙</span>
          <span class="unseen">{words.settings.title}</span>
        </button>
      </header>
      <main class={`start${game === undefined ? "" : " has-game"}`}>
        <div class="start-side" ref={side}>
          <YourTables />
          <OpenTables />
          {games !== null ? (
            <GameList games={games} chosen={made?.game ?? null} onChoose={(one) => setMade(draft(one))} />
          ) : problem === "" ? (
            <p class="note">{say.loading}</p>
          ) : (
            <div class="bad" role="alert">
              <p>{problem}</p>
              <button
                type="button"
                class="act"
                onClick={() => {
                  setProblem("");
                  setTries(tries + 1);
                }}
              >
                {say.again}
              </button>
            </div>
          )}
        </div>
        {game !== undefined && made !== null && (
          <Setup key={game.id} game={game} made={made} onMade={setMade} onChange={backToGames} />
        )}
      </main>
      {dialog && <SettingsDialog onClose={() => setDialog(false)} />}
    </div>
  );
}
