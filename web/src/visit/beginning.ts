/** Tables that this page has opened, and how they are to begin. */

import { signal } from "@preact/signals";

interface Beginning {
  /** They do not wait for somebody to press the button. */
  atOnce: boolean;
  /** The number of the deal that was asked for. */
  number?: number;
}

const tables = signal<Readonly<Record<string, Beginning>>>({});

/** The table plays at once, if that is said, and has the deal of a number, if there is one. */
export function beginWith(table: string, beginning: Beginning): void {
  tables.value = { ...tables.value, [table]: beginning };
}

export function beginsAtOnce(table: string): boolean {
  return tables.value[table]?.atOnce === true;
}

/** The number of the deal that was asked for where the table was opened. */
export function dealNumber(table: string): number | undefined {
  return tables.value[table]?.number;
}

/** The game has begun, or it is up to the player now. */
export function begun(table: string): void {
  const { [table]: before, ...others } = tables.value;
  tables.value = before?.number === undefined ? others : { ...others, [table]: { ...before, atOnce: false } };
}
