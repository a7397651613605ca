/** The keyboard at the table: one tab stop for the hand, single keys for the rest, type-ahead for cards. */

import { detailOf } from "../cards/details";
import { kindOf, pack } from "../cards/pack";

export type KeyAct =
  | "draw"
  | "pass"
  | "end"
  | "call"
  | "catch"
  | "decide"
  | "order"
  | "text"
  | "rules"
  | "chat"
  | "keys"
  | "explain"
  | "nextLegal"
  | "grab"
  | "other"
  | "speak"
  | "several"
  | "ready"
  | "undo";

const LETTERS: Record<string, KeyAct> = {
  d: "draw",
  p: "pass",
  e: "end",
  l: "call",
  c: "catch",
  s: "decide",
  o: "order",
  t: "text",
  i: "rules",
  m: "chat",
  n: "nextLegal",
  g: "grab",
  x: "other",
  w: "speak",
  v: "several",
  y: "ready",
  u: "undo",
  "?": "keys",
  h: "explain",
};

/** How long the letters of a card's name belong together. */
export const TYPE_AHEAD_MILLIS = 1500;

export interface Typing {
  text: string;
  at: number;
}

export const NOTHING_TYPED: Typing = { text: "", at: 0 };

export type Key =
  | { type: "act"; act: KeyAct }
  /** Letters of a card: goes to the first card from here on that begins so. */
  | { type: "seek"; typing: Typing }
  | { type: "none" };

/** Whether a card's name in the notation begins so. */
function begins(typed: string): boolean {
  return pack.value.kinds.some((kind) => kind.letters.startsWith(typed));
}

/**
 * What a key means. A digit, or a letter that does nothing by itself, begins a card's name, and so does any letter
 * with shift; while one is being typed further letters belong to it (so `7 d` is the seven of diamonds, and `d` alone
 * draws).
 */
export function meaning(key: string, typing: Typing, now: number): Key {
  const upper = key.toUpperCase();
  const going = typing.text !== "" && now - typing.at < TYPE_AHEAD_MILLIS;
  const text = typing.text + upper;
  if (going && begins(text)) return { type: "seek", typing: { text, at: now } };
  const act = LETTERS[key.toLowerCase()];
  const shifted = key !== key.toLowerCase();
  if (key.length === 1 && (act === undefined || shifted) && begins(upper))
    return { type: "seek", typing: { text: upper, at: now } };
  return act === undefined ? { type: "none" } : { type: "act", act };
}

/** The name that type-ahead compares with. */
function typedName(card: string): string {
  return kindOf(card)?.letters ?? detailOf(card)?.rank ?? card.toUpperCase();
}

/** The place of the card that the typed letters mean, seeking on from the place held now; -1 if none fits. */
export function seek(cards: readonly string[], typed: string, from: number): number {
  const start = typed.length === 1 ? from + 1 : from;
  for (let step = 0; step < cards.length; step++) {
    const at = (start + step + cards.length) % cards.length;
    if (typedName(cards[at]!).startsWith(typed)) return at;
  }
  return -1;
}

/** Where the focus in the hand goes; null for keys that do not move it. */
export function moved(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case "ArrowLeft":
      return (at - 1 + count) % count;
    case "ArrowRight":
      return (at + 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

/** The next place, round the hand, whose card is legal; the same place if none is. */
export function nextLegal(cards: readonly string[], legal: ReadonlySet<string>, at: number): number {
  for (let step = 1; step <= cards.length; step++) {
    const place = (at + step) % cards.length;
    if (legal.has(cards[place]!)) return place;
  }
  return at;
}
