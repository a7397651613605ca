/** What the page says in Turkish of a game in short lessons. */

import type { DeepPartial } from "./dictionary";
import type { enLesson } from "./en-lesson";

export const trLesson: DeepPartial<typeof enLesson> = {
  number: (one: number, of: number) => `Ders ${one} / ${of}`,
  waiting: "Kartlar diziliyor …",
  none: "Bu oyunun henüz dersi yok. Kuralları yanında duruyor.",
  done: "Bu kadar: nasıl oynandığını biliyorsun. Gerisini en iyi oynayarak öğrenirsin.",
  yours: "Hamle sende.",
  others: "Bak:",
  right: "Aynen öyle.",
  other: "Kurallar buna da izin veriyor. Bu ders başka bir hamleyle ilgili.",
  wait: "Önce diğerlerinin ne yaptığına bak.",
  show: "Göster",
  again: "Bir daha",
  next: "Sonraki ders",
  finish: "Bitti",
  leave: "Oyuna git",
  toGame: "Oyna",
};
