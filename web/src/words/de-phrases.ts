/** What is often said at a table, in German. */

import type { DeepPartial } from "./dictionary";
import type { enPhrases } from "./en-phrases";

export const dePhrases: DeepPartial<typeof enPhrases> = {
  title: "Mit einem Tipp sagen",
  phrases: [
    "Hallo!",
    "Viel Glück!",
    "Gut gespielt!",
    "Oh nein!",
    "Einen Moment, bitte.",
    "Danke, das hat Spaß gemacht!",
  ],
};
