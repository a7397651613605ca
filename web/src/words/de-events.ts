/** Announcements and log lines in German, by the verb of the event. */

import type { Part, Who } from "./en";
import type { DeepPartial } from "./dictionary";
import type { enEvents } from "./en-events";
import { cards, hat, ist, points, wem, wen, wer } from "./german";

export const deEvents: DeepPartial<typeof enEvents> = {
  dealt: (w: Who, n: number): Part[] => [`${wer(w)} ${hat(w)} ${cards(n)} bekommen`],
  turned: (card: Part[]): Part[] => ["Die erste Karte ist ", ...card],
  buried: (card: Part[]): Part[] => [...card, " kam zurück in den Stapel"],
  took: (w: Who, card: Part[]): Part[] => [`${wer(w)} ${hat(w)} `, ...card, " auf die Hand genommen"],
  played: (w: Who, cardList: Part[]): Part[] => [`${wer(w)} ${hat(w)} `, ...cardList, " gespielt"],
  laid: (w: Who, cardList: Part[]): Part[] => [`${wer(w)} ${hat(w)} `, ...cardList, " gelegt"],
  declaredSuit: (w: Who, suit: string): Part[] => [`${wer(w)} ${hat(w)} sich ${suit} gewünscht`],
  drew: (w: Who, n: number, drawn: Part[]): Part[] =>
    drawn.length > 0
      ? [`${wer(w)} ${hat(w)} `, ...drawn, " gezogen"]
      : [`${wer(w)} ${hat(w)} ${cards(n)} gezogen`],
  passed: (w: Who): Part[] => [`${wer(w)} ${hat(w)} gepasst`],
  undone: (w: Who): Part[] => [`${wer(w)} ${hat(w)} den letzten Zug zurückgenommen`],
  skipped: (w: Who): Part[] => [`${wer(w)} ${w.you ? "musst" : "muss"} aussetzen`],
  reversed: (): Part[] => ["Die Richtung wechselt"],
  reshuffled: (): Part[] => ["Die Ablage wurde gemischt und ist der neue Stapel"],
  called: (w: Who, word: string | null): Part[] => [
    word === null ? `${wer(w)} ${hat(w)} angesagt` : `${wer(w)} ${hat(w)} „${word}!“ gesagt`,
  ],
  caught: (w: Who, forgotten: string | null): Part[] => [
    `${wer(w)} ${w.you ? "wurdest" : "wurde"} ${forgotten === null ? "" : `ohne „${forgotten}!“ `}erwischt`,
  ],
  offences: {
    "false-call": "falsche Ansage",
    "missed-call": "vergessene Ansage",
    "wrong-catch": "zu Unrecht erwischt",
    silence: "gebrochene Stille",
    "unsaid-words": "ungesagte Worte",
  },
  penalised: (w: Who, n: number): Part[] => [
    `${wer(w)} ${w.you ? "bekommst" : "bekommt"} ${cards(n)} Strafe`,
  ],
  gave: (w: Who, to: Who, n: number, given: Part[]): Part[] =>
    given.length > 0
      ? [`${wer(w)} ${hat(w)} ${wem(to)} `, ...given, " gegeben"]
      : [`${wer(w)} ${hat(w)} ${wem(to)} ${cards(n)} gegeben`],
  exchanged: (w: Who, got: Part[]): Part[] => [
    `${wer(w)} ${hat(w)} eine Karte mit dem Stapel getauscht`,
    ...(got.length > 0 ? [" und bekam ", ...got] : []),
  ],
  passedHands: (left: boolean): Part[] => [`Alle Hände gingen nach ${left ? "links" : "rechts"}`],
  swapped: (w: Who, other: Who): Part[] => [
    w.you
      ? `Du hast mit ${wem(other)} die Hand getauscht`
      : `${w.name} hat mit ${wem(other)} die Hand getauscht`,
  ],
  rulesStopped: (): Part[] => ["Die Regeln lösten einander immer weiter aus und wurden angehalten"],
  named: (w: Who, other: Who): Part[] => [`${wer(w)} ${hat(w)} ${wen(other)} gewählt`],
  challenged: (w: Who, other: Who): Part[] => [
    `${wer(w)} ${hat(w)} angezweifelt, was ${other.you ? "du gespielt hast" : `${other.name} gespielt hat`}`,
  ],
  revealed: (w: Who, shown: Part[]): Part[] =>
    shown.length > 0
      ? [`${wer(w)} ${hat(w)} `, ...shown, " gezeigt"]
      : [`${wer(w)} ${hat(w)} eine leere Hand gezeigt`],
  kept: (w: Who): Part[] => [`${wer(w)} ${hat(w)} die Karte behalten`],
  declined: (w: Who): Part[] => [`${wer(w)} ${hat(w)} es dabei belassen`],
  grabbed: (w: Who): Part[] => [`${wer(w)} ${hat(w)} zugegriffen`],
  pressure: (w: Who, n: number): Part[] => [
    `Der Stapel war leer: ${w.you ? "Du bekommst" : `${w.name} bekommt`} ${points(n)} dazu`,
  ],
  charged: (w: Who, n: number): Part[] => [
    `${wer(w)} ${w.you ? "bekommst" : "bekommt"} ${points(n)} für den neuen Stapel dazu`,
  ],
  said: (w: Who, text: string): Part[] => [`${wer(w)}: „${text}“`],
  out: (w: Who): Part[] => [`${wer(w)} ${ist(w)} nicht mehr dabei`],
  dealOver: (w: Who | null): Part[] =>
    w === null
      ? ["Die Runde ist vorbei, niemand ist alle Karten los"]
      : [`Die Runde ist vorbei: ${wer(w)} ${hat(w)} sie gewonnen`],
  scored: (w: Who, n: number): Part[] => [`${wer(w)}: ${points(n)}`],
  gameOver: (w: Who | null): Part[] =>
    w === null ? ["Die Partie ist vorbei"] : [`Die Partie ist vorbei: ${wer(w)} ${hat(w)} sie gewonnen`],
};
