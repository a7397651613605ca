/** Free places at a table: where something can be shown for a moment that covers nothing one has to see. */

import type { Box, Size } from "../motion/geometry";

export interface Point {
  x: number;
  y: number;
}

/** So fine is the net of places that are tried. */
const STEP = 5;
/** So much stays free about what is shown. */
const AIR = 2;

export function overlaps(a: Box, b: Box, air = 0): boolean {
  return (
    a.x < b.x + b.width + air &&
    b.x < a.x + a.width + air &&
    a.y < b.y + b.height + air &&
    b.y < a.y + a.height + air
  );
}

/** The numbers of a net from one to another, the last included. */
function net(from: number, to: number): number[] {
  const many = Math.max(0, Math.ceil((to - from) / STEP));
  return [...Array.from({ length: many }, (_, i) => from + i * STEP), to];
}

/**
 * The place for a box of this size whose middle is nearest to a point, within bounds and over none of what is taken;
 * null where there is none.
 */
export function freePlace(size: Size, near: Point, taken: readonly Box[], bounds: Box): Box | null {
  const { width, height } = size;
  if (width > bounds.width || height > bounds.height) return null;
  const columns = net(bounds.x, bounds.x + bounds.width - width);
  const rows = net(bounds.y, bounds.y + bounds.height - height);
  // straight above or below the point looks best
  const middle = near.x - width / 2;
  if (middle > columns[0]! && middle < columns.at(-1)!) columns.push(middle);
  let best: Box | null = null;
  let least = Infinity;
  for (const y of rows) {
    const down = (y + height / 2 - near.y) ** 2;
    if (down >= least) continue;
    for (const x of columns) {
      const far = down + (x + width / 2 - near.x) ** 2;
      if (far >= least) continue;
      const box = { x, y, width, height };
      if (taken.some((other) => overlaps(box, other, AIR))) continue;
      best = box;
      least = far;
    }
  }
  return best;
}
