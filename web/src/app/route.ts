/**
 * Which screen is shown; it stands in the address after `#`, so that a link leads to a table, or to a game with its
 * house rules.
 */

import { signal } from "@preact/signals";

/** Whether a seat comes along with its player, or is handed to somebody else. */
export type Taking = "along" | "hand";

export type Route =
  /** `unknown` is an address that leads nowhere. */
  | { page: "start"; unknown?: string }
  | { page: "game"; game: string; options: Record<string, string> }
  | { page: "own"; book: string | null }
  | { page: "table"; table: string }
  /** A seat there that goes along with its player, or is handed on. */
  | { page: "seat"; table: string; how: Taking; ticket: string }
  /** What has been played at a table; `moment` is read by who shows it. */
  | { page: "replay"; table: string; moment: string }
  /** A record that the reader brings along. */
  | { page: "record"; moment: string }
  /** A game in lessons. */
  | { page: "lesson"; table: string };

/** What stands behind a link where somebody pasted it into a sentence: signs and blanks, which belong to no address. */
const BEHIND = /(?:[\s.,;:!?…'"’”»«)\]}>*_~|\\/]|%20|%0A|%29|%22|%3E)$/i;

/** The screen of an address; signs behind it that came along with a link are left away. */
export function readRoute(hash: string): Route {
  const whole = screen(hash);
  if (whole !== null) return whole;
  // sign by sign, since an address may end in one of them
  let bare = hash;
  while (BEHIND.test(bare)) {
    bare = bare.replace(BEHIND, "");
    const found = screen(bare);
    if (found !== null) return found;
  }
  return { page: "start", unknown: hash };
}

/** The screen of an address as it is; null where it is none. */
function screen(hash: string): Route | null {
  if (/^#?\/?$/.test(hash)) return { page: "start" };
  const table = /^#\/?([trl])\/([\w-]+)(?:\/(.*))?$/.exec(hash);
  if (table?.[1] === "r") return { page: "replay", table: table[2]!, moment: table[3] ?? "" };
  if (table !== null && table[3] === undefined)
    return { page: table[1] === "l" ? "lesson" : "table", table: table[2]! };
  const seat = /^#\/?t\/([\w-]+)\/(along|hand)\/([\w-]{22,64})$/.exec(hash);
  if (seat !== null) return { page: "seat", table: seat[1]!, how: seat[2] as Taking, ticket: seat[3]! };
  const record = /^#\/?record(?:\/(.*))?$/.exec(hash);
  if (record !== null) return { page: "record", moment: record[1] ?? "" };
  const own = /^#\/?own(?:\/([\w-]+))?$/.exec(hash);
  if (own !== null) return { page: "own", book: own[1] ?? null };
  const game = /^#\/?g\/([\w-]+)(?:\?(.*))?$/.exec(hash);
  if (game === null) return null;
  return { page: "game", game: game[1]!, options: Object.fromEntries(new URLSearchParams(game[2] ?? "")) };
}

export const route = signal<Route>(readRoute(location.hash));

addEventListener("hashchange", () => {
  route.value = readRoute(location.hash);
});

/** A link to a screen. */
export function address(hash: string): string {
  const whole = new URL(document.baseURI);
  whole.search = "";
  whole.hash = hash;
  return whole.toString();
}

export function tableAddress(table: string): string {
  return address(`#/t/${table}`);
}

export function goToTable(table: string): void {
  location.hash = `#/t/${table}`;
}

export function goHome(): void {
  location.hash = "#/";
  route.value = { page: "start" };
}
