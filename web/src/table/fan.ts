/** The hand as a fan: rows, strips, and the place of each card. */

import type { Box, Spot } from "../motion/geometry";

const COMFORTABLE_STRIP = 30;
const LEAST_STRIP = 24;
/** So far a card of the hand may stand above the others. */
export const LIFT = 18;
/** So far a card steps back that may not be played. */
export const STEP_BACK = 5;
/** Side by side the cards of a fan lie on an arch so high, and so turned. */
export const ARCH = 7;
const ARCH_TURN = 5;

/** How a hand of so many cards is split into rows, and how wide a strip of each card shows. */
export interface Fan {
  rows: number;
  perRow: number;
  strip: number;
  cardWidth: number;
}

function strip(width: number, cardWidth: number, perRow: number): number {
  return perRow <= 1 ? cardWidth : Math.min(cardWidth * 0.86, (width - cardWidth) / (perRow - 1));
}

/**
 * Fans a hand: one row while at least 30 px of each card show, then two or three rows; in three rows a strip
 * may shrink to
 * 24 px; after that cards become narrower, and at last there are more rows. Never under 24 px.
 */
export function fan(cards: number, width: number, cardWidth: number): Fan {
  for (let rows = 1; rows <= 3; rows++) {
    const perRow = Math.max(1, Math.ceil(cards / rows));
    const shown = strip(width, cardWidth, perRow);
    if (shown >= (rows < 3 ? COMFORTABLE_STRIP : LEAST_STRIP))
      return { rows, perRow, strip: shown, cardWidth };
  }
  if (cardWidth > 48) return fan(cards, width, Math.max(48, cardWidth - 4));
  const most = Math.max(1, Math.floor((width - cardWidth) / LEAST_STRIP) + 1);
  const rows = Math.ceil(cards / most);
  return { rows, perRow: most, strip: LEAST_STRIP, cardWidth };
}

/** `curve`: how much of an arch there is room for, 0 to 1. */
export function handSpots(cards: number, laid: Fan, box: Box, rowStep: number, curve: number): Spot[] {
  const spots: Spot[] = [];
  for (let i = 0; i < cards; i++) {
    const row = Math.floor(i / laid.perRow);
    const inRow = Math.min(laid.perRow, cards - row * laid.perRow);
    const column = i - row * laid.perRow;
    const rowWidth = laid.cardWidth + (inRow - 1) * laid.strip;
    const middle = (inRow - 1) / 2;
    const arch = laid.rows === 1 && inRow > 2 ? (column - middle) / middle : 0;
    spots.push({
      x: box.x + (box.width - rowWidth) / 2 + column * laid.strip,
      y: box.y + LIFT + row * rowStep + arch * arch * curve * ARCH,
      turn: arch * curve * Math.min(ARCH_TURN, inRow * 0.7),
      scale: 1,
    });
  }
  return spots;
}
