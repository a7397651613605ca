/** The end of a deal or match: who won, what everybody scored, how it goes on. */

import { abilitiesWords } from "#words/abilities";
import { endWords } from "#words/end";
import { lobbyWords } from "#words/lobby";
import { among } from "../words/saying";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { elsewhere } from "../app/focus";
import { goHome } from "../app/route";
import { motionAllowed } from "../app/settings";
import { HouseRules } from "../lobby/HouseRules";
import { Invitation } from "../lobby/Invitation";
import { OpenSeatList } from "../lobby/SitDown";
import { company } from "../visit/company";
import { team } from "../visit/facts";
import { solitary } from "../visit/say";
import { gathers, ReadyButton, ReadyNote } from "../visit/Ready";
import type { Visit } from "../visit/Visit";
import { recordAddress } from "../wire/http";
import type { CatalogueGame, Snapshot, View } from "../wire/types";
import { person } from "../words/company";
import { gameName } from "../words/words";
import { Again, Willing } from "./Again";
import { Alone, AnotherNumber, Repeated } from "./Alone";
import { Check } from "./Check";
import { AfterDeal } from "./parts";
import { LeftHands } from "./LeftHands";
import { unfold } from "./moment";
import { Scores } from "./Scores";
import { before, counted } from "./standing";

function winners(snapshot: Snapshot, view: View): string {
  const say = endWords;
  const { over, dealWinners, matchWinners } = view.standings;
  const list = over ? matchWinners : dealWinners;
  const people = company(snapshot);
  const { you } = people;
  if (solitary(view)) {
    const name = you === null ? person(people, 0).name : null;
    return list.length > 0 ? say.aloneWon(name) : say.aloneLost(name);
  }
  const own = you !== null && list.includes(you);
  const others = list.filter((seat) => seat !== you).map((seat) => person(people, seat).name);
  if (list.length === 0) return over ? say.nobodyMatch : undecided(snapshot, view);
  const side = team(snapshot, list[0]!);
  if (list.length > 1 && side !== null && list.every((seat) => team(snapshot, seat) === side))
    return abilitiesWords.teamWon(others, own);
  if (over) return list.length > 1 ? say.shared(others, own) : say.wonMatch(others, own);
  return say.won(others, own);
}

/** A deal that nobody has won: somebody may have got points for it all the same. */
function undecided(snapshot: Snapshot, view: View): string {
  const { scored } = view.standings;
  const takers = [...scored.keys()].filter((seat) => scored[seat]! > 0);
  const [taker] = takers;
  if (snapshot.game.best === "most" && taker !== undefined && takers.length === 1)
    return endWords.takes(person(company(snapshot), taker), scored[taker]!);
  return counted(view) ? endWords.nobodyOut : endWords.nobody;
}

/** Between matches seats are open: who plays the next one. */
function OpenSeats({ visit, snapshot }: { visit: Visit; snapshot: Snapshot }) {
  const free = snapshot.seats.some((seat) => seat.name === null);
  const [shown, setShown] = useState(false);
  if (!free && snapshot.seats.every((seat) => seat.may === undefined)) return null;
  return (
    <details class="open-seats" open={shown || free} onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary>{endWords.seats}</summary>
      <OpenSeatList visit={visit} snapshot={snapshot} />
      {free && <Invitation table={snapshot.table} game={gameName(snapshot.game)} />}
    </details>
  );
}

/** Between matches the host may choose other rules, and everybody sees what has changed. */
function NextRules({
  visit,
  snapshot,
  game,
}: {
  visit: Visit;
  snapshot: Snapshot;
  game: CatalogueGame | undefined;
}) {
  const news = Object.keys(snapshot.were ?? {}).length > 0;
  const [shown, setShown] = useState(false);
  if (!news && (snapshot.mayChoose !== true || (game?.options.length ?? 0) === 0)) return null;
  return (
    <details
      class="open-seats next-rules"
      open={shown || news}
      onToggle={(event) => setShown(event.currentTarget.open)}
    >
      <summary>{lobbyWords.rulesOfNext}</summary>
      <HouseRules visit={visit} snapshot={snapshot} game={game} />
    </details>
  );
}

