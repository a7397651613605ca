/** What the start screen says in Hungarian: games, house rules, who plays. */

import type { BotName } from "../wire/types";
import type { Dictionary } from "./dictionary";
import { list } from "./hungarian";

const LEVELS: Record<BotName, string> = { greedy: "ügyes", eager: "mohó", random: "találomra" };

export const huStart: NonNullable<Dictionary["start"]> = {
  change: "Másik játék",
  unknownAddress: (address: string) =>
    `Ez a cím sehová sem vezet: ${address}. Talán elveszett a link egy része.`,
  seats: "Helyek",
  seatCount: "Helyek száma",
  fewer: "Eggyel kevesebb hely",
  more: "Eggyel több hely",
  seat: (n: number) => `${n}. hely`,
  you: "Te",
  friend: "Barát, linkkel",
  bot: (name: BotName) => `Bot: ${LEVELS[name]}`,
  bots: {
    greedy:
      "jól játszik: tartogatja a mindenre rakható lapokat, a leghosszabb színét kéri, és észreveszi az elmaradt " +
      "bemondást",
    eager: "bármelyik lapját kijátssza, amelyiket lehet",
    random: "bármit megtesz, amit szabad",
  },
  allFriends: "Csak barátok",
  allBots: "Csak botok",
  clock: "Gondolkodási idő",
  clocks: (seconds: number) =>
    seconds === 0
      ? "ameddig tart"
      : seconds < 100
        ? `${seconds} másodperc`
        : seconds < 86400
          ? `${seconds / 60} perc`
          : `${seconds / 86400} nap, ha csak néha léptek`,
  listed: "Bárki megtalálhatja ezt az asztalt, leülhet vagy nézheti",
  openTables: "Nyitott asztalok",
  openPlayers: (names: string[], bots: number) =>
    list.format([...names, ...(bots > 0 ? [`${bots} bot`] : [])]),
  toBeHad: (n: number) => (n === 0 ? "nézhető" : `${n} szabad hely`),
  typedWords: "A szabályok kérte szavakat be kell gépelni",
  houseRules: "Házi szabályok",
  changed: (n: number) => (n === 0 ? "minden a szabálykönyv szerint" : `${n} módosítva`),
  presets: "Játékmódok",
  byTheBook: "A könyv szerint",
  ownWay: "Saját mód",
  changedFrom: (value: string) => `módosítva; alapból: ${value}`,
  resetAll: "Minden vissza az alapra",
  noOptions: "Ennél a játéknál nincs mit beállítani.",
  empty: "nincs",
  range: (min: number | null, max: number | null) =>
    max === null ? `${min ?? 0} vagy több` : `${min ?? 0}–${max}`,
  name: "A neved",
  nameNeeded: "Előbb mondd meg a neved, hogy a többiek tudják, ki vagy.",
  learn: (minutes: number) => `Tanuld meg ${minutes} perc alatt`,
  playNow: "Játék most",
  playWhat: (game: string, bots: number) =>
    bots === 0 ? `${game}, egyedül` : `${game}, ${bots} bottal, regisztráció nélkül`,
  playFirst: (game: string, bots: number) =>
    `Az első játékod: ${game}, ${bots} bottal, egyetlen, körülbelül ötperces osztás, regisztráció nélkül`,
  noSuchGame: (id: string) => `Itt nincs „${id}” nevű játék. Ezek vannak:`,
  create: "Asztal nyitása",
  creating: "Nyílik az asztal …",
  sheet: "Szabálylap",
  sheetOf: (game: string) => `Szabályok: ${game}`,
  sheetWait: "Jön a szabálylap …",
  contradiction: "Ezek a szabályok nem férnek össze",
  chooseOne: (one: string, other: string) => `„${one}” és „${other}”. Válaszd az egyiket.`,
  down: "A kiszolgáló nem válaszol. Fut egyáltalán?",
  again: "Újra",
  loading: "A játékok betöltése …",
  number: {
    title: "Leosztás a száma szerint",
    label: "Leosztásszám",
    note:
      "Ugyanaz a szám ugyanazokat a lapokat osztja mindenkinek, aki ezt a játékot ugyanazokkal a " +
      "szabályokkal és ugyanannyi hellyel játssza. Az ilyen játszma semmilyen statisztikában nem " +
      "számít.",
    wrong: "A leosztásszám egész szám, például 42.",
  },
};
