/** The language in force, and names of cards in it. */

import { cardsWords } from "#words/cards";
import { pageWords } from "#words/page";
import { detailName } from "../cards/details";
import { cardsWithin, kindOf, pictured, rankOf, suitOf } from "../cards/pack";
import { signs } from "../cards/signs";
import type { PackKind } from "../wire/pack";
import type { GameName, SuitSigns } from "../wire/types";
import type { Language } from "./languages";
import { speak } from "./localized";
import { among, type Part } from "./saying";

/** What every page may say: English until another language is there. */
export const words = pageWords;

/** From now on all words are of this language; a part that cannot be had in it is said in English. */
export const loadLanguage = (language: Language): Promise<void> => speak(language);

/** A sign that is no word, for which there would be an emblem. */
const SIGN = /^\P{L}{1,3}$/u;

/** The sign that stands for a suit in a line of text; empty where it is drawn, and is no letter. */
export function suitSign(suit: string): string {
  const sign = suitOf(suit)?.sign ?? suit;
  return signs.value === "french" && SIGN.test(sign) ? sign : "";
}

/** What the pack of a table, or another, calls a suit, a rank or a corner; else what all packs call it. */
function inPack(kind: "suits" | "ranks" | "indices", name: string, pack: SuitSigns): string | undefined {
  const own =
    among<Partial<Record<typeof kind, Record<string, string>>>>(cardsWords.signs, pack)?.[kind] ?? {};
  return among(own, name) ?? among<string>(cardsWords[kind], name);
}

export function suitName(suit: string): string {
  if (!pictured() && suitOf(suit) !== undefined) return suitOf(suit)!.name;
  return inPack("suits", suit, signs.value) ?? (suit === "free" ? cardsWords.freeSuit : suit);
}

export function rankName(rank: string): string {
  if (!pictured() && rankOf(rank) !== undefined) return rankOf(rank)!.name;
  return inPack("ranks", rank, signs.value) ?? (rank === "free" ? cardsWords.freeRank : rank);
}

/** What stands in the corner of a card of this rank, in the pack of the table or another. */
export function corner(rank: string, pack: SuitSigns = signs.value): string {
  return (pictured() ? inPack("indices", rank, pack) : undefined) ?? rank;
}

/** What is played at a table: a rule book of its own is never taken for the game whose name it may have. */
export function gameName(game: GameName): string {
  return game.own === true ? words.ownBook.name(game.name) : game.name;
}

/** The name of a kind with pictures: by its suit and rank, or a joker by its colour. */
function picturedName({ rank, suits, colour }: PackKind): string {
  if (rank !== undefined && suits.length === 1) return cardsWords.card(rankName(rank), suitName(suits[0]!));
  return colour === "red" ? cardsWords.redJoker : cardsWords.blackJoker;
}

/** The name of a kind of a pack with names of its own. */
function ownName({ name, letters, rank, suits }: PackKind): string {
  if (name !== "") return name;
  const of = suits.map(suitName).join("/");
  if (rank === undefined) return of === "" ? letters : of;
  return of === "" ? rankName(rank) : cardsWords.ownCard(rankName(rank), of);
}

/** A card in words: "seven of hearts". */
export function cardName(card: string): string {
  const kind = kindOf(card);
  if (kind === undefined) return detailName(card) ?? card;
  return pictured() ? picturedName(kind) : ownName(kind);
}

/** A card in signs: "7♥"; what has neither rank nor suit is called by its name. */
export function cardSign(card: string): string {
  const kind = kindOf(card);
  if (kind === undefined || kind.suits.length === 0) return cardName(card);
  const index = pictured() ? corner(kind.rank ?? kind.index) : kind.index;
  return index + kind.suits.map(suitSign).join("");
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
  for (const match of cardsWithin(sentence)) {
    if (match.index > at) parts.push(sentence.slice(at, match.index));
    parts.push({ card: match[0] });
    at = match.index + match[0].length;
  }
  if (at < sentence.length) parts.push(sentence.slice(at));
  const [first] = parts;
  if (typeof first === "string") parts[0] = capital(first);
  return parts;
}