/** The last result that was seen to come, by its table, match and deal. */
let seen = "";

/** A result that has just come unfolds, once; who comes to it later finds it as it is. */
function useMoment(visit: Visit, snapshot: Snapshot, view: View, panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const result = `${snapshot.table}.${snapshot.matches}.${view.deal}`;
    const fresh = seen !== result && !visit.state.value.resync;
    seen = result;
    if (!fresh || !motionAllowed() || panel.current?.animate === undefined) return;
    unfold(panel.current, before(snapshot, view) ?? []);
  }, [view.deal]);
}

export function EndPanel({
  visit,
  snapshot,
  view,
  game,
  onLook,
}: {
  visit: Visit;
  snapshot: Snapshot;
  view: View;
  game: CatalogueGame | undefined;
  onLook: () => void;
}) {
  const say = endWords;
  const { over, ending, deal } = view.standings;
  const heading = useRef<HTMLHeadingElement>(null);
  const seated = snapshot.you !== null;
  const panel = useRef<HTMLElement>(null);
  useMoment(visit, snapshot, view, panel);
  useEffect(() => {
    if (!elsewhere()) heading.current?.focus({ preventScroll: true });
  }, [deal, over]);
  return (
    <section class="end-panel" aria-labelledby="end-title" ref={panel}>
      <p class="kicker">{solitary(view) ? say.aloneTitle : over ? say.matchTitle : say.dealTitle(deal)}</p>
      <h2 id="end-title" tabIndex={-1} ref={heading}>
        {winners(snapshot, view)}
      </h2>
      {ending !== "" && ending !== "out" && (
        <p class="note">
          {solitary(view)
            ? say.aloneLeft(view.stock, view.hands[0]?.count ?? 0)
            : (among(say.endings, ending) ?? ending)}
        </p>
      )}
      {snapshot.repeated === true && <Repeated number={snapshot.dealNumber} />}
      <Scores snapshot={snapshot} />
      <LeftHands snapshot={snapshot} view={view} />
      <div class="row wrap end-acts">
        {over && (gathers(snapshot) ? <ReadyNote snapshot={snapshot} /> : <Willing snapshot={snapshot} />)}
        {seated && over && gathers(snapshot) && <ReadyButton visit={visit} snapshot={snapshot} />}
        {seated && over && !gathers(snapshot) && <Again visit={visit} snapshot={snapshot} />}
        {seated && !over && snapshot.suspended !== true && (
          <button type="button" class="act main" onClick={() => void visit.ask("next")}>
            {say.next}
          </button>
        )}
        {snapshot.may !== undefined && <Alone visit={visit} snapshot={snapshot} />}
        <button type="button" class="act" onClick={onLook}>
          {say.look}
        </button>
      </div>
      {!seated && <p class="note">{say.spectatorNote}</p>}
      {over && <OpenSeats visit={visit} snapshot={snapshot} />}
      {over && snapshot.may?.includes("repeat") === true && <AnotherNumber visit={visit} />}
      {over && <NextRules visit={visit} snapshot={snapshot} game={game} />}
      <div class="row wrap">
        {over && (
          <button type="button" class="act" onClick={goHome}>
            {say.newTable}
          </button>
        )}
        <AfterDeal snapshot={snapshot} />
        <a class="act" href={recordAddress(snapshot.table)} download={`eightfold-${snapshot.table}.yaml`}>
          {say.record}
        </a>
      </div>
      {snapshot.dealNumber === undefined && (
        <Check snapshot={snapshot} promises={visit.state.value.promises} nonces={visit.nonces.value} />
      )}
    </section>
  );
}
