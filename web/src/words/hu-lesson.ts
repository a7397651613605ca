/** What the page says in Hungarian of a game in short lessons. */

import type { DeepPartial } from "./dictionary";
import type { enLesson } from "./en-lesson";

export const huLesson: DeepPartial<typeof enLesson> = {
  number: (one: number, of: number) => `${one}. lecke, összesen ${of}`,
  waiting: "Készülnek a lapok …",
  none: "Ehhez a játékhoz még nincs lecke. A szabályai mellette állnak.",
  done: "Ennyi: már tudod, hogy megy. A többit játék közben lehet a legjobban megtanulni.",
  yours: "Te lépsz.",
  others: "Figyeld:",
  right: "Pontosan így.",
  other: "A szabályok ezt is engedik. Ez a lecke egy másik lépésről szól.",
  wait: "Előbb nézd meg, mit tesznek a többiek.",
  show: "Mutasd meg",
  again: "Még egyszer",
  next: "Következő lecke",
  finish: "Kész",
  leave: "A játékhoz",
  toGame: "Játszom",
};
