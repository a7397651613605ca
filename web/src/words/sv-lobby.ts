/** What the page says in Swedish of tables and seats before a game, after one, and to who comes with a link. */

import type { DeepPartial } from "./dictionary";
import type { enLobby } from "./en-lobby";
import { count, genitive } from "./swedish";

function long(seconds: number): string {
  return seconds < 60 ? `${seconds} sekunder` : count(seconds / 60, "minut", "minuter");
}

export const svLobby: DeepPartial<typeof enLobby> = {
  late: {
    label: "Åskådare ser bordet",
    choice: (seconds: number) => (seconds === 0 ? "genast" : `${long(seconds)} senare`),
    you: (seconds: number) => `Du ser bordet som det var för ${long(seconds)} sedan.`,
    they: (seconds: number) => `Åskådare ser det här bordet ${long(seconds)} senare.`,
  },
  title: (game: string) => `Ett bord: ${game}`,
  listed: "Vem som helst kan hitta det här bordet på startsidan.",
  invite: "Bjud in dina vänner",
  link: "Länk till det här bordet",
  copy: "Kopiera länken",
  copied: "Kopierad",
  qr: "QR-kod",
  qrAlt: "Länken till det här bordet som QR-kod",
  onlyHere:
    "Den här länken fungerar bara på den här datorn. " +
    "För att andra ska kunna komma måste den som driver servern öppna den för nätverket.",
  share: "Dela …",
  botSpeed: "Hur snabbt botarna spelar",
  botSpeeds: { slow: "långsamt", usual: "som vanligt", fast: "snabbt" },
  who: "Vilka som sitter här",
  seatFree: "ledig, väntar på en vän",
  seatYou: "du",
  seatBot: "bot",
  away: "borta",
  start: "Börja",
  startFill: "Börja med botar på de lediga platserna",
  waiting: (host: string | null) => `Spelet börjar när ${host ?? "värden"} säger till.`,
  host: "värd",
  level: (name: string) => `Hur ${name} spelar`,
  addBot: "Lägg till en bot",
  addBotAt: (seat: number) => `Lägg till en bot på plats ${seat}`,
  remove: "Ta bort",
  removeWhom: (name: string) => `Ta bort ${name}`,
  removeSure: (name: string) => `Ja, ta bort ${name}`,
  waitingFriends: (n: number) => `Väntar på ${count(n, "vän", "vänner")}.`,
  sit: "Slå dig ner",
  watch: "Bara titta på",
  join: (game: string) => `Du är bjuden till ett bord: ${game}`,
  full: "Alla platser är tagna. Du kan titta på.",
  fullBots: "Ingen plats är ledig, men du kan ta en bots plats eller titta på.",
  running: "Spelet pågår.",
  options: "Husregler vid det här bordet",
  rulesOfNext: "Husregler för nästa parti",
  was: (value: string) => `var: ${value}`,
  put: "Spela med de här reglerna",
  putBack: "Ångra ändringarna",
  notYet: "Dina ändringar gäller inte än.",
  othersAgree: "Alla får veta det, och måste gå med på ett nytt parti igen.",
  standardRules: "Alla regler som i regelboken.",
  take: "Ta den här platsen",
  takeNext: "Ta den här platsen från nästa giv",
  takeOf: (label: string, name: string) => `${label}: ${genitive(name)}`,
  heir: (name: string) => `reserverad för ${name}`,
  freeNow: (n: number) => count(n, "plats är ledig", "platser är lediga"),
};
