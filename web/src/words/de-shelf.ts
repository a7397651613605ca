/** What the shelf of games says in German. */

import type { DeepPartial } from "./dictionary";
import type { enShelf } from "./en-shelf";
import { count } from "./german";

export const deShelf: DeepPartial<typeof enShelf> = {
  chooseGame: "Wähle ein Spiel",
  also: (name: string) => `auch ${name} genannt`,
  search: "Spiele suchen",
  found: (n: number) => count(n, "Spiel", "Spiele"),
  none: "Kein Spiel passt.",
  near: "Meintest du:",
  easy: "Diese sind ein leichter Anfang:",
  howMany: "Wie viele spielen",
  many: (n: number) => (n === 0 ? "egal wie viele" : n === 1 ? "allein" : `zu ${SEATS[n] ?? n}`),
  players: (min: number, max: number) =>
    min === max ? count(min, "Spieler", "Spieler") : `${min}–${max} Spieler`,
  length: "Wie lange",
  lengths: (minutes: number) => (minutes === 0 ? "egal wie lang" : `bis ${minutes} Minuten`),
  minutes: (n: number) => (n < 100 ? `etwa ${n} Min.` : `etwa ${Math.round(n / 60)} Std.`),
  home: "Wo es gespielt wird",
  anywhere: "egal wo",
  world: "In aller Welt",
  madeUp: "Ausgedacht",
  mood: "Lust auf",
  moods: {
    quick: "Kurz",
    many: "Für viele",
    easy: "Leicht zu lernen",
    eventful: "Voller Überraschungen",
    thoughtful: "Zum Nachdenken",
  },
  clear: "Alle Spiele zeigen",
};

const SEATS: Record<number, string> = {
  2: "zweit",
  3: "dritt",
  4: "viert",
  5: "fünft",
  6: "sechst",
  7: "siebt",
  8: "acht",
  9: "neunt",
  10: "zehnt",
};
