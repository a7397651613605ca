/** The languages of the page, each loaded when it is wanted. */

import type { Dictionary } from "./dictionary";

/** English is always there: what another language lacks is said in it. */
const DICTIONARIES = {
  de: () => import("./de"),
  es: () => import("./es"),
  fr: () => import("./fr"),
  hu: () => import("./hu"),
  nl: () => import("./nl"),
  sv: () => import("./sv"),
  tr: () => import("./tr"),
};

export type Language = "en" | keyof typeof DICTIONARIES;

/** What the server says in English alone: options, names of scenarios, what is found in rule books. */
export const ENGLISH_ALONE: Language = "en";

export function isLanguage(tag: string): tag is Language {
  return tag === "en" || Object.hasOwn(DICTIONARIES, tag);
}

/** The first of these that the page speaks: `de-AT` is German. */
export function firstOf(tags: readonly string[]): Language {
  return tags.map((tag) => tag.toLowerCase().split("-")[0]!).find(isLanguage) ?? "en";
}

/** The words of a language; null for English, which needs none beside its own. */
export async function dictionary(language: Language): Promise<Dictionary | null> {
  if (language === "en") return null;
  const words: Partial<Record<Language, Dictionary>> = await DICTIONARIES[language]();
  return words[language] ?? null;
}
