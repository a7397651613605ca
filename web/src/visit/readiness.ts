/** Players of a table with a referee say that they are ready; with what shows it apart, as most tables have none. */

import type { Snapshot } from "../wire/types";
import type { Visit } from "./Visit";

/** The viewer is ready, or not any more. */
export function toggleReady(visit: Visit, snapshot: Snapshot): void {
  const own = snapshot.you !== null && snapshot.seats[snapshot.you]?.ready === true;
  void visit.ask("ready", own ? { off: true } : {});
}
