/** What happens in games whose cards have abilities, in English. */

import { cards, count, have, who, whom, type Part, type Who } from "./english";

const whose = (w: Who) => (w.you ? "your" : `${w.name}’s`);
const Whose = (w: Who) => (w.you ? "Your" : `${w.name}’s`);
const s = (w: Who) => (w.you ? "" : "s");

const places: Record<string, string> = {
  "stock-top": "on top of the draw pile",
  "stock-bottom": "under the draw pile",
  "pile-bottom": "under the discard pile",
};

export const enAbilityEvents = {
  /** In a few words, at the seat that it happens to. */
  told: {
    because: (card: string, what: string) => `${card}: ${what}`,
    willSkip: "misses a turn",
    drawsFewer: (n: number) => `draws ${n} fewer`,
    lost: "has lost",
    forgot: "forgotten",
    again: "an extra turn",
    replayed: "the turn again",
    granted: (n: number) => `may discard ${n} more`,
    uses: (card: string) => `uses ${card}`,
    destroyed: (card: string) => `${card} destroyed`,
    gained: (card: string) => `takes over ${card}`,
    obliged: "must play or discard a card",
    looked: "looks into the pile",
    lookedAtHand: "looks at a hand",
    put: "puts a card aside",
  },
  because: (card: Part, what: Part[]): Part[] => [card, ": ", ...what],
  turn: (w: Who): Part[] => [`${Whose(w)} turn begins`],
  skippedDraw: (w: Who): Part[] => [`${who(w)} skipped the draw`],
  forgot: (w: Who, what: Part[]): Part[] => [`${who(w)} forgot `, ...what],
  forgotDraw: (w: Who): Part[] => [`${who(w)} forgot to draw`],
  replayed: (w: Who): Part[] => [`${who(w)} play${s(w)} the turn again`],
  lost: (w: Who, n: number): Part[] => [`${who(w)} ${have(w)} lost the game, with ${cards(n)} in hand`],
  done: (w: Who): Part[] => [`${who(w)} ${w.you ? "are" : "is"} done`],
  discarded: (w: Who, card: Part[]): Part[] => [`${who(w)} discarded `, ...card],
  namedColour: (w: Who, colour: string): Part[] => [`${who(w)} named ${colour}`],
  won: (w: Who, how: string): Part[] => [`${who(w)} ${have(w)} won${how === "" ? "" : `: ${how}`}`],
  wonBy: {
    empty_hand: "no cards left",
    card_effect: "by a card",
    last_one_left: "the last one left",
    draw_impossible: "there was nothing left to draw",
    limit: "",
  } as Record<string, string>,
  uses: (w: Who, card: Part[]): Part[] => [`${who(w)} use${s(w)} `, ...card],
  willSkip: (w: Who): Part[] => [`${who(w)} will skip a turn`],
  drawsFewer: (w: Who, n: number): Part[] => [`${who(w)} draw${s(w)} ${cards(n)} fewer`],
  shuffled: (w: Who): Part[] => [`${who(w)} shuffled the draw pile`],
  again: (w: Who): Part[] => [`${who(w)} get${s(w)} an extra turn`],
  granted: (w: Who, n: number): Part[] => [
    `${who(w)} may discard ${count(n, "more card", "more cards")} this turn`,
  ],
  looked: (w: Who, n: number, seen: Part[]): Part[] =>
    seen.length > 0
      ? [`${who(w)} looked at `, ...seen]
      : [`${who(w)} looked at ${cards(n)} of the draw pile`],
  lookedAtHand: (w: Who, other: Who, seen: Part[]): Part[] =>
    seen.length > 0
      ? [`${who(w)} looked at ${whose(other)} hand: `, ...seen]
      : [`${who(w)} looked at ${whose(other)} hand`],
  searched: (w: Who): Part[] => [`${who(w)} searched the draw pile`],
  put: (w: Who, what: Part[], where: string): Part[] => [
    `${who(w)} put `,
    ...what,
    ` ${places[where] ?? where}`,
  ],
  putInHand: (w: Who, what: Part[], other: Who | null): Part[] => [
    `${who(w)} put `,
    ...what,
    other === null ? ` into ${w.you ? "your" : "the own"} hand` : ` into ${whose(other)} hand`,
  ],
  number: (n: number): Part[] => [cards(n)],
  copies: (w: Who, card: Part[]): Part[] => [`${who(w)} use${s(w)} the ability of `, ...card],
  entered: (w: Who, card: Part[]): Part[] => [...card, ` came into play in front of ${whom(w)}`],
  destroyed: (w: Who, card: Part[]): Part[] => [`${Whose(w)} `, ...card, " was destroyed"],
  gained: (w: Who, other: Who, card: Part[]): Part[] => [
    `${who(w)} took over `,
    ...card,
    ` from ${whom(other)}`,
  ],
  obliged: (w: Who, other: Who, card: Part[]): Part[] =>
    card.length > 0
      ? [`${who(w)} chose `, ...card, `: ${whom(other)} must play or discard it in the next turn`]
      : [`${who(w)} chose a card that ${whom(other)} must play or discard in the next turn`],
  /** Whom somebody has chosen, where it is the listener. */
  you: "you",
  chose: (w: Who, what: Part[]): Part[] => [`${who(w)} chose `, ...what],
  choseNone: (w: Who): Part[] => [`${who(w)} chose none`],
  answered: (w: Who, yes: boolean): Part[] => [`${who(w)} said ${yes ? "yes" : "no"}`],
};
