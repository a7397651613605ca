/** What is left of the time for a turn, counting down: in words, and as a ring. */

import { tableWords } from "#words/table";
import { timeLeft } from "../words/times";
import { useEffect, useState } from "preact/hooks";
import type { Snapshot } from "../wire/types";

/** What is left by this page's clock of the seconds that a snapshot came with; undefined: no time runs. */
function useLeft(seconds: number | undefined, snapshot: Snapshot): number | undefined {
  const [left, setLeft] = useState(seconds ?? 0);
  useEffect(() => {
    setLeft(seconds ?? 0);
    if (seconds === undefined) return;
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1000);
    return () => clearInterval(timer);
  }, [snapshot]);
  return seconds === undefined ? undefined : left;
}

/** The seconds that are left; undefined where no time is running. */
function useTimeLeft(snapshot: Snapshot): number | undefined {
  return useLeft(snapshot.deadline, snapshot);
}

/** That a player is away, and how soon a bot plays for them; whoever listens is not told each second. */
export function Away({ snapshot, seat }: { snapshot: Snapshot; seat: number }) {
  const say = tableWords.seat;
  const left = useLeft(snapshot.seats[seat]!.countdown, snapshot);
  if (left === undefined) return <span class="mark away">{say.away}</span>;
  return (
    <span class="mark away">
      <span aria-hidden="true">{say.countdown(left)}</span>
      <span class="unseen">{say.away}</span>
    </span>
  );
}

/** Nothing, where no time is running. */
export function TimeLeft({ snapshot }: { snapshot: Snapshot }) {
  const left = useTimeLeft(snapshot);
  return left === undefined ? null : <span class="extra">{timeLeft(left)}</span>;
}

const RADIUS = 10;
const ROUND = 2 * Math.PI * RADIUS;
/** So little time is short. */
const SHORT_SECONDS = 10;

/**
 * A ring about who is to act: whole where no time is running, and else as much of it as time is left. A picture: turn
 * and time stand in words beside it.
 */
export function TurnRing({ snapshot }: { snapshot: Snapshot }) {
  const left = useTimeLeft(snapshot);
  const { clockSeconds } = snapshot;
  const share = left === undefined || clockSeconds === undefined ? 1 : Math.min(1, left / clockSeconds);
  return (
    <svg
      class={`turn-ring${left !== undefined && left <= SHORT_SECONDS ? " short" : ""}`}
      viewBox="-12 -12 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <circle class="turn-track" r={RADIUS} />
      <circle
        class="turn-left"
        r={RADIUS}
        stroke-dasharray={`${(share * ROUND).toFixed(2)} ${ROUND.toFixed(2)}`}
      />
    </svg>
  );
}
