/**
 * The table of a game whose cards are known by what is printed on them: seats with their assets, the piles, what is
 * being used, what is asked, the own hand. It knows no rule: all of it is what the server tells.
 */

import type { Signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { abilitiesWords } from "#words/abilities";
import { boardWords } from "#words/board";
import { tableWords } from "#words/table";
import { useHeldFocus } from "../app/focus";
import { nextOrder, settings } from "../app/settings";
import type { Box } from "../motion/geometry";
import { asking, orders, targets, type Asked } from "../visit/abilities";
import { company, othersClockwise } from "../visit/company";
import { looked } from "../visit/looked";
import { Marks } from "../visit/Marks";
import { asked as isAsked } from "../visit/say";
import { boardStatus } from "../visit/say-abilities";
import { Tellings } from "../visit/Tellings";
import { TimeLeft } from "../visit/TimeLeft";
import type { Visit } from "../visit/Visit";
import { Words } from "../visit/Words";
import type { Snapshot, View } from "../wire/types";
import { person, seatLabel } from "../words/company";
import { eventParts, worthTelling } from "../words/events";
import { cardName, told } from "../words/words";
import { Ask } from "./Ask";
import { CardSheet } from "./CardSheet";
import { Middle } from "./Middle";
import { useMoves } from "./moving";
import { Assets, Place } from "./Places";
import { TileRow } from "./TileRow";
import "../style/board.css";
import "../style/board-large.css";
import "../style/board-upright.css";
import "../style/board-flat.css";
import "../style/ask.css";
import "../style/ticker.css";

const TICKER_LINES = 3;

/** A larger hand is shown in plates: whole cards would take the table's place. */
const MOST_WHOLE = 14;

/** What is asked about other seats. */
const JUDGED = ["players", "assets"];

/** A hand that has been larger than this in a deal keeps more room: cards that come and go don't move the table. */
const MOST_IN_STANDARD_ROOM = 9;

interface BoardProps {
  visit: Visit;
  snapshot: Snapshot;
  view: View;
  at: Signal<number>;
}

function Status({ visit, snapshot, view, asked }: Omit<BoardProps, "at"> & { asked: Asked | null }) {
  const notice = visit.notice.value.text;
  const own = isAsked(view, snapshot.you) || asked !== null;
  if (notice === "" && asked !== null) return null;
  const status = boardStatus(snapshot, view);
  return (
    <div class={`status board-status${own ? " own" : ""}${notice === "" ? "" : " notice"}`}>
      {notice === "" ? (
        <p key={status}>
          <strong>{status}</strong>
          <TimeLeft snapshot={snapshot} />
        </p>
      ) : (
        <p key={notice}>
          <Words parts={told(notice)} />
        </p>
      )}
    </div>
  );
}

/** The last that happened, where there is no room for the whole log. */
function Ticker({ visit, snapshot }: { visit: Visit; snapshot: Snapshot }) {
  // the last one first, as it stands lowest: those before it stand above it as far as there is room for them
  const lines = worthTelling(visit.state.value.log, snapshot.you).slice(-TICKER_LINES).reverse();
  return (
    <ol class="ticker" aria-hidden="true">
      {lines.map((event, line) => (
        // told anew where it stands now: a line that moved up would jump with each event
        <li key={`${line} ${event.number}`} class={event.because === undefined ? "" : "caused"}>
          <Words parts={eventParts(event, company(snapshot))} />
        </li>
      ))}
    </ol>
  );
}

function Orders({ snapshot, view }: { snapshot: Snapshot; view: View }) {
  return (
    <>
      {orders(view).map(({ seat, card }) => (
        <p key={card} class="ordered">
          {abilitiesWords.obliged(person(company(snapshot), seat), cardName(card))}
        </p>
      ))}
    </>
  );
}

/** The viewer's own place: assets, what is left of the turn, and the buttons. */
function Own({ visit, snapshot, view, asked }: Omit<BoardProps, "at"> & { asked: Asked | null }) {
  const seat = snapshot.you ?? 0;
  const say = tableWords;
  const offered = visit.offered.value;
  return (
    <>
      <div class="own-place">
        <div class="place-head">
          <span class="seat-name">{seatLabel(company(snapshot), seat)}</span>
          <Marks snapshot={snapshot} view={view} seat={seat} />
        </div>
        <Assets snapshot={snapshot} seat={seat} asked={asked} />
        <Orders snapshot={snapshot} view={view} />
      </div>
      {asked === null && (
        <div class="actions board-actions">
          {offered.draw !== null && (
            <button type="button" class="act" onClick={() => void visit.act("draw")}>
              {abilitiesWords.draw}
            </button>
          )}
          {offered.end !== null && (
            <button type="button" class="act main" onClick={() => void visit.act("end")}>
              {say.end}
            </button>
          )}
          <button type="button" class="act quiet sort" onClick={nextOrder}>
            {say.sort}
            <span class="wide-only"> {boardWords.sorts[settings.order.value]}</span>
          </button>
        </div>
      )}
    </>
  );
}

/** Where a seat is on the board, as far as it is seen; or its middle. */
function placeOf(board: HTMLElement | null, you: number | null, seat: number): Box {
  const own = seat >= 0 && seat === you;
  const selector = own ? ".own-place" : seat >= 0 ? `.board-seat[data-seat="${seat}"]` : ".middle";
  const box = board?.querySelector(selector)?.getBoundingClientRect();
  if (box === undefined) return { x: 0, y: 0, width: 0, height: 0 };
  const list = own ? undefined : board?.querySelector(".board-top")?.getBoundingClientRect();
  const foot =
    seat >= 0 && list !== undefined ? Math.max(list.top + 40, Math.min(box.bottom, list.bottom)) : box.bottom;
  return { x: box.left, y: box.top, width: box.width, height: foot - box.top };
}

/** Whether a hand has needed more room than is kept for each, at any time of this deal. */
function useMany(deal: string, cards: number): boolean {
  const many = useRef("");
  if (cards > MOST_IN_STANDARD_ROOM) many.current = deal;
  return many.current === deal;
}

/** Where the focus of the board goes on: to what is asked, else to the hand. */
function nextOnBoard(box: HTMLElement): HTMLElement | null {
  return (
    box.querySelector<HTMLElement>(".ask .choice, .ask .enough") ??
    box.querySelector<HTMLElement>('.hand-card[tabindex="0"]')
  );
}

export function Board({ visit, snapshot, view, at }: BoardProps) {
  const say = abilitiesWords;
  const { you } = snapshot;
  const box = useRef<HTMLDivElement>(null);
  const focus = useHeldFocus(box, nextOnBoard);
  const seats = othersClockwise(snapshot.seats.length, you);
  const deal = `${snapshot.matches}.${view.deal}`;
  const flights = useMoves(box, visit.state.value, deal, { view, seats });
  const hand = visit.hand.value;
  const many = useMany(deal, hand.length);
  const usable = visit.offered.value.cards;
  const asked = view.standings.dealOver ? null : asking(view);
  const open = targets(asked);
  const picked = asked?.question.picked ?? [];
  // who chooses among players or what lies before them sees all of it
  const judging = asked !== null && JUDGED.includes(asked.question.kind);
  const ordered = new Set(orders(view).map((order) => order.card));
  const act = (line: string) => void visit.act(line);
  const looks = [
    "board",
    asked !== null && "asking",
    judging && "judging",
    (asked !== null || isAsked(view, you)) && "choosing",
  ];
  return (
    <div
      class={looks.filter((look) => look !== false).join(" ")}
      ref={box}
      onFocusIn={focus.onFocusIn}
      onFocusOut={focus.onFocusOut}
    >
      <div class="board-top">
        <ul class="board-seats">
          {seats.map((seat) => (
            <Place key={seat} snapshot={snapshot} view={view} seat={seat} asked={asked} onChoose={act} />
          ))}
        </ul>
      </div>
      <Middle snapshot={snapshot} view={view} asked={asked} />
      <div class="board-news">
        <Ticker visit={visit} snapshot={snapshot} />
        <Status visit={visit} snapshot={snapshot} view={view} asked={asked} />
      </div>
      <Tellings
        snapshot={snapshot}
        view={view}
        news={visit.state.value.fresh}
        fresh={!visit.state.value.resync}
        place={(seat) => placeOf(box.current, you, seat)}
      />
      {asked !== null && (
        <Ask
          snapshot={snapshot}
          view={view}
          asked={asked}
          company={company(snapshot)}
          onChoose={(one) => act(one.line)}
        />
      )}
      {you !== null && (
        <>
          <Own visit={visit} snapshot={snapshot} view={view} asked={asked} />
          <TileRow
            class={`board-hand${many ? " many" : ""}`}
            each="hand-card"
            whole={hand.length <= MOST_WHOLE}
            label={boardWords.hand(hand.length)}
            help="hand-help"
            at={at}
            cards={hand.map((card) => {
              const marked = usable.has(card) || open.has(card);
              const turn = visit.offered.value.end !== null;
              const can = open.has(card)
                ? boardWords.target
                : marked
                  ? boardWords.usable
                  : turn
                    ? boardWords.unusable
                    : "";
              const note = ordered.has(card) ? `${say.order}${can === "" ? "" : `, ${can}`}` : can;
              return { card, marked, note, picked: picked.indexOf(card) + 1 };
            })}
            onOpen={(card) => (looked.value = card)}
          />
          <p id="hand-help" class="unseen">
            {boardWords.handHelp}
          </p>
        </>
      )}
      <div class="layer flights" aria-hidden="true" ref={flights} />
      {looked.value !== "" && (
        <CardSheet
          key={looked.value}
          visit={visit}
          view={view}
          card={looked.value}
          onClose={() => (looked.value = "")}
        />
      )}
    </div>
  );
}
