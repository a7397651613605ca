/** What text mode says in Hungarian. The acts that are typed are those of the notation, in every language. */

import type { DeepPartial, Parts } from "./dictionary";
import { cards, ki, kicsi, turns } from "./hungarian";

export const huText: DeepPartial<Parts["text"]> = {
  title: "Szöveges mód",
  intro: "Írd be, mit szeretnél tenni vagy tudni, majd Enter. A „help” felsorolja a szavakat.",
  input: "Írj be egy lépést vagy kérdést",
  go: "Mehet",
  help: [
    "Lépések: play 7H (kijátszás) · lay 9C · draw (húzás) · pass (passz) · end · suit S (szín) · rank 7 (érték) · " +
      "call (bemondás) · catch Ann (rajtakapás) · give 4C Ann · target Ann.",
    "Továbbá: play 7H 7H (kettő egyszerre) · grab (elkapás) · challenge (kétség) · take · say SZAVAK.",
    "Leosztások között: next · rematch. Bármikor: suspend (szünet); aztán ready (kész).",
    "Egyedül: undo (vissza) · repeat (elölről).",
    "Egy lap magában kijátssza azt. A „play 8H =D” kijátszik és kér. Színek: C treff, D káró, H kőr, S pikk; " +
      "J bubi, Q dáma, K király, A ász; jokerek: RJ BJ.",
    "Kérdések: all (minden) · hand (kéz) · legal (mit szabad) · why 7H (miért nem) · pile · seats · turn · " +
      "scores · facts · log.",
  ],
  hand: (n: number, names: string) => (n === 0 ? "Nincs lapod." : `A kezedben ${cards(n)} van: ${names}.`),
  noHand: "Nincs lapod: nézed a játékot.",
  legal: (acts: string) => `Ezt teheted: ${acts}.`,
  upcard: (name: string) => `Felül ez van: ${name}.`,
  noUpcard: "A dobópakli üres.",
  declared: (what: string) => `Kért: ${what}.`,
  stock: (n: number) => `A talonban ${cards(n)} van.`,
  pile: (n: number, names: string) => `A dobópakliban ${cards(n)} van, felülről: ${names}.`,
  direction: (clockwise: boolean) =>
    `A játék iránya: ${clockwise ? "az óramutató járása szerint" : "az óramutatóval ellentétesen"}.`,
  penalty: (n: number) => `Büntetés vár: ${n} lap húzása.`,
  skip: (n: number) => `Kimaradás vár: ${turns(n)}.`,
  seatLine: (w, held) => `${ki(w)}: ${cards(held)}`,
  openCards: (names: string) => `nyitva: ${names}`,
  deal: (n, dealer) => `${n}. leosztás; osztó: ${kicsi(dealer)}.`,
  score: (w, points) => `${kicsi(w)} ${points}`,
  scores: (lines: string) => `Állás: ${lines}.`,
  fact: (of: string | null, what: string) => (of === null ? `${what}.` : `${of}: ${what}.`),
  columns: (n: string, lines: string) => `${n}. oszlop: ${lines}.`,
  noFacts: "Nincs más látnivaló.",
  why: (card: string, words: string) => `${card}: ${words}`,
  whyLegal: (card: string) => `Kijátszható: ${card}.`,
  whyUnknown: (card: string) => `Nincs ilyen lapod, vagy nem tudni róla semmit: ${card}.`,
  sent: (line: string) => `Kész: ${line}.`,
  refused: (words: string) => `Nem sikerült. ${words}`,
  empty: "Előbb írj be valamit; a „help” felsorolja a szavakat.",
};
