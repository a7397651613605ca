/** A moment of what was played, as a scenario. */

import type { Answer } from "./http";
import { askForText } from "./text";

export function scenario(
  table: string,
  match: number,
  deal: number,
  moment: number,
): Promise<Answer<string>> {
  return askForText(
    `api/tables/${encodeURIComponent(table)}/scenario?match=${match}&deal=${deal}&moment=${moment}`,
  );
}
