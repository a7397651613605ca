/** Names of suits and ranks in Spanish where a pack has its own, by its suit signs. */

import { enSigns } from "./en-signs";

export const esSigns: typeof enSigns = {
  french: enSigns.french,
  swiss: {
    suits: { C: "bellotas", D: "cascabeles", H: "rosas", S: "escudos" },
    ranks: { "10": "Banner", J: "Under", Q: "Ober", K: "König" },
    indices: { "10": "B", J: "U", Q: "O", K: "K" },
  },
  spanish: {
    suits: { C: "bastos", D: "oros", H: "copas", S: "espadas" },
    ranks: { J: "sota", Q: "caballo", K: "rey" },
    indices: { A: "1", J: "S", Q: "C", K: "R" },
  },
};
