/** What the page says in Swedish of what is one's own: games that one makes up, and what one has played. */

import type { DeepPartial } from "./dictionary";
import type { enOwn } from "./en-own";
import { points } from "./swedish";

const day = new Intl.DateTimeFormat("sv", { dateStyle: "long" });

export const svOwn: DeepPartial<typeof enOwn> = {
  yourTables: "Dina bord",
  back: (game: string, one: number) => (one === 1 ? game : `${game} · ${one}`),
  forget: (game: string) => `Ta bort ${game} från listan`,
  played: "Vad du har spelat",
  savedMatch: "Se ett sparat parti från en fil",
  playedNothing: "Du har inte spelat något parti till slut än.",
  playedHow: (at: number, players: number, won: boolean, scored: number) =>
    [
      `${day.format(at)}: ${won ? "vunnet" : "inte vunnet"}`,
      ...(scored === 0 ? [] : [points(scored)]),
      players === 1 ? "ensam" : `${players} spelare`,
    ].join(", "),
  ownGames: "Hitta på ett eget spel",
  title: "Dina egna spel",
  note: "Skriv ner hur din familj spelar, eller pröva regler som ingen har spelat än.",
  home: "Alla spel",
  list: "Dina spel",
  none: "Du har inga än.",
  nameless: "Ett spel utan namn",
  create: "Ett nytt spel",
  named: "Vad det heter",
  standardName: "Vårt spel",
  base: "Utgå från reglerna i",
  nothing: "inget annat spel",
  begin: "Börja",
  full: (n: number) => `Det finns redan ${n} spel; ta bort ett först.`,
  gone: "Det spelet finns inte här. Det har tagits bort, eller ligger i en annan webbläsare.",
  rules: "Reglerna, en på varje rad",
  looking: "Reglerna granskas …",
  right: "De här reglerna går att spela.",
  wrong: (n: number) => (n === 1 ? "En sak behöver rättas." : `${n} saker behöver rättas.`),
  line: (n: number) => `Rad ${n}:`,
  show: "Visa den",
  write: (text: string) => `Skriv ”${text}”`,
  takeOut: "Ta bort den",
  help: "Hur man skriver regler",
  search: "Sök en regel",
  add: "Skriv dit den",
  keptHere:
    "Det du skriver stannar i den här webbläsaren. Med en passnyckel (i inställningarna) hittar du det även " +
    "på dina andra enheter.",
  keptEverywhere: "Det du skriver sparas för alla enheter där du loggar in med din passnyckel.",
  remove: "Ta bort det här spelet",
  removeSure: "Ja, ta bort det",
  removeHere: "Då är det borta från den här webbläsaren. Bord där det spelas fortsätter.",
  removeEverywhere: "Då är det borta från alla dina enheter. Bord där det spelas fortsätter.",
  play: "Spela det",
};
