/** What players propose to each other, and whether anything has to be said under the table. */

import { asked } from "../visit/SeatNews";
import type { Seat, Snapshot } from "../wire/types";

export type Proposed = "suspend" | "end";

const MARKS = { suspend: "suspending", end: "ending" } as const;

export function wants(seat: Seat | undefined, what: Proposed): boolean {
  return seat?.[MARKS[what]] === true;
}

/** Whether there is anything to be said of what players do together. */
function together(snapshot: Snapshot): boolean {
  return (
    snapshot.suspended === true || snapshot.seats.some((seat) => wants(seat, "suspend") || wants(seat, "end"))
  );
}

/** Whether anything is to be said under the table: to who watches, of who waits for a seat, of what is proposed. */
export function underTheTable(snapshot: Snapshot, silent: readonly number[]): boolean {
  const { you, seats } = snapshot;
  const news = seats.some((seat) => seat.heir !== undefined || seat.handing !== undefined || asked(seat));
  return you === null || silent.length > 0 || news || together(snapshot);
}
