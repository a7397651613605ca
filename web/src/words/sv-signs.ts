/** Names of suits and ranks in Swedish where a pack has its own, by its suit signs. */

import { enSigns } from "./en-signs";

export const svSigns: typeof enSigns = {
  french: enSigns.french,
  swiss: {
    suits: { C: "ekollon", D: "bjällror", H: "rosor", S: "sköldar" },
    ranks: { "10": "banér", J: "under", Q: "ober", K: "könig" },
    indices: { "10": "B", J: "U", Q: "O", K: "K" },
  },
  spanish: {
    suits: { C: "klubbor", D: "mynt", H: "bägare", S: "svärd" },
    ranks: { J: "sota", Q: "caballo", K: "rey" },
    indices: { A: "1", J: "S", Q: "C", K: "R" },
  },
};
