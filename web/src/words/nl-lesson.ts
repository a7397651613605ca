/** What the page says in Dutch of a game in short lessons. */

import type { DeepPartial } from "./dictionary";
import type { enLesson } from "./en-lesson";

export const nlLesson: DeepPartial<typeof enLesson> = {
  number: (one: number, of: number) => `Les ${one} van ${of}`,
  waiting: "De kaarten worden klaargelegd …",
  none: "Van dit spel zijn er nog geen lessen. De regels staan ernaast.",
  done: "Dat was het: je weet hoe het gaat. De rest leer je het best door te spelen.",
  yours: "Jouw zet.",
  others: "Kijk:",
  right: "Precies zo.",
  other: "Ook dat mag van de regels. Deze les gaat over een andere zet.",
  wait: "Kijk eerst wat de anderen doen.",
  show: "Laat zien",
  again: "Nog eens",
  next: "Volgende les",
  finish: "Klaar",
  leave: "Naar het spel",
  toGame: "Spelen",
};
