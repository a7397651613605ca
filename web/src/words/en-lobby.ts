/** What the page says of tables and seats before a game, after one, and to who comes with a link. */

import { count } from "./english";

function long(seconds: number): string {
  return seconds < 60 ? `${seconds} seconds` : `${seconds / 60} minutes`;
}

export const enLobby = {
  late: {
    label: "Spectators see the table",
    choice: (seconds: number) => (seconds === 0 ? "at once" : `${long(seconds)} later`),
    you: (seconds: number) => `You see the table as it was ${long(seconds)} ago.`,
    they: (seconds: number) => `Spectators see this table ${long(seconds)} later.`,
  },
  title: (game: string) => `A table of ${game}`,
  listed: "Anybody may find this table on the start page.",
  invite: "Invite your friends",
  link: "Link to this table",
  copy: "Copy link",
  copied: "Copied",
  qr: "QR code",
  qrAlt: "The link to this table as a QR code",
  onlyHere:
    "This link works on this computer only. " +
    "For others to come, whoever runs the server has to open it to the network.",
  share: "Share …",
  botSpeed: "How fast the bots play",
  botSpeeds: { slow: "slowly", usual: "as usual", fast: "fast" },
  who: "Who sits here",
  seatFree: "free, waiting for a friend",
  seatYou: "you",
  seatBot: "bot",
  away: "away",
  start: "Begin",
  startFill: "Begin with bots in the free seats",
  waiting: (host: string | null) => `The game begins when ${host ?? "the host"} says so.`,
  host: "host",
  level: (name: string) => `How ${name} plays`,
  addBot: "Add a bot",
  addBotAt: (seat: number) => `Add a bot at seat ${seat}`,
  remove: "Remove",
  removeWhom: (name: string) => `Remove ${name}`,
  removeSure: (name: string) => `Yes, remove ${name}`,
  waitingFriends: (n: number) => `Waiting for ${count(n, "friend", "friends")}.`,
  sit: "Take a seat",
  watch: "Only watch",
  join: (game: string) => `You are invited to a table of ${game}`,
  full: "All seats are taken. You can watch.",
  fullBots: "No seat is free, but you can take the seat of a bot, or watch.",
  running: "The game is running.",
  options: "House rules of this table",
  rulesOfNext: "House rules of the next match",
  was: (value: string) => `was: ${value}`,
  put: "Play by these rules",
  putBack: "Discard changes",
  notYet: "Your changes are not in force yet.",
  othersAgree: "Everybody is told, and has to agree to another match again.",
  standardRules: "All rules as in the rule book.",
  take: "Take this seat",
  takeNext: "Take this seat from the next deal",
  takeOf: (label: string, name: string) => `${label}: ${name}`,
  heir: (name: string) => `kept for ${name}`,
  freeNow: (n: number) => count(n, "seat is free", "seats are free"),
};
