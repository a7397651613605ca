/** Where cards come from and fly to. */

import { timesAsLong } from "../app/settings";
import { backArt } from "../art/back";
import type { TableEvent } from "../wire/types";
import { placed } from "./CardLayer";
import type { Spot } from "./geometry";
import type { Layout } from "./layout";
import type { Tracked } from "./track";

const FLIGHT_MILLIS = 420;

/** Where a seat's cards are: its place, or the viewer's own hand. */
export function spotOfSeat(laid: Layout, seats: readonly number[], seat: number): Spot {
  const box = laid.seats[seats.indexOf(seat)];
  if (box === undefined)
    return { x: laid.handBox.x + laid.handBox.width / 2, y: laid.handBox.y, turn: 0, scale: 0.8 };
  return {
    x: box.x + box.width / 2 - laid.card.width / 2,
    y: box.y + box.height / 2 - laid.card.height / 2,
    turn: 0,
    scale: 0.35,
  };
}

/** Where a card that lay nowhere before comes from: from whoever has played it, else from the stock. */
export function sourceOf(
  tracked: Pick<Tracked, "card" | "zone">,
  news: readonly TableEvent[],
  laid: Layout,
  seats: readonly number[],
): Spot {
  const play =
    tracked.zone === "hand"
      ? undefined
      : news.findLast(({ verb, words }) => /^(played|laid)$/.test(verb) && words.includes(tracked.card));
  return play === undefined ? laid.stock : spotOfSeat(laid, seats, play.seat);
}

/** A back that flies from the stock to whoever gets the card; it lives only as long as it flies. */
function fly(layer: HTMLElement, laid: Layout, to: Spot, delay: number): void {
  const card = document.createElement("div");
  card.className = "flat-card flight";
  card.style.width = `${laid.card.width}px`;
  card.style.height = `${laid.card.height}px`;
  card.append(backArt());
  layer.append(card);
  const flight = card.animate(
    [
      { transform: placed(laid.stock), opacity: 1 },
      { transform: placed(to), opacity: 0.4 },
    ],
    {
      duration: FLIGHT_MILLIS * timesAsLong(),
      delay: delay * timesAsLong(),
      fill: "backwards",
      easing: "ease-in-out",
    },
  );
  flight.onfinish = () => card.remove();
  flight.oncancel = () => card.remove();
}

/** Between two cards of a draw, and between two that are dealt. */
const DRAW_STEP = 90;
const DEAL_STEP = 25;
/** So many rounds of a deal are seen, and so many cards of a draw. */
const ROUNDS = 3;
const MOST_DRAWN = 4;
/** Where more has happened at once, the rest of it is not flown. */
const MOST_FLIGHTS = 30;

/** What the others have drawn and were dealt flies to them. */
export function flyTo(
  layer: HTMLElement,
  laid: Layout,
  seats: readonly number[],
  news: readonly TableEvent[],
): void {
  const others = news.filter((event) => seats.includes(event.seat));
  const dealt = others.filter((event) => event.verb === "dealt");
  const deals = Array.from({ length: ROUNDS }, () => dealt)
    .flat()
    .map(({ seat }, i) => ({ seat, delay: i * DEAL_STEP }));
  const draws = others
    .filter((event) => event.verb === "drew")
    .flatMap(({ seat, words }) => {
      const cards = Number(words.find((word) => /^\d+$/.test(word)) ?? 1);
      return Array.from({ length: Math.min(cards, MOST_DRAWN) }, (_, i) => ({ seat, delay: i * DRAW_STEP }));
    });
  for (const { seat, delay } of [...deals, ...draws].slice(0, MOST_FLIGHTS))
    fly(layer, laid, spotOfSeat(laid, seats, seat), delay);
}
