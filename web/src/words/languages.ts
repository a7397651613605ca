/** The languages of the page. */

import { tags } from "#words/languages";

export type Language = (typeof tags)[number];

/** What the server says in English alone: options, names of scenarios, what is found in rule books. */
export const ENGLISH_ALONE: Language = "en";

export function isLanguage(tag: string): tag is Language {
  return (tags as readonly string[]).includes(tag);
}

/** The first of these that the page speaks: `de-AT` is German. */
export function firstOf(tags: readonly string[]): Language {
  return tags.map((tag) => tag.toLowerCase().split("-")[0]!).find(isLanguage) ?? "en";
}
