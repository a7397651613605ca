/** Reads out whatever is said to the player at a table, of today, of the past, or of a lesson. */

import { useEffect } from "preact/hooks";
import { LiveRegion } from "../app/LiveRegion";
import { readOut } from "../app/readOut";
import type { Visit } from "./Visit";

export function ReadOut({ visit }: { visit: Visit }) {
  // each text as it is said: of two in one go a page that is drawn anew would know only the second
  useEffect(() => visit.said.subscribe(({ text }) => readOut(text)), [visit]);
  return <LiveRegion id="announcements" />;
}
