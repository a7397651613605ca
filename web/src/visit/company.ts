/** Who sits at a table, and in which order the viewer sees them. */

import type { Snapshot } from "../wire/types";
import type { Company } from "../words/company";

/** Those who play at a table, or have played the match that is over, as sentences name them. */
export function company(snapshot: Snapshot): Company {
  return {
    names: snapshot.seats.map((seat) => seat.played ?? seat.name),
    you: snapshot.you,
    call: snapshot.game.call ?? null,
    forgotten: (snapshot.game.callsAlone && snapshot.game.call) || null,
  };
}

/** The seats other than the viewer's, clockwise from the viewer's left; a spectator sees all from seat 0. */
export function othersClockwise(seats: number, you: number | null): number[] {
  const first = you === null ? 0 : you + 1;
  const count = you === null ? seats : seats - 1;
  return Array.from({ length: count }, (_, i) => (first + i) % seats);
}
