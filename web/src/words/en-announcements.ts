/** What the page says aloud by itself: whose turn it is, who comes and goes, what is owed. */

import { cards } from "./english";

export const enAnnouncements = {
  yourTurn: (awaits: string) => `Your turn: ${awaits}.`,
  playableCards: (names: string) => `You can play ${names}.`,
  noneCards: "No card can be played.",
  turnOf: (name: string) => `${name} is to act.`,
  connection: { lost: "Connection lost.", back: "Connected again." },
  people: {
    botSpeed: {
      slow: "The bots play slowly now.",
      usual: "The bots play as fast as usual again.",
      fast: "The bots play fast now.",
    },
    came: (name: string) => `${name} has come.`,
    back: (name: string) => `${name} is back.`,
    away: (name: string) => `${name} is away.`,
    left: (name: string) => `${name} has left.`,
    bot: (name: string) => `${name}, a bot, sits down.`,
    heir: (name: string, bot: string) => `${name} takes the seat of ${bot} when the deal is over.`,
    muted: "The host has muted you: nobody hears what you say in the chat.",
    unmuted: "You can talk again.",
    rules: "The host has changed the house rules.",
    yours: "You have a seat now, and play the next deal.",
    standIn: (name: string) => `A bot plays for ${name}.`,
    forYou: "A bot has played for you meanwhile.",
  },
  chat: (name: string, text: string) => `${name} says: ${text}`,
  penalty: (n: number) => `Penalty of ${n} pending.`,
  penaltyGone: "The penalty is gone.",
  owesCall: (call: string) => `You have not called “${call}!” yet: press L.`,
  uncalled: (name: string, n: number, call: string) =>
    `${name} has ${cards(n)} and has not called “${call}!”.`,
  mayCatch: "Press C to catch.",
  oneCard: (name: string) => `${name} has one card left.`,
  grab: "Everybody may grab now. Press G to grab, P to let it be.",
  challenge: "You may challenge this.",
  owed: (lines: string) => `You owe these words: ${lines}.`,
  gifted: (name: string) => `Choose a card for ${name}.`,
};
