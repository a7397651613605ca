/** Ways to games, to those of the reader's own, and to games that are over; the table's first look does without. */

import { address, readRoute, route } from "./route";

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

/** A link to what has been played at a table. */
export function replayAddress(table: string, moment: string): string {
  return address(`#/r/${table}/${moment}`);
}

/** A link to the lessons of a game. */
export function lessonAddress(game: string): string {
  return address(`#/l/${game}`);
}
