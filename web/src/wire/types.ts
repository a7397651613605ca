/** The messages between page and server: each interface is a record of the server’s (`WireTypesTest`). */

import type { TableEvent } from "./events";
import type { CardDetail, Pack } from "./pack";
import type { Goal, Preset } from "./rules";

export type { EventCause, TableEvent } from "./events";
export type { CardDetail, Cards, CardSide, Pack } from "./pack";

/** What a seat or spectator may know of the table; everything the page shows of a game comes from here. */
export interface View {
  seat: number;
  ply: number;
  deal: number;
  dealer: number;
  turn: number;
  /** All seats for whose decision the table waits. */
  actors: number[];
  awaits: string;
  clockwise: boolean;
  pile: string[];
  stock: number;
  suit: string | null;
  rank: string | null;
  pendingDraw: number;
  pendingSkip: number;
  hands: Hand[];
  legal: string[];
  /** Acts that the table takes and that may cost the viewer cards, with how many. */
  risky: Record<string, number>;
  refusals: Record<string, Refusal>;
  standings: Standings;
  /** What this seat alone knows besides the public facts: cards that it is looking at, its orders. */
  known: PublicFact[];
  question: Question | null;
}

/** An open decision; `options` are empty for those who may not know them. */
export interface Question {
  seat: number;
  kind: string;
  /** The card that asks; empty where none does. */
  card: string;
  about: string;
  /** Whether it may be declined: "no", or nothing chosen. */
  may: boolean;
  least: number;
  most: number;
  options: string[];
  picked: string[];
}

/** One seat's hand as far as the viewer sees it. */
export interface Hand {
  count: number;
  cards: string[];
  called: boolean;
  owesCall: boolean;
  /** What each of the cards counts, once the deal is over and where cards count. */
  points?: number[];
}

export interface Refusal {
  code: number;
  words: string;
  /** Of the words, for pages in other languages. */
  key?: string;
  arguments?: Record<string, unknown>;
}

export interface Standings {
  deal: number;
  dealOver: boolean;
  over: boolean;
  ending: string;
  dealWinners: number[];
  matchWinners: number[];
  score: number[];
  scored: number[];
}

export type SeatKind = "person" | "bot";

/** A seat that its player wants to hand on: to whom, and whether the host has agreed. */
export interface Handing {
  to: string;
  agreed?: boolean;
}

export interface Seat {
  name: string | null;
  kind: SeatKind;
  /** Which bot, on a bot's seat. */
  bot?: string;
  present: boolean;
  standIn: boolean;
  /** Seconds until a bot plays for an absent person, or for one who was asked whether they are there. */
  countdown?: number;
  /** Whether the player wants another match, when one is over. */
  again: boolean;
  /** Whether the host sits there. */
  host?: boolean;
  /** What the viewer may do with the seat now: "kick", "bot", "mute", "hand". */
  may?: string[];
  /** Who played there in the deal that is over, where that is not who sits there now. */
  played?: string;
  /** Whether the host has muted the person. */
  muted?: boolean;
  /** Whether the player wants the match to end without a result. */
  ending?: boolean;
  /** Whether the player wants the match to be suspended. */
  suspending?: boolean;
  /** Whether the player is ready to go on with the match that is suspended. */
  ready?: boolean;
  /** Whether that match does not go on before the player is. */
  awaited?: boolean;
  /** For whom a bot keeps the seat until the deal that runs is over. */
  heir?: string;
  /** Which of the table's places it is, from 0, where that is not the seat's number. */
  place?: number;
  /** Milliseconds from the server to the player and back. */
  roundTrip?: number;
  handing?: Handing;
}

/** At a table with a referee a match begins when all players are ready, and one of them may suspend it. */
export interface Referee {
  /** So many of the first places have to be taken before a match. */
  least: number;
  /** The seat whose player has suspended the match. */
  suspendedBy?: number;
  /** Whether the match that is suspended ends when all are ready, and does not go on. */
  ends?: boolean;
  /** Where the table is for players of another network, while it is there. */
  address?: string;
  /** Whether all are ready, and somebody is asked before the match begins or goes on. */
  asking?: boolean;
}

/** Families of suit signs, by the country whose packs carry them. */
export type SuitSigns = "french" | "swiss" | "spanish";

