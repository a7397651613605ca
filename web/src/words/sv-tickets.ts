/** Seats that go along or on to somebody, in Swedish. */

import type { DeepPartial } from "./dictionary";
import type { enTickets } from "./en-tickets";

export const svTickets: DeepPartial<typeof enTickets> = {
  title: "Din plats",
  link: "Länk till din plats",
  along: "Ta med min plats",
  alongNote:
    "Öppna länken på det andra stället, eller rikta dess kamera mot bilden. Den gäller en gång, i två " +
    "minuter; sedan är platsen stängd här.",
  hand: "Lämna min plats till någon",
  whom: "Vem tar den?",
  make: "Gör länken",
  handNote: (to: string) =>
    `Skicka länken till ${to}. ${to} får dina kort, dina poäng och din tur. Den gäller en gång, i tio minuter.`,
  hostFirst: "Den gäller så snart värden säger ja.",
  takeBack: "Ta tillbaka länken",
  over: "Länkens tid har gått ut. Gör en ny om du behöver den.",
  offered: (name: string, to: string) => `${name} vill lämna platsen till ${to}.`,
  agree: "Säg ja",
  refuse: "Säg nej",
  handing: (name: string, to: string) => `${name} lämnar platsen till ${to} så snart värden säger ja.`,
  handed: (name: string, to: string) => `${name} lämnar platsen till ${to}.`,
  ask: (name: string) => `Fråga ${name}: kvar?`,
  asked: (name: string) => `${name} har fått frågan: kvar? Kommer inget svar spelar en bot.`,
  areYou: "Är du kvar? Gör du inget spelar en bot åt dig.",
  here: "Jag är här",
  arriveAlong: (game: string) => `Spela vidare här: ${game}`,
  arriveAlongNote: "Din plats följer med till den här webbläsaren. Där den var förut är den stängd.",
  arriveHand: (game: string) => `Du får en plats: ${game}`,
  arriveHandNote: "Du får korten som de är, poängen och turen. Det som drogs tidigare är dolt för dig.",
  sit: "Sätt dig här",
};
