/** What the page says in Spanish of a game in short lessons. */

import type { DeepPartial } from "./dictionary";
import type { enLesson } from "./en-lesson";

export const esLesson: DeepPartial<typeof enLesson> = {
  number: (one: number, of: number) => `Lección ${one} de ${of}`,
  waiting: "Se preparan las cartas…",
  none: "De este juego aún no hay lecciones. Sus reglas están al lado.",
  done: "Eso es todo: ya sabes cómo va. Lo demás se aprende mejor jugando.",
  yours: "Te toca.",
  others: "Mira:",
  right: "Así es.",
  other: "Las reglas también lo permiten. Esta lección trata de otra jugada.",
  wait: "Mira primero lo que hacen los demás.",
  show: "Enséñamelo",
  again: "Otra vez",
  next: "Lección siguiente",
  finish: "Listo",
  leave: "Al juego",
  toGame: "Jugar",
};
