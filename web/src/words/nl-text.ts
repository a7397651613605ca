/** What text mode says in Dutch. The acts that are typed are those of the notation, in every language. */

import type { DeepPartial, Parts } from "./dictionary";
import { cards, heeft, jij, turns, wie } from "./dutch";

export const nlText: DeepPartial<Parts["text"]> = {
  title: "Tekstmodus",
  intro: "Typ wat je wilt doen of weten, en dan Enter. “help” noemt de woorden.",
  input: "Typ een actie of een vraag",
  go: "Doen",
  help: [
    "Acties: play 7H · lay 9C · draw (trekken) · pass (passen) · end · suit S (kleur) · rank 7 (waarde) · " +
      "call (roepen) · catch Ann (betrappen) · give 4C Ann · target Ann.",
    "Ook: play 7H 7H (twee tegelijk) · grab (grijpen) · challenge (aanvechten) · take · say WOORDEN.",
    "Tussen de rondes: next · rematch. Altijd: suspend (onderbreken); daarna ready (klaar).",
    "Alleen: undo (terug) · repeat (vanaf het begin).",
    "Een kaart alleen speelt die. “play 8H =D” speelt en kiest. Kleuren: C klaveren, D ruiten, H harten, " +
      "S schoppen; J boer, Q vrouw, K heer, A aas; jokers: RJ BJ.",
    "Vragen: all (alles) · hand · legal (wat mag) · why 7H (waarom niet) · pile · seats · turn · " +
      "scores · facts · log.",
  ],
  hand: (n: number, names: string) => (n === 0 ? "Je hebt geen kaart." : `Je hebt ${cards(n)}: ${names}.`),
  noHand: "Je hebt geen hand: je kijkt toe.",
  legal: (acts: string) => `Je mag: ${acts}.`,
  upcard: (name: string) => `Bovenop ligt: ${name}.`,
  noUpcard: "De aflegstapel is leeg.",
  declared: (what: string) => `Gekozen: ${what}.`,
  stock: (n: number) => `In de stapel: ${cards(n)}.`,
  pile: (n: number, names: string) => `In de aflegstapel: ${cards(n)}, de bovenste eerst: ${names}.`,
  direction: (clockwise: boolean) => `Het gaat ${clockwise ? "met de klok mee" : "tegen de klok in"}.`,
  penalty: (n: number) => `Er staat een straf open: ${n} trekken.`,
  skip: (n: number) => `Nog ${turns(n)} over te slaan.`,
  seatLine: (w, held) => `${wie(w)} ${heeft(w)} ${cards(held)}`,
  openCards: (names: string) => `open: ${names}`,
  deal: (n, dealer) => `Ronde ${n}; ${dealer.you ? "je hebt" : `${dealer.name} heeft`} gedeeld.`,
  score: (w, points) => `${jij(w)} ${points}`,
  scores: (lines: string) => `Stand: ${lines}.`,
  fact: (of: string | null, what: string) => (of === null ? `${what}.` : `${of}: ${what}.`),
  columns: (n: string, lines: string) => `Kolom ${n}: ${lines}.`,
  noFacts: "Verder is er niets te zien.",
  why: (card: string, words: string) => `${card}: ${words}`,
  whyLegal: (card: string) => `${card} kan gespeeld worden.`,
  whyUnknown: (card: string) => `Je hebt ${card} niet, of er is niets over bekend.`,
  sent: (line: string) => `Gedaan: ${line}.`,
  refused: (words: string) => `Niet gedaan. ${words}`,
  empty: "Typ eerst iets; “help” noemt de woorden.",
};
