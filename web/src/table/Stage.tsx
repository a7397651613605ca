/** The table itself: measures its room, lays everything out, and moves the cards when the view changes. */

import type { RefObject } from "preact";
import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { tableWords } from "#words/table";
import { togetherWords } from "#words/together";
import { motionAllowed, settings } from "../app/settings";
import { sourceOf } from "../motion/flights";
import type { Box, Size } from "../motion/geometry";
import { NO_TRACKS, track, type Tracks } from "../motion/track";
import { cardLine, cardsOf } from "../visit/acts";
import { company, othersClockwise } from "../visit/company";
import { marks } from "../visit/facts";
import { markLetters } from "../visit/Marks";
import { asked, declared, task } from "../visit/say";
import { TimeLeft } from "../visit/TimeLeft";
import type { Visit } from "../visit/Visit";
import { Words } from "../visit/Words";
import type { Snapshot, View } from "../wire/types";
import { person } from "../words/company";
import { told, words } from "../words/words";
import { Actions, Calls, SeenBy } from "./Actions";
import { CardLayer, type Drag } from "./CardLayer";
import { Centre } from "./Centre";
import { DROP_HEIGHT, Hand } from "./Hand";
import { layout, PILE_SHOWN, type Layout } from "./layout";
import { DropPlace, flying, Grab, Tellings } from "./parts";
import { Seats } from "./Seats";

/** Room that the table has, and how large text is wished; kept up to date. */
interface Room {
  size: Size;
  text: number;
}

function useRoom(): { box: RefObject<HTMLDivElement | null>; room: Room } {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room>({ size: { width: 0, height: 0 }, text: 1 });
  useLayoutEffect(() => {
    const element = box.current!;
    const measure = () =>
      setRoom({ size: { width: element.clientWidth, height: element.clientHeight }, text: wishedText() });
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // bars grow with the text, so that the room changes whenever it does
    return () => observer.disconnect();
  }, []);
  return { box, room };
}

const STANDARD_TEXT = 16;

/** How large this reader wants text, 1 as the standard. */
function wishedText(): number {
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(size) && size > 0 ? size / STANDARD_TEXT : 1;
}

function Status({
  visit,
  snapshot,
  view,
  laid,
}: {
  visit: Visit;
  snapshot: Snapshot;
  view: View;
  laid: Layout;
}) {
  const { you } = snapshot;
  const { over, dealOver } = view.standings;
  const own = asked(view, you);
  const text = over
    ? tableWords.matchOver
    : dealOver
      ? tableWords.dealOver
      : snapshot.suspended === true
        ? togetherWords.suspended
        : own
          ? `${words.label(tableWords.yours)} ${task(view)}`
          : view.awaits === "grab"
            ? tableWords.grab.waiting
            : view.turn >= 0
              ? tableWords.turnOf(person(company(snapshot), view.turn).name)
              : "";
  const notice = visit.notice.value.text;
  const demand = declared(view);
  return (
    <div
      class={`status${own ? " own" : ""}${notice === "" ? "" : " notice"}`}
      style={{
        transform: `translate(${laid.status.x}px, ${laid.status.y + laid.status.height}px) translateY(-100%)`,
        width: `${laid.status.width}px`,
      }}
    >
      {notice === "" ? (
        <p>
          <strong>{text}</strong>
          {demand !== null && <span class="extra wide-only">{tableWords.declared(demand)}</span>}
          {view.pendingDraw > 0 && (
            <span class="extra wide-only">{tableWords.penalty(view.pendingDraw)}</span>
          )}
          {view.pendingSkip > 0 && <span class="extra">{tableWords.skipPending(view.pendingSkip)}</span>}
          {!dealOver && <TimeLeft snapshot={snapshot} />}
        </p>
      ) : (
        <p>
          <Words parts={told(notice)} />
        </p>
      )}
    </div>
  );
}

/**
 * Where a seat is on a laid table, or its middle.
 *
 * @param seats the seats in the order of their places
 */
function placeOn(laid: Layout, seats: readonly number[], you: number | null, seat: number): Box {
  return laid.seats[seats.indexOf(seat)] ?? (seat >= 0 && seat === you ? laid.handBox : laid.ring);
}

/** A box on the table as a box in the window. */
function inWindow(box: Box, table: Element | null): Box {
  const { left, top } = table?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { ...box, x: box.x + left, y: box.y + top };
}

interface StageProps {
  visit: Visit;
  snapshot: Snapshot;
  view: View;
  at: Signal<number>;
  /** By whom a deal that is over is seen, if it is. */
  seenBy?: string | undefined;
}

/** The cards under their keys; a new deal begins with new ones. */
function useTracks(match: number, view: View, hand: string[]): Tracks {
  const memory = useRef<{ deal: string; tracks: Tracks }>({ deal: "", tracks: NO_TRACKS });
  return useMemo(() => {
    const deal = `${match}.${view.deal}`;
    const before =
      memory.current.deal === deal
        ? memory.current.tracks
        : { cards: [], given: memory.current.tracks.given };
    const below = Math.max(0, view.pile.length - PILE_SHOWN);
    const tracks = track(before, hand, view.pile.slice(below), below);
    memory.current = { deal, tracks };
    return tracks;
  }, [view, hand]);
}

