/** What the page knows of a table, and how each message changes it: a pure function, so that it can be tested. */

import type { Promised } from "../check/promises";
import type { ChatLine, Snapshot, TableEvent, Welcome } from "../wire/types";

export type Line = "connecting" | "open" | "lost" | "gone" | "refused";

/** An event of the log; `before`: who sat in the viewer's seat then, where it became theirs later. */
export interface Logged extends TableEvent {
  before?: string;
}

export interface TableState {
  line: Line;
  /** Why the line is gone or refused. */
  reason: string;
  snapshot: Snapshot | null;
  log: Logged[];
  chat: ChatLine[];
  /** Events that came with the last message; they tell the movements and the announcement. */
  fresh: TableEvent[];
  /** Whether the last message was a whole new look at the table (nothing of it is news). */
  resync: boolean;
  promises: Promised[];
}

export type Input =
  | { type: "welcomed"; welcome: Welcome }
  | { type: "table"; snapshot: Snapshot; events: TableEvent[] }
  | { type: "chat"; line: ChatLine }
  | { type: "rewritten"; log: TableEvent[]; chat: ChatLine[] }
  | { type: "lost" }
  | { type: "gone"; reason: string }
  | { type: "refused"; reason: string }
  | { type: "again" };

const MOST_LOG = 500;
const MOST_CHAT = 200;
/** So many lines the server keeps; fewer are all that there are. */
const CHAT_OF_A_WELCOME = 50;
const MOST_PROMISES = 40;

export function fresh(promises: Promised[] = []): TableState {
  return {
    line: "connecting",
    reason: "",
    snapshot: null,
    log: [],
    chat: [],
    fresh: [],
    resync: true,
    promises,
  };
}

/** Events by number, each once, in order, at most so many. */
export function joined(known: readonly Logged[], more: readonly TableEvent[]): Logged[] {
  const byNumber = new Map<number, Logged>();
  // told again, an event still is of whoever sat there then
  for (const event of [...known, ...more])
    byNumber.set(event.number, { ...byNumber.get(event.number), ...event });
  return [...byNumber.values()].sort((a, b) => a.number - b.number).slice(-MOST_LOG);
}

function spoken(known: readonly ChatLine[], more: readonly ChatLine[]): ChatLine[] {
  const newer = more.filter((line) => !known.some((other) => other.number === line.number));
  return newer.length === 0 ? [...known] : [...known, ...newer].slice(-MOST_CHAT);
}

/** The last lines as the server has them; older ones are kept, but what it would have and has not was erased. */
function heard(known: readonly ChatLine[], lines: readonly ChatLine[]): ChatLine[] {
  const first = lines.length < CHAT_OF_A_WELCOME ? 0 : lines[0]!.number;
  return spoken(
    known.filter((line) => line.number < first),
    lines,
  );
}

/** The deal that the commitment in the snapshot is for: the running one, or the next after one that is over. */
function promised(snapshot: Snapshot): { match: number; deal: number } {
  const { view, matches } = snapshot;
  if (view === null || view.standings.over) return { match: matches + 1, deal: 1 };
  return { match: matches, deal: view.standings.deal + (view.standings.dealOver ? 1 : 0) };
}

/** Remembers the promise shown now, and puts the secret shown now to the promise made for it. */
export function remembered(known: readonly Promised[], snapshot: Snapshot): Promised[] {
  const result = [...known];
  const { commitment, lastSecret } = snapshot;
  if (!result.some((one) => one.commitment === commitment)) {
    result.push({ ...promised(snapshot), commitment, secret: null });
  }
  if (lastSecret !== undefined && !result.some((one) => one.secret === lastSecret.secret)) {
    const { deal, secret } = lastSecret;
    const open = result.findLastIndex(
      (one) => one.deal === deal && one.secret === null && one.commitment !== commitment,
    );
    if (open >= 0) result[open] = { ...result[open]!, secret };
    else result.unshift({ match: snapshot.matches, deal, commitment: null, secret });
  }
  return result.slice(-MOST_PROMISES);
}

/** What has been played in a seat before it became the viewer's is no act of theirs. */
function ofOthers(log: Logged[], was: Snapshot | null, is: Snapshot): Logged[] {
  const { you } = is;
  if (was === null || you === null || was.you === you) return log;
  const before = is.seats[you]!.played ?? was.seats[you]?.name;
  if (before == null) return log;
  return log.map((event) => (event.seat === you || event.other === you ? { ...event, before } : event));
}

function seen(state: TableState, snapshot: Snapshot, news: TableEvent[], resync: boolean): TableState {
  return {
    ...state,
    line: "open",
    reason: "",
    snapshot,
    log: ofOthers(joined(joined(state.log, snapshot.log ?? []), news), state.snapshot, snapshot),
    fresh: news,
    resync,
    promises: remembered(state.promises, snapshot),
  };
}

export function reduce(state: TableState, input: Input): TableState {
  switch (input.type) {
    case "welcomed": {
      const { snapshot, chat, events, resumed } = input.welcome;
      const next = seen(state, snapshot, resumed ? (events ?? []) : [], !resumed);
      return { ...next, chat: heard(state.chat, chat) };
    }
    case "table": {
      // An older picture can't be put over a newer one.
      if (state.snapshot !== null && input.snapshot.number < state.snapshot.number) return state;
      return seen(state, input.snapshot, input.events, false);
    }
    case "chat":
      return { ...state, chat: spoken(state.chat, [input.line]) };
    case "rewritten":
      // what was erased is in nothing of what came before
      return { ...state, log: input.log, chat: input.chat, fresh: [] };
    case "lost":
      return { ...state, line: "lost" };
    case "gone":
      return { ...state, line: "gone", reason: input.reason };
    case "refused":
      return { ...state, line: "refused", reason: input.reason };
    case "again":
      return { ...state, line: "connecting", reason: "" };
  }
}
