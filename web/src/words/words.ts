/** The language in force, and names of cards in it. */

import { detailName } from "../cards/details";
import { face } from "../cards/notation";
import { signs } from "../cards/signs";
import type { GameName, SuitSigns } from "../wire/types";
import { merged, type Dictionary, type Parts } from "./dictionary";
import { en, type Part, type Words } from "./en";
import { dictionary, type Language } from "./languages";

/** English until another language is loaded. */
export const words: Words = { ...en };

type PartName = keyof Parts;

/** The words of parts of the page that are loaded by themselves, as far as they are here. */
const parts = new Map<PartName, { english: object; words: object }>();
let loaded: Dictionary = {};

/** From now on all words are of this language; what it lacks, or all if it cannot be had, is said in English. */
export async function loadLanguage(language: Language): Promise<void> {
  loaded = (await dictionary(language).catch(() => null)) ?? {};
  Object.assign(words, merged<Words>(en, loaded));
  for (const [name, part] of parts) Object.assign(part.words, merged(part.english, loaded[name] ?? {}));
}

/** The words of such a part, in the language that is loaded. */
export function localized<K extends PartName>(name: K, english: Parts[K]): Parts[K] {
  const its = merged<object>(english, loaded[name] ?? {});
  parts.set(name, { english, words: its });
  return its as Parts[K];
}

const SUIT_SIGN: Record<string, string> = { C: "♣", D: "♦", H: "♥", S: "♠" };

/** The sign that stands for a suit in a line of text; empty where the pack's signs are no letters. */
export function suitSign(suit: string): string {
  return signs.value === "french" ? (SUIT_SIGN[suit] ?? suit) : "";
}

export function suitName(suit: string): string {
  return (
    words.signs[signs.value].suits[suit] ?? words.suits[suit] ?? (suit === "free" ? words.freeSuit : suit)
  );
}

export function rankName(rank: string): string {
  return (
    words.signs[signs.value].ranks[rank] ?? words.ranks[rank] ?? (rank === "free" ? words.freeRank : rank)
  );
}

/** What stands in the corner of a card of this rank, in the pack of the table or another. */
export function corner(rank: string, pack: SuitSigns = signs.value): string {
  return words.signs[pack].indices[rank] ?? words.indices[rank] ?? rank;
}

/** What is played at a table: a rule book of its own is never taken for the game whose name it may have. */
export function gameName(game: GameName): string {
  return game.own === true ? words.ownBook.name(game.name) : game.name;
}

/** A card in words: "seven of hearts". */
export function cardName(card: string): string {
  const what = face(card);
  switch (what.sort) {
    case "suited":
      return words.card(rankName(what.rank), suitName(what.suit));
    case "joker":
      return what.red ? words.redJoker : words.blackJoker;
    case "named":
      return detailName(what.id) ?? what.id;
  }
}

/** A card in signs: "7♥". */
export function cardSign(card: string): string {
  const what = face(card);
  switch (what.sort) {
    case "suited":
      return corner(what.rank) + suitSign(what.suit);
    case "joker":
      return cardName(card);
    case "named":
      return cardName(card);
  }
}

export function cardNames(cards: readonly string[]): string {
  return words.and(cards.map(cardName));
}

/** Words with cards in them as one text for a voice. */
export function plain(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === "string" ? part : cardName(part.card))).join("");
}

/** Cards with commas between them, to be drawn. */
export function listed(cards: readonly string[]): Part[] {
  return cards.flatMap((card, i): Part[] => (i === 0 ? [{ card }] : [", ", { card }]));
}

/** A sentence with a capital letter at its beginning: a Turkish i keeps its dot. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase(words.language) + sentence.slice(1);
}

/**
 * A sentence of the server: its cards, which it writes in the notation, become cards; it begins with a
 * capital letter.
 */
export function told(sentence: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const match of sentence.matchAll(/\b(?:(?:10|[2-9AJQK])[CDHS]|RJ|BJ)\b/g)) {
    if (match.index > at) parts.push(sentence.slice(at, match.index));
    parts.push({ card: match[0] });
    at = match.index + match[0].length;
  }
  if (at < sentence.length) parts.push(sentence.slice(at));
  const [first] = parts;
  if (typeof first === "string") parts[0] = capital(first);
  return parts;
}
