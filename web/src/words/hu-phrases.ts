/** What is often said at a table, in Hungarian. */

import type { DeepPartial } from "./dictionary";
import type { enPhrases } from "./en-phrases";

export const huPhrases: DeepPartial<typeof enPhrases> = {
  title: "Mondd egy koppintással",
  phrases: ["Szia!", "Sok szerencsét!", "Szép volt!", "Jaj, ne!", "Egy pillanat!", "Köszönöm, jó volt!"],
};