export interface GameName {
  id: string;
  name: string;
  /** Whether a rule book of the table's own is played, whose name may be that of any game. */
  own?: boolean;
  suits: SuitSigns;
  /** What is called over a last card; absent where nothing is ever called. */
  call?: string;
  /** Whether a call that was forgotten is all that somebody can be caught for. */
  callsAlone?: boolean;
  /** Which score is the best one, "most" or "fewest"; absent where none is kept. */
  best?: string;
  /** When a match ends; absent where it is a single deal. */
  goal?: Goal;
}

/** Something that everybody can see and that is neither a card nor a score; seat -1 is the table. */
export interface PublicFact {
  key: string;
  seat: number;
  words: string[];
}

/** The secret of a deal that is over, in hexadecimal digits. */
export interface Secret {
  deal: number;
  secret: string;
}

export type BotSpeed = "slow" | "usual" | "fast";

/** The whole table as the viewer may see it, sent after every change. */
export interface Snapshot {
  number: number;
  table: string;
  game: GameName;
  options: Record<string, string>;
  /** How often the host has chosen options here; `were`: what those were that are new since the last match. */
  chosen?: number;
  were?: Record<string, string>;
  /** Whether the viewer may choose options now. */
  mayChoose?: boolean;
  you: number | null;
  seats: Seat[];
  /** How many watch; absent: nobody. */
  watching?: number;
  /** Anybody may find the table, not only who has its link. */
  listed?: boolean;
  /** How fast the bots are; absent where that is as usual. */
  botSpeed?: BotSpeed;
  /** How many matches have begun here. */
  matches: number;
  started: boolean;
  /** Whether the viewer may begin now as it is; `mayStart`: with bots in the free seats. */
  canStart: boolean;
  mayStart: boolean;
  /** What the viewer may ask for who plays alone: `undo`, `repeat`. */
  may?: string[];
  /** Whether a player has chosen the deal with which the last match began; `dealNumber`: by which number. */
  repeated?: boolean;
  dealNumber?: number;
  clockSeconds?: number;
  /** Words that a player owes have to be typed: no button says them. */
  typedWords?: boolean;
  /** How many seconds late spectators see the table, if they do. */
  watchDelaySeconds?: number;
  /** Seconds left for the seat to act when this was sent. */
  deadline?: number;
  /** Whether the match does not go on before its players are ready. */
  suspended?: boolean;
  /** Of the running deal, or of the coming one between deals. */
  commitment: string;
  lastSecret?: Secret;
  view: View | null;
  facts: PublicFact[];
  referee?: Referee;
  log?: TableEvent[];
}

/** The answer to `hello`; `events` are what happened since the client last heard, if that is known. */
export interface Welcome {
  seat: number | null;
  snapshot: Snapshot;
  chat: ChatLine[];
  events?: TableEvent[];
  resumed: boolean;
  /** The last event before the seat was handed to the viewer in the midst of a deal. */
  handedAt?: number;
}

/** What is other at the table than it was: a `table` in short. */
export interface Change {
  changed: Partial<Snapshot>;
  view?: Partial<NonNullable<Snapshot["view"]>>;
  unset?: (keyof Snapshot)[];
  events: TableEvent[];
}

/** A game in short lessons. */
export interface Lessons {
  lessons: Lesson[];
  /** What is printed on its cards, where that is more than rank and suit, and the pack where it is not. */
  cards: CardDetail[];
  pack?: Pack;
}

/** A position, and acts of which some are the learner's, who has `seat`; `rule` is in the server's language. */
export interface Lesson {
  rule: string;
  seat: number;
  first: Snapshot;
  moves: LessonMove[];
}

export interface LessonMove {
  seat: number;
  line: string;
  change: Change;
}

/** A deal that is over: how it began, and what each act changed. */
export interface Replay {
  match: number;
  matches: number;
  deal: number;
  deals: number;
  first: Snapshot;
  moments: Change[];
}

/** What the players of a table have done there. */
export interface Statistics {
  matches: number;
  deals: number;
  players: Played[];
}

export interface Played {
  name: string;
  kind: SeatKind;
  matches: number;
  matchesWon: number;
  deals: number;
  dealsWon: number;
  points: number;
  played: number;
  drawn: number;
  caught: number;
}

export interface ChatLine {
  seat: number;
  name: string;
  text: string;
  number: number;
}

