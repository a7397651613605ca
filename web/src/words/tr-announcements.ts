/** What the page says aloud by itself in Turkish: whose turn it is, who comes and goes, what is owed. */

import type { DeepPartial } from "./dictionary";
import type { enAnnouncements } from "./en-announcements";
import { cards, dative, genitive } from "./turkish";

export const trAnnouncements: DeepPartial<typeof enAnnouncements> = {
  yourTurn: (awaits: string) => `Sıra sende: ${awaits}.`,
  playableCards: (names: string) => `Oynayabileceklerin: ${names}.`,
  noneCards: "Oynanabilecek kart yok.",
  turnOf: (name: string) => `Sıra: ${name}.`,
  connection: { lost: "Bağlantı koptu.", back: "Yeniden bağlandı." },
  people: {
    botSpeed: {
      slow: "Botlar artık yavaş oynuyor.",
      usual: "Botlar yine her zamanki hızda oynuyor.",
      fast: "Botlar artık hızlı oynuyor.",
    },
    came: (name: string) => `${name} geldi.`,
    back: (name: string) => `${name} geri döndü.`,
    away: (name: string) => `${name} uzakta.`,
    left: (name: string) => `${name} ayrıldı.`,
    bot: (name: string) => `${name} adlı bot oturdu.`,
    heir: (name: string, bot: string) => `El bitince ${genitive(bot)} yerine ${name} geçecek.`,
    muted: "Masayı kuran seni susturdu: sohbette yazdıklarını kimse görmüyor.",
    unmuted: "Yeniden konuşabilirsin.",
    rules: "Masayı kuran ev kurallarını değiştirdi.",
    yours: "Artık bir yerin var; bir sonraki elde oynuyorsun.",
    standIn: (name: string) => `${genitive(name)} yerine bir bot oynuyor.`,
    forYou: "Bu arada senin yerine bir bot oynadı.",
  },
  chat: (name: string, text: string) => `${name} diyor ki: ${text}`,
  penalty: (n: number) => `Bekleyen ceza: ${cards(n)}.`,
  penaltyGone: "Ceza kalktı.",
  owesCall: (call: string) => `Henüz “${call}!” demedin: L tuşuna bas.`,
  uncalled: (name: string, n: number, call: string) =>
    `${name} adlı oyuncuda ${cards(n)} var, “${call}!” demedi.`,
  mayCatch: "Yakalamak için C.",
  oneCard: (name: string) => `${name} tek karta kaldı.`,
  grab: "Şimdi herkes kapabilir. G kapar, P bırakır.",
  challenge: "Buna itiraz edebilirsin.",
  owed: (lines: string) => `Söylemen gerekenler: ${lines}.`,
  gifted: (name: string) => `${dative(name)} bir kart seç.`,
};
