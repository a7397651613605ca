/** The language in force, and names of cards in it. */

import { cardsWords } from "#words/cards";
import { pageWords } from "#words/page";
import { detailName } from "../cards/details";
import { face } from "../cards/notation";
import { signs } from "../cards/signs";
import type { GameName, SuitSigns } from "../wire/types";
import type { Language } from "./languages";
import { speak } from "./localized";
import { among, type Part } from "./saying";

/** What every page may say: English until another language is there. */
export const words = pageWords;

/** From now on all words are of this language; a part that cannot be had in it is said in English. */
export const loadLanguage = (language: Language): Promise<void> => speak(language);

const SUIT_SIGN: Record<string, string> = { C: "♣", D: "♦", H: "♥", S: "♠" };

/** The sign that stands for a suit in a line of text; empty where the pack's signs are no letters. */
export function suitSign(suit: string): string {
  return signs.value === "french" ? (SUIT_SIGN[suit] ?? suit) : "";
}

/** What the pack of a table, or another, calls a suit, a rank or a corner; else what all packs call it. */
function inPack(kind: "suits" | "ranks" | "indices", name: string, pack: SuitSigns): string | undefined {
  const own =
    among<Partial<Record<typeof kind, Record<string, string>>>>(cardsWords.signs, pack)?.[kind] ?? {};
  return among(own, name) ?? among<string>(cardsWords[kind], name);
}

export function suitName(suit: string): string {
  return inPack("suits", suit, signs.value) ?? (suit === "free" ? cardsWords.freeSuit : suit);
}

export function rankName(rank: string): string {
  return inPack("ranks", rank, signs.value) ?? (rank === "free" ? cardsWords.freeRank : rank);
}

/** What stands in the corner of a card of this rank, in the pack of the table or another. */
export function corner(rank: string, pack: SuitSigns = signs.value): string {
  return inPack("indices", rank, pack) ?? rank;
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
      return cardsWords.card(rankName(what.rank), suitName(what.suit));
    case "joker":
      return what.red ? cardsWords.redJoker : cardsWords.blackJoker;
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
