/** What the page says of games that the reader makes up in Spanish. */

import type { DeepPartial } from "./dictionary";
import type { enOwn } from "./en-own";

const day = new Intl.DateTimeFormat("es", { dateStyle: "long" });

export const esOwn: DeepPartial<typeof enOwn> = {
  yourTables: "Tus mesas",
  back: (game: string, one: number) => (one === 1 ? game : `${game} · ${one}`),
  forget: (game: string) => `Quitar de esta lista: ${game}`,
  played: "Lo que has jugado",
  savedMatch: "Ver una partida guardada en un archivo",
  playedNothing: "Todavía no has jugado ninguna partida hasta el final.",
  playedHow: (at: number, players: number, won: boolean, points: number) =>
    [
      `${day.format(at)}: ${won ? "ganada" : "no ganada"}`,
      ...(points === 0 ? [] : [points === 1 ? "1 punto" : `${points} puntos`]),
      players === 1 ? "en solitario" : `${players} jugadores`,
    ].join(", "),
  ownGames: "Inventa tu propio juego",
  title: "Tus propios juegos",
  note: "Escribe cómo juega tu familia, o prueba reglas que nadie ha jugado todavía.",
  home: "Todos los juegos",
  list: "Tus juegos",
  none: "Todavía no tienes ninguno.",
  nameless: "Un juego sin nombre",
  create: "Un juego nuevo",
  named: "Cómo se llama",
  standardName: "Nuestro juego",
  base: "Empezar con las reglas de",
  nothing: "ningún otro juego",
  begin: "Empezar",
  full: (n: number) => `Ya hay ${n} juegos; borra uno antes.`,
  gone: "Ese juego no está aquí. Se borró, o está en otro navegador.",
  rules: "Las reglas, cada una en su línea",
  looking: "Se están mirando las reglas…",
  right: "Con estas reglas se puede jugar.",
  wrong: (n: number) => (n === 1 ? "Hay una cosa que corregir." : `Hay ${n} cosas que corregir.`),
  line: (n: number) => `Línea ${n}:`,
  show: "Mostrar",
  write: (text: string) => `Escribir «${text}»`,
  takeOut: "Quitarlo",
  help: "Cómo se escriben las reglas",
  search: "Buscar una regla",
  add: "Escribirla",
  keptHere:
    "Lo que escribes se queda en este navegador. Con una clave de acceso (en " +
    "los ajustes) lo encuentras también en tus otros dispositivos.",
  keptEverywhere:
    "Lo que escribes se guarda para todos los dispositivos en los que entres con tu clave de acceso.",
  remove: "Borrar este juego",
  removeSure: "Sí, borrarlo",
  removeHere: "Entonces desaparece de este navegador. Las mesas en las que se juega siguen.",
  removeEverywhere: "Entonces desaparece de todos tus dispositivos. Las mesas en las que se juega siguen.",
  play: "Jugar",
};
