/** What the start screen says in Swedish: games, house rules, who plays. */

import type { BotName } from "../wire/types";
import type { Dictionary } from "./dictionary";
import { count, list } from "./swedish";

const LEVELS: Record<BotName, string> = { greedy: "skicklig", eager: "ivrig", random: "på måfå" };

export const svStart: NonNullable<Dictionary["start"]> = {
  change: "Välj ett annat spel",
  unknownAddress: (address: string) =>
    `Den här adressen leder ingenstans: ${address}. En del av länken kan ha gått förlorad.`,
  seats: "Platser",
  seatCount: "Antal platser",
  fewer: "En plats färre",
  more: "En plats till",
  seat: (n: number) => `Plats ${n}`,
  you: "Du",
  friend: "En vän, via länk",
  bot: (name: BotName) => `Bot: ${LEVELS[name]}`,
  bots: {
    greedy: "spelar bra: sparar kort som går på allt, väljer sin längsta färg, avslöjar glömda rop",
    eager: "spelar vilket kort som helst som går",
    random: "gör vad som helst som är tillåtet",
  },
  allFriends: "Bara vänner",
  allBots: "Bara botar",
  clock: "Tid per tur",
  clocks: (seconds: number) =>
    seconds === 0
      ? "så länge det tar"
      : seconds < 100
        ? `${seconds} sekunder`
        : seconds < 86400
          ? count(seconds / 60, "minut", "minuter")
          : `${count(seconds / 86400, "dag", "dagar")}, för en tur då och då`,
  listed: "Vem som helst får hitta bordet och slå sig ner eller titta på",
  openTables: "Öppna bord",
  openPlayers: (names: string[], bots: number) =>
    list.format([...names, ...(bots > 0 ? [count(bots, "bot", "botar")] : [])]),
  toBeHad: (n: number) => (n === 0 ? "att titta på" : count(n, "ledig plats", "lediga platser")),
  typedWords: "Ord som reglerna kräver måste skrivas",
  houseRules: "Husregler",
  changed: (n: number) => (n === 0 ? "allt som i regelboken" : `${n} ${n === 1 ? "ändrad" : "ändrade"}`),
  presets: "Sätt att spela",
  byTheBook: "Enligt boken",
  ownWay: "På eget sätt",
  changedFrom: (value: string) => `ändrat; vanligen: ${value}`,
  resetAll: "Allt som i regelboken igen",
  noOptions: "Det här spelet har inget att välja.",
  empty: "inga",
  range: (min: number | null, max: number | null) =>
    max === null ? `${min ?? 0} eller fler` : `${min ?? 0} till ${max}`,
  name: "Ditt namn",
  nameNeeded: "Säg först vad du heter, så att de andra vet vem du är.",
  learn: (minutes: number) => `Lär dig på ${count(minutes, "minut", "minuter")}`,
  playNow: "Spela nu",
  playWhat: (game: string, bots: number) =>
    bots === 0 ? `${game}, ensam` : `${game} med ${count(bots, "bot", "botar")}, utan konto`,
  playFirst: (game: string, bots: number) =>
    `Ditt första spel: ${game} med ${count(bots, "bot", "botar")}, en enda giv på ungefär fem minuter, utan konto`,
  noSuchGame: (id: string) => `Inget spel här heter ”${id}”. De här spelen finns:`,
  create: "Öppna bordet",
  creating: "Bordet öppnas …",
  sheet: "Regelblad",
  sheetOf: (game: string) => `Reglerna för ${game}`,
  sheetWait: "Regelbladet är på väg …",
  contradiction: "De här reglerna går inte ihop",
  chooseOne: (one: string, other: string) => `”${one}” och ”${other}”. Välj en av dem.`,
  down: "Servern svarar inte. Är den i gång?",
  again: "Försök igen",
  loading: "Spelen hämtas …",
  number: {
    title: "En giv med nummer",
    label: "Givnummer",
    note:
      "Samma nummer ger samma kort till den som spelar det här spelet med samma regler och lika många " +
      "platser. Ett sådant parti räknas inte i någon statistik.",
    wrong: "Ett givnummer är ett heltal, till exempel 42.",
  },
};
