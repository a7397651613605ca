/** What this browser remembers of games that are new to it. */

import { keep, recall } from "./memory";

const INTRODUCED = "introduced";

const UNTOLD = "untold";

function allUntold(): Record<string, string[]> {
  return (
    recall(UNTOLD, (stored) => (typeof stored === "object" ? (stored as Record<string, string[]>) : null)) ??
    {}
  );
}

/** The special cards of a game of which nothing, or not all, has been told here. */
export function untoldOf(game: string): string[] {
  const known = allUntold()[game];
  return Array.isArray(known) ? known : [];
}

export function keepUntold(game: string, titles: readonly string[]): void {
  const { [game]: _, ...others } = allUntold();
  keep(UNTOLD, titles.length === 0 ? others : { ...others, [game]: titles });
}

/** Whether a game is played here for the first time; it is not any more when this has been asked. */
export function firstVisit(game: string): boolean {
  const known = recall(INTRODUCED, (stored) => (Array.isArray(stored) ? (stored as unknown[]) : null)) ?? [];
  if (known.includes(game)) return false;
  keep(INTRODUCED, [...known, game]);
  return true;
}
