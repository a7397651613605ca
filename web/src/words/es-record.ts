/** Una partida guardada como archivo, en español. */

import type { DeepPartial } from "./dictionary";
import type { enRecord } from "./en-record";
import { list } from "./spanish";

const day = new Intl.DateTimeFormat("es", { dateStyle: "medium" });

export const esRecord: DeepPartial<typeof enRecord> = {
  title: "Ver una partida guardada",
  note:
    "Elige el registro de una partida, tal como lo guardan esta página y la terminal. Solo se lee " +
    "para mostrarlo y no se guarda en ninguna parte.",
  choose: "Elegir un archivo",
  drop: "o suéltalo aquí",
  reading: "Se está leyendo el registro …",
  long: "Este archivo es más largo de lo que puede ser un registro.",
  letters: "Este archivo no es un texto en UTF-8, así que no es un registro.",
  which: "En este archivo hay varias partidas. ¿Cuál?",
  another: "Otro archivo",
  home: "Inicio",
  one: (number: number, game: string, players: string[], date: Date | null) =>
    [`${number}. ${game}`, list.format(players), ...(date === null ? [] : [day.format(date)])].join(", "),
};
