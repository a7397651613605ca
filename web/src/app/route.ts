/**
 * Which screen is shown; it stands in the address after `#`, so that a link leads to a table, or to a game with its
 * house rules.
 */

import { signal } from "@preact/signals";

export type Route =
  | { page: "start" }
  | { page: "game"; game: string; options: Record<string, string> }
  | { page: "own"; book: string | null }
  | { page: "table"; table: string }
  /** What has been played at a table; `moment` is read by who shows it. */
  | { page: "replay"; table: string; moment: string }
  /** A game in lessons. */
  | { page: "lesson"; table: string };

export function readRoute(hash: string): Route {
  const table = /^#\/?([trl])\/([\w-]+)(?:\/(.*))?$/.exec(hash);
  if (table?.[1] === "r") return { page: "replay", table: table[2]!, moment: table[3] ?? "" };
  if (table !== null && table[3] === undefined)
    return { page: table[1] === "l" ? "lesson" : "table", table: table[2]! };
  const own = /^#\/?own(?:\/([\w-]+))?$/.exec(hash);
  if (own !== null) return { page: "own", book: own[1] ?? null };
  const game = /^#\/?g\/([\w-]+)(?:\?(.*))?$/.exec(hash);
  if (game === null) return { page: "start" };
  return { page: "game", game: game[1]!, options: Object.fromEntries(new URLSearchParams(game[2] ?? "")) };
}

export const route = signal<Route>(readRoute(location.hash));

addEventListener("hashchange", () => {
  route.value = readRoute(location.hash);
});

function address(hash: string): string {
  const whole = new URL(document.baseURI);
  whole.search = "";
  whole.hash = hash;
  return whole.toString();
}

export function tableAddress(table: string): string {
  return address(`#/t/${table}`);
}

/** A link to what has been played at a table. */
export function replayAddress(table: string, moment: string): string {
  return address(`#/r/${table}/${moment}`);
}

/** A link to the lessons of a game. */
export function lessonAddress(game: string): string {
  return address(`#/l/${game}`);
}

export function goToTable(table: string): void {
  location.hash = `#/t/${table}`;
}

function gameHash(game: string, options: Record<string, string>): string {
  const query = new URLSearchParams(options).toString();
  return `#/g/${game}${query === "" ? "" : `?${query}`}`;
}

/** A link to a game with these house rules. */
export function gameAddress(game: string, options: Record<string, string>): string {
  return address(gameHash(game, options));
}

/** Shows a game; the way back leads to where one was. */
export function goToGame(game: string): void {
  location.hash = gameHash(game, {});
  route.value = readRoute(location.hash);
}

/** Other house rules for the game that is shown: the address tells them, and the way back leads past them. */
export function noteOptions(game: string, options: Record<string, string>): void {
  history.replaceState(null, "", gameHash(game, options));
  route.value = { page: "game", game, options };
}

/** The games that the reader makes up, or one of them. */
export function goToOwn(book: string | null): void {
  location.hash = book === null ? "#/own" : `#/own/${book}`;
  route.value = { page: "own", book };
}

export function goHome(): void {
  location.hash = "#/";
  route.value = { page: "start" };
}
