/** The other seats: who sits there, how many cards they hold, what lies open, and what is the matter with them. */

import { tableWords } from "#words/table";
import { sorted } from "../cards/notation";
import type { Box } from "../motion/geometry";
import { company } from "../visit/company";
import { Marks } from "../visit/Marks";
import { Avatar, Backs } from "../visit/Person";
import { TurnRing } from "../visit/TimeLeft";
import { CardWord } from "../visit/Words";
import type { Snapshot, View } from "../wire/types";
import { person } from "../words/company";
import { words } from "../words/words";
import type { Layout } from "./layout";

function SeatPlace({
  snapshot,
  view,
  seat,
  box,
  laid,
}: {
  snapshot: Snapshot;
  view: View;
  seat: number;
  box: Box;
  laid: Layout;
}) {
  const say = tableWords.seat;
  const hand = view.hands[seat]!;
  const at = snapshot.seats[seat]!;
  const { name } = person(company(snapshot), seat);
  const toAct = view.turn === seat && !view.standings.dealOver;
  const acts = toAct || (view.actors.includes(seat) && !view.standings.dealOver);
  const { chips, dense, markLines } = laid;
  const here = at.present || at.kind === "bot";
  const looks = [
    toAct && "acting",
    chips && "chip",
    dense && "dense",
    markLines > 1 && "tall",
    !here && "absent",
  ].filter((look) => look !== false);
  return (
    <li
      class={`seat ${looks.join(" ")}`}
      style={{
        transform: `translate(${box.x}px, ${box.y}px)`,
        width: `${box.width}px`,
        [chips ? "height" : "minHeight"]: `${box.height}px`,
        "--mark-lines": markLines,
      }}
      data-seat={seat}
    >
      <span class="seat-line">
        <span class="seat-face">
          <Avatar name={name} seat={seat} bot={at.kind === "bot"} />
          {acts && <TurnRing snapshot={snapshot} />}
        </span>
        <span class="seat-name" title={name}>
          {name}
        </span>
      </span>
      <span class="seat-line">
        <span class="count">
          <Backs count={hand.count} most={dense ? 1 : chips ? 7 : 12} />
          <span aria-hidden="true">{hand.count}</span>
          <span class="unseen">{say.cards(hand.count)}</span>
        </span>
        {at.kind === "bot" && <span class="unseen">{say.bot}</span>}
        {view.dealer === seat && (
          <span class="tag" title={say.dealer}>
            <span aria-hidden="true">{say.dealerMark}</span>
            <span class="unseen">{say.dealer}</span>
          </span>
        )}
      </span>
      <Marks snapshot={snapshot} view={view} seat={seat} />
      {hand.cards.length > 0 && <OpenCards cards={hand.cards} />}
    </li>
  );
}

/** Cards of another seat that everybody may see, small but to be read. */
function OpenCards({ cards }: { cards: string[] }) {
  return (
    <span class="open-cards">
      <span class="unseen">{words.label(tableWords.seat.open)} </span>
      {sorted(cards, "suit").map((card, i) => (
        <span key={i} class="open-card" data-card={card}>
          <CardWord card={card} />
        </span>
      ))}
    </span>
  );
}

export function Seats({
  snapshot,
  view,
  seats,
  laid,
}: {
  snapshot: Snapshot;
  view: View;
  seats: number[];
  laid: Layout;
}) {
  return (
    <ul class="seats">
      {seats.map((seat, i) => (
        <SeatPlace key={seat} snapshot={snapshot} view={view} seat={seat} box={laid.seats[i]!} laid={laid} />
      ))}
    </ul>
  );
}
