/** What somebody looks for among the games, and which games that are: pure functions. */

import type { CatalogueGame } from "../wire/types";

/** What is looked for; the standard of each is anything. */
export interface Wanted {
  search: string;
  /** How many are to play; 0 for any number. */
  players: number;
  /** How many minutes a match may take; 0 for any length. */
  minutes: number;
  /** Where it is at home, as the server says it; empty for anywhere. */
  home: string;
  /** Moods that it is to fit, all of them. */
  moods: readonly string[];
}

export const ANYTHING: Wanted = { search: "", players: 0, minutes: 0, home: "", moods: [] };

export const LENGTHS: readonly number[] = [0, 5, 10, 20, 45];

/** What the server knows besides countries, which stand before these. */
export const WORLD = "world";
export const MADE_UP = "made-up";

/** The words of a text, letters alone: `Vändåtta` is looked for as `vandatta`. */
export function wordsOf(text: string): string[] {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** The words of a text from each of them on, run together: `maumau` is found in Mau-Mau, and `uno` not in Domino. */
function runs(text: string): string[] {
  const all = wordsOf(text);
  return all.map((_, i) => all.slice(i).join(""));
}

/** Whether a text has these words, each whole or its beginning. */
function says(text: string, search: string): boolean {
  const joined = wordsOf(search).join("");
  const has = wordsOf(text);
  return (
    runs(text).some((run) => run.startsWith(joined)) ||
    wordsOf(search).every((wanted) => has.some((word) => word.startsWith(wanted)))
  );
}

function namesOf(game: CatalogueGame): string[] {
  return [game.name, game.id, ...(game.aliases ?? [])];
}

/** The other name of a game that a search has found; null where its own name fits, or none does. */
export function otherName(game: CatalogueGame, search: string): string | null {
  if (wordsOf(search).length === 0 || says(game.name, search)) return null;
  return game.aliases?.find((name) => says(name, search)) ?? null;
}

/** How many letters have to be added, left out, changed or swapped with the next one to make the other word. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1));
      if (swapped) next[j] = Math.min(next[j]!, before[j - 2]! + 1);
    }
    [before, row] = [row, next];
  }
  return row[other.length]!;
}

/** So many letters of a word may be wrong: none where nearly every short word would be near. */
function slips(letters: number): number {
  return letters < 4 ? 0 : letters < 8 ? 1 : 2;
}

/** How far a name, or words at the beginning or the end of it, are from what was typed. */
function farFrom(name: string, typed: string): number {
  const all = wordsOf(name);
  const parts = all.flatMap((_, i) => all.slice(i).map((__, j) => all.slice(i, i + j + 1).join("")));
  return Math.min(Infinity, ...parts.map((part) => distance(typed, part)));
}

/** So many games are offered where none is found. */
const OFFERED = 3;

/** What is offered where a search finds nothing. */
export interface Offered {
  /** Whether their names are near to what was typed; else they are games that are easy to begin with. */
  near: boolean;
  games: readonly CatalogueGame[];
}

/** The games whose names are nearest to what was typed; where none is near, some that are easily learned. */
export function offered(games: readonly CatalogueGame[], wanted: Wanted): Offered {
  const typed = wordsOf(wanted.search).join("");
  const far = new Map(
    games.map((game) => [game, Math.min(...namesOf(game).map((name) => farFrom(name, typed)))]),
  );
  const near = games
    .filter((game) => typed !== "" && far.get(game)! <= slips(typed.length))
    .sort((one, other) => far.get(one)! - far.get(other)!);
  if (near.length > 0) return { near: true, games: near.slice(0, OFFERED) };
  const easy = games.filter((game) => game.moods?.includes("easy") === true);
  return { near: false, games: (easy.length > 0 ? easy : games).slice(0, OFFERED) };
}

function fits(game: CatalogueGame, { players, minutes, home, moods }: Wanted): boolean {
  const seated = players === 0 || (game.players.min <= players && players <= game.players.max);
  const soon = minutes === 0 || (game.minutes !== undefined && game.minutes <= minutes);
  return (
    seated && soon && (home === "" || game.home === home) && moods.every((mood) => game.moods?.includes(mood))
  );
}

/** The games of which a name fits first, then those whose summary does. */
export function found(games: readonly CatalogueGame[], wanted: Wanted): CatalogueGame[] {
  const fitting = games.filter((game) => fits(game, wanted));
  const { search } = wanted;
  if (wordsOf(search).length === 0) return fitting;
  const named = fitting.filter((game) => namesOf(game).some((name) => says(name, search)));
  const told = fitting.filter((game) => !named.includes(game) && says(game.summary, search));
  return [...named, ...told];
}

/**
 * What the homes of these games are called, each once: countries by their names in a language, then the others.
 */
export function homes(
  games: readonly CatalogueGame[],
  language: string,
  others: Readonly<Record<string, string>>,
): Map<string, string> {
  const names = new Intl.DisplayNames([language], { type: "region" });
  const all = [...new Set(games.flatMap((game) => game.home ?? []))];
  const countries = all
    .filter((home) => others[home] === undefined)
    .map((home): [string, string] => [home, names.of(home) ?? home])
    .sort(([, one], [, other]) => one.localeCompare(other, language));
  return new Map([...countries, ...Object.entries(others).filter(([home]) => all.includes(home))]);
}

/** The moods that some of these games fit and others do not. */
export function moodsOf(games: readonly CatalogueGame[]): string[] {
  const all = [...new Set(games.flatMap((game) => game.moods ?? []))];
  return all.filter((mood) => games.some((game) => game.moods?.includes(mood) !== true));
}
