/** Cards as the notation writes them: by the letters that their pack has for them (`10H`, `RJ`, `W4`). */

import { detailPlace } from "./details";
import { kindOf, pack, placeOf, rankOf, suitOf, suitOrder, typedKind } from "./pack";

export function isSuit(text: string): boolean {
  return suitOf(text) !== undefined;
}

export function isRank(text: string): boolean {
  return rankOf(text) !== undefined;
}

/** A typed card as the notation writes it (`10♥`, `th`, `rj`), or null if it is none. */
export function readCard(typed: string): string | null {
  return typedKind(typed)?.letters ?? null;
}

/** How a player's hand is laid out. */
export type Order = "suit" | "rank" | "dealt";
export const ORDERS: readonly Order[] = ["suit", "rank", "dealt"];

/** More than there are suits, and more than there are ranks. */
const MANY = 100;

/** Cards of a suit by rank, or of a rank by suit; then what has no suit, or no rank, as it stands in the pack. */
function place(card: string, order: Order): number {
  const ranks = pack.value.ranks.map((rank) => rank.letters);
  const kind = kindOf(card);
  if (kind === undefined) return MANY * MANY * MANY + detailPlace(card, ranks, order === "suit");
  const at = kind.rank === undefined ? -1 : ranks.indexOf(kind.rank);
  const rank = at < 0 ? MANY - 1 : at;
  const [first] = kind.suits;
  const suit = first === undefined ? MANY - 1 : suitOrder.value.indexOf(first);
  return (order === "suit" ? suit * MANY + rank : rank * MANY + suit) * MANY + placeOf(kind);
}

/** The cards in the order chosen; `dealt` leaves them as the server lists them. */
export function sorted(cards: readonly string[], order: Order): string[] {
  const result = [...cards];
  return order === "dealt"
    ? result
    : result.sort((a, b) => place(a, order) - place(b, order) || (a < b ? -1 : 1));
}

/** How many cards of a suit a hand holds, those of two suits among them. */
export function countOfSuit(cards: readonly string[], suit: string): number {
  return cards.filter((card) => kindOf(card)?.suits.includes(suit) === true).length;
}

/** How many cards of a rank a hand holds. */
export function countOfRank(cards: readonly string[], rank: string): number {
  return cards.filter((card) => kindOf(card)?.rank === rank).length;
}
