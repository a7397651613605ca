/**
 * The pictures on cards of packs of one's own: flat shapes of one colour with round corners, 24 by 24 about their
 * middle, drawn by this project's own code, under its licence.
 */

import { SUIT_PATHS } from "./Pips";

/**
 * How a path is drawn: `fill` and `line` in the emblem's colour, `thin` as a line of half the width, `cut` and `hole`
 * the same as lines and shapes of the paper, `over` as a shape with an edge of paper, for what lies on another.
 */
export type Way = "fill" | "line" | "thin" | "cut" | "hole" | "over";

/** Paths from the back to the front. */
export type Layers = readonly (readonly [Way, string])[];

const dot = (x: number, y: number, r: number) =>
  `M${x} ${y - r}a${r} ${r} 0 1 1 0 ${2 * r} ${r} ${r} 0 1 1 0 ${-2 * r}Z`;

/** The same shape so many times about the middle. */
function around(times: number, from: number, draw: (x: number, y: number) => string): string {
  return Array.from({ length: times }, (_, i) => {
    const angle = (i * 2 * Math.PI) / times;
    return draw(Math.round(Math.sin(angle) * from * 10) / 10, Math.round(-Math.cos(angle) * from * 10) / 10);
  }).join("");
}

/** A star of so many points. */
function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const angle = (i * Math.PI) / points;
    const reach = i % 2 === 0 ? outer : inner;
    return `${(Math.sin(angle) * reach).toFixed(1)} ${(-Math.cos(angle) * reach).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

const FLAKE =
  "M0-10.6V10.6M-9.2-5.3L9.2 5.3M-9.2 5.3L9.2-5.3M0-6.2L-3.6-9M0-6.2L3.6-9M0 6.2L-3.6 9M0 6.2L3.6 9" +
  "M5.4-3.1L6-7.6M5.4-3.1L9.6-1.4M5.4 3.1L6 7.6M5.4 3.1L9.6 1.4M-5.4-3.1L-6-7.6M-5.4-3.1L-9.6-1.4" +
  "M-5.4 3.1L-6 7.6M-5.4 3.1L-9.6 1.4";

export const EMBLEMS: Record<string, Layers> = {
  circle: [["fill", dot(0, 0, 10)]],
  triangle: [["fill", "M0-9.6L10.4 8.4H-10.4Z"]],
  cross: [["fill", "M-3.6-10H3.6V-3.6H10V3.6H3.6V10H-3.6V3.6H-10V-3.6H-3.6Z"]],
  square: [["fill", "M-9-9H9V9H-9Z"]],
  star: [["fill", star(5, 11, 4.9)]],
  diamond: [["fill", "M0-11L8.6 0 0 11-8.6 0Z"]],
  heart: [["fill", SUIT_PATHS.H]],
  club: [["fill", SUIT_PATHS.C]],
  spade: [["fill", SUIT_PATHS.S]],
  crescent: [["fill", "M1.3-10.4A10.5 10.5 0 1 0 9.8 3.9 8.4 8.4 0 1 1 1.3-10.4Z"]],
  sun: [
    ["fill", dot(0, 0, 5.4)],
    ["line", around(8, 8.6, (x, y) => `M${x} ${y}L${x * 1.27} ${y * 1.27}`)],
  ],
  drop: [
    ["fill", "M0-11C4-5 8-1 8 3.2A8 8 0 0 1-8 3.2C-8-1-4-5 0-11Z"],
    ["cut", "M-4 3.6A4.2 4.2 0 0 0-.4 7.4"],
  ],
  leaf: [
    ["fill", "M-8 8.4C-12-3-3-10 10-10 10.6 3 4 11.4-8 8.4Z"],
    ["line", "M-10.6 11L-7 7.4"],
    ["cut", "M-7.4 7.8L4.6-4.4M-3.4 3.8V-1.4M-3.4 3.8H2M.6-.4V-5M.6-.4H5"],
  ],
  flower: [
    ["fill", around(6, 6.3, (x, y) => dot(x, y, 4))],
    ["hole", dot(0, 0, 3.7)],
    ["fill", dot(0, 0, 1.5)],
  ],
  flame: [
    [
      "fill",
      "M1-11.4C2-6 8.4-3.6 8.4 3A8.2 8.2 0 0 1-8.4 3C-8.4-1-6.4-3-5-6.4-3-5-2.4-3.8-2-2.4 .4-4.6 1.4-7 1-11.4Z",
    ],
    ["hole", "M.6.4C3.4 3 4 5 3.2 7A3.5 3.5 0 0 1-3.5 6.6C-3.6 4.2-.8 3.4.6.4Z"],
  ],
  bolt: [["fill", "M4-11L-7.4 2.2H-1.2L-4 11 7.8-3.4H1.2Z"]],
  snowflake: [["thin", FLAKE]],
  wave: [
    [
      "line",
      [-6.4, 0, 6.4].map((y) => `M-10 ${y + 1}Q-7.5 ${y - 4.4}-5 ${y}T0 ${y} 5 ${y} 10 ${y - 1}`).join(""),
    ],
  ],
  mountain: [
    ["fill", "M-11 8.6L-3.4-8.4 1.4-.6 4.4-4.4 11 8.6Z"],
    ["cut", "M-6.6-1.6L-3.6.8-1.6-1.2.4.6"],
  ],
  tree: [
    ["fill", "M0-11L6.2-3.6H3.6L8-.2 8 2.4H4.4L9.4 8H-9.4L-4.4 2.4H-8L-8-.2-3.6-3.6H-6.2Z"],
    ["line", "M0 8V10.4"],
  ],
  moon: [
    ["fill", dot(0, 0, 10)],
    ["hole", dot(-3.4, -3, 2.7) + dot(4, 1.8, 3.3) + dot(-3, 5, 1.6) + dot(2.6, -5.6, 1.3)],
  ],
  cloud: [["fill", "M-5.6 7A5.2 5.2 0 0 1-6.4-3.1 6.6 6.6 0 0 1 6-4.1 5.7 5.7 0 0 1 5.6 7Z"]],
  eye: [
    ["fill", "M-11.4 0C-6-8.6 6-8.6 11.4 0 6 8.6-6 8.6-11.4 0Z"],
    ["hole", dot(0, 0, 4.6)],
    ["fill", dot(0, 0, 2)],
  ],
  hand: [
    ["line", "M-5.2 2V-5.4M-1.8 2V-8.8M1.8 2V-8.8M5.3 3V-5.6M-5.4 7L-9.2 1.4"],
    ["fill", "M-6.4 1H6.6V5C6.6 8.6 4 10.6.4 10.6S-4.6 9.4-6 7.2Z"],
  ],
  crown: [
    ["fill", "M-9.4 8L-10.6-4.4-5.2.4 0-7.4 5.2.4 10.6-4.4 9.4 8Z"],
    ["fill", dot(-10.4, -5.6, 1.3) + dot(0, -8.8, 1.5) + dot(10.4, -5.6, 1.3)],
    ["cut", "M-8.6 4.2H8.6"],
  ],
  shield: [
    ["fill", "M0-10.8L9.4-8V-1C9.4 5 5 9 0 11.2-5 9-9.4 5-9.4-1V-8Z"],
    ["cut", "M-5.2-.6L0-4.6 5.2-.6M-5.2 4.4L0 .4 5.2 4.4"],
  ],
  sword: [
    ["fill", "M9.8-9.8L8.6-4.4-1.6 5.8-5.8 1.6 4.4-8.6Z"],
    ["cut", "M-2.4 2.4L6.6-6.6"],
    ["line", "M-8.6-.8L.8 8.6M-5-5 M-4.2 4.2L-8.6 8.6"],
    ["fill", dot(-9.2, 9.2, 1.5)],
  ],
  key: [
    ["line", "M-1.6 1.6L8.8-8.8M8.6-8.6L10.8-5.6M4.8-4.8L7.4-2"],
    ["fill", dot(-4.8, 4.8, 5.2)],
    ["hole", dot(-4.8, 4.8, 2.1)],
  ],
  bell: [
    [
      "fill",
      "M0-9.4C4.8-9.4 6.8-5.8 6.8-1 6.8 3 8.2 4.4 9.6 6.2H-9.6C-8.2 4.4-6.8 3-6.8-1-6.8-5.8-4.8-9.4 0-9.4Z",
    ],
    ["fill", "M-2.6 8.4H2.6A2.6 2.6 0 0 1-2.6 8.4ZM-1-10.6H1V-9H-1Z"],
    ["cut", "M-3.6-2.4C-3.6-4.8-2.8-6-1.2-6.6"],
  ],
  anchor: [
    ["line", "M0-5V9M-4.6-2.2H4.6M-9.4 2.6C-8.8 7.4-5 9.8 0 9.8S8.8 7.4 9.4 2.6"],
    ["fill", dot(0, -8, 3.2) + "M-11 4.6L-9.4 1-6.8 4ZM11 4.6L9.4 1 6.8 4Z"],
    ["hole", dot(0, -8, 1.2)],
  ],
  wheel: [
    ["fill", dot(0, 0, 10.6)],
    ["hole", dot(0, 0, 7.4)],
    ["line", around(6, 8.6, (x, y) => `M0 0L${x} ${y}`)],
    ["fill", dot(0, 0, 2.8)],
  ],
  arrow: [["fill", "M0-10.8L9.2-1H4V10.4H-4V-1H-9.2Z"]],
  arrows: [
    ["fill", "M-10.2-7.6H2.6V-11L10.6-5.2 2.6.6V-2.8H-10.2Z"],
    ["fill", "M10.2 7.6H-2.6V11L-10.6 5.2-2.6-.6V2.8H10.2Z"],
  ],
  skip: [
    ["line", "M-9.6 4C-9.2-10.4 6.8-10 7.6.4"],
    ["fill", "M2.6-1L11.4-1.4 7.4 6Z" + dot(-1, 6.6, 3.4)],
  ],
  reverse: [
    ["line", "M-8.8-.6A8.8 8.8 0 0 1 5-7.2M8.8.6A8.8 8.8 0 0 1-5 7.2"],
    ["fill", "M3.2-11.4L10.2-4.6 1.8-2.6ZM-3.2 11.4L-10.2 4.6-1.8 2.6Z"],
  ],
  plus: [
    ["fill", dot(0, 0, 10.4)],
    ["hole", "M-1.7-6.4H1.7V-1.7H6.4V1.7H1.7V6.4H-1.7V1.7H-6.4V-1.7H-1.7Z"],
  ],
  two: [
    ["fill", "M-10.8-6.7L-0.1-9.4L4 7.1L-6.7 9.8Z"],
    ["over", "M-0.4-8.9L10.3-6.6L6.8 10.1L-3.9 7.8Z"],
  ],
  four: [
    ["fill", "M-11.6-1.5L-6.1-5.5L1.2 4.5L-4.3 8.5Z"],
    ["over", "M-6.4-5.4L0.2-6.8L2.8 5.3L-3.9 6.8Z"],
    ["over", "M-0.2-6.8L6.4-5.4L3.9 6.8L-2.8 5.3Z"],
    ["over", "M6.1-5.5L11.6-1.5L4.3 8.5L-1.2 4.5Z"],
  ],
  wild: [
    ["fill", star(8, 11.4, 7.4)],
    ["hole", star(8, 5.4, 3.2)],
  ],
  question: [
    ["line", "M-5.4-5C-5.4-12 6.4-11.4 5.8-4.8 5.4-.8 0-.6 0 3.6"],
    ["fill", dot(0, 8.8, 2)],
  ],
  hourglass: [
    ["line", "M-7.4-10H7.4M-7.4 10H7.4"],
    ["fill", "M-6-9C-6-3-1.4-2.4-1.4 0S-6 3-6 9H6C6 3 1.4 2.4 1.4 0S6-3 6-9Z"],
    ["hole", "M-3.7-7.2H3.7C3.5-6 3.2-5.2 2.6-4.4H-2.6C-3.2-5.2-3.5-6-3.7-7.2Z"],
  ],
  shell: [
    ["fill", "M0 8.4C-9-.4-12.4-3.4-9-7.2-5.6-11-2-10.4 0-10.4S5.6-11 9-7.2C12.4-3.4 9-.4 0 8.4Z"],
    ["fill", "M-3.4 10L-1.4 5.4H1.4L3.4 10Z"],
    ["cut", "M0 5.6V-7M-1.6 4L-5.4-5.4M1.6 4L5.4-5.4"],
  ],
};

/** Signs that people write for what there is an emblem of. */
const WRITTEN: Record<string, string> = {
  "♣": "club",
  "♦": "diamond",
  "◆": "diamond",
  "♥": "heart",
  "♠": "spade",
  "●": "circle",
  "▲": "triangle",
  "■": "square",
  "★": "star",
  "✚": "cross",
  "☾": "crescent",
  "☀": "sun",
  "⊘": "skip",
  "⇄": "reverse",
};

/** The emblem of that name, or of that sign; undefined where there is none. */
export function emblemOf(sign: string): Layers | undefined {
  const name = WRITTEN[sign] ?? sign;
  return Object.hasOwn(EMBLEMS, name) ? EMBLEMS[name] : undefined;
}
