/** Names of suits and ranks in Hungarian where a pack has its own, by its suit signs. */

import { enSigns } from "./en-signs";

export const huSigns: typeof enSigns = {
  french: enSigns.french,
  swiss: {
    suits: { C: "makk", D: "tök", H: "rózsa", S: "pajzs" },
    ranks: { "10": "zászló", J: "alsó", Q: "felső", K: "király" },
    indices: { "10": "B", J: "U", Q: "O", K: "K" },
  },
  spanish: {
    suits: { C: "bot", D: "érme", H: "kehely", S: "kard" },
    ranks: { J: "sota", Q: "caballo", K: "rey" },
    indices: { A: "1", J: "S", Q: "C", K: "R" },
  },
};
