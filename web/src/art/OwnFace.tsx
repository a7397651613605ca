/** Cards of a pack of one's own: a field of the suit's colour, a rosette of paper with an emblem, signs in corners. */

import type { Pack, PackKind, PackSuit } from "../wire/pack";
import { emblemOf, type Layers } from "./emblems";
import "../style/own-faces.css";

interface Placed {
  x: number;
  y: number;
  size: number;
}

function Drawing({ layers, x, y, size }: Placed & { layers: Layers }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
      {layers.map(([way, path], i) => (
        <path key={i} class={`ef-em-${way}`} d={path} />
      ))}
    </g>
  );
}

/** A sign, as an emblem or as it is written; a plain one has no lines of paper in it, and something stands on it. */
function Sign({ sign, x, y, size, isPlain = false }: Placed & { sign: string; isPlain?: boolean }) {
  const whole = emblemOf(sign);
  if (whole !== undefined) {
    const layers = isPlain ? whole.filter(([way]) => way !== "cut" && way !== "hole") : whole;
    return <Drawing layers={layers} x={x} y={y} size={size} />;
  }
  return (
    <text class="ef-own-sign" x={x} y={y + size * 0.34} style={{ fontSize: `${size}px` }}>
      {sign}
    </text>
  );
}

/** So large an index of so many letters is. */
const INDEX_SIZES = [0, 25, 20, 14, 11];

/** Below an index on rays of many colours. */
const BADGE = <rect class="ef-own-field" x="4" y="4" width="27" height="27" rx="6" />;

interface CornerProps {
  index: string;
  sign: string;
  colour: string;
  badge: boolean;
}

function Corner({ index, sign, colour, badge }: CornerProps) {
  const size = INDEX_SIZES[Math.min([...index].length, INDEX_SIZES.length - 1)]!;
  if (emblemOf(index) !== undefined) {
    return (
      <g class={`ef-corner ef-own-corner ef-hue-${colour}`}>
        {badge && BADGE}
        <Sign sign={index} x={17} y={17} size={20} />
        {sign !== "" && <Sign sign={sign} x={17} y={35} size={13} />}
      </g>
    );
  }
  return (
    <g class={`ef-corner ef-own-corner ef-hue-${colour}`}>
      {badge && BADGE}
      <text class="ef-own-index" x="17" y={17 + size * 0.36} style={{ fontSize: `${size}px` }}>
        {index}
      </text>
      {sign !== "" && <Sign sign={sign} x={17} y={35} size={13} />}
    </g>
  );
}

const FIELD = "M10 4H90A6 6 0 0 1 96 10V130A6 6 0 0 1 90 136H10A6 6 0 0 1 4 130V10A6 6 0 0 1 10 4Z";
const HALF = "M96 10V130A6 6 0 0 1 90 136H10A6 6 0 0 1 4 130V118L96 22Z";

/** The edges of eight rays about the middle: four sides, and four corners between them. */
const RAYS = [
  "M30 4H70",
  "M70 4H90A6 6 0 0 1 96 10V42",
  "M96 42V98",
  "M96 98V130A6 6 0 0 1 90 136H70",
  "M70 136H30",
  "M30 136H10A6 6 0 0 1 4 130V98",
  "M4 98V42",
  "M4 42V10A6 6 0 0 1 10 4H30",
];

/** The rays in the colours of all suits in turn. */
function Rays({ colours }: { colours: readonly string[] }) {
  return (
    <g>
      {RAYS.map((edge, i) => (
        <path key={edge} class={`ef-own-field ef-hue-${colours[i % colours.length]}`} d={`${edge}L50 70Z`} />
      ))}
    </g>
  );
}

/** A circle of eight lobes. */
const ROSETTE =
  "M61.5 42.3A14 14 0 0 1 77.7 58.5 14 14 0 0 1 77.7 81.5 14 14 0 0 1 61.5 97.7 14 14 0 0 1 38.5 97.7 14 14 0 0 1 " +
  "22.3 81.5 14 14 0 0 1 22.3 58.5 14 14 0 0 1 38.5 42.3 14 14 0 0 1 61.5 42.3Z";

/** Larger about the middle of the card. */
const bigger = (times: number) => `translate(50 70) scale(${times}) translate(-50 -70)`;

