/** What the start screen says in Spanish: games, house rules, who plays. */

import type { BotName } from "../wire/types";
import type { Dictionary } from "./dictionary";
import { count, list } from "./spanish";

const LEVELS: Record<BotName, string> = { greedy: "hábil", eager: "impaciente", random: "al azar" };

export const esStart: NonNullable<Dictionary["start"]> = {
  change: "Elegir otro juego",
  unknownAddress: (address: string) =>
    `Esta dirección no lleva a ninguna parte: ${address}. Quizá falte una parte del enlace.`,
  seats: "Asientos",
  seatCount: "Número de asientos",
  fewer: "Un asiento menos",
  more: "Un asiento más",
  seat: (n: number) => `Asiento ${n}`,
  you: "Tú",
  friend: "Alguien, por enlace",
  bot: (name: BotName) => `Bot: ${LEVELS[name]}`,
  bots: {
    greedy:
      "juega bien: guarda las cartas libres, pide el palo que más tiene, " +
      "nota cuando alguien olvida cantar",
    eager: "juega cualquier carta que pueda, al azar",
    random: "hace cualquier cosa permitida, al azar",
  },
  allFriends: "Todo amigos",
  allBots: "Todo bots",
  clock: "Tiempo por turno",
  clocks: (seconds: number) =>
    seconds === 0
      ? "sin límite"
      : seconds < 100
        ? count(seconds, "segundo", "segundos")
        : seconds < 86400
          ? count(seconds / 60, "minuto", "minutos")
          : `${count(seconds / 86400, "día", "días")}, para jugar de vez en cuando`,
  listed: "Cualquiera puede encontrar esta mesa y sentarse o mirar",
  openTables: "Mesas abiertas",
  openPlayers: (names: string[], bots: number) =>
    list.format([...names, ...(bots > 0 ? [count(bots, "bot", "bots")] : [])]),
  toBeHad: (n: number) => (n === 0 ? "para mirar" : count(n, "asiento disponible", "asientos disponibles")),
  typedWords: "Las palabras que piden las reglas hay que escribirlas",
  houseRules: "Reglas de la casa",
  changed: (n: number) => (n === 0 ? "todo según el reglamento" : count(n, "cambio", "cambios")),
  presets: "Maneras de jugar",
  byTheBook: "Según el libro",
  ownWay: "A vuestra manera",
  changedFrom: (value: string) => `cambiada; lo habitual: ${value}`,
  resetAll: "Todo como es habitual",
  noOptions: "Este juego no tiene opciones.",
  empty: "nada",
  range: (min: number | null, max: number | null) =>
    max === null ? `${min ?? 0} o más` : `de ${min ?? 0} a ${max}`,
  name: "Tu nombre",
  nameNeeded: "Di primero tu nombre, para que los demás sepan quién eres.",
  learn: (minutes: number) => `Aprender en ${count(minutes, "minuto", "minutos")}`,
  playNow: "Jugar ya",
  playWhat: (game: string, bots: number) =>
    bots === 0 ? `${game}, en solitario` : `${game} con ${count(bots, "bot", "bots")}, sin registrarse`,
  playFirst: (game: string, bots: number) =>
    `Tu primera partida: ${game} con ${count(bots, "bot", "bots")}, una mano de unos cinco minutos, sin registrarse`,
  noSuchGame: (id: string) => `Ningún juego se llama aquí «${id}». Estos son los que hay:`,
  create: "Abrir la mesa",
  creating: "Abriendo la mesa…",
  sheet: "Reglas del juego",
  sheetOf: (game: string) => `Las reglas de ${game}`,
  sheetWait: "Las reglas están en camino…",
  contradiction: "Estas reglas no van juntas",
  chooseOne: (one: string, other: string) => `«${one}» y «${other}». Elige una de las dos.`,
  down: "El servidor no responde. ¿Está en marcha?",
  again: "Intentar de nuevo",
  loading: "Cargando los juegos…",
  number: {
    title: "Una ronda por su número",
    label: "Número de ronda",
    note:
      "El mismo número reparte las mismas cartas a quien juegue a este juego con las mismas reglas y " +
      "los mismos asientos. Una partida así no cuenta en ninguna estadística.",
    wrong: "Un número de ronda es un número entero, por ejemplo 42.",
  },
};
