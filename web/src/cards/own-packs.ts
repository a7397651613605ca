/** Two made-up packs, for tests of the page: four colours with a wild kind and one of two suits, and shapes. */

import type { Pack, PackKind, PackSuit } from "../wire/pack";

const COLOURS: PackSuit[] = [
  { letter: "R", name: "red", colour: "red", sign: "diamond" },
  { letter: "Y", name: "yellow", colour: "yellow", sign: "triangle" },
  { letter: "G", name: "green", colour: "green", sign: "leaf" },
  { letter: "B", name: "blue", colour: "blue", sign: "drop" },
];

const RANKS = [
  ..."0123456789".split("").map((letters, i) => ({ letters, also: [], name: letters, value: i })),
  { letters: "S", also: [], name: "skip", value: 20 },
  { letters: "V", also: [], name: "reverse", value: 20 },
  { letters: "D", also: [], name: "draw two", value: 20 },
];

const PICTURES: Record<string, Partial<PackKind>> = {
  S: { index: "skip", emblem: "skip" },
  V: { index: "reverse", emblem: "reverse" },
  D: { index: "+2", emblem: "two" },
};

const wild = (letters: string, name: string, index: string, emblem: string): PackKind => ({
  letters,
  name,
  suits: [],
  colour: "black",
  index,
  emblem,
});

export const COLOURED: Pack = {
  name: "four colours",
  back: "wild",
  suits: COLOURS,
  ranks: RANKS,
  kinds: [
    ...COLOURS.flatMap((suit) =>
      RANKS.map((rank): PackKind => ({
        letters: rank.letters + suit.letter,
        name: "",
        suits: [suit.letter],
        rank: rank.letters,
        colour: suit.colour,
        index: rank.letters,
        ...PICTURES[rank.letters],
      })),
    ),
    wild("W", "wild", "W", "wild"),
    wild("W4", "wild four", "+4", "four"),
    { letters: "RB", name: "", suits: ["R", "B"], rank: "7", colour: "red", index: "7" },
  ],
};

const SHAPES: PackSuit[] = [
  { letter: "C", name: "circles", colour: "orange", sign: "circle" },
  { letter: "T", name: "triangles", colour: "teal", sign: "triangle" },
  { letter: "X", name: "crosses", colour: "purple", sign: "cross" },
  { letter: "Q", name: "squares", colour: "blue", sign: "square" },
  { letter: "S", name: "stars", colour: "pink", sign: "star" },
];

export const SHAPED: Pack = {
  name: "shapes",
  back: "star",
  suits: SHAPES,
  ranks: [1, 2, 5, 8, 14].map((value) => ({ letters: `${value}`, also: [], name: `${value}`, value })),
  kinds: [
    ...SHAPES.flatMap((suit) =>
      [1, 2, 5, 8, 14].map((value) => ({
        letters: `${value}${suit.letter}`,
        name: "",
        suits: [suit.letter],
        rank: `${value}`,
        colour: suit.colour,
        index: `${value}`,
      })),
    ),
    wild("W20", "wild twenty", "20", "wild"),
  ],
};
