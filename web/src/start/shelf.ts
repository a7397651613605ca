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

/** Letters alone, so that `Mau Mau` and `vandatta` find Mau-Mau and Vändåtta. */
function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}

/** Whether a game has this name, or part of it, among all names by which people know it. */
function isCalled(game: CatalogueGame, wanted: string): boolean {
  return [game.name, game.id, ...(game.aliases ?? [])].some((name) => folded(name).includes(wanted));
}

/** The other name of a game that a search has found; null where its own name fits, or none does. */
export function otherName(game: CatalogueGame, search: string): string | null {
  const wanted = folded(search);
  if (wanted === "" || folded(game.name).includes(wanted)) return null;
  return game.aliases?.find((name) => folded(name).includes(wanted)) ?? null;
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
  const search = folded(wanted.search);
  if (search === "") return fitting;
  const named = fitting.filter((game) => isCalled(game, search));
  const told = fitting.filter((game) => !named.includes(game) && folded(game.summary).includes(search));
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
