/** What the page says of what is one's own: games that one makes up, and what one has played. */

import { count } from "./english";

const day = new Intl.DateTimeFormat("en", { dateStyle: "long" });

export const enOwn = {
  yourTables: "Your tables",
  back: (game: string, one: number) => (one === 1 ? game : `${game} · ${one}`),
  forget: (game: string) => `Take ${game} off this list`,
  played: "What you have played",
  savedMatch: "Watch a saved match from a file",
  playedNothing: "You have not played a match to its end yet.",
  playedHow: (at: number, players: number, won: boolean, points: number) =>
    [
      `${day.format(at)}: ${won ? "won" : "not won"}`,
      ...(points === 0 ? [] : [count(points, "point", "points")]),
      players === 1 ? "alone" : `${players} players`,
    ].join(", "),
  ownGames: "Make up a game of your own",
  title: "Your own games",
  note: "Write down how your family plays, or try rules that nobody has played yet.",
  home: "All games",
  list: "Your games",
  none: "You have none yet.",
  nameless: "A game without a name",
  create: "A new game",
  named: "What it is called",
  standardName: "Our game",
  base: "Begin with the rules of",
  nothing: "no other game",
  begin: "Begin",
  full: (n: number) => `There are ${n} games already; delete one first.`,
  gone: "That game is not here. It was deleted, or stands in another browser.",
  rules: "The rules, each in a line of its own",
  looking: "The rules are being looked at …",
  right: "These rules can be played.",
  wrong: (n: number) => (n === 1 ? "One thing is to be mended." : `${n} things are to be mended.`),
  line: (n: number) => `Line ${n}:`,
  show: "Show it",
  write: (text: string) => `Write “${text}”`,
  takeOut: "Take it out",
  help: "How rules are written",
  search: "Look for a rule",
  add: "Write it",
  keptHere:
    "What you write stays in this browser. With a passkey (in the settings) you find it on your other devices, too.",
  keptEverywhere: "What you write is kept for all devices on which you sign in with your passkey.",
  remove: "Delete this game",
  removeSure: "Yes, delete it",
  removeHere: "It is gone from this browser then. Tables at which it is played go on.",
  removeEverywhere: "It is gone from all your devices then. Tables at which it is played go on.",
  play: "Play it",
};
