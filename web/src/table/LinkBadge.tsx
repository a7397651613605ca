/** How the line to the server stands: a sign and words. */

import type { Line } from "../visit/state";
import { words } from "../words/words";

const SIGNS: Record<Line, string> = { open: "●", connecting: "○", lost: "◌", gone: "✕", refused: "✕" };

/** `sending`: an act is under way; it is said when that takes longer than a moment. */
export function LinkBadge({ line, sending = false }: { line: Line; sending?: boolean }) {
  const text =
    line === "open"
      ? sending
        ? words.link.sending
        : words.link.open
      : line === "connecting"
        ? words.link.connecting
        : line === "lost"
          ? words.link.lost
          : words.link.gone;
  return (
    <span class={`link-badge ${line}`}>
      <span aria-hidden="true">{SIGNS[line]}</span>
      <span class={line !== "open" ? "" : sending ? "sending" : "unseen"}>{text}</span>
    </span>
  );
}
