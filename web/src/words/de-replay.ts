/** What the page says in German when one looks back at what was played. */

import type { DeepPartial } from "./dictionary";
import type { enReplay } from "./en-replay";
import { count, list } from "./german";

const won = (winners: string[]) =>
  winners.length === 0
    ? "niemand hat gewonnen"
    : `${list.format(winners)} ${winners.length === 1 ? "hat" : "haben"} gewonnen`;

export const deReplay: DeepPartial<typeof enReplay> = {
  title: (game: string) => `${game}: noch einmal`,
  watch: "Noch einmal ansehen",
  toTable: "Zum Tisch",
  waiting: "Die Runde wird ausgelegt …",
  none: "Diese Runde gibt es hier nicht, oder sie ist noch nicht zu Ende.",
  past: "Das ist vorbei: Hier kann man nur zusehen.",
  begin: "Die Karten sind verteilt",
  controls: "Wiedergabe",
  move: (at: number, of: number) => `${at} von ${of}`,
  slider: "Stelle der Runde",
  first: "Zum Anfang",
  back: "Eins zurück",
  play: "Abspielen",
  pause: "Anhalten",
  forth: "Eins weiter",
  last: "Zum Ende",
  speed: "Tempo",
  speeds: { "0.5": "langsam", "1": "normal", "2": "schnell", "4": "sehr schnell" },
  eyes: "Gesehen von",
  spectator: "den Zuschauern",
  open: "Alle Karten offen",
  match: "Partie",
  deal: "Runde",
  goTo: (at: number) => `Gehe zu ${at}`,
  view: "Ansicht",
  sums: "Statistik",
  proof: "Ehrlich gemischt",
  keys:
    "← und → gehen einen Zug, mit Strg bis zum nächsten Spieler; die Leertaste spielt ab, " +
    "Pos1 und Ende gehen an die Enden, h erklärt.",
  copy: "Link zu dieser Stelle kopieren",
  copied: "Kopiert",
  scenario: {
    title: "Dieser Moment als Szenario",
    note:
      "Ein Text aus wenigen Zeilen, der diesen Tisch auslegt und spielt, was folgte. So wird aus einer " +
      "strittigen Entscheidung ein Test.",
    copy: "Kopieren",
    save: "Als Datei speichern",
  },
  alone: {
    undo: "Zurücknehmen",
    repeat: "Dieselbe Runde noch einmal",
    restart: "Von vorn",
    restartSure: "Wirklich von vorn?",
    repeated: "Diese Runde wurde schon gespielt: Sie zählt nicht noch einmal.",
    numbered: (n: number) =>
      `Runde Nummer ${n}: Wer sie mit denselben Regeln und ebenso vielen Plätzen angibt, bekommt ` +
      "dieselben Karten. Die Partie zählt nirgends.",
    playNumber: "Diese Runde spielen",
  },
  share: "Ergebnis teilen",
  shared: "Das Ergebnis liegt in der Zwischenablage.",
  result: (game: string, winners: string[], address: string) => `${game}: ${won(winners)}. ${address}`,
  score: (game: string, winners: string[], scores: string[], address: string) =>
    `${game}: ${won(winners)} (${scores.join(", ")}). ${address}`,
  table: {
    caption: (matches: number, deals: number) =>
      `${count(matches, "Partie", "Partien")} und ${count(deals, "Runde", "Runden")} sind hier zu Ende.`,
    matchesWon: "Partien gewonnen",
    dealsWon: "Runden gewonnen",
    points: "Punkte",
    played: "Karten gespielt",
    drawn: "Karten gezogen",
    caught: "Erwischt",
    of: (one: number, all: number) => `${one} von ${all}`,
    none: "Hier ist noch keine Runde zu Ende.",
  },
  number: (n: number) => `Nr. ${n}`,
  fair: {
    fingerprint: "Der Fingerabdruck ihres Geheimnisses:",
    secret: "Das Geheimnis, das aus der Nummer folgt:",
    follows: "Der Fingerabdruck ist der des Geheimnisses.",
    intro: "Niemand konnte sich diese Karten aussuchen, auch der Server nicht. Du musst es nicht glauben:",
    sealed:
      "Vor der Runde hat der Server ein Geheimnis gezogen und allen seinen Fingerabdruck " +
      "gezeigt, wie einen versiegelten Umschlag:",
    mixed:
      "Dann haben die Browser der Spieler eigene Zahlen dazugegeben, die der Server vorher " +
      "nicht kennen konnte. Aus allen zusammen wurde gemischt.",
    opened: "Nach der Runde wurde der Umschlag geöffnet. Das war darin:",
    kept: "Sein Fingerabdruck ist der, der vorher gezeigt wurde. Der Server hat Wort gehalten.",
    broken: "Sein Fingerabdruck ist NICHT der, der vorher gezeigt wurde. Trau dieser Runde nicht.",
    more: "In der Aufzeichnung steht alles: Wer zweifelt, kann dieselben Karten noch einmal mischen.",
  },
};
