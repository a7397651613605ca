/** What the shelf of games says in Dutch. */

import type { DeepPartial } from "./dictionary";
import type { enShelf } from "./en-shelf";
import { count } from "./dutch";

export const nlShelf: DeepPartial<typeof enShelf> = {
  chooseGame: "Kies een spel",
  also: (name: string) => `ook ${name} genoemd`,
  search: "Spellen zoeken",
  found: (n: number) => count(n, "spel", "spellen"),
  none: "Er past geen spel.",
  near: "Bedoelde je:",
  easy: "Met deze begin je gemakkelijk:",
  howMany: "Hoeveel spelers",
  many: (n: number) =>
    n === 0 ? "maakt niet uit" : n === 1 ? "alleen" : n in TOGETHER ? `met z’n ${TOGETHER[n]}` : `met ${n}`,
  players: (min: number, max: number) =>
    min === max ? count(min, "speler", "spelers") : `${min}–${max} spelers`,
  length: "Hoe lang",
  lengths: (minutes: number) => (minutes === 0 ? "hoe lang ook" : `tot ${minutes} minuten`),
  minutes: (n: number) => (n < 100 ? `ongeveer ${n} min` : `ongeveer ${Math.round(n / 60)} uur`),
  home: "Waar het wordt gespeeld",
  anywhere: "waar dan ook",
  world: "Over de hele wereld",
  madeUp: "Verzonnen",
  mood: "Zin in",
  moods: {
    quick: "Kort",
    many: "Voor velen",
    easy: "Makkelijk te leren",
    eventful: "Vol verrassingen",
    thoughtful: "Om na te denken",
  },
  clear: "Alle spellen tonen",
};

const TOGETHER: Record<number, string> = {
  2: "tweeën",
  3: "drieën",
  4: "vieren",
  5: "vijven",
  6: "zessen",
  7: "zevenen",
  8: "achten",
  9: "negenen",
  10: "tienen",
};
