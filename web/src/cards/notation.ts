/** Cards as NOTATION.md writes them: rank and suit together (`10H`), `RJ` and `BJ` for the jokers. */

import { detailPlace } from "./details";

export const SUITS = ["C", "D", "H", "S"] as const;
export type Suit = (typeof SUITS)[number];

export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"] as const;
export type Rank = (typeof RANKS)[number];

export type Face =
  | { sort: "suited"; rank: Rank; suit: Suit }
  | { sort: "joker"; red: boolean }
  /** A card of another kind of game, known by its id. */
  | { sort: "named"; id: string };

const SYMBOLS: Record<string, Suit> = { "♣": "C", "♦": "D", "♥": "H", "♠": "S" };

export function isSuit(text: string): text is Suit {
  return (SUITS as readonly string[]).includes(text);
}

export function isRank(text: string): text is Rank {
  return (RANKS as readonly string[]).includes(text);
}

/** What a card's name stands for. */
export function face(card: string): Face {
  if (card === "RJ" || card === "BJ") return { sort: "joker", red: card === "RJ" };
  const suit = card.slice(-1);
  const rank = card.slice(0, -1);
  return isSuit(suit) && isRank(rank) ? { sort: "suited", rank, suit } : { sort: "named", id: card };
}

/** A typed card as the notation writes it (`10♥`, `th`, `rj`), or null if it is none. */
export function readCard(typed: string): string | null {
  const text = typed
    .trim()
    .toUpperCase()
    .replace(/[♣♦♥♠]/u, (symbol) => SYMBOLS[symbol] ?? symbol);
  if (text === "RJ" || text === "BJ") return text;
  const match = /^(10|T|[2-9AJQK])([CDHS])$/.exec(text);
  return match === null ? null : (match[1] === "T" ? "10" : match[1]!) + match[2]!;
}

/** How a player's hand is laid out. */
export type Order = "suit" | "rank" | "dealt";
export const ORDERS: readonly Order[] = ["suit", "rank", "dealt"];

/** Black and red suits side by side in turn, so that neighbours are told apart. */
const SUIT_PLACE: Record<Suit, number> = { C: 0, D: 1, S: 2, H: 3 };

function place(card: string, order: Order): number {
  const what = face(card);
  switch (what.sort) {
    case "named":
      return 1000 + detailPlace(card, RANKS, order === "suit");
    case "joker":
      return what.red ? 901 : 900;
    case "suited": {
      const rank = RANKS.indexOf(what.rank);
      const suit = SUIT_PLACE[what.suit];
      return order === "suit" ? suit * 20 + rank : rank * 10 + suit;
    }
  }
}

/** The cards in the order chosen; `dealt` leaves them as the server lists them. */
export function sorted(cards: readonly string[], order: Order): string[] {
  const result = [...cards];
  return order === "dealt"
    ? result
    : result.sort((a, b) => place(a, order) - place(b, order) || (a < b ? -1 : 1));
}

/** How many cards of each suit a hand holds. */
export function countBySuit(cards: readonly string[]): Record<Suit, number> {
  const counts: Record<Suit, number> = { C: 0, D: 0, H: 0, S: 0 };
  for (const card of cards) {
    const what = face(card);
    if (what.sort === "suited") counts[what.suit]++;
  }
  return counts;
}

/** How many cards of a rank a hand holds. */
export function countOfRank(cards: readonly string[], rank: string): number {
  return cards.filter((card) => {
    const what = face(card);
    return what.sort === "suited" && what.rank === rank;
  }).length;
}
