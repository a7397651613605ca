/** Announcements and log lines in Dutch, by the verb of the event. */

import type { Part, Who } from "./en";
import type { DeepPartial } from "./dictionary";
import type { enEvents } from "./en-events";
import { cards, count, heeft, is, jij, jou, points, wie } from "./dutch";

export const nlEvents: DeepPartial<typeof enEvents> = {
  dealt: (w: Who, n: number): Part[] => [`${wie(w)} ${heeft(w)} ${cards(n)} gekregen`],
  turned: (card: Part[]): Part[] => ["De startkaart is ", ...card],
  buried: (card: Part[]): Part[] => [...card, " ging terug in de stapel"],
  took: (w: Who, card: Part[]): Part[] => [`${wie(w)} ${heeft(w)} `, ...card, " in de hand genomen"],
  played: (w: Who, cardList: Part[]): Part[] => [`${wie(w)} ${heeft(w)} `, ...cardList, " gespeeld"],
  laid: (w: Who, cardList: Part[]): Part[] => [`${wie(w)} ${heeft(w)} `, ...cardList, " gelegd"],
  declaredSuit: (w: Who, suit: string): Part[] => [`${wie(w)} ${heeft(w)} ${suit} gekozen`],
  drew: (w: Who, n: number, drawn: Part[]): Part[] =>
    drawn.length > 0
      ? [`${wie(w)} ${heeft(w)} `, ...drawn, " getrokken"]
      : [`${wie(w)} ${heeft(w)} ${cards(n)} getrokken`],
  passed: (w: Who): Part[] => [`${wie(w)} ${heeft(w)} gepast`],
  undone: (w: Who): Part[] => [`${wie(w)} ${heeft(w)} de laatste zet teruggenomen`],
  skipped: (w: Who): Part[] => [`${wie(w)} moet een beurt overslaan`],
  reversed: (): Part[] => ["De richting keert om"],
  reshuffled: (): Part[] => ["De aflegstapel is geschud tot een nieuwe stapel"],
  called: (w: Who, word: string | null): Part[] => [
    word === null ? `${wie(w)} ${heeft(w)} geroepen` : `${wie(w)} ${heeft(w)} “${word}!” geroepen`,
  ],
  caught: (w: Who, forgotten: string | null): Part[] => [
    `${wie(w)} ${is(w)} betrapt${forgotten === null ? "" : ` zonder “${forgotten}!”`}`,
  ],
  offences: {
    "false-call": "ten onrechte geroepen",
    "missed-call": "niet geroepen",
    "wrong-catch": "onterecht betrapt",
    silence: "stilte verbroken",
    "unsaid-words": "woorden niet gezegd",
  },
  penalised: (w: Who, n: number): Part[] => [`${wie(w)} krijgt ${count(n, "strafkaart", "strafkaarten")}`],
  gave: (w: Who, to: Who, n: number, given: Part[]): Part[] =>
    given.length > 0
      ? [`${wie(w)} ${heeft(w)} `, ...given, ` aan ${jou(to)} gegeven`]
      : [`${wie(w)} ${heeft(w)} ${cards(n)} aan ${jou(to)} gegeven`],
  exchanged: (w: Who, got: Part[]): Part[] => [
    `${wie(w)} ${heeft(w)} een kaart met de stapel geruild`,
    ...(got.length > 0 ? [" en kreeg ", ...got] : []),
  ],
  passedHands: (left: boolean): Part[] => [`Alle handen gingen naar ${left ? "links" : "rechts"}`],
  swapped: (w: Who, other: Who): Part[] => [`${wie(w)} ${heeft(w)} met ${jou(other)} van hand geruild`],
  rulesStopped: (): Part[] => ["De regels bleven elkaar in gang zetten en zijn stopgezet"],
  named: (w: Who, other: Who): Part[] => [`${wie(w)} ${heeft(w)} ${jou(other)} genoemd`],
  challenged: (w: Who, other: Who): Part[] => [
    `${wie(w)} ${heeft(w)} aangevochten wat ${jij(other)} speelde`,
  ],
  revealed: (w: Who, shown: Part[]): Part[] =>
    shown.length > 0
      ? [`${wie(w)} ${heeft(w)} `, ...shown, " laten zien"]
      : [`${wie(w)} ${heeft(w)} een lege hand laten zien`],
  kept: (w: Who): Part[] => [`${wie(w)} ${heeft(w)} de kaart gehouden`],
  declined: (w: Who): Part[] => [`${wie(w)} ${heeft(w)} het zo gelaten`],
  grabbed: (w: Who): Part[] => [`${wie(w)} ${heeft(w)} gegrepen`],
  pressure: (w: Who, n: number): Part[] => [`De stapel was leeg: ${jij(w)} krijgt er ${points(n)} bij`],
  charged: (w: Who, n: number): Part[] => [`${wie(w)} krijgt er ${points(n)} bij voor de nieuwe stapel`],
  said: (w: Who, text: string): Part[] => [`${w.you ? "Jij" : w.name}: “${text}”`],
  out: (w: Who): Part[] => [`${wie(w)} speelt niet meer mee`],
  dealOver: (w: Who | null): Part[] =>
    w === null
      ? ["De ronde is voorbij, niemand is alle kaarten kwijt"]
      : [`De ronde is voorbij: ${jij(w)} ${heeft(w)} gewonnen`],
  scored: (w: Who, n: number): Part[] => [`${w.you ? "Jij" : w.name}: ${points(n)}`],
  gameOver: (w: Who | null): Part[] =>
    w === null ? ["De partij is voorbij"] : [`De partij is voorbij: ${jij(w)} ${heeft(w)} gewonnen`],
};
