/** What the start screen says: games, house rules, who plays. */

import type { BotName } from "../wire/types";
import { count, list } from "./english";

/** The bots as players call them; programmers know them by their names. */
const LEVELS: Record<BotName, string> = { greedy: "skilful", eager: "eager", random: "by chance" };

export const enStart = {
  change: "Choose another game",
  unknownAddress: (address: string) =>
    `This address leads nowhere: ${address}. Perhaps a part of the link got lost.`,
  seats: "Seats",
  seatCount: "Number of seats",
  fewer: "One seat fewer",
  more: "One seat more",
  you: "You",
  friend: "A friend, by link",
  bot: (name: BotName) => `Bot: ${LEVELS[name]}`,
  bots: {
    greedy: "plays well: keeps wild cards, names its longest suit, catches forgotten calls",
    eager: "plays any card it can, at random",
    random: "does anything legal, at random",
  } as Record<BotName, string>,
  allFriends: "All friends",
  allBots: "All bots",
  clock: "Time for a turn",
  clocks: (seconds: number) =>
    seconds === 0
      ? "as long as it takes"
      : seconds < 100
        ? `${seconds} seconds`
        : seconds < 86400
          ? `${seconds / 60} minutes`
          : `${count(seconds / 86400, "day", "days")}, for turns now and then`,
  listed: "Anybody may find this table and sit down or watch",
  openTables: "Open tables",
  openPlayers: (names: string[], bots: number) =>
    list.format([...names, ...(bots > 0 ? [count(bots, "bot", "bots")] : [])]),
  toBeHad: (n: number) => (n === 0 ? "to watch" : `${count(n, "seat", "seats")} to be had`),
  typedWords: "Words that the rules ask for have to be typed",
  houseRules: "House rules",
  changed: (n: number) => (n === 0 ? "all as in the rule book" : `${n} changed`),
  presets: "Ways to play",
  byTheBook: "By the book",
  ownWay: "Your own way",
  changedFrom: (value: string) => `changed; usually: ${value}`,
  resetAll: "All back to standard",
  noOptions: "This game has no options.",
  empty: "none",
  range: (min: number | null, max: number | null) =>
    max === null ? `${min ?? 0} or more` : `${min ?? 0} to ${max}`,
  name: "Your name",
  nameNeeded: "Say your name first, so that the others know who you are.",
  learn: (minutes: number) => `Learn it in ${count(minutes, "minute", "minutes")}`,
  playNow: "Play now",
  playWhat: (game: string, bots: number) =>
    bots === 0 ? `${game}, alone` : `${game} with ${count(bots, "bot", "bots")}, no sign-up`,
  playFirst: (game: string, bots: number) =>
    `Your first game: ${game} with ${count(bots, "bot", "bots")}, a single deal of about five minutes, no sign-up`,
  noSuchGame: (id: string) => `No game here is called “${id}”. These are the games:`,
  create: "Open the table",
  creating: "Opening the table …",
  sheet: "Rule sheet",
  sheetOf: (game: string) => `The rules of ${game}`,
  contradiction: "These rules don't go together",
  chooseOne: (one: string, other: string) => `“${one}” and “${other}”. Choose one of them.`,
  loading: "Loading the games …",
  number: {
    title: "A deal by its number",
    label: "Deal number",
    note:
      "The same number deals the same cards to whoever plays this game by the same rules with as many " +
      "seats. Such a match counts in no statistics.",
    wrong: "A deal number is a whole number, such as 42.",
  },
};
