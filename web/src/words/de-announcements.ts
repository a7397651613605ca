/** What the page says aloud by itself in German: whose turn it is, who comes and goes, what is owed. */

import type { DeepPartial } from "./dictionary";
import type { enAnnouncements } from "./en-announcements";
import { cards } from "./german";

export const deAnnouncements: DeepPartial<typeof enAnnouncements> = {
  yourTurn: (awaits: string) => `Du bist dran: ${awaits}.`,
  playableCards: (names: string) => `Du kannst spielen: ${names}.`,
  noneCards: "Keine Karte passt.",
  turnOf: (name: string) => `${name} ist dran.`,
  connection: { lost: "Verbindung verloren.", back: "Wieder verbunden." },
  people: {
    botSpeed: {
      slow: "Die Bots spielen jetzt langsam.",
      usual: "Die Bots spielen wieder so schnell wie üblich.",
      fast: "Die Bots spielen jetzt schnell.",
    },
    came: (name: string) => `${name} ist gekommen.`,
    back: (name: string) => `${name} ist wieder da.`,
    away: (name: string) => `${name} ist weg.`,
    left: (name: string) => `${name} ist gegangen.`,
    bot: (name: string) => `${name}, ein Bot, setzt sich.`,
    heir: (name: string, bot: string) => `${name} übernimmt den Platz von ${bot}, wenn die Runde vorbei ist.`,
    muted: "Der Gastgeber hat dich stumm geschaltet: Niemand hört, was du im Chat sagst.",
    unmuted: "Du kannst wieder mitreden.",
    rules: "Der Gastgeber hat die Hausregeln geändert.",
    yours: "Du hast jetzt einen Platz und spielst die nächste Runde mit.",
    standIn: (name: string) => `Ein Bot spielt für ${name}.`,
    forYou: "Inzwischen hat ein Bot für dich gespielt.",
  },
  chat: (name: string, text: string) => `${name} sagt: ${text}`,
  penalty: (n: number) => `Eine Strafe steht aus: ${cards(n)}.`,
  penaltyGone: "Die Strafe ist aufgehoben.",
  owesCall: (call: string) => `Du hast „${call}!“ noch nicht gesagt: drück L.`,
  uncalled: (name: string, n: number, call: string) => `${name} hat ${cards(n)} und nicht „${call}!“ gesagt.`,
  mayCatch: "C erwischt.",
  oneCard: (name: string) => `${name} hat noch eine Karte.`,
  grab: "Jetzt darf jeder zugreifen. G greift zu, P lässt es sein.",
  challenge: "Das darfst du anzweifeln.",
  owed: (lines: string) => `Du musst das noch sagen: ${lines}.`,
  gifted: (name: string) => `Wähle eine Karte für ${name}.`,
};
