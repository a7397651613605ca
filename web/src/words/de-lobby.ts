/** What the page says in German of tables and seats before a game, after one, and to who comes with a link. */

import type { DeepPartial } from "./dictionary";
import type { enLobby } from "./en-lobby";
import { count } from "./german";

function long(seconds: number): string {
  return seconds < 60 ? `${seconds} Sekunden` : count(seconds / 60, "Minute", "Minuten");
}

export const deLobby: DeepPartial<typeof enLobby> = {
  late: {
    label: "Zuschauer sehen den Tisch",
    choice: (seconds: number) => (seconds === 0 ? "sofort" : `${long(seconds)} später`),
    you: (seconds: number) => `Du siehst den Tisch so, wie er vor ${long(seconds)} war.`,
    they: (seconds: number) => `Zuschauer sehen diesen Tisch ${long(seconds)} später.`,
  },
  title: (game: string) => `Ein Tisch: ${game}`,
  listed: "Wer will, findet diesen Tisch auf der Startseite.",
  invite: "Lade Freunde ein",
  link: "Link zu diesem Tisch",
  copy: "Link kopieren",
  copied: "Kopiert",
  qr: "QR-Code",
  qrAlt: "Der Link zu diesem Tisch als QR-Code",
  onlyHere:
    "Dieser Link geht nur auf diesem Computer. " +
    "Damit andere kommen können, muss der Server im Netz erreichbar sein; das richtet ein, wer ihn betreibt.",
  share: "Teilen …",
  botSpeed: "Wie schnell die Bots spielen",
  botSpeeds: { slow: "langsam", usual: "wie üblich", fast: "schnell" },
  who: "Wer hier sitzt",
  seatFree: "frei für jemanden, der noch kommt",
  seatYou: "du",
  seatBot: "Bot",
  away: "nicht da",
  start: "Anfangen",
  startFill: "Anfangen, mit Bots auf den freien Plätzen",
  waiting: (host: string | null) =>
    host === null ? "Es geht los, wenn der Gastgeber will." : `Es geht los, wenn ${host} will.`,
  host: "Gastgeber",
  level: (name: string) => `Wie ${name} spielt`,
  addBot: "Bot dazu",
  addBotAt: (seat: number) => `Einen Bot auf Platz ${seat} setzen`,
  remove: "Wegnehmen",
  removeWhom: (name: string) => `${name} wegnehmen`,
  removeSure: (name: string) => `Ja, ${name} wegnehmen`,
  waitingFriends: (n: number) => (n === 1 ? "Einer oder eine fehlt noch." : `${n} fehlen noch.`),
  sit: "Hinsetzen",
  watch: "Nur zusehen",
  join: (game: string) => `Du bist zu einem Tisch eingeladen: ${game}`,
  full: "Alle Plätze sind besetzt. Du kannst zusehen.",
  fullBots: "Kein Platz ist frei, aber du kannst den eines Bots nehmen oder zusehen.",
  running: "Das Spiel läuft.",
  options: "Hausregeln dieses Tischs",
  rulesOfNext: "Hausregeln der nächsten Partie",
  was: (value: string) => `bisher: ${value}`,
  put: "Nach diesen Regeln spielen",
  putBack: "Änderungen verwerfen",
  notYet: "Deine Änderungen gelten noch nicht.",
  othersAgree: "Alle erfahren es und müssen einer weiteren Partie neu zustimmen.",
  standardRules: "Alles wie im Regelbuch.",
  take: "Diesen Platz nehmen",
  takeNext: "Diesen Platz ab der nächsten Runde nehmen",
  takeOf: (label: string, name: string) => `${label}: ${name}`,
  heir: (name: string) => `für ${name} vorgesehen`,
  freeNow: (n: number) => (n === 1 ? "1 Platz ist frei" : `${n} Plätze sind frei`),
};
