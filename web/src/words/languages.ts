/** The languages of the page, each loaded when it is wanted. */

import type { Dictionary } from "./dictionary";

/** By their tags, as people who speak them call them. */
export const LANGUAGES = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  hu: "Magyar",
  nl: "Nederlands",
  sv: "Svenska",
  tr: "Türkçe",
};

export type Language = keyof typeof LANGUAGES;

/** What the server says in English alone: options, names of scenarios, what is found in rule books. */
export const ENGLISH_ALONE: Language = "en";

/** English is always there: what another language lacks is said in it. */
const DICTIONARIES: Record<Exclude<Language, "en">, () => Promise<Dictionary>> = {
  de: () => import("./de").then((part) => part.de),
  es: () => import("./es").then((part) => part.es),
  fr: () => import("./fr").then((part) => part.fr),
  hu: () => import("./hu").then((part) => part.hu),
  nl: () => import("./nl").then((part) => part.nl),
  sv: () => import("./sv").then((part) => part.sv),
  tr: () => import("./tr").then((part) => part.tr),
};

export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(LANGUAGES, tag);
}

/** The first of these that the page speaks: `de-AT` is German. */
export function firstOf(tags: readonly string[]): Language {
  return tags.map((tag) => tag.toLowerCase().split("-")[0]!).find(isLanguage) ?? "en";
}

/** The words of a language; null for English, which needs none beside its own. */
export async function dictionary(language: Language): Promise<Dictionary | null> {
  return language === "en" ? null : await DICTIONARIES[language]();
}
