/** Names of suits and ranks in Turkish where a pack has its own, by its suit signs. */

import { enSigns } from "./en-signs";

export const trSigns: typeof enSigns = {
  french: enSigns.french,
  swiss: {
    suits: { C: "palamut", D: "çıngırak", H: "gül", S: "kalkan" },
    ranks: { "10": "sancak", J: "under", Q: "ober", K: "könig" },
    indices: { "10": "B", J: "U", Q: "O", K: "K" },
  },
  spanish: {
    suits: { C: "sopa", D: "altın", H: "kupa", S: "kılıç" },
    ranks: { J: "sota", Q: "caballo", K: "rey" },
    indices: { A: "1", J: "S", Q: "C", K: "R" },
  },
};
