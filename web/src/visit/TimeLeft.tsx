/** What is left of the time for a turn, counting down: in words, and as a ring. */

import { useEffect, useState } from "preact/hooks";
import type { Snapshot } from "../wire/types";
import { words } from "../words/words";

/** The seconds that are left; undefined where no time is running. */
function useTimeLeft(snapshot: Snapshot): number | undefined {
  const { deadline } = snapshot;
  const [left, setLeft] = useState(deadline ?? 0);
  useEffect(() => {
    setLeft(deadline ?? 0);
    if (deadline === undefined) return;
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [snapshot]);
  return deadline === undefined ? undefined : left;
}

/** Nothing, where no time is running. */
export function TimeLeft({ snapshot }: { snapshot: Snapshot }) {
  const left = useTimeLeft(snapshot);
  return left === undefined ? null : <span class="extra">{words.table.time(left)}</span>;
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
