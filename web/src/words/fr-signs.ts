/** Names of suits and ranks in French where a pack has its own, by its suit signs. */

import { enSigns } from "./en-signs";

export const frSigns: typeof enSigns = {
  french: enSigns.french,
  swiss: {
    suits: { C: "glands", D: "grelots", H: "roses", S: "écus" },
    ranks: { "10": "bannière", J: "under", Q: "ober", K: "könig" },
    indices: { "10": "B", J: "U", Q: "O", K: "K" },
  },
  spanish: {
    suits: { C: "bâtons", D: "deniers", H: "coupes", S: "épées" },
    ranks: { J: "sota", Q: "caballo", K: "rey" },
    indices: { A: "1", J: "S", Q: "C", K: "R" },
  },
};
