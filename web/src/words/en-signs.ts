/** Names of suits and ranks in English where a pack has its own, by its suit signs. */

import type { SuitSigns } from "../wire/types";

interface PackWords {
  suits: Record<string, string>;
  ranks: Record<string, string>;
  /** What stands in the corners of the cards. */
  indices: Record<string, string>;
}

export const enSigns: Record<SuitSigns, PackWords> = {
  french: { suits: {}, ranks: {}, indices: {} },
  swiss: {
    suits: { C: "acorns", D: "bells", H: "roses", S: "shields" },
    ranks: { "10": "Banner", J: "Under", Q: "Ober", K: "König" },
    indices: { "10": "B", J: "U", Q: "O", K: "K" },
  },
  spanish: {
    suits: { C: "clubs", D: "coins", H: "cups", S: "swords" },
    ranks: { J: "Sota", Q: "Caballo", K: "Rey" },
    indices: { A: "1", J: "S", Q: "C", K: "R" },
  },
};
