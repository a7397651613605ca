/** What text mode says in Swedish. The acts that are typed are those of the notation, in every language. */

import type { DeepPartial, Parts } from "./dictionary";
import { cards, du, turns, vem } from "./swedish";

export const svText: DeepPartial<Parts["text"]> = {
  title: "Textläge",
  intro: "Skriv vad du vill göra eller veta, sedan Enter. ”help” räknar upp orden.",
  input: "Skriv ett drag eller en fråga",
  go: "Gör",
  help: [
    "Drag: play 7H (spela) · lay 9C · draw (dra) · pass · end · suit S (färg) · rank 7 (valör) · call (ropa) · " +
      "catch Ann (avslöja) · give 4C Ann · target Ann.",
    "Också: play 7H 7H (två på en gång) · grab (gripa) · challenge (syna) · take · say ORD.",
    "Mellan givarna: next · rematch. När som helst: suspend (pausa); sedan ready (redo).",
    "Ensam: undo (ångra) · repeat (från början).",
    "Ett kort för sig spelar det. ”play 8H =D” spelar och väljer. Färger: C klöver, D ruter, H hjärter, S spader; " +
      "J knekt, Q dam, K kung, A ess; jokrar: RJ BJ.",
    "Frågor: all (allt) · hand · legal (vad som är tillåtet) · why 7H (varför inte) · pile · seats · turn · " +
      "scores · facts · log.",
  ],
  hand: (n: number, names: string) => (n === 0 ? "Du har inget kort." : `Du har ${cards(n)}: ${names}.`),
  noHand: "Du har ingen hand: du tittar på.",
  legal: (acts: string) => `Du får: ${acts}.`,
  upcard: (name: string) => `Överst ligger: ${name}.`,
  noUpcard: "Kasthögen är tom.",
  declared: (what: string) => `Valt: ${what}.`,
  stock: (n: number) => `I talongen: ${cards(n)}.`,
  pile: (n: number, names: string) => `I kasthögen: ${cards(n)}, det översta först: ${names}.`,
  direction: (clockwise: boolean) => `Spelet går ${clockwise ? "medsols" : "motsols"}.`,
  penalty: (n: number) => `Ett straff väntar: dra ${n}.`,
  skip: (n: number) => `Att stå över: ${turns(n)}.`,
  seatLine: (w, held) => `${vem(w)} har ${cards(held)}`,
  openCards: (names: string) => `öppet: ${names}`,
  deal: (n, dealer) => `Giv ${n}; ${du(dealer)} gav.`,
  score: (w, points) => `${du(w)} ${points}`,
  scores: (lines: string) => `Poäng: ${lines}.`,
  fact: (of: string | null, what: string) => (of === null ? `${what}.` : `${of}: ${what}.`),
  columns: (n: string, lines: string) => `Kolumn ${n}: ${lines}.`,
  noFacts: "Det finns inget mer att se.",
  why: (card: string, words: string) => `${card}: ${words}`,
  whyLegal: (card: string) => `${card} går att spela.`,
  whyUnknown: (card: string) => `Du har inte ${card}, eller så vet man inget om det.`,
  sent: (line: string) => `Gjort: ${line}.`,
  refused: (words: string) => `Inte gjort. ${words}`,
  empty: "Skriv något först; ”help” räknar upp orden.",
};
