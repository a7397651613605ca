/** The four suits, and where pip cards carry them. Drawn in a card of 100 by 140. */

import { late, NOTHING } from "../app/late";
import { signs } from "../cards/signs";
import type { NationalSigns } from "./figures";
import type { Suit } from "./suits";

const HEART =
  "M0 9.6C-2.6 5.2-10 1-10-4.4-10-7.8-7.6-9.6-5-9.6-2.6-9.6-.8-8.2 0-5.8.8-8.2 2.6-9.6 5-9.6 " +
  "7.6-9.6 10-7.8 10-4.4 10 1 2.6 5.2 0 9.6Z";
const DIAMOND = "M0-10.8C2.3-6.8 5.2-3 8.4 0 5.2 3 2.3 6.8 0 10.8-2.3 6.8-5.2 3-8.4 0-5.2-3-2.3-6.8 0-10.8Z";
const SPADE =
  "M0-10.4C2.7-5.8 9.8-1.4 9.8 3.5 9.8 6.7 7.5 8.3 5.1 8.3 3.3 8.3 1.8 7.4 1 6 1.2 7.8 2 9.3 3.6 " +
  "10.2H-3.6C-2 9.3-1.2 7.8-1 6-1.8 7.4-3.3 8.3-5.1 8.3-7.5 8.3-9.8 6.7-9.8 3.5-9.8-1.4-2.7-5.8 " +
  "0-10.4Z";
const CLUB =
  "M-2.1-1.4C-4.3-2.9-4.8-4.3-4.8-5.6A4.8 4.8 0 1 1 4.8-5.6C4.8-4.3 4.3-2.9 2.1-1.4 3-1.9 4.1-2.2 " +
  "5.2-2.2A4.8 4.8 0 1 1 1.1 5C1.3 7.4 2.1 9.2 3.7 10.2H-3.7C-2.1 9.2-1.3 7.4-1.1 5A4.8 4.8 0 1 " +
  "1-5.2-2.2C-4.1-2.2-3-1.9-2.1-1.4Z";

export const SUIT_PATHS: Record<Suit, string> = { C: CLUB, D: DIAMOND, H: HEART, S: SPADE };

/** Columns and rows of the pips; a row in the lower half stands on its head. */
const LEFT = 35;
const MIDDLE = 50;
const RIGHT = 65;
const TOP = 28;
const BOTTOM = 112;
const third = (n: number) => TOP + ((BOTTOM - TOP) * n) / 3;
const half = (TOP + BOTTOM) / 2;
const quarter = (n: number) => TOP + ((BOTTOM - TOP) * n) / 4;
const sixth = (n: number) => TOP + ((BOTTOM - TOP) * n) / 6;

const pair = (y: number): [number, number][] => [
  [LEFT, y],
  [RIGHT, y],
];
const one = (y: number): [number, number][] => [[MIDDLE, y]];

export const PIP_PLACES: Record<string, [number, number][]> = {
  "2": [...one(TOP), ...one(BOTTOM)],
  "3": [...one(TOP), ...one(half), ...one(BOTTOM)],
  "4": [...pair(TOP), ...pair(BOTTOM)],
  "5": [...pair(TOP), ...one(half), ...pair(BOTTOM)],
  "6": [...pair(TOP), ...pair(half), ...pair(BOTTOM)],
  "7": [...pair(TOP), ...one(quarter(1)), ...pair(half), ...pair(BOTTOM)],
  "8": [...pair(TOP), ...one(quarter(1)), ...pair(half), ...one(quarter(3)), ...pair(BOTTOM)],
  "9": [...pair(TOP), ...pair(third(1)), ...one(half), ...pair(third(2)), ...pair(BOTTOM)],
  "10": [
    ...pair(TOP),
    ...one(sixth(1)),
    ...pair(third(1)),
    ...pair(third(2)),
    ...one(sixth(5)),
    ...pair(BOTTOM),
  ],
};

/** National signs are rounder than French ones and fill their place better when a little larger. */
const NATIONAL_SIZE = 1.14;

const ForeignSign = late(() => import("./National").then((part) => part.Sign), NOTHING);

/**
 * One suit sign, its middle at the place given.
 *
 * @param pack of which pack, where it is not that of the table
 */
export function Pip({
  pack,
  suit,
  x,
  y,
  size,
  turned,
}: {
  pack?: NationalSigns | undefined;
  suit: Suit;
  x: number;
  y: number;
  size: number;
  turned?: boolean;
}) {
  const scale = size / 21;
  const turn = turned ? `rotate(180 ${x} ${y})` : undefined;
  if (pack !== undefined)
    return (
      <g transform={turn}>
        <ForeignSign pack={pack} suit={suit} x={x} y={y} size={size * NATIONAL_SIZE} />
      </g>
    );
  if (signs.value !== "french") {
    const own = size * NATIONAL_SIZE;
    return (
      <use
        href={`#ef-sign-${suit}`}
        x={x - own / 2}
        y={y - own / 2}
        width={own}
        height={own}
        transform={turn}
      />
    );
  }
  return (
    <path
      class={`ef-suit-${suit}`}
      d={SUIT_PATHS[suit]}
      transform={`translate(${x} ${y}) scale(${turned ? -scale : scale})`}
    />
  );
}
