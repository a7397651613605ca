/** The pack of pictures beside no table: those of the start page, and of its settings. */

import type { Pack } from "../wire/pack";

const SUITS = [
  ["C", "clubs", "black", "♣"],
  ["D", "diamonds", "red", "♦"],
  ["H", "hearts", "red", "♥"],
  ["S", "spades", "black", "♠"],
] as const;

const RANKS = "A 2 3 4 5 6 7 8 9 10 J Q K".split(" ");

const joker = (letters: string, colour: string) => ({
  letters,
  name: `${colour} joker`,
  suits: [],
  colour,
  index: letters,
});

export const FRENCH: Pack = {
  name: "french",
  art: "french",
  suits: SUITS.map(([letter, name, colour, sign]) => ({ letter, name, colour, sign })),
  ranks: RANKS.map((letters, i) => ({
    letters,
    name: letters,
    value: i + 1,
    also: letters === "10" ? ["T"] : [],
  })),
  kinds: [
    ...SUITS.flatMap(([suit, , colour]) =>
      RANKS.map((rank) => ({
        letters: rank + suit,
        name: "",
        suits: [suit],
        rank,
        colour,
        index: rank,
      })),
    ),
    joker("RJ", "red"),
    joker("BJ", "black"),
  ],
};