/** What a kind is drawn of. */
interface Drawn {
  kind: PackKind;
  /** Its suits, as they stand in the pack. */
  suits: PackSuit[];
  /** The colours of all suits, where it has none of its own. */
  rays: readonly string[];
}

function drawn(kind: PackKind, of: Pack): Drawn {
  const suits = kind.suits.flatMap((letter) => of.suits.find((suit) => suit.letter === letter) ?? []);
  const colours = [...new Set(of.suits.map((suit) => suit.colour))];
  return { kind, suits, rays: suits.length === 0 && colours.length > 1 ? colours : [] };
}

function Field({ suits, kind, rays }: Drawn) {
  if (rays.length > 0) return <Rays colours={rays} />;
  const [first, second] = suits;
  return (
    <g>
      <path class={`ef-own-field ef-hue-${first?.colour ?? kind.colour}`} d={FIELD} />
      {second !== undefined && <path class={`ef-own-field ef-hue-${second.colour}`} d={HALF} />}
    </g>
  );
}

/** The middle: the kind's own emblem, or the signs of its suits with its index on them. */
function Middle({ kind, suits, rays }: Drawn) {
  const own = emblemOf(kind.emblem ?? "");
  const hue = `ef-own-ink ef-hue-${rays.length > 0 ? "black" : (suits[0]?.colour ?? kind.colour)}`;
  if (own !== undefined && own !== emblemOf(suits[0]?.sign ?? "")) {
    return (
      <g class={hue}>
        <Drawing layers={own} x={50} y={70} size={54} />
      </g>
    );
  }
  const [first, second] = suits;
  if (first === undefined) return <Number index={kind.index} hue={hue} bare />;
  if (second === undefined) {
    return (
      <g class={hue}>
        <Sign sign={first.sign} x={50} y={70} size={58} isPlain={kind.rank !== undefined} />
        {kind.rank !== undefined && <Number index={kind.index} hue="" />}
      </g>
    );
  }
  return (
    <g>
      <g class={`ef-own-ink ef-hue-${first.colour}`}>
        <Sign sign={first.sign} x={39} y={58} size={31} />
      </g>
      <g class={`ef-own-ink ef-hue-${second.colour}`}>
        <Sign sign={second.sign} x={61} y={82} size={31} />
      </g>
    </g>
  );
}

/** An index in the middle of a card; on a sign it has an edge of the sign's colour. */
function Number({ index, hue, bare = false }: { index: string; hue: string; bare?: boolean }) {
  const size = [...index].length > 2 ? 24 : 36;
  return (
    <g class={hue}>
      <text
        class={bare ? "ef-own-number" : "ef-own-number ef-own-on"}
        x="50"
        y={70 + size * 0.36}
        style={{ fontSize: `${size}px` }}
      >
        {index}
      </text>
    </g>
  );
}

/** A card face up. */
export function OwnFace({ kind, of }: { kind: PackKind; of: Pack }) {
  const what = drawn(kind, of);
  const { suits, rays } = what;
  const badge = rays.length > 0;
  const colour = (suit: PackSuit | undefined) => (badge ? "black" : (suit?.colour ?? kind.colour));
  const sign = (suit: PackSuit | undefined) => kind.sign ?? suit?.sign ?? "";
  const last = suits.at(-1);
  return (
    <g>
      <Field {...what} />
      <g class="ef-middle">
        <path class={`ef-own-halo ef-hue-${colour(suits[0])}`} d={ROSETTE} transform={bigger(1.3)} />
        <path class="ef-own-paper" d={ROSETTE} transform={bigger(1.16)} />
        <Middle {...what} />
      </g>
      <Corner index={kind.index} sign={sign(suits[0])} colour={colour(suits[0])} badge={badge} />
      <g transform="rotate(180 50 70)">
        <Corner index={kind.index} sign={sign(last)} colour={colour(last)} badge={badge} />
      </g>
    </g>
  );
}

/** The sign of a suit by itself, 24 by 24 about the middle. */
export function OwnSign({ sign, colour }: { sign: string; colour: string }) {
  return (
    <g class={`ef-own-ink ef-hue-${colour}`}>
      <Sign sign={sign} x={0} y={0} size={22} />
    </g>
  );
}

/** What stands in the middle of a pack's backs. */
export function OwnBack({ emblem }: { emblem: string }) {
  return (
    <g class="ef-own-back">
      <Sign sign={emblem} x={50} y={70} size={27} />
    </g>
  );
}
