/** Announcements and log lines in English, by the verb of the event. */

import { are, cards, count, have, who, whom, type Part, type Who } from "./english";

const points = (n: number) => count(n, "point", "points");

export const enEvents = {
  dealt: (w: Who, n: number): Part[] => [`${who(w)} ${w.you ? "were" : "was"} dealt ${cards(n)}`],
  turned: (card: Part[]): Part[] => ["The starter is ", ...card],
  buried: (card: Part[]): Part[] => [...card, " was put back into the stock"],
  took: (w: Who, card: Part[]): Part[] => [`${who(w)} took `, ...card, " into the hand"],
  played: (w: Who, cardList: Part[]): Part[] => [`${who(w)} played `, ...cardList],
  laid: (w: Who, cardList: Part[]): Part[] => [`${who(w)} laid `, ...cardList],
  declaredSuit: (w: Who, suit: string): Part[] => [`${who(w)} declared ${suit}`],
  drew: (w: Who, n: number, drawn: Part[]): Part[] =>
    drawn.length > 0 ? [`${who(w)} drew `, ...drawn] : [`${who(w)} drew ${cards(n)}`],
  passed: (w: Who): Part[] => [`${who(w)} passed`],
  undone: (w: Who): Part[] => [`${who(w)} took the last act back`],
  skipped: (w: Who): Part[] => [`${who(w)} ${are(w)} skipped`],
  reversed: (): Part[] => ["The direction changed"],
  reshuffled: (): Part[] => ["The pile was shuffled into a new stock"],
  called: (w: Who, word: string | null): Part[] => [
    word === null ? `${who(w)} called` : `${who(w)} called “${word}!”`,
  ],
  caught: (w: Who, forgotten: string | null): Part[] => [
    `${who(w)} ${w.you ? "were" : "was"} caught${forgotten === null ? "" : ` without “${forgotten}!”`}`,
  ],
  /** What somebody is penalised for. */
  offences: {
    "false-call": "a false call",
    "missed-call": "a forgotten call",
    "wrong-catch": "a catch for nothing",
    silence: "broken silence",
    "unsaid-words": "unsaid words",
  },
  penalised: (w: Who, n: number): Part[] => [`${who(w)} ${have(w)} a penalty of ${cards(n)}`],
  gave: (w: Who, to: Who, n: number, given: Part[]): Part[] =>
    given.length > 0
      ? [`${who(w)} gave `, ...given, ` to ${whom(to)}`]
      : [`${who(w)} gave ${cards(n)} to ${whom(to)}`],
  exchanged: (w: Who, got: Part[]): Part[] => [
    `${who(w)} exchanged a card with the stock`,
    ...(got.length > 0 ? [" and got ", ...got] : []),
  ],
  passedHands: (left: boolean): Part[] => [`All hands went to the ${left ? "left" : "right"}`],
  swapped: (w: Who, other: Who): Part[] => [`${who(w)} and ${whom(other)} changed hands`],
  rulesStopped: (): Part[] => ["The rules went on setting each other off, and were stopped"],
  named: (w: Who, other: Who): Part[] => [`${who(w)} named ${whom(other)}`],
  challenged: (w: Who, other: Who): Part[] => [
    `${who(w)} challenged ${other.you ? "your" : `${other.name}’s`} play`,
  ],
  revealed: (w: Who, shown: Part[]): Part[] =>
    shown.length > 0 ? [`${who(w)} showed `, ...shown] : [`${who(w)} showed an empty hand`],
  kept: (w: Who): Part[] => [`${who(w)} kept the card`],
  declined: (w: Who): Part[] => [`${who(w)} left it as it is`],
  grabbed: (w: Who): Part[] => [`${who(w)} grabbed`],
  pressure: (w: Who, n: number): Part[] => [`The stock was empty: ${whom(w)} ${have(w)} ${points(n)} more`],
  charged: (w: Who, n: number): Part[] => [`${who(w)} ${have(w)} ${points(n)} more for the new stock`],
  said: (w: Who, text: string): Part[] => [`${who(w)}: “${text}”`],
  out: (w: Who): Part[] => [`${who(w)} ${are(w)} out`],
  dealOver: (w: Who | null): Part[] =>
    w === null ? ["The deal is over, nobody went out"] : [`The deal is over: ${who(w)} won it`],
  scored: (w: Who, n: number): Part[] => [`${who(w)} scored ${n}`],
  gameOver: (w: Who | null): Part[] =>
    w === null ? ["The match is over"] : [`The match is over: ${who(w)} won it`],
};
