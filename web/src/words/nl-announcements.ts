/** What the page says aloud by itself in Dutch: whose turn it is, who comes and goes, what is owed. */

import type { DeepPartial } from "./dictionary";
import type { enAnnouncements } from "./en-announcements";
import { cards } from "./dutch";

export const nlAnnouncements: DeepPartial<typeof enAnnouncements> = {
  yourTurn: (awaits: string) => `Jij bent aan de beurt: ${awaits}.`,
  playableCards: (names: string) => `Je kunt spelen: ${names}.`,
  noneCards: "Er past geen kaart.",
  turnOf: (name: string) => `${name} is aan de beurt.`,
  connection: { lost: "Verbinding verbroken.", back: "Weer verbonden." },
  people: {
    botSpeed: {
      slow: "De bots spelen nu langzaam.",
      usual: "De bots spelen weer zo snel als gewoonlijk.",
      fast: "De bots spelen nu snel.",
    },
    came: (name: string) => `${name} is gekomen.`,
    back: (name: string) => `${name} is terug.`,
    away: (name: string) => `${name} is even weg.`,
    left: (name: string) => `${name} is weggegaan.`,
    bot: (name: string) => `${name}, een bot, gaat zitten.`,
    heir: (name: string, bot: string) => `${name} neemt de plaats van ${bot} over als de ronde voorbij is.`,
    muted: "De host heeft je gedempt: niemand hoort wat je in de chat zegt.",
    unmuted: "Je kunt weer meepraten.",
    rules: "De host heeft de huisregels veranderd.",
    yours: "Je hebt nu een plaats en speelt de volgende ronde mee.",
    standIn: (name: string) => `Een bot speelt voor ${name}.`,
    forYou: "Een bot heeft intussen voor je gespeeld.",
  },
  chat: (name: string, text: string) => `${name} zegt: ${text}`,
  penalty: (n: number) => `Er staat een straf open: ${cards(n)}.`,
  penaltyGone: "De straf vervalt.",
  owesCall: (call: string) => `Je hebt nog geen “${call}!” geroepen: druk op L.`,
  uncalled: (name: string, n: number, call: string) =>
    `${name} heeft ${cards(n)} en heeft niet “${call}!” geroepen.`,
  mayCatch: "Druk op C om te betrappen.",
  oneCard: (name: string) => `${name} heeft nog één kaart.`,
  grab: "Nu mag iedereen grijpen. G grijpt, P laat het gaan.",
  challenge: "Dit mag je aanvechten.",
  owed: (lines: string) => `Je moet dit nog zeggen: ${lines}.`,
  gifted: (name: string) => `Kies een kaart voor ${name}.`,
};
