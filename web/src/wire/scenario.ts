/** A moment of what was played, as a scenario. */

import type { Answer } from "./http";
import { speech } from "./speech";

export async function scenario(
  table: string,
  match: number,
  deal: number,
  moment: number,
): Promise<Answer<string>> {
  const path = `api/tables/${encodeURIComponent(table)}/scenario?match=${match}&deal=${deal}&moment=${moment}`;
  try {
    const response = await fetch(new URL(path, document.baseURI), {
      headers: { "accept-language": speech.asked },
    });
    if (response.ok) return { ok: true, value: await response.text() };
    const { words } = (await response.json()) as { words?: string };
    return { ok: false, status: response.status, words: words ?? "" };
  } catch {
    return { ok: false, status: 0, words: "" };
  }
}
