/** What is left of the time for a turn, counting down. */

import { useEffect, useState } from "preact/hooks";
import type { Snapshot } from "../wire/types";
import { words } from "../words/words";

/** Nothing, where no time is running. */
export function TimeLeft({ snapshot }: { snapshot: Snapshot }) {
  const { deadline } = snapshot;
  const [left, setLeft] = useState(deadline ?? 0);
  useEffect(() => {
    setLeft(deadline ?? 0);
    if (deadline === undefined) return;
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [snapshot]);
  return deadline === undefined ? null : <span class="extra">{words.table.time(left)}</span>;
}
