/** What one has to see at a table, as boxes in the window: its texts, its cards, its signs, and what can be pressed. */

import type { Box } from "../motion/geometry";

/** Whatever lies under these is no news by itself, or is gone in a moment. */
const PASSING = ".tellings, .flights, .unseen, .ef-card, .stock-button";
const SIGNS =
  "button:not(.stock-button), .status p, .declared, .debt > :first-child, .backs, .seat-face, .ring-tip, .tile, " +
  ".grab-box, .ask, .limbo, .named-colour, .pile-back p";

function boxOf({ left, top, width, height }: DOMRect): Box {
  return { x: left, y: top, width, height };
}

function linesOf(text: Node): Box[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].map(boxOf);
}

/** All that lives in a part of the page; what has no extent is not there. */
export function aliveIn(root: Element): Box[] {
  const found: Box[] = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode;
    if (text.nodeValue!.trim() !== "" && text.parentElement!.closest(PASSING) === null)
      found.push(...linesOf(text));
  }
  for (const sign of root.querySelectorAll(SIGNS)) {
    if (sign.closest(PASSING) === null) found.push(boxOf(sign.getBoundingClientRect()));
  }
  return found.filter(({ width, height }) => width > 0 && height > 0);
}
