/** Who sits at a table, for sentences about them. */

import type { Company } from "../words/company";
import type { Snapshot } from "../wire/types";

export function company(snapshot: Snapshot): Company {
  return {
    names: snapshot.seats.map((seat) => seat.name),
    you: snapshot.you,
    call: snapshot.game.call ?? null,
  };
}
