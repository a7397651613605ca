/** What the page says in Dutch of tables and seats before a game, after one, and to who comes with a link. */

import type { DeepPartial } from "./dictionary";
import type { enLobby } from "./en-lobby";
import { count } from "./dutch";

function long(seconds: number): string {
  return seconds < 60 ? `${seconds} seconden` : count(seconds / 60, "minuut", "minuten");
}

export const nlLobby: DeepPartial<typeof enLobby> = {
  late: {
    label: "Toeschouwers zien de tafel",
    choice: (seconds: number) => (seconds === 0 ? "meteen" : `${long(seconds)} later`),
    you: (seconds: number) => `Je ziet de tafel zoals die ${long(seconds)} geleden was.`,
    they: (seconds: number) => `Toeschouwers zien deze tafel ${long(seconds)} later.`,
  },
  title: (game: string) => `Een tafel: ${game}`,
  listed: "Iedereen kan deze tafel op de startpagina vinden.",
  invite: "Nodig je vrienden uit",
  link: "Link naar deze tafel",
  copy: "Link kopiëren",
  copied: "Gekopieerd",
  qr: "QR-code",
  qrAlt: "De link naar deze tafel als QR-code",
  onlyHere:
    "Deze link werkt alleen op deze computer. " +
    "Wie de server beheert, moet hem voor het netwerk openzetten voordat anderen kunnen komen.",
  share: "Delen …",
  botSpeed: "Hoe snel de bots spelen",
  botSpeeds: { slow: "langzaam", usual: "zoals gewoonlijk", fast: "snel" },
  who: "Wie hier zit",
  seatFree: "vrij voor iemand die nog komt",
  seatYou: "jij",
  seatBot: "bot",
  away: "weg",
  start: "Beginnen",
  startFill: "Beginnen met bots op de vrije plaatsen",
  waiting: (host: string | null) => `Het spel begint als ${host ?? "de host"} dat wil.`,
  host: "host",
  level: (name: string) => `Hoe ${name} speelt`,
  addBot: "Bot erbij",
  addBotAt: (seat: number) => `Een bot op plaats ${seat} zetten`,
  remove: "Weghalen",
  removeWhom: (name: string) => `${name} weghalen`,
  removeSure: (name: string) => `Ja, ${name} weghalen`,
  waitingFriends: (n: number) => `Wachten op nog ${count(n, "speler", "spelers")}.`,
  sit: "Gaan zitten",
  watch: "Alleen kijken",
  join: (game: string) => `Je bent uitgenodigd aan een tafel: ${game}`,
  full: "Alle plaatsen zijn bezet. Je kunt kijken.",
  fullBots: "Er is geen plaats vrij, maar je kunt die van een bot nemen, of kijken.",
  running: "Het spel is bezig.",
  options: "Huisregels van deze tafel",
  rulesOfNext: "Huisregels van de volgende partij",
  was: (value: string) => `was eerst: ${value}`,
  put: "Met deze regels spelen",
  putBack: "Niets veranderen",
  notYet: "Je wijzigingen gelden nog niet.",
  othersAgree: "Iedereen krijgt het te horen en moet opnieuw instemmen met nog een partij.",
  standardRules: "Alles zoals in het regelboek.",
  take: "Deze plaats nemen",
  takeNext: "Deze plaats nemen vanaf de volgende ronde",
  takeOf: (label: string, name: string) => `${label}: ${name}`,
  heir: (name: string) => `vrijgehouden voor ${name}`,
  freeNow: (n: number) => count(n, "plaats is vrij", "plaatsen zijn vrij"),
};
