/**
 * Cards that are known by what is printed on them: a frame in the card's colours, a sign for each colour, its name
 * and, where there is room, its text. Pictures for the eye; what a card is called is for the page to say.
 */

import { abilitiesWords } from "#words/abilities";
import { among } from "../words/saying";
import { detailOf, sidesOf } from "../cards/details";
import type { CardSide } from "../wire/types";
import { words } from "../words/words";
import { Emblem } from "./Emblem";

/** A sign of our own for each colour, so that no card is known by colour alone. */
const SIGNS: Record<string, string> = {
  red: "M0-11C4-7 8-2 8 3A8 8 0 0 1-8 3C-8-1-6-3-4-6-3-4-2-3 0-2 1-5 1-8 0-11Z",
  blue: "M0-11C5-4 8 0 8 4A8 7 0 0 1-8 4C-8 0-5-4 0-11ZM-4 4A4 4 0 0 0 0 8",
  green: "M-9 9C-11-4-3-10 10-10 10 3 4 10-6 8M-9 10L3-3",
  purple: "M0-11L2.8-2.8 11 0 2.8 2.8 0 11-2.8 2.8-11 0-2.8-2.8Z",
};
const PLAIN = "M0-8A8 8 0 1 1 0 8A8 8 0 1 1 0-8Z";

export function ColourSign({ colour }: { colour: string }) {
  return (
    <svg class={`colour-sign hue-${colour}`} viewBox="-13 -13 26 26" aria-hidden="true" focusable="false">
      <path d={SIGNS[colour] ?? PLAIN} />
    </svg>
  );
}

/** What stays in play is a tower, what happens once is a bolt. */
export function TypeSign({ type }: { type: string }) {
  const path =
    type === "asset"
      ? "M-8 10V-4H-9V-10H-5V-7H-2V-10H2V-7H5V-10H9V-4H8V10H3V4A3 3 0 0 0-3 4V10Z"
      : type === "event"
        ? "M3-12L-8 2H-1L-3 12 8-3H1Z"
        : PLAIN;
  return (
    <svg class="type-sign" viewBox="-13 -13 26 26" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

/** The colours of a frame, side by side in equal bands. */
export function bands(colours: readonly string[]): string {
  const step = 100 / Math.max(1, colours.length);
  const stops = colours.map((hue, i) => `var(--hue-${hue}, var(--hue)) ${i * step}% ${(i + 1) * step}%`);
  return `linear-gradient(105deg, ${stops.join(", ")})`;
}

function framed(colours: readonly string[]): Record<string, string> {
  return { "--frame": bands(colours) };
}

function hues(sides: readonly CardSide[]): string[] {
  return [...new Set(sides.flatMap((side) => side.colours))];
}

/** What a side does, as pictures. */
function Emblems({ side, most }: { side: CardSide; most?: number }) {
  const shown = side.emblems.slice(0, most);
  return (
    <>
      {shown.map((word) => (
        <Emblem key={word} word={word} />
      ))}
    </>
  );
}

/** Eights have a frame of their own. */
function eightClass(rank: string): string {
  return rank === "8" ? " eight" : "";
}

/** How many letters the longest word of a name has: where it would not fit, the name is printed smaller. */
function letters(name: string): Record<string, number> {
  return { "--letters": Math.max(...name.split(/[\s-]/).map((word) => word.length)) };
}

/** Beside a name stands what it does, as a picture as broad as two letters. */
const EMBLEM = 2;

/** How many letters the longest of so many lines has, with a name and a picture broken as well as can be. */
function longest(parts: readonly number[], lines: number): number {
  for (let most = Math.max(...parts); ; most++) {
    let used = 1;
    let left = most;
    for (const part of parts) {
      if (part > left) {
        used++;
        left = most;
      }
      left -= part + 1;
    }
    if (used <= lines) return most;
  }
}

/** How long the lines of a name are in one, two and three of them: it is printed as large as it fits. */
function lineLengths(name: string, emblem: boolean): Record<string, number> {
  const parts = name.split(/(?<=-)|\s/).map((word) => word.length);
  if (emblem) parts.push(EMBLEM);
  return { "--line-1": longest(parts, 1), "--line-2": longest(parts, 2), "--line-3": longest(parts, 3) };
}

/** A card as a small plate with its rank, its signs and its name: for hands and for what lies in front of seats. */
export function Tile({ card }: { card: string }) {
  const detail = detailOf(card);
  if (detail === undefined) return <span class="tile">{card}</span>;
  const sides = sidesOf(card);
  return (
    <span class={`tile${eightClass(detail.rank)}`} style={framed(hues(detail.sides))} aria-hidden="true">
      <span class="tile-edge">
        <span class="rank">{detail.rank}</span>
        <span class="tile-signs">
          {hues(detail.sides).map((colour) => (
            <ColourSign key={colour} colour={colour} />
          ))}
          {sides.length === 1 && <TypeSign type={sides[0]!.type} />}
        </span>
      </span>
      <span class="tile-body">
        {sides.map((side) => (
          <span key={side.letter} class="tile-side">
            {sides.length > 1 && <TypeSign type={side.type} />}
            <span
              class="tile-name"
              style={lineLengths(side.name, sides.length === 1 && side.emblems.length > 0)}
            >
              {side.name}
              {sides.length === 1 && <Emblems side={side} most={1} />}
            </span>
          </span>
        ))}
      </span>
    </span>
  );
}

function Half({ side, full }: { side: CardSide; full: boolean }) {
  const say = abilitiesWords;
  return (
    <div class="face-side" style={framed(side.colours)}>
      <p class="face-name" style={letters(side.name)}>
        {side.name}
      </p>
      {!full && (
        <div class="face-art">
          {side.emblems.length > 0 ? (
            <Emblems side={side} />
          ) : (
            side.colours.map((colour) => <ColourSign key={colour} colour={colour} />)
          )}
        </div>
      )}
      <p class="face-type">
        <TypeSign type={side.type} />{" "}
        <span class="face-type-word">{among(say.typeTitles, side.type) ?? side.type}</span>
        <Emblems side={side} />
        {full &&
          side.colours.map((colour) => (
            <span key={colour} class="face-colour">
              <ColourSign colour={colour} />
              {colour}
            </span>
          ))}
      </p>
      {full && side.requirement !== "" && (
        <p class="face-requirement">
          <strong>{words.label(say.requirementTitle)}</strong> {side.requirement}
        </p>
      )}
      {full && <p class="face-text">{side.text}</p>}
    </div>
  );
}

/** A whole card; with its text where it is `full`. */
export function Face({ card, full = false }: { card: string; full?: boolean }) {
  const detail = detailOf(card);
  if (detail === undefined) return null;
  const { rank, sides } = detail;
  return (
    <div
      aria-hidden={full ? undefined : true}
      class={`face${full ? " full" : ""}${sides.length > 1 ? " split" : ""}${eightClass(rank)}`}
      style={framed(hues(sides))}
    >
      <p class="face-rank">
        <span class="rank">{rank}</span>
        {hues(sides).map((colour) => (
          <ColourSign key={colour} colour={colour} />
        ))}
      </p>
      {sides.map((side) => (
        <Half key={side.letter} side={side} full={full} />
      ))}
    </div>
  );
}
