/** What is often said at a table, in French. */

import type { DeepPartial } from "./dictionary";
import type { enPhrases } from "./en-phrases";

export const frPhrases: DeepPartial<typeof enPhrases> = {
  title: "Dire d’un geste",
  phrases: [
    "Bonjour !",
    "Bonne chance !",
    "Bien joué !",
    "Oh non !",
    "Un instant, s’il vous plaît.",
    "Merci, c’était chouette !",
  ],
};
