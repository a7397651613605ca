/** A table as it is after a change, put together from how it was. */

import type { Change, Snapshot } from "./types";

/** The snapshot with all that is other in it; the one before stays as it is. */
export function afterChange(before: Snapshot, change: Change): Snapshot {
  const after: Snapshot = { ...before, ...change.changed };
  if (change.view !== undefined && before.view !== null) after.view = { ...before.view, ...change.view };
  for (const name of change.unset ?? []) delete after[name];
  return after;
}
