/** Where cards come from and fly to. */

import { timesAsLong } from "../app/settings";
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

/** Backs that fly from the stock to whoever drew; they live only as long as they fly. */
export function fly(layer: HTMLElement, laid: Layout, from: Spot, to: Spot): void {
  const card = document.createElement("div");
  card.className = "flat-card flight";
  card.style.width = `${laid.card.width}px`;
  card.style.height = `${laid.card.height}px`;
  layer.append(card);
  const flight = card.animate(
    [
      { transform: placed(from), opacity: 1 },
      { transform: placed(to), opacity: 0.4 },
    ],
    { duration: FLIGHT_MILLIS * timesAsLong(), easing: "ease-in-out" },
  );
  flight.onfinish = () => card.remove();
  flight.oncancel = () => card.remove();
}