export interface Players {
  min: number;
  max: number;
}

/** A game of the catalogue with its options. */
export interface CatalogueGame {
  id: string;
  name: string;
  summary: string;
  listed: boolean;
  players: Players;
  options: Option[];
  /** Whether its rules, or one of its options, ask players to say something. */
  asksWords?: boolean;
  /** Other names by which people know it. */
  aliases?: string[];
  /** How many minutes the lessons of it take, about; absent where there are none. */
  lessonMinutes?: number;
  /** The country where it is at home (ISO 3166), "world" or "made-up". */
  home?: string;
  /** How long a match takes people, about. */
  minutes?: number;
  /** The card that shows best what the game is. */
  signature?: string;
  /** Whose signs that card carries; absent where they are French. */
  suits?: SuitSigns;
  /** The pack that it brings, with that card as its only kind and without ranks. */
  pack?: Pack;
  /** What it is good for. */
  moods?: string[];
  /** Ways to play it that have a name. */
  presets?: Preset[];
}

export interface Option {
  key: string;
  /** What people call it, in the language of the page, and what the options around it are about. */
  title?: string;
  group?: string;
  default: string;
  values: string[];
  /** What people call its values, and how a number is said: by `=N` or its plural's word, `#` for the number. */
  words?: Record<string, string>;
  numbers?: Record<string, string>;
  min?: number;
  max?: number;
  meaning: string;
  meanings: string[];
}

export type BotName = "greedy" | "eager" | "random";

export interface SeatWish {
  kind: SeatKind;
  bot?: BotName;
}

/** Either a game of the catalogue by its id, or a rule book of one's own. */
export interface TableWish {
  game?: string;
  rules?: string;
  options: Record<string, string>;
  seats: SeatWish[];
  name: string;
  clockSeconds?: number;
  /** Instead of seconds: 1, 3 or 7. */
  clockDays?: number;
  typedWords?: boolean;
  listed?: boolean;
  /** 0, 30, 120 or 300. */
  watchDelaySeconds?: number;
  /** The token of the guest who opens it. */
  guest?: string;
}

/** What is to be said of a place in a rule book; lines, and columns in code points, count from 1. */
export interface BookFinding {
  code: string;
  level: "error" | "warning" | "note";
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** Another file that the book takes over. */
  file?: string;
  what: string;
  right: string;
  /** What mends it, if that is sure. */
  replace?: string;
}

/** What there is to say of a rule book; game and sheet of one that can be played. */
export interface CheckedBook {
  ok: boolean;
  findings: BookFinding[];
  game?: CatalogueGame;
  markdown?: string;
}

/** A rule book that is kept for a guest; `at` in milliseconds of the epoch. */
export interface KeptBook {
  id: string;
  rules: string;
  at: number;
}

export interface KeptBooks {
  /** Whether the guest has a passkey; without one nothing is kept. */
  account: boolean;
  books: KeptBook[];
}

/** A match that a guest has played to its end; `at` in milliseconds of the epoch. */
export interface PlayedMatch {
  table: string;
  match: number;
  game: string;
  own: boolean;
  seat: number;
  players: number;
  won: boolean;
  points: number;
  at: number;
}

/** By what a guest is known; `until` in milliseconds of the epoch. */
export interface GuestKey {
  guest: string;
  name: string;
  until: number;
}

/** A seat that a guest has, with its token. */
export interface Held {
  table: TableNotice;
  seat: number;
  token: string;
}

/** What the server knows of a guest. */
export interface Me {
  name: string;
  tables: Held[];
  /** By which the guest can sign in, that used last first. */
  passkeys: Passkey[];
}

/** A passkey of a guest's; `since` in milliseconds of the epoch. */
export interface Passkey {
  id: string;
  since: number;
}

/** The key to a seat; who holds the token sits there. */
export interface SeatKey {
  table: string;
  seat: number;
  token: string;
}

/** A seat as a stranger sees it. */
export interface Place {
  name: string | null;
  kind: SeatKind;
  present: boolean;
  heir?: string;
}

/** Tables that anybody may find, the latest first. */
export interface OpenTables {
  tables: TableNotice[];
}

/** A table as a stranger with its link sees it. */
export interface TableNotice {
  table: string;
  game: GameName;
  options: Record<string, string>;
  seats: Place[];
  started: boolean;
  over: boolean;
}
