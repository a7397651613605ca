/** Another match: each player says so, and it begins when all who are here have. */

import { endWords } from "#words/end";
import { tableWords } from "#words/table";
import type { Visit } from "../visit/Visit";
import type { Seat, Snapshot } from "../wire/types";

export interface Agreement {
  /** The other players who want another match. */
  willing: string[];
  /** Those who are here and have not said so. */
  awaited: string[];
  /** Those who are not here. */
  away: string[];
}

/** Whether a person sits there. */
function isPerson(seat: Seat): boolean {
  return seat.kind === "person" && seat.name !== null;
}

/** What the other players want; bots are always willing and not counted. */
export function agreement(snapshot: Snapshot): Agreement {
  const named = (wanted: (seat: Seat) => boolean) =>
    [...snapshot.seats.keys()]
      .filter((seat) => seat !== snapshot.you && isPerson(snapshot.seats[seat]!))
      .filter((seat) => wanted(snapshot.seats[seat]!))
      .map((seat) => snapshot.seats[seat]!.name ?? "");
  return {
    willing: named((seat) => seat.again),
    awaited: named((seat) => seat.present && !seat.again),
    away: named((seat) => !seat.present),
  };
}

/** The button, and who is waited for. */
export function Again({ visit, snapshot }: { visit: Visit; snapshot: Snapshot }) {
  const say = endWords;
  const { awaited, away } = agreement(snapshot);
  const asked = snapshot.seats[snapshot.you!]!.again;
  const free = snapshot.seats.some((seat) => seat.name === null);
  const waiting = asked && (awaited.length > 0 || free);
  const label = waiting
    ? awaited.length > 0
      ? say.waitingFor(awaited)
      : say.waitingSeat
    : asked && away.length > 0
      ? say.without(away)
      : say.rematch;
  return (
    <button
      type="button"
      class="act main"
      aria-disabled={waiting}
      onClick={() => {
        if (!waiting) void visit.ask("rematch", { chosen: snapshot.chosen ?? 0 });
      }}
    >
      {label}
    </button>
  );
}

/** Who has said so, for everybody to see. */
export function Willing({ snapshot }: { snapshot: Snapshot }) {
  const say = endWords;
  const { willing, awaited } = agreement(snapshot);
  const asked = snapshot.you !== null && snapshot.seats[snapshot.you]!.again;
  if (willing.length > 0) return <p class="note willing">{tableWords.ended.again(willing)}</p>;
  return awaited.length > 0 && !asked && snapshot.you !== null ? (
    <p class="note willing">{say.asksAll}</p>
  ) : null;
}
