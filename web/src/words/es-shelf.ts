/** What the shelf of games says in Spanish. */

import type { DeepPartial } from "./dictionary";
import type { enShelf } from "./en-shelf";
import { count } from "./spanish";

export const esShelf: DeepPartial<typeof enShelf> = {
  chooseGame: "Elige un juego",
  also: (name: string) => `también llamado ${name}`,
  search: "Buscar juegos",
  found: (n: number) => count(n, "juego", "juegos"),
  none: "Ningún juego coincide.",
  near: "¿Querías decir…?",
  easy: "Estos son fáciles para empezar:",
  howMany: "Cuántos juegan",
  many: (n: number) => (n === 0 ? "los que sean" : n === 1 ? "en solitario" : `para ${n}`),
  players: (min: number, max: number) =>
    min === max ? count(min, "jugador", "jugadores") : `${min}–${max} jugadores`,
  length: "Cuánto dura",
  lengths: (minutes: number) => (minutes === 0 ? "lo que dure" : `hasta ${minutes} minutos`),
  minutes: (n: number) => (n < 100 ? `unos ${n} min` : `unas ${Math.round(n / 60)} h`),
  home: "Dónde se juega",
  anywhere: "donde sea",
  world: "En todo el mundo",
  madeUp: "Inventado",
  mood: "Con ganas de algo",
  moods: {
    quick: "Corto",
    many: "Para muchos",
    easy: "Fácil de aprender",
    eventful: "Lleno de sorpresas",
    thoughtful: "Para pensar",
  },
  clear: "Mostrar todos los juegos",
};
