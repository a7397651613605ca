/** What the page says of games that the reader makes up in Dutch. */

import type { DeepPartial } from "./dictionary";
import type { enOwn } from "./en-own";

const day = new Intl.DateTimeFormat("nl", { dateStyle: "long" });

export const nlOwn: DeepPartial<typeof enOwn> = {
  yourTables: "Je tafels",
  back: (game: string, one: number) => (one === 1 ? game : `${game} · ${one}`),
  forget: (game: string) => `${game} uit deze lijst halen`,
  played: "Wat je hebt gespeeld",
  savedMatch: "Een bewaarde partij uit een bestand bekijken",
  playedNothing: "Je hebt nog geen partij uitgespeeld.",
  playedHow: (at: number, players: number, won: boolean, points: number) =>
    [
      `${day.format(at)}: ${won ? "gewonnen" : "niet gewonnen"}`,
      ...(points === 0 ? [] : [points === 1 ? "1 punt" : `${points} punten`]),
      players === 1 ? "alleen" : `${players} spelers`,
    ].join(", "),
  ownGames: "Bedenk je eigen spel",
  title: "Je eigen spellen",
  note: "Schrijf op hoe jullie thuis spelen, of probeer regels die nog niemand heeft gespeeld.",
  home: "Alle spellen",
  list: "Jouw spellen",
  none: "Je hebt er nog geen.",
  nameless: "Een spel zonder naam",
  create: "Een nieuw spel",
  named: "Hoe het heet",
  standardName: "Ons spel",
  base: "Begin met de regels van",
  nothing: "geen ander spel",
  begin: "Beginnen",
  full: (n: number) => `Er zijn al ${n} spellen; verwijder er eerst een.`,
  gone: "Dat spel is hier niet. Het is verwijderd, of staat in een andere browser.",
  rules: "De regels, elk op een eigen regel",
  looking: "De regels worden bekeken …",
  right: "Met deze regels kan worden gespeeld.",
  wrong: (n: number) =>
    n === 1 ? "Eén ding moet worden verbeterd." : `${n} dingen moeten worden verbeterd.`,
  line: (n: number) => `Regel ${n}:`,
  show: "Laat zien",
  write: (text: string) => `Schrijf ‘${text}’`,
  takeOut: "Weghalen",
  help: "Hoe je regels schrijft",
  search: "Een regel zoeken",
  add: "Opschrijven",
  keptHere:
    "Wat je schrijft blijft in deze browser. Met een passkey (bij de " +
    "instellingen) vind je het ook op je andere apparaten.",
  keptEverywhere: "Wat je schrijft wordt bewaard voor alle apparaten waarop je je met je passkey aanmeldt.",
  remove: "Dit spel verwijderen",
  removeSure: "Ja, verwijderen",
  removeHere: "Dan is het weg uit deze browser. Tafels waaraan het wordt gespeeld gaan door.",
  removeEverywhere: "Dan is het weg van al je apparaten. Tafels waaraan het wordt gespeeld gaan door.",
  play: "Spelen",
};
