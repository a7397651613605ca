/** Small parts of English sentences. */

import { sentenceParts, timeLeftIn } from "./sentences";

/** Words with a card in them, so that the page can draw it and a voice can read it. */
export type Part = string | { card: string };

export const { list, choice, count } = sentenceParts("en");

export const timeLeft = timeLeftIn({
  days: (n) => count(n, "day", "days"),
  hour: "h",
  minute: "min",
  left: (time) => `${time} left`,
});

export const cards = (n: number) => count(n, "card", "cards");

/** A person of a sentence: a name, and whether it is the reader. */
export interface Who {
  name: string;
  you: boolean;
}

export const who = (w: Who) => (w.you ? "You" : w.name);
export const whom = (w: Who) => (w.you ? "you" : w.name);
export const are = (w: Who) => (w.you ? "are" : "is");
export const have = (w: Who) => (w.you ? "have" : "has");

/** A game by a rule book of the table's own, whose name may be that of any game. */
export const ownBook = {
  name: (game: string) => `Home-made “${game}”`,
  note: "This table plays by a rule book of its own, which somebody has brought along. Read its rules first.",
};
