/** Where the other seats stand: on an arc, along the border, or as chips in rows. */

import type { Box, Size } from "../motion/geometry";

export const MARGIN = 10;
export const GAP = 6;

/** More than five seats go up the left side, along the top and down the right side. */
function borderSeats(others: number, size: Size, seat: Size, low: number): Box[] {
  const side = others > 9 ? 3 : 2;
  const top = others - 2 * side;
  const high = MARGIN + seat.height + 3 * GAP;
  const sideStep = Math.max(seat.height + GAP, (low - high) / side);
  const topRoom = size.width - 2 * MARGIN - seat.width;
  return Array.from({ length: others }, (_, i) => {
    const right = size.width - MARGIN - seat.width;
    if (i < side) return { x: MARGIN, y: high + (side - 1 - i) * sideStep, ...seat };
    if (i >= side + top) return { x: right, y: high + (i - side - top) * sideStep, ...seat };
    const share = top === 1 ? 0.5 : (i - side + 0.5) / top;
    return { x: MARGIN + share * topRoom, y: MARGIN, ...seat };
  });
}

/** So far from the middle of the table its seats reach at most. */
export const WIDEST = 560;

/** Seats on an arc over the middle of the table, the first at the viewer's left hand. */
export function arcSeats(others: number, size: Size, seat: Size, low: number): Box[] {
  if (others > 5) return borderSeats(others, size, seat, low);
  const seats: Box[] = [];
  const middleX = size.width / 2;
  // on a broad screen the seats stay close to the middle
  const radiusX = Math.min(size.width / 2 - MARGIN, WIDEST) - seat.width / 2;
  const radiusY = Math.max(0, low - seat.height - MARGIN);
  const reach = others <= 1 ? 0 : others === 2 ? 0.62 : others === 3 ? 0.82 : 1;
  for (let i = 0; i < others; i++) {
    const share = others === 1 ? 0 : -1 + (2 * i) / (others - 1);
    const angle = (share * reach * Math.PI) / 2;
    seats.push({
      x: middleX + Math.sin(angle) * radiusX - seat.width / 2,
      y: MARGIN + (1 - Math.cos(angle)) * radiusY,
      ...seat,
    });
  }
  return seats;
}

/** In how many rows chips stand. */
export function seatRows(others: number): number {
  return others === 0 ? 0 : others > 4 ? 2 : 1;
}

/** How wide a chip is, at least. */
export function chipWidth(others: number, width: number): number {
  const inRow = Math.max(1, Math.ceil(others / Math.max(1, seatRows(others))));
  return Math.min(150, (width - 2 * MARGIN) / inRow - GAP);
}

/** Seats as chips in one row or two. */
export function chipSeats(others: number, room: Box, height: number): Box[] {
  const rows = Math.max(1, seatRows(others));
  const first = Math.ceil(others / rows);
  return Array.from({ length: others }, (_, i) => {
    const row = i < first ? 0 : 1;
    const inRow = row === 0 ? first : others - first;
    const column = row === 0 ? i : i - first;
    const width = Math.min(150, (room.width - GAP * (inRow - 1)) / inRow);
    const rowWidth = width * inRow + GAP * (inRow - 1);
    return {
      x: room.x + (room.width - rowWidth) / 2 + column * (width + GAP),
      y: room.y + row * (height + GAP),
      width,
      height,
    };
  });
}

/** The width of a letter in a mark, of its rim, and of the room between two. */
const LETTER = 6.9;
const MARK_RIM = 13;
const MARK_GAP = 8;

/** How many lines marks take side by side; a line of its own holds one that is longer. */
export function linesOfMarks(letters: readonly number[], width: number, text: number): number {
  let lines = 0;
  let left = 0;
  for (const many of letters) {
    const wide = many * LETTER * text + MARK_RIM;
    if (wide > left) {
      const more = Math.max(1, Math.ceil(wide / width));
      lines += more;
      left = more * width;
    }
    left -= wide + MARK_GAP;
  }
  return lines;
}
