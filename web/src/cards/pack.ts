/** The pack of the table that is shown: names, letters and faces of its cards come from there. */

import { computed, signal } from "@preact/signals";
import type { Pack, PackKind, PackRank, PackSuit } from "../wire/pack";
import { FRENCH } from "./french";

export const pack = signal<Pack>(FRENCH);

/** Makes this the pack of the table; beside tables it is the French one. */
export function knowPack(known: Pack = FRENCH): void {
  pack.value = known;
}

/** A word as all of its spellings are compared. */
const key = (text: string) => text.trim().toUpperCase();

interface Read {
  kinds: ReadonlyMap<string, PackKind>;
  suits: ReadonlyMap<string, PackSuit>;
  ranks: ReadonlyMap<string, PackRank>;
  /** By all that people may type: the kind as the notation writes it. */
  typed: ReadonlyMap<string, PackKind>;
  /** Where a kind stands in the pack. */
  places: ReadonlyMap<string, number>;
  /** The letters of all kinds, the longest first: what begins another word is found after it. */
  words: RegExp;
}

function spellings(kind: PackKind, suits: Read["suits"], ranks: Read["ranks"]): string[] {
  const suit = kind.suits.length === 1 ? suits.get(kind.suits[0]!) : undefined;
  const rank = kind.rank === undefined ? undefined : ranks.get(kind.rank);
  if (suit === undefined || rank === undefined) return [kind.letters];
  return [
    kind.letters,
    ...[rank.letters, ...rank.also].flatMap((letters) => [letters + suit.letter, letters + suit.sign]),
  ];
}

function reading(told: Pack): Read {
  const suits = new Map(told.suits.map((suit) => [suit.letter, suit]));
  const ranks = new Map(told.ranks.map((rank) => [rank.letters, rank]));
  const letters = told.kinds.map((kind) => kind.letters).sort((a, b) => b.length - a.length);
  return {
    kinds: new Map(told.kinds.map((kind) => [kind.letters, kind])),
    suits,
    ranks,
    typed: new Map(
      told.kinds.flatMap((kind) => spellings(kind, suits, ranks).map((word) => [key(word), kind] as const)),
    ),
    places: new Map(told.kinds.map((kind, i) => [kind.letters, i])),
    words: new RegExp(`\\b(?:${letters.join("|")})\\b`, "g"),
  };
}

const read = computed(() => reading(pack.value));

/** What a card is, by its name in the notation; undefined where the pack has none such. */
export function kindOf(card: string): PackKind | undefined {
  return read.value.kinds.get(card);
}

/** The kind that somebody types: in any case, with the sign of its suit or its letter. */
export function typedKind(typed: string): PackKind | undefined {
  return read.value.typed.get(key(typed));
}

export function suitOf(letter: string): PackSuit | undefined {
  return read.value.suits.get(letter);
}

export function rankOf(letters: string): PackRank | undefined {
  return read.value.ranks.get(letters);
}

/** Where the pack has this kind, from 0. */
export function placeOf(kind: PackKind): number {
  return read.value.places.get(kind.letters) ?? -1;
}

/** Where the notation names cards of the pack in a sentence. */
export function cardsWithin(sentence: string): Iterable<RegExpExecArray> {
  return sentence.matchAll(read.value.words);
}

/** Whether the pack's cards carry pictures, and no faces that are drawn by what is said of them. */
export function pictured(): boolean {
  return pack.value.art !== undefined;
}

/** The suits in an order in which neighbours differ in colour, as far as that can be. */
export const suitOrder = computed((): readonly string[] => {
  const left = [...pack.value.suits];
  const order: PackSuit[] = [];
  while (left.length > 0) {
    const other = left.findIndex((suit) => suit.colour !== order.at(-1)?.colour);
    order.push(...left.splice(Math.max(other, 0), 1));
  }
  return order.map((suit) => suit.letter);
});
