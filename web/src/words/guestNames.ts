/** Names of who plays without having said one, by language: such as may be anybody's. */

import type { Language } from "./languages";

export const guestNames: Record<Language, readonly string[]> = {
  en: ["Robin", "Sam", "Alex", "Kim", "Charlie", "Jo", "Nicky", "Sascha", "Toni", "Max"],
  de: ["Robin", "Sascha", "Toni", "Alex", "Kim", "Charlie", "Jo", "Nicky", "Sam", "Max"],
  es: ["Alex", "Ariel", "Cris", "Dani", "Gabi", "Fran", "Pau", "Sam", "Ale", "Vale"],
  fr: ["Camille", "Sacha", "Alex", "Charlie", "Dominique", "Claude", "Sam", "Lou", "Maxime", "Noa"],
  hu: ["Alex", "Niki", "Sasa", "Vili", "Vica", "Kriszti", "Manó", "Gabi", "Andi", "Jani"],
  nl: ["Robin", "Sam", "Bo", "Kim", "Charlie", "Jo", "Jip", "Sascha", "Alex", "Max"],
  sv: ["Kim", "Robin", "Alex", "Charlie", "Love", "Sam", "Mio", "Eli", "Bo", "Noa"],
  tr: ["Deniz", "Umut", "Evren", "Toprak", "Güneş", "Yağmur", "Ekin", "Bilge", "Olcay", "Özgür"],
};
