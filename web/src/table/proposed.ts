/** What players propose to each other, and whether anything has to be said under the table. */

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
export function underTheTable(snapshot: Snapshot): boolean {
  const { you, seats } = snapshot;
  return you === null || seats.some((seat) => seat.heir !== undefined) || together(snapshot);
}
