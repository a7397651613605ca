/** Where a dragged card may be let go: about the pile, shining while a card is under the finger. */

import type { Signal } from "@preact/signals";
import type { Drag } from "./CardLayer";
import type { Layout } from "./layout";

const MARGIN = 16;

export function DropPlace({
  laid,
  drag,
  playable,
  from,
}: {
  laid: Layout;
  drag: Signal<Drag | null>;
  /** The cards under whose keys something may be played. */
  playable: ReadonlySet<string>;
  /** How far a card has to be moved up, to be let go there. */
  from: number;
}) {
  const moved = drag.value;
  if (moved === null || !playable.has(moved.key)) return null;
  const { width, height } = laid.card;
  const { x, y, scale } = laid.pile[laid.pile.length - 1] ?? laid.stock;
  const wide = width * scale + 2 * MARGIN;
  const high = height * scale + 2 * MARGIN;
  return (
    <div
      class={`drop-place${-moved.dy > from ? " ready" : ""}`}
      aria-hidden="true"
      style={{
        transform: `translate(${x + (width - wide) / 2}px, ${y + (height - high) / 2}px)`,
        width: `${wide}px`,
        height: `${high}px`,
      }}
    />
  );
}
