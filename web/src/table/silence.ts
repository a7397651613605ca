/** Who is there and silent while all wait for them, at a table without a clock. */

import { useEffect, useState } from "preact/hooks";
import type { Snapshot } from "../wire/types";

/** So long nobody asks whether they are still there; the server refuses it until then. */
export const SILENCE = 31_000;

/** The seats of others for which all wait now. */
export function awaited({ seats, view, you, clockSeconds, suspended }: Snapshot): number[] {
  if (view === null || you === null || clockSeconds !== undefined || suspended === true) return [];
  if (view.standings.dealOver) return [];
  return view.actors.filter((seat) => {
    const at = seats[seat];
    return seat !== you && at?.kind === "person" && at.present && !at.standIn;
  });
}

/** Those of them for which all have waited for a while. */
export function useSilent(snapshot: Snapshot): readonly number[] {
  const waits = awaited(snapshot);
  const moment = waits.length === 0 ? "" : `${snapshot.matches} ${snapshot.view?.ply} ${waits.join()}`;
  const [silent, setSilent] = useState("");
  useEffect(() => {
    if (moment === "") return;
    const timer = setTimeout(() => setSilent(moment), SILENCE);
    return () => clearTimeout(timer);
  }, [moment]);
  return silent !== "" && silent === moment ? waits : [];
}
