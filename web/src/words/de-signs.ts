/** Names of suits and ranks in German where a pack has its own, by its suit signs. */

import { enSigns } from "./en-signs";

export const deSigns: typeof enSigns = {
  french: enSigns.french,
  swiss: {
    suits: { C: "Eichel", D: "Schellen", H: "Rosen", S: "Schilten" },
    ranks: { "10": "Banner", J: "Under", Q: "Ober", K: "König" },
    indices: { "10": "B", J: "U", Q: "O", K: "K" },
  },
  spanish: {
    suits: { C: "Keulen", D: "Münzen", H: "Kelche", S: "Schwerter" },
    ranks: { J: "Sota", Q: "Caballo", K: "Rey" },
    indices: { A: "1", J: "S", Q: "C", K: "R" },
  },
};
