/**
 * The promises seen at a table, kept while the tab lives, so that a reload does not lose what the server has
 * promised.
 */

/** A deal's secret: the hash that this browser saw before it (null: it came too late), and the secret after it. */
export interface Promised {
  match: number;
  deal: number;
  commitment: string | null;
  secret: string | null;
}

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
