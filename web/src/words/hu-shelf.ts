/** What the shelf of games says in Hungarian. */

import type { DeepPartial } from "./dictionary";
import type { enShelf } from "./en-shelf";

export const huShelf: DeepPartial<typeof enShelf> = {
  chooseGame: "Válassz játékot",
  also: (name: string) => `más néven ${name}`,
  search: "Keresés",
  found: (n: number) => `${n} játék`,
  none: "Nincs ilyen játék.",
  near: "Erre gondoltál:",
  easy: "Ezekkel könnyű kezdeni:",
  howMany: "Hányan játszanak",
  many: (n: number) => (n === 0 ? "mindegy" : n === 1 ? "egyedül" : `${n} játékos`),
  players: (min: number, max: number) => (min === max ? `${min} játékos` : `${min}–${max} játékos`),
  length: "Meddig tart",
  lengths: (minutes: number) => (minutes === 0 ? "bármeddig" : `legfeljebb ${minutes} perc`),
  minutes: (n: number) => (n < 100 ? `kb. ${n} perc` : `kb. ${Math.round(n / 60)} óra`),
  home: "Hol játsszák",
  anywhere: "bárhol",
  world: "Szerte a világon",
  madeUp: "Kitalált",
  mood: "Mihez van kedved",
  moods: {
    quick: "Rövid",
    many: "Sokaknak",
    easy: "Könnyű megtanulni",
    eventful: "Csupa meglepetés",
    thoughtful: "Gondolkodós",
  },
  clear: "Minden játék mutatása",
};
