/** What text mode says in German. The acts that are typed are those of the notation, in every language. */

import type { DeepPartial, Parts } from "./dictionary";
import { cards, wer } from "./german";

export const deText: DeepPartial<Parts["text"]> = {
  title: "Textmodus",
  intro: "Tippe, was du tun oder wissen willst, dann Enter. „help“ nennt die Wörter.",
  input: "Tippe einen Zug oder eine Frage",
  go: "Los",
  help: [
    "Züge: play 7H · lay 9C · draw (ziehen) · pass (passen) · end · suit S (Farbe) · rank 7 (Wert) · " +
      "call (ansagen) · catch Ann (erwischen) · give 4C Ann · target Ann.",
    "Auch: play 7H 7H (zwei auf einmal) · grab (zugreifen) · challenge (anzweifeln) · take · say WÖRTER.",
    "Zwischen den Runden: next · rematch. Jederzeit: suspend (unterbrechen); danach ready (bereit).",
    "Allein: undo (zurück) · repeat (von vorn).",
    "Eine Karte allein spielt sie. „play 8H =D“ spielt und wünscht. Farben: C Kreuz, D Karo, H Herz, " +
      "S Pik; J Bube, Q Dame; Joker: RJ BJ.",
    "Fragen: all (alles) · hand · legal (was geht) · why 7H (warum nicht) · pile · seats · turn · " +
      "scores · facts · log.",
  ],
  hand: (n: number, names: string) => (n === 0 ? "Du hast keine Karte." : `Du hast ${cards(n)}: ${names}.`),
  noHand: "Du hast keine Hand: Du siehst zu.",
  legal: (acts: string) => `Du darfst: ${acts}.`,
  upcard: (name: string) => `Oben liegt: ${name}.`,
  noUpcard: "Die Ablage ist leer.",
  declared: (what: string) => `Gewünscht: ${what}.`,
  stock: (n: number) => `Im Stapel: ${cards(n)}.`,
  pile: (n: number, names: string) => `In der Ablage: ${cards(n)}, die oberste zuerst: ${names}.`,
  direction: (clockwise: boolean) => `Es geht ${clockwise ? "im" : "gegen den"} Uhrzeigersinn.`,
  penalty: (n: number) => `Eine Strafe steht aus: ${n} ziehen.`,
  skip: (n: number) => (n === 1 ? "Aussetzen steht aus." : `Aussetzen steht aus: ${n}-mal.`),
  seatLine: (w, held) => `${wer(w)} ${w.you ? "hast" : "hat"} ${cards(held)}`,
  openCards: (names: string) => `offen: ${names}`,
  deal: (n, dealer) => `Runde ${n}; ${dealer.you ? "du hast" : `${dealer.name} hat`} gegeben.`,
  score: (w, points) => `${w.you ? "du" : w.name} ${points}`,
  scores: (lines: string) => `Punkte: ${lines}.`,
  fact: (of: string | null, what: string) => (of === null ? `${what}.` : `${of}: ${what}.`),
  columns: (n: string, lines: string) => `Spalte ${n}: ${lines}.`,
  noFacts: "Sonst ist nichts zu sehen.",
  why: (card: string, words: string) => `${card}: ${words}`,
  whyLegal: (card: string) => `${card} kann gespielt werden.`,
  whyUnknown: (card: string) => `Du hast ${card} nicht, oder es ist nichts darüber bekannt.`,
  sent: (line: string) => `Getan: ${line}.`,
  refused: (words: string) => `Nicht getan. ${words}`,
  empty: "Tippe erst etwas; „help“ nennt die Wörter.",
};
