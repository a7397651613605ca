/** The suits and ranks for which there are pictures: by the letters of the French pack. */

export const SUITS = ["C", "D", "H", "S"] as const;
export type Suit = (typeof SUITS)[number];

/** Whether there is a picture of this suit's sign. */
export function isPictured(letter: string): letter is Suit {
  return (SUITS as readonly string[]).includes(letter);
}
