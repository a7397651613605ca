/** Tables for tests of the page. */

import type { Hand, Question, Snapshot, TableEvent, View } from "./types";

export function hand(cards: string, more: Partial<Hand> = {}): Hand {
  const list = cards === "" ? [] : cards.split(" ");
  return { count: list.length, cards: list, called: false, owesCall: false, ...more };
}

export function hidden(count: number, more: Partial<Hand> = {}): Hand {
  return { count, cards: [], called: false, owesCall: false, ...more };
}

export function view(more: Partial<View> = {}): View {
  return {
    seat: 0,
    ply: 5,
    deal: 1,
    dealer: 2,
    turn: 0,
    actors: [more.turn ?? 0].filter((seat) => seat >= 0),
    awaits: "play",
    clockwise: true,
    pile: ["3C", "5H"],
    stock: 20,
    suit: null,
    rank: null,
    pendingDraw: 0,
    pendingSkip: 0,
    hands: [hand("7H 9C"), hidden(3), hidden(1, { owesCall: true })],
    legal: ["play 7H", "draw", "catch 2"],
    refusals: { "9C": { code: 907, words: "The nine of clubs does not follow." } },
    standings: {
      deal: 1,
      dealOver: false,
      over: false,
      ending: "",
      dealWinners: [],
      matchWinners: [],
      score: [0, 12, 4],
      scored: [0, 0, 0],
    },
    risky: {},
    known: [],
    question: null,
    ...more,
  };
}

export function snapshot(more: Partial<Snapshot> = {}): Snapshot {
  return {
    number: 10,
    table: "t1",
    game: { id: "sample", name: "Sample", suits: "french", call: "Last card" },
    options: {},
    you: 0,
    seats: ["Ann", "Bob", "Cy"].map((name) => ({
      name,
      kind: "person" as const,
      present: true,
      standIn: false,
      again: false,
    })),
    matches: 1,
    started: true,
    canStart: false,
    mayStart: false,
    commitment: "sha256:aa",
    view: view(),
    facts: [],
    log: [],
    ...more,
  };
}

export function event(number: number, verb: string, seat: number, ...words: string[]): TableEvent {
  return { number, verb, seat, other: -1, words, text: [verb, ...words].join(" ") };
}

export function question(more: Partial<Question> = {}): Question {
  return {
    seat: 0,
    kind: "assets",
    card: "storm",
    about: "destroy",
    may: false,
    least: 1,
    most: 1,
    options: ["tower", "giant"],
    picked: [],
    ...more,
  };
}
