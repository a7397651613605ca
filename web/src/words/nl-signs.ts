/** Names of suits and ranks in Dutch where a pack has its own, by its suit signs. */

import { enSigns } from "./en-signs";

export const nlSigns: typeof enSigns = {
  french: enSigns.french,
  swiss: {
    suits: { C: "eikels", D: "bellen", H: "rozen", S: "schilden" },
    ranks: { "10": "banier", J: "under", Q: "ober", K: "koning" },
    indices: { "10": "B", J: "U", Q: "O", K: "K" },
  },
  spanish: {
    suits: { C: "knotsen", D: "munten", H: "bekers", S: "zwaarden" },
    ranks: { J: "sota", Q: "caballo", K: "rey" },
    indices: { A: "1", J: "S", Q: "C", K: "R" },
  },
};
