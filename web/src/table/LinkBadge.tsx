/** How the line to the server stands: a sign and words. */

import { words } from "../words/words";
import type { Line } from "./state";

const SIGNS: Record<Line, string> = { open: "●", connecting: "○", lost: "◌", gone: "✕", refused: "✕" };

export function LinkBadge({ line }: { line: Line }) {
  const text =
    line === "open"
      ? words.link.open
      : line === "connecting"
        ? words.link.connecting
        : line === "lost"
          ? words.link.lost
          : words.link.gone;
  return (
    <span class={`link-badge ${line}`}>
      <span aria-hidden="true">{SIGNS[line]}</span>
      <span class={line === "open" ? "unseen" : ""}>{text}</span>
    </span>
  );
}
