/** What the start screen says in German: games, house rules, who plays. */

import type { BotName } from "../wire/types";
import type { Dictionary } from "./dictionary";
import { count, list } from "./german";

const LEVELS: Record<BotName, string> = { greedy: "geschickt", eager: "eifrig", random: "aufs Geratewohl" };

export const deStart: NonNullable<Dictionary["start"]> = {
  change: "Ein anderes Spiel wählen",
  unknownAddress: (address: string) =>
    `Diese Adresse führt nirgendwohin: ${address}. Vielleicht ist ein Teil des Links verloren gegangen.`,
  seats: "Plätze",
  seatCount: "Zahl der Plätze",
  fewer: "Ein Platz weniger",
  more: "Ein Platz mehr",
  seat: (n: number) => `Platz ${n}`,
  you: "Du",
  friend: "Jemand, den du einlädst",
  bot: (name: BotName) => `Bot: ${LEVELS[name]}`,
  bots: {
    greedy: "spielt gut: hebt Wünscher auf, wünscht sich, wovon er am meisten hat, merkt vergessene Ansagen",
    eager: "spielt irgendeine Karte, die passt",
    random: "tut irgendetwas, das erlaubt ist",
  },
  allFriends: "Nur Freunde",
  allBots: "Nur Bots",
  clock: "Bedenkzeit",
  clocks: (seconds: number) =>
    seconds === 0
      ? "so lange es dauert"
      : seconds < 100
        ? `${seconds} Sekunden`
        : seconds < 86400
          ? `${seconds / 60} Minuten`
          : `${count(seconds / 86400, "Tag", "Tage")}, für Züge ab und zu`,
  listed: "Wer will, darf diesen Tisch finden, sich setzen oder zusehen",
  openTables: "Offene Tische",
  openPlayers: (names: string[], bots: number) =>
    list.format([...names, ...(bots > 0 ? [count(bots, "Bot", "Bots")] : [])]),
  toBeHad: (n: number) => (n === 0 ? "zum Zusehen" : `${count(n, "Platz", "Plätze")} zu haben`),
  typedWords: "Wörter, die die Regeln verlangen, müssen getippt werden",
  houseRules: "Hausregeln",
  changed: (n: number) => (n === 0 ? "alles wie im Regelbuch" : `${n} geändert`),
  presets: "Spielweisen",
  byTheBook: "Wie im Buch",
  ownWay: "Auf eigene Art",
  changedFrom: (value: string) => `geändert; üblich: ${value}`,
  resetAll: "Alles wie üblich",
  noOptions: "Bei diesem Spiel gibt es nichts einzustellen.",
  empty: "keine",
  range: (min: number | null, max: number | null) =>
    max === null ? `${min ?? 0} oder mehr` : `${min ?? 0} bis ${max}`,
  name: "Dein Name",
  nameNeeded: "Sag erst deinen Namen, damit die anderen wissen, wer du bist.",
  learn: (minutes: number) => `In ${count(minutes, "Minute", "Minuten")} lernen`,
  playNow: "Jetzt spielen",
  playWhat: (game: string, bots: number) =>
    bots === 0 ? `${game}, allein` : `${game} mit ${count(bots, "Bot", "Bots")}, ohne Anmeldung`,
  playFirst: (game: string, bots: number) =>
    `Dein erstes Spiel: ${game} mit ${count(bots, "Bot", "Bots")}, eine Runde von etwa fünf Minuten, ohne Anmeldung`,
  noSuchGame: (id: string) => `Kein Spiel heißt hier „${id}“. Diese Spiele gibt es:`,
  create: "Tisch eröffnen",
  creating: "Der Tisch wird eröffnet …",
  sheet: "Spielregeln",
  sheetOf: (game: string) => `Die Regeln von ${game}`,
  sheetWait: "Die Spielregeln kommen gleich …",
  contradiction: "Diese Regeln passen nicht zusammen",
  chooseOne: (one: string, other: string) => `„${one}“ und „${other}“. Wähle eine von beiden.`,
  down: "Der Server antwortet nicht. Läuft er?",
  again: "Noch einmal versuchen",
  loading: "Die Spiele werden geladen …",
  number: {
    title: "Eine Runde nach ihrer Nummer",
    label: "Rundennummer",
    note:
      "Dieselbe Nummer gibt allen, die dieses Spiel nach denselben Regeln mit ebenso vielen Plätzen " +
      "spielen, dieselben Karten. So eine Partie zählt in keiner Statistik.",
    wrong: "Eine Rundennummer ist eine ganze Zahl, zum Beispiel 42.",
  },
};
