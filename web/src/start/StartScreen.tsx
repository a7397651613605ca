/** The first screen: which game, which house rules, who plays. */

import { useEffect, useRef, useState } from "preact/hooks";
import { ownWords } from "#words/own";
import { startWords } from "#words/start";
import { useArrival } from "../app/focus";
import { dropSeat, hasPlayed, heldSeats, type HeldSeat } from "../app/memory";
import { late } from "../app/late";
import { Logo } from "../app/Logo";
import { goToGame, goToOwn, noteOptions } from "../app/games";
import { recordHash } from "../app/record";
import { goHome, goToTable, route } from "../app/route";
import { CardArt } from "../art/Card";
import { ForgetMe } from "../guest/ForgetMe";
import { canHavePasskeys, findSeats, guestChanged, unlist } from "../guest/guest";
import { catalogue } from "../wire/http";
import type { CatalogueGame } from "../wire/types";
import { words } from "../words/words";
import { draft, type Draft } from "./draft";
import { GameList } from "./GameList";
import { opened } from "./opening";
import { OpenTables } from "./OpenTables";
import { PlayedBefore } from "./PlayedBefore";
import { Setup } from "./Setup";
import "../style/start.css";

const SettingsDialog = late(() => import("../app/SettingsDialog").then((part) => part.SettingsDialog));
const PasskeyPanel = late(() => import("../guest/PasskeyPanel").then((part) => part.PasskeyPanel));

/** So much of an address that leads nowhere is shown. */
const LONGEST_ADDRESS = 60;

