/** Tables that this page has opened to play at once: they do not wait for somebody to press the button. */

import { signal } from "@preact/signals";

const tables = signal<readonly string[]>([]);

export function beginAtOnce(table: string): void {
  tables.value = [...tables.value, table];
}

export function beginsAtOnce(table: string): boolean {
  return tables.value.includes(table);
}

/** The game has begun, or it is up to the player now. */
export function begun(table: string): void {
  tables.value = tables.value.filter((one) => one !== table);
}
