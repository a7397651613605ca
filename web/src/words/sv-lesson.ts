/** What the page says in Swedish of a game in short lessons. */

import type { DeepPartial } from "./dictionary";
import type { enLesson } from "./en-lesson";

export const svLesson: DeepPartial<typeof enLesson> = {
  number: (one: number, of: number) => `Lektion ${one} av ${of}`,
  waiting: "Korten läggs fram …",
  none: "Det finns inga lektioner för det här spelet än. Reglerna står bredvid.",
  done: "Det var det: du vet hur det går till. Resten lär du dig bäst genom att spela.",
  yours: "Ditt drag.",
  others: "Titta:",
  right: "Precis så.",
  other: "Det tillåter reglerna också. Den här lektionen handlar om ett annat drag.",
  wait: "Se först vad de andra gör.",
  show: "Visa mig",
  again: "En gång till",
  next: "Nästa lektion",
  finish: "Klar",
  leave: "Till spelet",
  toGame: "Spela det",
};
