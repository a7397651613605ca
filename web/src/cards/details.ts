/** What is printed on the cards of the game at the table, where that is more than rank and suit. */

import { signal } from "@preact/signals";
import type { CardDetail, CardSide } from "../wire/types";

/** By the card's name in the notation; empty for games whose cards are rank and suit. */
export const details = signal<ReadonlyMap<string, CardDetail>>(new Map());

/** Makes these the cards of the table. */
export function knowCards(cards: readonly CardDetail[]): void {
  details.value = new Map(cards.map((card) => [card.id, card]));
}

/** The card that a word of the notation means, without its side (`x/a`); copies of a card keep their mark. */
export function cardOf(word: string): string {
  return word.split("/")[0]!;
}

/** What is printed on a card; undefined for a card of rank and suit. Copies (`x#2`) are printed alike. */
export function detailOf(word: string): CardDetail | undefined {
  return details.value.get(cardOf(word).split("#")[0]!);
}

/** The sides that count for this word: the one that it names, or all. */
export function sidesOf(word: string): CardSide[] {
  const sides = detailOf(word)?.sides ?? [];
  const letter = word.split("/")[1];
  const named = letter === undefined ? [] : sides.filter((side) => side.letter === letter);
  return named.length > 0 ? named : sides;
}

/** All colours of a card, those of both sides where it is split: it has them wherever it lies. */
export function coloursOf(word: string): string[] {
  return [...new Set((detailOf(word)?.sides ?? []).flatMap((side) => side.colours))];
}

/** What kinds of card it can be. */
export function typesOf(word: string): string[] {
  return [...new Set(sidesOf(word).map((side) => side.type))];
}

/** Its name for people: of a split card in play, that of its side. */
export function detailName(word: string): string | null {
  const detail = detailOf(word);
  if (detail === undefined) return null;
  const sides = sidesOf(word);
  return sides.length === 1 ? sides[0]!.name : detail.name;
}

/** Replaces names of cards in a typed line by their names in the notation; the longest name counts. */
export function namesToIds(typed: string): string {
  const names = [...details.value.values()].flatMap((card) =>
    [card.name, ...card.sides.map((side) => side.name)].map((name) => ({
      name: name.toLowerCase(),
      id: card.id,
    })),
  );
  names.sort((a, b) => b.name.length - a.name.length);
  let text = ` ${typed.trim()} `;
  for (const { name, id } of names) {
    const at = text.toLowerCase().indexOf(` ${name}`);
    const after = text[at + 1 + name.length] ?? "";
    if (at >= 0 && /[\s,/]/.test(after))
      text = `${text.slice(0, at + 1)}${id}${text.slice(at + 1 + name.length)}`;
  }
  return text.trim();
}

/** Where a card stands in a hand that is sorted: by its first colour and rank, or by rank and colour. */
export function detailPlace(word: string, ranks: readonly string[], byColour: boolean): number {
  const colours = [
    ...new Set([...details.value.values()].flatMap((card) => card.sides[0]?.colours[0] ?? [])),
  ];
  const rank = ranks.indexOf(detailOf(word)?.rank ?? "");
  const colour = colours.indexOf(coloursOf(word)[0] ?? "");
  return byColour ? colour * 20 + rank : rank * 20 + colour;
}
