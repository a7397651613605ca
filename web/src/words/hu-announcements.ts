/** What the page says aloud by itself in Hungarian: whose turn it is, who comes and goes, what is owed. */

import type { DeepPartial } from "./dictionary";
import type { enAnnouncements } from "./en-announcements";
import { cards, dative } from "./hungarian";

export const huAnnouncements: DeepPartial<typeof enAnnouncements> = {
  yourTurn: (awaits: string) => `Te jössz: ${awaits}.`,
  playableCards: (names: string) => `Kijátszható: ${names}.`,
  noneCards: "Egyik lapod sem játszható ki.",
  turnOf: (name: string) => `${name} jön.`,
  connection: { lost: "Megszakadt a kapcsolat.", back: "Újra van kapcsolat." },
  people: {
    botSpeed: {
      slow: "A botok mostantól lassan játszanak.",
      usual: "A botok újra a szokásos gyorsasággal játszanak.",
      fast: "A botok mostantól gyorsan játszanak.",
    },
    came: (name: string) => `${name} megérkezett.`,
    back: (name: string) => `${name} visszajött.`,
    away: (name: string) => `${name} nincs itt.`,
    left: (name: string) => `${name} elment.`,
    bot: (name: string) => `${name}, egy bot, leült.`,
    heir: (name: string, bot: string) => `A leosztás végén ${name} ül ${bot} helyére.`,
    muted: "A házigazda elnémított: senki sem látja, amit a csevegésbe írsz.",
    unmuted: "Újra beszélhetsz.",
    rules: "A házigazda módosította a házi szabályokat.",
    yours: "Most már van helyed, a következő leosztásban játszol.",
    standIn: (name: string) => `${name} helyett egy bot játszik.`,
    forYou: "Közben egy bot játszott helyetted.",
  },
  chat: (name: string, text: string) => `${name} mondja: ${text}`,
  penalty: (n: number) => `Büntetés vár: ${cards(n)}.`,
  penaltyGone: "A büntetés elmarad.",
  owesCall: (call: string) => `Még nem mondtad be: „${call}!” (L billentyű).`,
  uncalled: (name: string, n: number, call: string) =>
    `${name} kezében ${cards(n)} van, és nem mondta be: „${call}!”.`,
  mayCatch: "Rajtakapás: C.",
  oneCard: (name: string) => `${name} kezében egy lap maradt.`,
  grab: "Most bárki elkaphatja. G: elkapom, P: hagyom.",
  challenge: "Ezt kétségbe vonhatod.",
  owed: (lines: string) => `Ezt kell mondanod: ${lines}.`,
  gifted: (name: string) => `Válassz egy lapot ${dative(name)}.`,
};
