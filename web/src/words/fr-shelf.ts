/** What the shelf of games says in French. */

import type { DeepPartial } from "./dictionary";
import type { enShelf } from "./en-shelf";
import { count } from "./french";

export const frShelf: DeepPartial<typeof enShelf> = {
  chooseGame: "Choisis un jeu",
  also: (name: string) => `aussi appelé ${name}`,
  search: "Chercher un jeu",
  found: (n: number) => count(n, "jeu", "jeux"),
  none: "Aucun jeu ne correspond.",
  near: "Tu voulais dire :",
  easy: "Ceux-ci sont faciles pour commencer :",
  howMany: "À combien on joue",
  many: (n: number) => (n === 0 ? "peu importe" : n === 1 ? "en solo" : `à ${n}`),
  players: (min: number, max: number) =>
    min === max ? count(min, "joueur", "joueurs") : `${min}–${max} joueurs`,
  length: "Combien de temps",
  lengths: (minutes: number) => (minutes === 0 ? "peu importe la durée" : `${minutes} minutes au plus`),
  minutes: (n: number) => (n < 100 ? `environ ${n} min` : `environ ${Math.round(n / 60)} h`),
  home: "Où on y joue",
  anywhere: "n’importe où",
  world: "Dans le monde entier",
  madeUp: "Inventé",
  mood: "Envie de quelque chose de",
  moods: {
    quick: "Rapide",
    many: "À beaucoup",
    easy: "Facile à apprendre",
    eventful: "Plein de surprises",
    thoughtful: "Réfléchi",
  },
  clear: "Montrer tous les jeux",
};
