/** What the page says aloud by itself in Swedish: whose turn it is, who comes and goes, what is owed. */

import type { DeepPartial } from "./dictionary";
import type { enAnnouncements } from "./en-announcements";
import { cards, genitive } from "./swedish";

export const svAnnouncements: DeepPartial<typeof enAnnouncements> = {
  yourTurn: (awaits: string) => `Din tur: ${awaits}.`,
  playableCards: (names: string) => `Du kan spela: ${names}.`,
  noneCards: "Inget kort går att spela.",
  turnOf: (name: string) => `${genitive(name)} tur.`,
  connection: { lost: "Anslutningen bröts.", back: "Ansluten igen." },
  people: {
    botSpeed: {
      slow: "Botarna spelar långsamt nu.",
      usual: "Botarna spelar lika snabbt som vanligt igen.",
      fast: "Botarna spelar snabbt nu.",
    },
    came: (name: string) => `${name} har kommit.`,
    back: (name: string) => `${name} är tillbaka.`,
    away: (name: string) => `${name} är borta.`,
    left: (name: string) => `${name} har gått.`,
    bot: (name: string) => `${name}, en bot, sätter sig.`,
    heir: (name: string, bot: string) => `${name} tar över platsen efter ${bot} när given är slut.`,
    muted: "Värden har tystat dig: ingen hör vad du säger i chatten.",
    unmuted: "Du kan prata igen.",
    rules: "Värden har ändrat husreglerna.",
    yours: "Du har fått en plats och spelar med i nästa giv.",
    standIn: (name: string) => `En bot spelar för ${name}.`,
    forYou: "En bot har spelat åt dig under tiden.",
  },
  chat: (name: string, text: string) => `${name} säger: ${text}`,
  penalty: (n: number) => `Ett straff väntar: ${cards(n)}.`,
  penaltyGone: "Straffet är upphävt.",
  owesCall: (call: string) => `Du har inte ropat ”${call}!” än: tryck L.`,
  uncalled: (name: string, n: number, call: string) =>
    `${name} har ${cards(n)} och har inte ropat ”${call}!”.`,
  mayCatch: "Tryck C för att avslöja.",
  oneCard: (name: string) => `${name} har ett kort kvar.`,
  grab: "Nu får alla gripa. G griper, P låter bli.",
  challenge: "Det här får du syna.",
  owed: (lines: string) => `Du måste säga: ${lines}.`,
  gifted: (name: string) => `Välj ett kort åt ${name}.`,
};
