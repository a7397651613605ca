/** Seats that go along or on to somebody, in German. */

import type { DeepPartial } from "./dictionary";
import type { enTickets } from "./en-tickets";

export const deTickets: DeepPartial<typeof enTickets> = {
  title: "Dein Platz",
  link: "Link zu deinem Platz",
  along: "Meinen Platz mitnehmen",
  alongNote:
    "Öffne diesen Link am anderen Ort, oder richte dessen Kamera auf das Bild. Er gilt einmal, zwei " +
    "Minuten lang; danach ist der Platz hier zu.",
  hand: "Meinen Platz jemandem überlassen",
  whom: "Wer übernimmt ihn?",
  make: "Link machen",
  handNote: (to: string) =>
    `Schick diesen Link an ${to}. ${to} bekommt deine Karten, deine Punkte und deinen Zug. Er gilt ` +
    `einmal, zehn Minuten lang.`,
  hostFirst: "Er gilt, sobald der Gastgeber zustimmt.",
  takeBack: "Link zurücknehmen",
  over: "Die Zeit dieses Links ist um. Mach einen neuen, wenn du ihn brauchst.",
  offered: (name: string, to: string) => `${name} möchte den Platz ${to} überlassen.`,
  agree: "Zustimmen",
  refuse: "Ablehnen",
  handing: (name: string, to: string) => `${name} überlässt den Platz ${to}, sobald der Gastgeber zustimmt.`,
  handed: (name: string, to: string) => `${name} überlässt den Platz ${to}.`,
  ask: (name: string) => `${name} fragen: noch da?`,
  asked: (name: string) => `${name} wurde gefragt: noch da? Kommt keine Antwort, spielt ein Bot.`,
  areYou: "Noch da? Wenn du nichts tust, spielt ein Bot für dich.",
  here: "Ich bin da",
  arriveAlong: (game: string) => `Hier weiterspielen: ${game}`,
  arriveAlongNote: "Dein Platz kommt mit in diesen Browser. Wo er vorher war, ist er zu.",
  arriveHand: (game: string) => `Du bekommst einen Platz: ${game}`,
  arriveHandNote:
    "Du bekommst die Karten, wie sie sind, die Punkte und den Zug. Was vorher gezogen wurde, bleibt dir verborgen.",
  sit: "Hier Platz nehmen",
};
