/** Who sits at a table, and in which order the viewer sees them. */

import { tableWords } from "#words/table";
import type { Snapshot } from "../wire/types";
import type { Company } from "../words/company";
import type { Logged } from "./state";

/**
 * Those who play at a table, or have played the deal that is over, as sentences name them: whoever has come to a seat
 * since has not played it.
 */
export function company(snapshot: Snapshot): Company {
  const { you } = snapshot;
  return {
    names: snapshot.seats.map((seat) => seat.played ?? seat.name),
    you: you !== null && snapshot.seats[you]?.played !== undefined ? null : you,
    call: snapshot.game.call ?? null,
    forgotten: (snapshot.game.callsAlone && snapshot.game.call) || null,
  };
}

/** The same for a line of the log: a bot may have played there, for the person of the seat or before them. */
export function companyThen(event: Logged, snapshot: Snapshot): Company {
  const now = company(snapshot);
  const { seat, standIn, before } = event;
  if (before === undefined && standIn !== true) return now;
  const changed = before === undefined ? seat : (snapshot.you ?? -1);
  const names = now.names.map((name, i) =>
    i !== changed ? name : (before ?? `${name ?? ""} (${tableWords.seat.standIn})`),
  );
  return { ...now, names, you: now.you === changed ? null : now.you };
}

/** The seats other than the viewer's, clockwise from the viewer's left; a spectator sees all from seat 0. */
export function othersClockwise(seats: number, you: number | null): number[] {
  const first = you === null ? 0 : you + 1;
  const count = you === null ? seats : seats - 1;
  return Array.from({ length: count }, (_, i) => (first + i) % seats);
}
