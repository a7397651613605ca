/** Looking back at what was played: the replay of a deal, the sums of a table, a result that is shared. */

import { count, list } from "./english";

const won = (winners: string[]) => (winners.length === 0 ? "nobody has won" : `${list.format(winners)} won`);

export const enReplay = {
  title: (game: string) => `${game}: once more`,
  watch: "Watch it again",
  toTable: "To the table",
  waiting: "The deal is being laid out …",
  none: "There is no such deal here, or it is not over yet.",
  past: "This is over: here one can only watch.",
  begin: "The cards have been dealt",
  controls: "Replay",
  move: (at: number, of: number) => `${at} of ${of}`,
  slider: "Where in the deal",
  first: "To the beginning",
  back: "One back",
  play: "Play",
  pause: "Pause",
  forth: "One on",
  last: "To the end",
  speed: "Speed",
  speeds: { "0.5": "slow", "1": "normal", "2": "fast", "4": "very fast" } as Record<string, string>,
  eyes: "Seen by",
  spectator: "a spectator",
  open: "All hands open",
  match: "Match",
  deal: "Deal",
  goTo: (at: number) => `Go to ${at}`,
  view: "View",
  sums: "Statistics",
  proof: "Fair deal",
  keys: "← and → go one act, with Ctrl one turn; Space plays, Home and End go to the ends, h explains.",
  copy: "Copy the link to this moment",
  copied: "Copied",
  scenario: {
    title: "This moment as a scenario",
    note:
      "A text of a few lines that lays out this table and plays what followed. A disputed ruling becomes a " +
      "test by it.",
    copy: "Copy",
    save: "Save as a file",
  },
  alone: {
    undo: "Take it back",
    repeat: "Same deal again",
    restart: "From the start",
    restartSure: "From the start: sure?",
    repeated: "This deal has been played before: it does not count again.",
    numbered: (n: number) =>
      `Deal number ${n}: whoever gives it, with the same rules and as many seats, has the same ` +
      "cards. The match counts nowhere.",
    playNumber: "Play this deal",
  },
  share: "Share the result",
  shared: "The result is in the clipboard.",
  result: (game: string, winners: string[], address: string) => `${game}: ${won(winners)}. ${address}`,
  score: (game: string, winners: string[], scores: string[], address: string) =>
    `${game}: ${won(winners)} (${scores.join(", ")}). ${address}`,
  table: {
    caption: (matches: number, deals: number) =>
      `${count(matches, "match", "matches")} and ${count(deals, "deal", "deals")} are over here.`,
    matchesWon: "Matches won",
    dealsWon: "Deals won",
    points: "Points",
    played: "Cards played",
    drawn: "Cards drawn",
    caught: "Caught",
    of: (won: number, all: number) => `${won} of ${all}`,
    none: "No deal is over here yet.",
  },
  number: (n: number) => `No. ${n}`,
  fair: {
    fingerprint: "The fingerprint of its secret:",
    secret: "The secret, which follows from the number:",
    follows: "The fingerprint is that of the secret.",
    intro: "Nobody could choose these cards, not even the server. You need not believe it:",
    sealed:
      "Before the deal the server drew a secret and showed everybody its fingerprint, like a sealed envelope:",
    mixed:
      "Then the players’ browsers added numbers of their own, which the server could not " +
      "know before. The cards were shuffled from all of them together.",
    opened: "After the deal the envelope was opened. This was in it:",
    kept: "Its fingerprint is the one that was shown before. The server has kept its word.",
    broken: "Its fingerprint is NOT the one that was shown before. Don’t trust this deal.",
    more: "The record holds all of it: whoever doubts can shuffle the same pack once more.",
  },
};
