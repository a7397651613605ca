/** What the page says in Spanish of tables and seats before a game, after one, and to who comes with a link. */

import type { DeepPartial } from "./dictionary";
import type { enLobby } from "./en-lobby";
import { count } from "./spanish";

function long(seconds: number): string {
  return seconds < 60 ? count(seconds, "segundo", "segundos") : count(seconds / 60, "minuto", "minutos");
}

export const esLobby: DeepPartial<typeof enLobby> = {
  late: {
    label: "Los espectadores ven la mesa",
    choice: (seconds: number) => (seconds === 0 ? "al momento" : `${long(seconds)} después`),
    you: (seconds: number) => `Ves la mesa como estaba hace ${long(seconds)}.`,
    they: (seconds: number) => `Los espectadores ven esta mesa ${long(seconds)} después.`,
  },
  title: (game: string) => `Mesa de ${game}`,
  listed: "Cualquiera puede encontrar esta mesa en la página de inicio.",
  invite: "Invita a tus amigos",
  link: "Enlace a esta mesa",
  copy: "Copiar enlace",
  copied: "Copiado",
  qr: "Código QR",
  qrAlt: "El enlace a esta mesa como código QR",
  onlyHere:
    "Este enlace solo funciona en este ordenador. " +
    "Para que entren otros, quien lleva el servidor tiene que abrirlo a la red.",
  share: "Compartir…",
  botSpeed: "A qué velocidad juegan los bots",
  botSpeeds: { slow: "despacio", usual: "como siempre", fast: "rápido" },
  who: "En la mesa",
  seatFree: "libre, falta alguien",
  seatYou: "tú",
  seatBot: "bot",
  away: "ausente",
  start: "Empezar",
  startFill: "Empezar con bots en los asientos libres",
  waiting: (host: string | null) =>
    host === null
      ? "El juego empieza cuando quiera quien organiza la mesa."
      : `El juego empieza cuando quiera ${host}.`,
  host: "organiza",
  level: (name: string) => `Cómo juega ${name}`,
  addBot: "Añadir un bot",
  addBotAt: (seat: number) => `Añadir un bot en el asiento ${seat}`,
  remove: "Quitar",
  removeWhom: (name: string) => `Quitar a ${name}`,
  removeSure: (name: string) => `Sí, quitar a ${name}`,
  waitingFriends: (n: number) => (n === 1 ? "Falta 1 persona." : `Faltan ${n} personas.`),
  sit: "Sentarse",
  watch: "Solo mirar",
  join: (game: string) => `Te invitan a una mesa de ${game}`,
  full: "Todos los asientos están ocupados. Puedes mirar.",
  fullBots: "No hay asientos libres, pero puedes tomar el de un bot o mirar.",
  running: "El juego está en marcha.",
  options: "Reglas de la casa de esta mesa",
  rulesOfNext: "Reglas de la casa de la próxima partida",
  was: (value: string) => `antes: ${value}`,
  put: "Jugar con estas reglas",
  putBack: "Descartar cambios",
  notYet: "Tus cambios todavía no valen.",
  othersAgree: "Se avisa a todos, y tienen que aceptar de nuevo otra partida.",
  standardRules: "Todo según el reglamento.",
  take: "Tomar este asiento",
  takeNext: "Tomar este asiento desde la próxima ronda",
  takeOf: (label: string, name: string) => `${label}: ${name}`,
  heir: (name: string) => `para ${name}`,
  freeNow: (n: number) => count(n, "asiento libre", "asientos libres"),
};
