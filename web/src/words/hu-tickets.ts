/** Seats that go along or on to somebody, in Hungarian. */

import type { DeepPartial } from "./dictionary";
import type { enTickets } from "./en-tickets";

export const huTickets: DeepPartial<typeof enTickets> = {
  title: "A helyed",
  link: "Hivatkozás a helyedre",
  along: "Viszem a helyem",
  alongNote:
    "Nyisd meg ezt a hivatkozást a másik helyen, vagy irányítsd a képre annak kameráját. Egyszer " +
    "használható, két percig; utána ez a hely itt bezárul.",
  hand: "Átadom a helyem valakinek",
  whom: "Ki veszi át?",
  make: "Hivatkozás készítése",
  handNote: (to: string) =>
    `Küldd el ezt a hivatkozást neki: ${to}. ${to} megkapja a lapjaidat, a pontjaidat és a sorodat. ` +
    `Egyszer használható, tíz percig.`,
  hostFirst: "Akkor használható, ha a házigazda beleegyezik.",
  takeBack: "Hivatkozás visszavonása",
  over: "A hivatkozás ideje lejárt. Készíts újat, ha kell.",
  offered: (name: string, to: string) => `${name} át akarja adni a helyét, neki: ${to}.`,
  agree: "Beleegyezem",
  refuse: "Elutasítom",
  handing: (name: string, to: string) => `${name} átadja a helyét, ha a házigazda beleegyezik, neki: ${to}.`,
  handed: (name: string, to: string) => `${name} átadja a helyét, neki: ${to}.`,
  ask: (name: string) => `${name} megkérdezése: itt vagy még?`,
  asked: (name: string) => `${name} kérdést kapott: itt van még? Ha nem jön válasz, bot játszik.`,
  areYou: "Itt vagy még? Ha nem teszel semmit, bot játszik helyetted.",
  here: "Itt vagyok",
  arriveAlong: (game: string) => `Folytatás itt: ${game}`,
  arriveAlongNote: "A helyed átjön ebbe a böngészőbe. Ahol eddig volt, ott bezárul.",
  arriveHand: (game: string) => `Átadnak neked egy helyet: ${game}`,
  arriveHandNote:
    "Megkapod a lapokat úgy, ahogy vannak, a pontokat és a sort. Amit korábban húztak, rejtve marad előtted.",
  sit: "Leülök ide",
};
