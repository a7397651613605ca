/** What the shelf of games says in Turkish. */

import type { DeepPartial } from "./dictionary";
import type { enShelf } from "./en-shelf";

export const trShelf: DeepPartial<typeof enShelf> = {
  chooseGame: "Bir oyun seç",
  also: (name: string) => `öbür adı: ${name}`,
  search: "Oyun ara",
  found: (n: number) => `${n} oyun`,
  none: "Uyan oyun yok.",
  near: "Bunu mu demek istedin:",
  easy: "Bunlarla başlamak kolay:",
  howMany: "Kaç kişi oynuyor",
  many: (n: number) => (n === 0 ? "fark etmez" : n === 1 ? "tek başına" : `${n} kişi`),
  players: (min: number, max: number) => (min === max ? `${min} oyuncu` : `${min}–${max} oyuncu`),
  length: "Ne kadar sürer",
  lengths: (minutes: number) => (minutes === 0 ? "süre fark etmez" : `en çok ${minutes} dakika`),
  minutes: (n: number) => (n < 100 ? `yaklaşık ${n} dk` : `yaklaşık ${Math.round(n / 60)} sa`),
  home: "Nerede oynanır",
  anywhere: "neresi olursa",
  world: "Dünyanın her yerinde",
  madeUp: "Uydurma",
  mood: "Canın ne istiyor",
  moods: {
    quick: "Kısa",
    many: "Kalabalık için",
    easy: "Öğrenmesi kolay",
    eventful: "Sürprizlerle dolu",
    thoughtful: "Düşündüren",
  },
  clear: "Bütün oyunları göster",
};
