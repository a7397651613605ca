/** What the page says of games that the reader makes up in German. */

import type { DeepPartial } from "./dictionary";
import type { enOwn } from "./en-own";

const day = new Intl.DateTimeFormat("de", { dateStyle: "long" });

export const deOwn: DeepPartial<typeof enOwn> = {
  yourTables: "Deine Tische",
  back: (game: string, one: number) => (one === 1 ? game : `${game} · ${one}`),
  forget: (game: string) => `${game} aus dieser Liste nehmen`,
  played: "Was du gespielt hast",
  savedMatch: "Gespeicherte Partie aus einer Datei ansehen",
  playedNothing: "Du hast noch keine Partie zu Ende gespielt.",
  playedHow: (at: number, players: number, won: boolean, points: number) =>
    [
      `${day.format(at)}: ${won ? "gewonnen" : "nicht gewonnen"}`,
      ...(points === 0 ? [] : [points === 1 ? "1 Punkt" : `${points} Punkte`]),
      players === 1 ? "allein" : `zu ${players}`,
    ].join(", "),
  ownGames: "Ein eigenes Spiel erfinden",
  title: "Deine eigenen Spiele",
  note: "Schreib auf, wie ihr zu Hause spielt, oder probiere Regeln aus, die noch niemand gespielt hat.",
  home: "Alle Spiele",
  list: "Deine Spiele",
  none: "Du hast noch keine.",
  nameless: "Ein Spiel ohne Namen",
  create: "Ein neues Spiel",
  named: "Wie es heißt",
  standardName: "Unser Spiel",
  base: "Beginne mit den Regeln von",
  nothing: "keinem anderen Spiel",
  begin: "Anfangen",
  full: (n: number) => `Es gibt schon ${n} Spiele; lösche erst eines.`,
  gone: "Dieses Spiel ist nicht hier. Es wurde gelöscht oder liegt in einem anderen Browser.",
  rules: "Die Regeln, jede in einer eigenen Zeile",
  looking: "Die Regeln werden angesehen …",
  right: "Nach diesen Regeln lässt sich spielen.",
  wrong: (n: number) => (n === 1 ? "Eine Stelle ist zu verbessern." : `${n} Stellen sind zu verbessern.`),
  line: (n: number) => `Zeile ${n}:`,
  show: "Zeigen",
  write: (text: string) => `„${text}“ schreiben`,
  takeOut: "Streichen",
  help: "Wie man Regeln schreibt",
  search: "Eine Regel suchen",
  add: "Hinschreiben",
  keptHere:
    "Was du schreibst, bleibt in diesem Browser. Mit einem Passkey (in den " +
    "Einstellungen) findest du es auch auf deinen anderen Geräten.",
  keptEverywhere:
    "Was du schreibst, findest du auf allen Geräten, auf denen du dich mit deinem Passkey anmeldest.",
  remove: "Dieses Spiel löschen",
  removeSure: "Ja, löschen",
  removeHere: "Dann ist es in diesem Browser weg. Tische, an denen es gespielt wird, bleiben.",
  removeEverywhere: "Dann ist es auf allen deinen Geräten weg. Tische, an denen es gespielt wird, bleiben.",
  play: "Spielen",
};
