/** The languages as people who speak them call them. They come with the settings, where one is chosen. */

import type { Language } from "./languages";

export const languageNames: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  hu: "Magyar",
  nl: "Nederlands",
  sv: "Svenska",
  tr: "Türkçe",
};
