/** Where cards come from. */

import { cardOf } from "../cards/details";
import type { TableEvent } from "../wire/types";
import type { Box, Size, Spot } from "./geometry";

/** What of a table cards come from and go to. */
export interface Grounds {
  /** The size of a card whose spots these are. */
  card: Size;
  stock: Spot;
  pile: Spot[];
  /** The others, clockwise. */
  seats: Box[];
  handBox: Box;
}

/** Where a seat's cards are: its place, or the viewer's own hand. */
export function spotOfSeat(laid: Grounds, seats: readonly number[], seat: number): Spot {
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

/** The seat whose cards have come into the viewer's hand: by a gift, unseen, or with a whole hand. */
function giver(news: readonly TableEvent[], seats: readonly number[]): number | undefined {
  for (const { verb, seat, other, words } of news) {
    if (verb === "passed-hands") return seats.at(words[0] === "left" ? -1 : 0);
    if (/^(gave|swapped)$/.test(verb) && !seats.includes(other)) return seat;
    if (/^(swapped|stole)$/.test(verb) && !seats.includes(seat)) return other;
  }
  return undefined;
}

/**
 * Where a card that lay nowhere before comes from: from whoever has played or given it, else from the stock.
 *
 * @param seats the others at the table, clockwise
 */
export function sourceOf(
  tracked: { card: string; zone: string },
  news: readonly TableEvent[],
  laid: Grounds,
  seats: readonly number[],
): Spot {
  const from =
    tracked.zone === "hand"
      ? giver(news, seats)
      : news.findLast(
          ({ verb, words }) =>
            /^(played|laid|discarded)$/.test(verb) &&
            words.some((word) => cardOf(word) === cardOf(tracked.card)),
        )?.seat;
  return from === undefined ? laid.stock : spotOfSeat(laid, seats, from);
}
