/** Games whose cards have abilities, in Turkish: the board, the cards, and what players are asked. */

import type { DeepPartial } from "./dictionary";
import type { Words } from "./en";
import type { Range } from "./en-abilities";
import { assets, cards, kimin, list, turns } from "./turkish";

function many(range: Range, what: string): string {
  const { least, most } = range;
  if (most === 1) return `bir ${what}`;
  return least === most ? `${most} ${what}` : `en çok ${most} ${what}`;
}

export const trAbilities: DeepPartial<Words["abilities"]> = {
  types: { asset: "varlık", event: "olay" },
  typeTitles: { asset: "Varlık", event: "Olay" },
  card: (name: string, hues: string[], rank: string, types: string[]) =>
    `${name}, ${list.format(hues)} ${rank}, ${types.join(" veya ")}`,
  requirementTitle: "Koşul",
  needs: "bir koşulu var",
  play: "Oyna",
  playSide: (name: string) => `Oyna: ${name}`,
  discard: "At",
  discardAs: (colour: string) => `At, renk: ${colour}`,
  choose: "Bu kartı seç",
  useIt: "Yeteneğini kullan",
  forget: "Unut",
  draw: "Çekilmesi gereken kartı çek",
  hand: (n: number) => `Elin: ${cards(n)}`,
  handHelp:
    "Ok tuşları gezdirir, Enter kartı ve onunla yapabileceklerini gösterir, n kullanılabilecek sonraki karta gider.",
  usable: "şimdi kullanılabilir",
  unusable: "şimdi kullanılamaz",
  target: "seçilebilir",
  picked: (n: number) => `${n}. sırada seçildi`,
  order: "bunu oynaman ya da atman istendi",
  assetsOf: (w, n) => `${w.you ? "Varlıkların" : `${kimin(w)} varlıkları`}: ${n}`,
  handOf: (n: number) => `Eli gör: ${cards(n)}`,
  noAssets: "varlık yok",
  stock: (n: number) => `Deste: ${cards(n)}`,
  discardPile: (n: number) => `Yığın: ${cards(n)}`,
  top: (card: string) => `Üstte: ${card}`,
  topFirst: "En üstteki kart önce gelir. Bir karta dokununca ne yaptığı görünür.",
  named: (colour: string) => `Söylenen: ${colour}`,
  emptyPile: "Yığın boş.",
  sorts: { suit: "renge göre", rank: "değere göre", dealt: "geldiği gibi" },
  limbo: "Kullanılıyor",
  looking: "Yalnız sen görüyorsun",
  details: (card: string) => `Oku: ${card}`,
  phases: {
    begin: "Başlangıç",
    draw: "Çekme",
    main: "Ana bölüm",
    end: "Bitiş",
  },
  team: (n: string) => `takım ${n}`,
  teamWon: (others: string[], you: boolean) =>
    you
      ? `${list.format(["Sen", ...others])} takım olarak kazandınız`
      : `${list.format(others)} takım olarak kazandı`,
  left: (plays: number, discards: number) => `kalan: ${plays} oyna, ${discards} at`,
  done: "bitti",
  lost: "kaybetti",
  skips: (n: string) => `${turns(Number(n))} bekler`,
  again: (n: string) => (n === "1" ? "ek tur" : `${n} ek tur`),
  owed: (n: string) => `${n} kart çekmesi gerek`,
  inPlay: (names: string) => `varlıklar: ${names}`,
  limboFact: (names: string) => `kullanılıyor: ${names}`,
  phaseFact: (phase: string) => `bölüm: ${phase.toLocaleLowerCase("tr")}`,
  obliged: (w, card) =>
    w.you
      ? `Turunda, olabilirse, oynaman ya da atman gereken: ${card}`
      : `${w.name}, sonraki turunda, olabilirse, oynamalı ya da atmalı: ${card}`,
  main: (plays: number, discards: number) => {
    const parts = [...(plays > 0 ? [`${plays} oyna`] : []), ...(discards > 0 ? [`${discards} at`] : [])];
    return parts.length === 0
      ? "yapacak bir şey kalmadı, turu bitir"
      : `${parts.join(", ")} ya da turu bitir`;
  },
  deciding: (w, card) => (card === null ? `${w.name} karar veriyor` : `${w.name} karar veriyor: ${card}`),
  mayPlay: (names: string) => `Oynayabileceklerin: ${names}.`,
  mayDiscard: (names: string) => `Atabileceklerin: ${names}.`,

  ask: {
    players: (r) => `${many(r, "oyuncu")} seç`,
    assets: (r) => `${many(r, "varlık")} seç`,
    destroy: (r) => `yok edilecek ${many(r, "varlık")} seç`,
    take: (r) => `ele geçirilecek ${many(r, "varlık")} seç`,
    give: (r) => `kendininkilerden verilecek ${many(r, "varlık")} seç`,
    cards: (r) => `${many(r, "kart")} seç`,
    color: () => "bir renk söyle",
    side: () => "kullanılacak yüzü seç",
    order: () => "önce kimin yeteneği gelecek, seç",
    orderCards: () => "sırayı seç: ilk kart en üste gelir",
    may: "bu yetenek kullanılsın mı?",
    insteadOfDraw: (n: number) => `${cards(n)} çekecektin. Onun yerine bu yetenek kullanılsın mı?`,
    insteadOfDestroy: (card: string) => `Yok edilecek: ${card}. Onun yerine bu yetenek kullanılsın mı?`,
    insteadOfLosing: "oyunu kaybedecektin. Onun yerine bu yetenek kullanılsın mı?",
    insteadOfSkipping: "bir tur bekleyecektin. Onun yerine bu yetenek kullanılsın mı?",
    skipDraw: "ilk çekişini atlayacak mısın?",
    redo: "tur yeniden oynanabilir mi?",
    remember: (card: string) => `${card} bekliyor: şimdi kullanılsın mı, unutulsun mu?`,
    must: (r) =>
      r.most === 1
        ? "Seçmen gerek."
        : `${r.least === r.most ? r.most : `En az ${r.least}`} tane seçmen gerek.`,
    mayChoose: (r) =>
      r.most === 1 ? "Bir tane seçebilir ya da hiç seçmeyebilirsin." : `En çok ${r.most} tane seçebilirsin.`,
    mayUse: "İstersen.",
    inOrder: "Yapman gerek, birbiri ardına.",
    soFar: (n: number) => `Şimdiye dek ${n} seçildi.`,
    yes: "Evet",
    no: "Hayır",
    none: "Hiçbirini seçme",
    enough: "Bitti",
    holds: (held: number, owned: number) => `${cards(held)}, ${assets(owned)}`,
    options: (names: string) => `Seçenekler: ${names}.`,
  },

  text: {
    card: (label: string, lines: string) => `${label}. ${lines}`,
    side: (name: string, type: string, text: string) => `${name} (${type}): ${text}`,
    unknown: (typed: string) => `Burada ${typed} adlı bir kart yok.`,
    question: (what: string) => `Sana sorulan: ${what}`,
    noQuestion: "Şu an kimseye bir şey sorulmuyor.",
    help: [
      "Buradaki hamleler: play AD (oyna) · discard AD (at) · discard AD as red · end · choose AD (seç) · " +
        "choose - (hiçbiri) · pick AD.",
      "card AD bir kartın ne yaptığını söyler; question sana sorulanı yineler.",
    ],
  },
};
