/** What the server says of rules: ways to play that have a name, and what cards mean. */

export interface Preset {
  name: string;
  /** What people call it, in the language of the page. */
  title: string;
  about: string;
  /** The options that it sets; every other one is standard. */
  options: Record<string, string>;
}

/** What the cards of a table do, and what its rule sheet says of turns and ends. */
export interface CardMeanings {
  /** Each card of the pack once; empty where the cards say it themselves. */
  cards: CardMeaning[];
  /** Parts of the sheet as Markdown, by what they are about. */
  passages: Record<string, string>;
}

export interface CardMeaning {
  card: string;
  /** Empty: nothing of its own. */
  does: string;
  /** What it counts in a hand at the end of a deal. */
  points: number | null;
}

/** What a match is played to, "points", "deals", "out", "columns" or "countdown", and how much of it. */
export interface Goal {
  kind: string;
  number: number;
}
