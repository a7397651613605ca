/** The server's plain HTTP side, as far as it is about what is one's own: rule books, and what one has played. */

import { ask, post, type Answer } from "./http";
import type { CheckedBook, KeptBook, KeptBooks, PlayedMatch } from "./types";

/** What there is to say of a rule book, and its sheet with these options; refused where they contradict each other. */
export function checkRules(rules: string, options: Record<string, string>): Promise<Answer<CheckedBook>> {
  return post("api/rules", { rules, options });
}

/** Lines of a rule book that belong together, and what a rule sheet says of them. */
export interface RuleExample {
  rules: string;
  said: string;
}

/** Ways in which people play, as lines of rule books and in the words of a rule sheet. */
export function ruleExamples(): Promise<Answer<{ examples: RuleExample[] }>> {
  return ask("api/rules/examples");
}

/** The rule books that the server keeps for a guest. */
export function booksOf(guest: string): Promise<Answer<KeptBooks>> {
  return post("api/me/books", { guest });
}

export function keepBook(guest: string, id: string, rules: string): Promise<Answer<KeptBook>> {
  return post("api/me/books/keeping", { guest, id, rules });
}

export function removeBook(guest: string, id: string): Promise<Answer<KeptBook>> {
  return post("api/me/books/removal", { guest, id });
}

/** The matches that a guest has played to their end, the latest first. */
export function matchesOf(guest: string): Promise<Answer<{ matches: PlayedMatch[] }>> {
  return post("api/me/matches", { guest });
}
