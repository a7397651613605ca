/** What text mode says in Turkish. The acts that are typed are those of the notation, in every language. */

import type { DeepPartial, Parts } from "./dictionary";
import { cards, kim, turns } from "./turkish";

export const trText: DeepPartial<Parts["text"]> = {
  title: "Metin modu",
  intro: "Ne yapmak ya da bilmek istediğini yaz, sonra Enter. “help” sözcükleri sayar.",
  input: "Bir hamle ya da soru yaz",
  go: "Yap",
  help: [
    "Hamleler: play 7H (oyna) · lay 9C · draw (çek) · pass (pas) · end · suit S (tür) · rank 7 (değer) · " +
      "call (bildir) · catch Ann (yakala) · give 4C Ann · target Ann.",
    "Ayrıca: play 7H 7H (ikisi birden) · grab (kap) · challenge (itiraz) · take · say SÖZLER.",
    "Eller arasında: next · rematch. Her zaman: suspend (durdur); sonra ready (hazır).",
    "Tek başına: undo (geri al) · repeat (baştan).",
    "Tek başına bir kart onu oynar. “play 8H =D” oynar ve seçer. Türler: C sinek, D karo, H kupa, S maça; " +
      "J vale, Q kız, K papaz, A as; jokerler: RJ BJ.",
    "Sorular: all (her şey) · hand (el) · legal (ne oynanır) · why 7H (neden olmaz) · pile · seats · turn · " +
      "scores · facts · log.",
  ],
  hand: (n: number, names: string) => (n === 0 ? "Elinde kart yok." : `Elinde ${cards(n)} var: ${names}.`),
  noHand: "Elin yok: izliyorsun.",
  legal: (acts: string) => `Yapabileceklerin: ${acts}.`,
  upcard: (name: string) => `En üstteki kart: ${name}.`,
  noUpcard: "Yığın boş.",
  declared: (what: string) => `Seçilen: ${what}.`,
  stock: (n: number) => `Destede ${cards(n)} var.`,
  pile: (n: number, names: string) => `Yığında ${cards(n)} var, en üstteki önce: ${names}.`,
  direction: (clockwise: boolean) => `Oyun ${clockwise ? "saat yönünde" : "saat yönünün tersine"} gidiyor.`,
  penalty: (n: number) => `Bekleyen ceza: ${n} çek.`,
  skip: (n: number) => `Beklenecek: ${turns(n)}.`,
  seatLine: (w, held) => `${kim(w)}: ${cards(held)}`,
  openCards: (names: string) => `açık: ${names}`,
  deal: (n, dealer) => `${n}. el; dağıtan: ${kim(dealer)}.`,
  score: (w, points) => `${kim(w)} ${points}`,
  scores: (lines: string) => `Puanlar: ${lines}.`,
  fact: (of: string | null, what: string) => (of === null ? `${what}.` : `${of}: ${what}.`),
  columns: (n: string, lines: string) => `${n}. sütun: ${lines}.`,
  noFacts: "Görülecek başka bir şey yok.",
  why: (card: string, words: string) => `${card}: ${words}`,
  whyLegal: (card: string) => `Oynanabilir: ${card}.`,
  whyUnknown: (card: string) => `Sende ${card} yok ya da hakkında bir şey bilinmiyor.`,
  sent: (line: string) => `Yapıldı: ${line}.`,
  refused: (words: string) => `Yapılmadı. ${words}`,
  empty: "Önce bir şey yaz; “help” sözcükleri sayar.",
};