export function Stage({ visit, snapshot, view, at, seenBy }: StageProps) {
  const { box, room } = useRoom();
  const hot = useSignal<string | null>(null);
  const focused = useSignal<string | null>(null);
  const raised = useSignal<string | null>(null);
  const drag = useSignal<Drag | null>(null);
  const flights = useRef<HTMLDivElement>(null);
  const { you } = snapshot;
  const { fresh: news, resync } = visit.state.value;
  const hand = visit.hand.value;
  const offered = visit.offered.value;
  const seats = useMemo(() => othersClockwise(snapshot.seats.length, you), [snapshot.seats.length, you]);
  const grabs = you !== null && view.awaits === "grab" && !visit.past && !view.standings.dealOver;
  const facts = marks(snapshot, -1);
  const lines = useRef({ deal: "", most: 1 });
  const deal = `${snapshot.matches}.${view.deal}`;
  const lying = Math.max(0, ...seats.map((seat) => view.hands[seat]!.cards.length));
  const laid = useMemo(
    () =>
      layout(
        {
          others: seats.length,
          hand: hand.length,
          pile: view.pile.length,
          seated: you !== null,
          open: lying,
          past: visit.past,
          grab: grabs,
          marks: seats.map((seat) => markLetters(snapshot, view, seat)),
          markLines: lines.current.deal === deal ? lines.current.most : 1,
          rules: facts.map((one) => one.text.length),
        },
        room.size,
        room.text,
      ),
    [seats.length, hand.length, view, you, lying, room, grabs],
  );
  // marks that come and go do not move the table each time
  lines.current = {
    deal,
    most: Math.max(laid.markLines, lines.current.deal === deal ? lines.current.most : 1),
  };
  const tracks = useTracks(snapshot.matches, view, hand);
  const legal = useMemo(() => new Set(offered.cards.keys()), [offered]);
  // Nothing refuses them, and yet they are not offered: they may be played at their player's own risk.
  const risky = useMemo(() => {
    const own = you !== null && view.turn === you && view.awaits === "play";
    return new Set(own ? hand.filter((card) => !legal.has(card) && view.refusals[card] === undefined) : []);
  }, [hand, legal, view]);
  const playable = useMemo(() => {
    const own = tracks.cards.filter(
      ({ zone, card }) => zone === "hand" && (legal.has(card) || risky.has(card)),
    );
    return new Set(own.map(({ key }) => key));
  }, [tracks, legal, risky]);
  const underWay = useMemo(() => new Set(visit.underWay.value.flatMap(cardsOf)), [visit.underWay.value]);
  const choosing = you !== null && (view.turn === you || legal.size > 0) && !view.standings.dealOver;

  useEffect(() => {
    // a deal may have come before there was room to show it
    if (resync || news.length === 0 || flights.current === null || !motionAllowed()) return;
    const layer = flights.current;
    void flying().then(
      (part) => part.showFlights(layer, laid, seats, view, news),
      () => undefined,
    );
  }, [news, room.size.width > 0]);

  // while others are to act a card can be chosen for one's own turn
  const ahead =
    settings.choosesAhead.value &&
    you !== null &&
    view.turn >= 0 &&
    view.turn !== you &&
    !view.standings.dealOver &&
    snapshot.suspended !== true;
  const why = (line: string) => {
    if (snapshot.suspended === true) visit.hint(togetherWords.suspended);
    else if (view.turn !== you && view.turn >= 0)
      visit.hint(tableWords.turnOf(person(company(snapshot), view.turn).name));
    else void visit.act(line);
  };
  const play = (card: string) => {
    const line = cardLine(offered, card, visit.keepOpen.value);
    const refusal = view.refusals[card];
    if (line !== null) void visit.act(line);
    else if (ahead) visit.chooseAhead(card);
    else if (refusal !== undefined) visit.hint(refusal.words);
    else why(`play ${card}`);
  };
  const draw = () => (offered.draw === null ? why("draw") : void visit.act(offered.draw.line));
  const shown = { visit, snapshot, offered, laid };
  return (
    <div class={`stage ${laid.shape}`} ref={box} style={{ fontSize: `${laid.text * STANDARD_TEXT}px` }}>
      {room.size.width > 0 && (
        <div class="stage-floor" style={{ height: `${laid.size.height}px` }}>
          <Seats snapshot={snapshot} view={view} seats={seats} laid={laid} />
          <Centre view={view} facts={facts} laid={laid} onDraw={draw} />
          <DropPlace laid={laid} drag={drag} playable={playable} from={DROP_HEIGHT} />
          <CardLayer
            laid={laid}
            tracks={tracks}
            legal={legal}
            risky={risky}
            choosing={choosing}
            hot={hot}
            focused={focused}
            raised={raised}
            drag={drag}
            source={resync ? null : (tracked) => sourceOf(tracked, news, laid, seats)}
          />
          <div class="layer flights" aria-hidden="true" ref={flights} />
          <Tellings
            snapshot={snapshot}
            view={view}
            news={news}
            fresh={!resync}
            place={(seat) => inWindow(placeOn(laid, seats, you, seat), flights.current)}
          />
          {!grabs && <Status visit={visit} snapshot={snapshot} view={view} laid={laid} />}
          {seenBy !== undefined && <SeenBy snapshot={snapshot} view={view} laid={laid} said={seenBy} />}
          {you !== null && (
            <>
              {!visit.past && (
                <>
                  {!grabs && <Actions {...shown} view={view} />}
                  <Calls {...shown} view={view} />
                </>
              )}
              {grabs && (
                <Grab
                  snapshot={snapshot}
                  offered={offered}
                  laid={laid}
                  notice={visit.notice.value.text}
                  onAct={(act) => void visit.act(act.line)}
                />
              )}
              <Hand
                laid={laid}
                cards={tracks.cards.filter((tracked) => tracked.zone === "hand")}
                legal={legal}
                risky={risky}
                underWay={underWay}
                choosing={choosing}
                at={at}
                hot={hot}
                focused={focused}
                raised={raised}
                drag={drag}
                ahead={visit.ahead.value}
                choosesAhead={ahead}
                onPlay={play}
              />
            </>
          )}
        </div>
      )}
    </div>
  );
}