function YourTables() {
  const say = ownWords;
  const [held, setHeld] = useState<HeldSeat[]>(heldSeats);
  useEffect(() => {
    setHeld(heldSeats());
    void findSeats().then((found) => found && setHeld(heldSeats()));
  }, [guestChanged.value]);
  if (held.length === 0) return null;
  /** Several tables of one game are told apart by a number. */
  const called = (seat: HeldSeat) => {
    const same = held.filter((one) => one.game === seat.game);
    return say.back(seat.game, same.indexOf(seat) + 1);
  };
  return (
    <section class="your-tables" aria-labelledby="tables-title">
      <h2 id="tables-title">{say.yourTables}</h2>
      <ul>
        {held.map((seat) => (
          <li key={seat.table} class="row">
            <button type="button" class="act grow" onClick={() => goToTable(seat.table)}>
              {called(seat)}
            </button>
            <button
              type="button"
              class="quiet"
              aria-label={say.forget(called(seat))}
              onClick={() => {
                dropSeat(seat.table);
                unlist(seat.table);
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

/** Back at the shelf: at the game that was chosen last. */
function backTo(shelf: HTMLElement | null, game: string): void {
  const tile = shelf?.querySelector<HTMLElement>(`[data-game="${game}"]`);
  tile?.focus({ preventScroll: true });
  tile?.scrollIntoView?.({ block: "center" });
}

/** The way to play a game that is over soon, if it has one: a single deal. */
const SHORT_WAY = "one-deal";

/** Whoever has never played begins with a short match, of the first game that has one. */
function firstMatch(games: readonly CatalogueGame[]): Wanted | undefined {
  for (const game of games) {
    const short = game.presets?.find((way) => way.name === SHORT_WAY);
    if (short !== undefined) return { game, options: short.options, first: true };
  }
  return undefined;
}

/** What is played at one touch. */
interface Wanted {
  game: CatalogueGame;
  options: Record<string, string>;
  /** Whether it is chosen for somebody's first match. */
  first: boolean;
}

/** A short first match; who has played here gets the game that was played last, or the first one. */
function wantedNow(games: readonly CatalogueGame[]): Wanted | undefined {
  const last = heldSeats()[0]?.game;
  const first = hasPlayed() ? undefined : firstMatch(games);
  const game = games.find((one) => one.name === last) ?? games[0];
  return first ?? (game && { game, options: {}, first: false });
}

/** A table with bots at one touch. */
function PlayNow({ game, options, first }: Wanted) {
  const say = startWords;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const made = { ...draft(game), options };
  const play = async () => {
    setBusy(true);
    setProblem(await opened(game, made, true));
    setBusy(false);
  };
  return (
    <section class="play-now" aria-label={say.playNow}>
      <button type="button" class="act main big" disabled={busy} onClick={() => void play()}>
        {say.playNow}
      </button>
      <p class="note">{(first ? say.playFirst : say.playWhat)(game.name, made.others.length)}</p>
      {problem !== "" && (
        <p class="bad" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

/** The catalogue, or why it could not be read. */
function useGames() {
  const [games, setGames] = useState<CatalogueGame[] | null>(null);
  const [problem, setProblem] = useState("");
  const [tries, setTries] = useState(0);
  useEffect(() => {
    void catalogue().then((answer) => {
      if (answer.ok) setGames(answer.value.filter((game) => game.listed));
      else setProblem(answer.words === "" ? words.start.down : answer.words);
    });
  }, [tries]);
  const again = () => {
    setProblem("");
    setTries(tries + 1);
  };
  return { games, problem, again };
}

/** The game that the address names, with its options. */
function useDraft(games: CatalogueGame[] | null) {
  const [made, setMade] = useState<Draft | null>(null);
  const shown = route.value;
  useEffect(() => {
    if (games === null || (shown.page !== "start" && shown.page !== "game")) return;
    const game = shown.page === "game" ? games.find((one) => one.id === shown.game) : undefined;
    setMade((known) =>
      game === undefined || shown.page !== "game"
        ? null
        : { ...(known?.game === game.id ? known : draft(game)), options: shown.options },
    );
  }, [games, shown]);
  const change = (next: Draft) => {
    setMade(next);
    if (next.options !== made?.options) noteOptions(next.game, next.options);
  };
  return { made, change };
}

export function StartScreen() {
  const say = startWords;
  const { games, problem, again } = useGames();
  const usual = games === null ? undefined : wantedNow(games);
  const { made, change } = useDraft(games);
  const [dialog, setDialog] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading);
  const shelf = useRef<HTMLDivElement>(null);
  const game = games?.find((one) => one.id === made?.game);
  const { value: shown } = route;
  const strange = shown.page === "game" && games?.every((one) => one.id !== shown.game) ? shown.game : null;
  const chosen = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (game === undefined && chosen.current !== undefined) backTo(shelf.current, chosen.current);
    chosen.current = game?.id;
  }, [game?.id]);
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
          <span class="unseen">{words.settingsTitle}</span>
        </button>
      </header>
      <main class="start">
        <div class="start-shelf" ref={shelf} hidden={game !== undefined}>
          {(games !== null || problem !== "") && (
            <div class="welcome">
              {usual !== undefined && <PlayNow {...usual} />}
              <button type="button" class="act own-link" onClick={() => goToOwn(null)}>
                {ownWords.ownGames}
              </button>
            </div>
          )}
          {shown.page === "start" && shown.unknown !== undefined && (
            <p class="bad" role="alert">
              {say.unknownAddress(shown.unknown.slice(0, LONGEST_ADDRESS))}
            </p>
          )}
          <YourTables />
          <OpenTables />
          <PlayedBefore />
          <p class="saved-match">
            <a href={recordHash("")}>{ownWords.savedMatch}</a>
          </p>
          {strange !== null && (
            <p class="bad" role="alert">
              {say.noSuchGame(strange)}
            </p>
          )}
          {games !== null ? (
            <GameList games={games} onChoose={(one) => goToGame(one.id)} />
          ) : problem === "" ? (
            <p class="note">{say.loading}</p>
          ) : (
            <div class="bad" role="alert">
              <p>{problem}</p>
              <button type="button" class="act" onClick={again}>
                {words.start.again}
              </button>
            </div>
          )}
        </div>
        {game !== undefined && made !== null && (
          <Setup key={game.id} game={game} made={made} onMade={change} onChange={goHome} />
        )}
      </main>
      {dialog && (
        <SettingsDialog onClose={() => setDialog(false)}>
          {canHavePasskeys() && <PasskeyPanel />}
          <ForgetMe />
        </SettingsDialog>
      )}
    </div>
  );
}
