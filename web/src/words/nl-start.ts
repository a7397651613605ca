/** What the start screen says in Dutch: games, house rules, who plays. */

import type { BotName } from "../wire/types";
import type { Dictionary } from "./dictionary";
import { count, list } from "./dutch";

const LEVELS: Record<BotName, string> = { greedy: "handig", eager: "gretig", random: "willekeurig" };

export const nlStart: NonNullable<Dictionary["start"]> = {
  change: "Een ander spel kiezen",
  unknownAddress: (address: string) =>
    `Dit adres leidt nergens heen: ${address}. Misschien ontbreekt een deel van de link.`,
  seats: "Plaatsen",
  seatCount: "Aantal plaatsen",
  fewer: "Een plaats minder",
  more: "Een plaats meer",
  seat: (n: number) => `Plaats ${n}`,
  you: "Jij",
  friend: "Iemand die je uitnodigt",
  bot: (name: BotName) => `Bot: ${LEVELS[name]}`,
  bots: {
    greedy: "speelt goed: bewaart kaarten die altijd passen, kiest de langste kleur, betrapt wie niet roept",
    eager: "speelt zomaar een kaart die past",
    random: "doet zomaar iets wat mag",
  },
  allFriends: "Alleen vrienden",
  allBots: "Alleen bots",
  clock: "Bedenktijd",
  clocks: (seconds: number) =>
    seconds === 0
      ? "zo lang als het duurt"
      : seconds < 100
        ? `${seconds} seconden`
        : seconds < 86400
          ? count(seconds / 60, "minuut", "minuten")
          : `${count(seconds / 86400, "dag", "dagen")}, voor af en toe een beurt`,
  listed: "Iedereen mag deze tafel vinden en gaan zitten of kijken",
  openTables: "Open tafels",
  openPlayers: (names: string[], bots: number) =>
    list.format([...names, ...(bots > 0 ? [count(bots, "bot", "bots")] : [])]),
  toBeHad: (n: number) => (n === 0 ? "om te kijken" : `${count(n, "plaats", "plaatsen")} vrij`),
  typedWords: "Woorden die de regels vragen, moeten getypt worden",
  houseRules: "Huisregels",
  changed: (n: number) => (n === 0 ? "alles zoals in het regelboek" : `${n} veranderd`),
  presets: "Manieren van spelen",
  byTheBook: "Volgens het boek",
  ownWay: "Op eigen wijze",
  changedFrom: (value: string) => `veranderd; gewoonlijk: ${value}`,
  resetAll: "Alles terug naar standaard",
  noOptions: "Bij dit spel valt niets in te stellen.",
  empty: "geen",
  range: (min: number | null, max: number | null) =>
    max === null ? `${min ?? 0} of meer` : `${min ?? 0} tot en met ${max}`,
  name: "Je naam",
  nameNeeded: "Zeg eerst je naam, zodat de anderen weten wie je bent.",
  learn: (minutes: number) => `In ${count(minutes, "minuut", "minuten")} leren`,
  playNow: "Nu spelen",
  playWhat: (game: string, bots: number) =>
    bots === 0 ? `${game}, alleen` : `${game} met ${count(bots, "bot", "bots")}, zonder account`,
  playFirst: (game: string, bots: number) =>
    `Je eerste spel: ${game} met ${count(bots, "bot", "bots")}, één ronde van zo’n vijf minuten, zonder account`,
  noSuchGame: (id: string) => `Geen spel heet hier “${id}”. Deze spellen zijn er:`,
  create: "Tafel openen",
  creating: "De tafel gaat open …",
  sheet: "Spelregels",
  sheetOf: (game: string) => `De regels van ${game}`,
  sheetWait: "De spelregels komen eraan …",
  contradiction: "Deze regels gaan niet samen",
  chooseOne: (one: string, other: string) => `“${one}” en “${other}”. Kies er een.`,
  down: "De server antwoordt niet. Staat die aan?",
  again: "Opnieuw proberen",
  loading: "De spellen worden geladen …",
  number: {
    title: "Een ronde met een nummer",
    label: "Rondenummer",
    note:
      "Hetzelfde nummer deelt dezelfde kaarten aan iedereen die dit spel met dezelfde regels en " +
      "evenveel plaatsen speelt. Zo’n partij telt in geen enkele statistiek mee.",
    wrong: "Een rondenummer is een geheel getal, bijvoorbeeld 42.",
  },
};
