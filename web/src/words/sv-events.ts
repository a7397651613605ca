/** Announcements and log lines in Swedish, by the verb of the event. */

import type { Part, Who } from "./en";
import type { DeepPartial } from "./dictionary";
import type { enEvents } from "./en-events";
import { cards, dig, du, points, vem, vems } from "./swedish";

export const svEvents: DeepPartial<typeof enEvents> = {
  dealt: (w: Who, n: number): Part[] => [`${vem(w)} fick ${cards(n)}`],
  turned: (card: Part[]): Part[] => ["Startkortet är ", ...card],
  buried: (card: Part[]): Part[] => [...card, " lades tillbaka i talongen"],
  took: (w: Who, card: Part[]): Part[] => [`${vem(w)} tog upp `, ...card, " på handen"],
  played: (w: Who, cardList: Part[]): Part[] => [`${vem(w)} spelade `, ...cardList],
  laid: (w: Who, cardList: Part[]): Part[] => [`${vem(w)} lade `, ...cardList],
  declaredSuit: (w: Who, suit: string): Part[] => [`${vem(w)} valde ${suit}`],
  drew: (w: Who, n: number, drawn: Part[]): Part[] =>
    drawn.length > 0 ? [`${vem(w)} drog `, ...drawn] : [`${vem(w)} drog ${cards(n)}`],
  passed: (w: Who): Part[] => [`${vem(w)} passade`],
  undone: (w: Who): Part[] => [`${vem(w)} tog tillbaka det senaste draget`],
  skipped: (w: Who): Part[] => [`${vem(w)} får stå över`],
  reversed: (): Part[] => ["Riktningen vände"],
  reshuffled: (): Part[] => ["Kasthögen blandades till en ny talong"],
  called: (w: Who, word: string | null): Part[] => [
    word === null ? `${vem(w)} ropade` : `${vem(w)} ropade ”${word}!”`,
  ],
  caught: (w: Who, forgotten: string | null): Part[] => [
    `${vem(w)} avslöjades${forgotten === null ? "" : ` utan ”${forgotten}!”`}`,
  ],
  offences: {
    "false-call": "falskt rop",
    "missed-call": "glömt rop",
    "wrong-catch": "avslöjande utan grund",
    silence: "bruten tystnad",
    "unsaid-words": "osagda ord",
  },
  penalised: (w: Who, n: number): Part[] => [`${vem(w)} får ${cards(n)} i straff`],
  gave: (w: Who, to: Who, n: number, given: Part[]): Part[] =>
    given.length > 0
      ? [`${vem(w)} gav `, ...given, ` till ${dig(to)}`]
      : [`${vem(w)} gav ${cards(n)} till ${dig(to)}`],
  exchanged: (w: Who, got: Part[]): Part[] => [
    `${vem(w)} bytte ett kort med talongen`,
    ...(got.length > 0 ? [" och fick ", ...got] : []),
  ],
  passedHands: (left: boolean): Part[] => [`Alla händer gick åt ${left ? "vänster" : "höger"}`],
  swapped: (w: Who, other: Who): Part[] => [`${vem(w)} bytte hand med ${dig(other)}`],
  rulesStopped: (): Part[] => ["Reglerna satte i gång varandra om och om igen och stoppades"],
  named: (w: Who, other: Who): Part[] => [`${vem(w)} pekade ut ${dig(other)}`],
  challenged: (w: Who, other: Who): Part[] => [`${vem(w)} synade ${vems(other, "ditt")} kort`],
  revealed: (w: Who, shown: Part[]): Part[] =>
    shown.length > 0 ? [`${vem(w)} visade `, ...shown] : [`${vem(w)} visade en tom hand`],
  kept: (w: Who): Part[] => [`${vem(w)} behöll kortet`],
  declined: (w: Who): Part[] => [`${vem(w)} lät det vara`],
  grabbed: (w: Who): Part[] => [`${vem(w)} grep`],
  pressure: (w: Who, n: number): Part[] => [`Talongen var tom: ${du(w)} får ${points(n)} till`],
  charged: (w: Who, n: number): Part[] => [`${vem(w)} får ${points(n)} till för den nya talongen`],
  said: (w: Who, text: string): Part[] => [`${vem(w)}: ”${text}”`],
  out: (w: Who): Part[] => [`${vem(w)} är ute`],
  dealOver: (w: Who | null): Part[] =>
    w === null ? ["Given är slut, ingen gick ut"] : [`Given är slut: ${du(w)} vann den`],
  scored: (w: Who, n: number): Part[] => [`${vem(w)} fick ${points(n)}`],
  gameOver: (w: Who | null): Part[] =>
    w === null ? ["Partiet är slut"] : [`Partiet är slut: ${du(w)} vann det`],
};
