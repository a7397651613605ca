/**
 * The promises seen at a table, kept while the tab lives, so that a reload does not lose what the server has
 * promised.
 */

import type { Promised } from "../table/state";

const name = (table: string) => `eightfold.promises.${table}`;

export function recallPromises(table: string): Promised[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(name(table)) ?? "[]");
    return Array.isArray(stored) ? (stored as Promised[]).filter((one) => typeof one?.deal === "number") : [];
  } catch {
    return [];
  }
}

export function keepPromises(table: string, promises: Promised[]): void {
  try {
    sessionStorage.setItem(name(table), JSON.stringify(promises));
  } catch {
    // Without storage a promise is only as old as the page.
  }
}
