/** Small parts of English sentences. */

/** Words with a card in them, so that the page can draw it and a voice can read it. */
export type Part = string | { card: string };

const plural = new Intl.PluralRules("en");
export const list = new Intl.ListFormat("en", { type: "conjunction" });
export const choice = new Intl.ListFormat("en", { type: "disjunction" });

export function count(n: number, one: string, many: string): string {
  return `${n} ${plural.select(n) === "one" ? one : many}`;
}

/** The time that is left: to the second when it is short, and else as much as one cares to know. */
export function timeLeft(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const rest = hours % 24 === 0 ? "" : ` ${hours % 24} h`;
  if (hours >= 24) return `${count(Math.floor(hours / 24), "day", "days")}${rest} left`;
  if (hours >= 1) return `${hours} h ${minutes % 60} min left`;
  return seconds >= 600 ? `${minutes} min left` : `${seconds} s`;
}

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
