/** What the page says in German of a game in short lessons. */

import type { DeepPartial } from "./dictionary";
import type { enLesson } from "./en-lesson";

export const deLesson: DeepPartial<typeof enLesson> = {
  number: (one: number, of: number) => `Lektion ${one} von ${of}`,
  waiting: "Die Karten werden ausgelegt …",
  none: "Für dieses Spiel gibt es noch keine Lektionen. Seine Regeln stehen daneben.",
  done: "Das war’s: Du weißt, wie es geht. Den Rest lernt man am besten beim Spielen.",
  yours: "Dein Zug.",
  others: "Schau:",
  right: "Genau so.",
  other: "Auch das erlauben die Regeln. In dieser Lektion geht es um einen anderen Zug.",
  wait: "Schau erst, was die anderen tun.",
  show: "Zeig es mir",
  again: "Noch einmal",
  next: "Nächste Lektion",
  finish: "Fertig",
  leave: "Zum Spiel",
  toGame: "Spielen",
};
