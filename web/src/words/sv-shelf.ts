/** What the shelf of games says in Swedish. */

import type { DeepPartial } from "./dictionary";
import type { enShelf } from "./en-shelf";

export const svShelf: DeepPartial<typeof enShelf> = {
  chooseGame: "Välj ett spel",
  also: (name: string) => `kallas också ${name}`,
  search: "Sök spel",
  found: (n: number) => `${n} spel`,
  none: "Inget spel passar.",
  near: "Menade du:",
  easy: "De här är lätta att börja med:",
  howMany: "Hur många som spelar",
  many: (n: number) => (n === 0 ? "hur många som helst" : n === 1 ? "ensam" : `på ${n}`),
  players: (min: number, max: number) => (min === max ? `${min} spelare` : `${min}–${max} spelare`),
  length: "Hur länge",
  lengths: (minutes: number) => (minutes === 0 ? "hur länge som helst" : `högst ${minutes} minuter`),
  minutes: (n: number) => (n < 100 ? `ungefär ${n} min` : `ungefär ${Math.round(n / 60)} tim`),
  home: "Var det spelas",
  anywhere: "var som helst",
  world: "I hela världen",
  madeUp: "Påhittat",
  mood: "Lust på",
  moods: {
    quick: "Snabbt",
    many: "För många",
    easy: "Lätt att lära",
    eventful: "Fullt av överraskningar",
    thoughtful: "Eftertänksamt",
  },
  clear: "Visa alla spel",
};
