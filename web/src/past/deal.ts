/** A deal that is over as pictures, one after each act, and where among them one is. */

import { eventsWords } from "#words/events";
import { afterChange } from "../wire/change";
import type { Replay, Snapshot, TableEvent } from "../wire/types";
import { among } from "../words/saying";

/** The table after an act, and what that act brought about. */
export interface Moment {
  snapshot: Snapshot;
  events: TableEvent[];
}

/** The first moment is the table when the cards have been dealt. */
export function moments(replay: Pick<Replay, "first" | "moments">): Moment[] {
  let snapshot = replay.first;
  const all: Moment[] = [{ snapshot, events: snapshot.log ?? [] }];
  for (const change of replay.moments) {
    snapshot = afterChange(snapshot, change);
    all.push({ snapshot, events: change.events });
  }
  return all;
}

/** All that has happened up to a moment. */
export function logUntil(all: readonly Moment[], at: number): TableEvent[] {
  return all.slice(0, at + 1).flatMap((moment) => moment.events);
}

/** The same where it was another, and not the viewer, who sat at the seat whose eyes see it. */
export function byAnother(all: readonly Moment[]): Moment[] {
  return all.map(({ snapshot, events }) => {
    const seats = snapshot.seats.map((seat, i) =>
      i === snapshot.you && seat.name !== null ? { ...seat, played: seat.played ?? seat.name } : seat,
    );
    return { snapshot: { ...snapshot, seats }, events };
  });
}

const turnOf = (moment: Moment | undefined) => moment?.snapshot.view?.turn ?? -1;

/** The moment at which the next turn begins, or the last one. */
export function nextTurn(all: readonly Moment[], at: number): number {
  const next = all.findIndex((moment, i) => i > at && turnOf(moment) !== turnOf(all[i - 1]));
  return next < 0 ? all.length - 1 : next;
}

/** The moment at which this turn has begun, or from there the one before. */
export function lastTurn(all: readonly Moment[], at: number): number {
  for (let i = at - 1; i > 0; i--) if (turnOf(all[i]) !== turnOf(all[i - 1])) return i;
  return 0;
}

/** What one would look for again: not each card that is laid, but what it did. */
const TELLING = new Set([
  "skipped",
  "reversed",
  "declared",
  "called",
  "caught",
  "penalised",
  "challenged",
  "swapped",
  "passed-hands",
  "reshuffled",
  "redealt",
  "stole",
  "put-under",
  "put-in",
  "burned",
  "rules-stopped",
  "rolled",
  "grabbed",
  "out",
  "destroyed",
  "deal-over",
]);

/** The moments at which something special happened. */
export function marked(all: readonly Moment[]): number[] {
  const special = (event: TableEvent) =>
    TELLING.has(event.verb) ||
    among(eventsWords.decided, event.verb) !== undefined ||
    (event.verb === "drew" && Number(event.words[0]) > 1);
  return [...all.keys()].filter((i) => i > 0 && all[i]!.events.some(special));
}

/** Where somebody looks: which deal of which match, how far, and with whose eyes. */
export interface Place {
  match: number;
  deal: number;
  /** The number of the moment, from 0. */
  at: number;
  /** From which seat; -1: a spectator. */
  seat: number;
  /** Whether all hands lie open. */
  open: boolean;
}

const START: Place = { match: 1, deal: 1, at: 0, seat: -1, open: true };

/** A place as it stands in an address: `2.1.17?seat=0&open=false`. */
export function readPlace(text: string): Place {
  const found = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})(?:\?(.*))?$/.exec(text);
  if (found === null) return START;
  const more = new URLSearchParams(found[4] ?? "");
  const seat = Number(more.get("seat") ?? "-1");
  return {
    match: Math.max(1, Number(found[1])),
    deal: Math.max(1, Number(found[2])),
    at: Number(found[3]),
    seat: Number.isInteger(seat) && seat >= 0 && seat < 100 ? seat : -1,
    open: more.get("open") !== "false",
  };
}

export function writePlace({ match, deal, at, seat, open }: Place): string {
  const query = [...(seat < 0 ? [] : [`seat=${seat}`]), ...(open ? [] : ["open=false"])].join("&");
  return `${match}.${deal}.${at}${query === "" ? "" : `?${query}`}`;
}
