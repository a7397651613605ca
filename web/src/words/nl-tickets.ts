/** Seats that go along or on to somebody, in Dutch. */

import type { DeepPartial } from "./dictionary";
import type { enTickets } from "./en-tickets";

export const nlTickets: DeepPartial<typeof enTickets> = {
  title: "Jouw plaats",
  link: "Link naar jouw plaats",
  along: "Mijn plaats meenemen",
  alongNote:
    "Open deze link op de andere plek, of richt de camera daarvan op het plaatje. Hij werkt één keer, " +
    "twee minuten lang; daarna is de plaats hier dicht.",
  hand: "Mijn plaats aan iemand doorgeven",
  whom: "Wie neemt hem over?",
  make: "Link maken",
  handNote: (to: string) =>
    `Stuur deze link naar ${to}. ${to} krijgt je kaarten, je punten en je beurt. Hij werkt één keer, ` +
    `tien minuten lang.`,
  hostFirst: "Hij werkt zodra de host toestemt.",
  takeBack: "Link terugnemen",
  over: "De tijd van die link is om. Maak een nieuwe als je die nodig hebt.",
  offered: (name: string, to: string) => `${name} wil de plaats doorgeven aan ${to}.`,
  agree: "Toestemmen",
  refuse: "Weigeren",
  handing: (name: string, to: string) => `${name} geeft de plaats door aan ${to} zodra de host toestemt.`,
  handed: (name: string, to: string) => `${name} geeft de plaats door aan ${to}.`,
  ask: (name: string) => `${name} vragen: nog daar?`,
  asked: (name: string) => `Aan ${name} is gevraagd: nog daar? Komt er geen antwoord, dan speelt een bot.`,
  areYou: "Nog daar? Als je niets doet, speelt een bot voor je.",
  here: "Ik ben er",
  arriveAlong: (game: string) => `Hier verder spelen: ${game}`,
  arriveAlongNote: "Jouw plaats komt mee naar deze browser. Waar hij eerst was, is hij dicht.",
  arriveHand: (game: string) => `Je krijgt een plaats: ${game}`,
  arriveHandNote:
    "Je krijgt de kaarten zoals ze zijn, de punten en de beurt. Wat eerder is getrokken, blijft voor jou verborgen.",
  sit: "Hier gaan zitten",
};
