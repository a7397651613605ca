/** What the page says when a deal or match is over: who won, how it goes on, who stays. */

import { cards, count, list, whom, type Who } from "./english";

/** The reader among others, as the subject of a sentence. */
const subject = (others: string[], you: boolean) => list.format(you ? ["You", ...others] : others);
const have = (others: string[], you: boolean) => (you || others.length > 1 ? "have" : "has");

export const enEnd = {
  dealTitle: (n: number) => `Deal ${n} is over`,
  matchTitle: "The match is over",
  aloneTitle: "The game is over",
  aloneWon: (name: string | null) => (name === null ? "You have won" : `${name} has won`),
  aloneLost: (name: string | null) => (name === null ? "You have lost" : `${name} has lost`),
  aloneLeft: (stock: number, hand: number) =>
    `No card of the hand fits. Left over: ${cards(hand)} in the hand, ${cards(stock)} in the stock.`,
  won: (others: string[], you: boolean) => `${subject(others, you)} ${have(others, you)} won the deal`,
  wonMatch: (others: string[], you: boolean) => `${subject(others, you)} ${have(others, you)} won the match`,
  shared: (others: string[], you: boolean) => `${subject(others, you)} share the match`,
  nobody: "Nobody has won this deal",
  nobodyMatch: "Nobody has won the match",
  nobodyOut: "Nobody went out",
  takes: (w: Who, n: number) =>
    `Nobody went out: ${whom(w)} ${w.you ? "score" : "scores"} ${count(n, "point", "points")}`,
  leftHands: "What was left in the hands",
  asksAll: "It begins when everybody here wants it.",
  waitingFor: (names: string[]) => `Waiting for ${list.format(names)}`,
  waitingSeat: "Waiting: a seat is free",
  seats: "Seats of the next match",
  without: (names: string[]) => `Begin without ${list.format(names)}`,
  endings: {
    "other-rules":
      "A rule has been mended since the match began, so it could not go on. It ends without a result.",
    agreed: "You have ended it together, without a result.",
    out: "out of cards",
    blocked: "blocked: nobody could play or draw",
    limit: "broken off at the limit of acts",
    "card-effect": "won by a card",
    "last-one-left": "the last one left",
    "draw-impossible": "there was no card left to draw: the fewest cards win",
  } as Record<string, string>,
  next: "Next deal",
  rematch: "Play again",
  newTable: "Another game",
  record: "Download the record",
  look: "Look at the table",
  leave: "Leave the table",
  leaveSure: "Yes, leave the table",
  leaveNote: "A bot takes your seat over until you come back: the table stays among yours.",
  leaveFree: "Your seat is free for somebody else then.",
  spectatorNote: "The players decide how it goes on.",
};
