/** What happens in games whose cards have abilities, in Turkish. Cards come after a colon, without endings. */

import type { DeepPartial } from "./dictionary";
import type { Part, Who, Words } from "./en";
import { cards, does, kim, kimden, kimin, past } from "./turkish";

const places: Record<string, string> = {
  "stock-top": "destenin üstüne",
  "stock-bottom": "destenin altına",
  "pile-bottom": "yığının altına",
};

/** Whose something is, at the beginning of a sentence. */
const Kimin = (w: Who) => (w.you ? "Senin" : kimin(w));

export const trAbilityEvents: DeepPartial<Words["abilityEvents"]> = {
  told: {
    because: (card: string, what: string) => `${card}: ${what}`,
    willSkip: "bir tur bekler",
    drawsFewer: (n: number) => `${n} eksik çeker`,
    lost: "kaybetti",
    forgot: "unutuldu",
    again: "bir ek tur",
    replayed: "tur bir daha",
    granted: (n: number) => `${n} kart daha atabilir`,
    uses: (card: string) => `kullanıyor: ${card}`,
    destroyed: (card: string) => `yok edildi: ${card}`,
    gained: (card: string) => `ele geçirdi: ${card}`,
    obliged: "bir kart oynamalı ya da atmalı",
    looked: "desteye bakıyor",
    lookedAtHand: "bir ele bakıyor",
    put: "bir kartı ayırıyor",
  },
  because: (card: Part, what: Part[]): Part[] => [card, ": ", ...what],
  turn: (w: Who): Part[] => [w.you ? "Turun başlıyor" : `${kimin(w)} turu başlıyor`],
  skippedDraw: (w: Who): Part[] => [`${kim(w)} çekmeyi ${past(w, "atladı")}`],
  forgot: (w: Who, what: Part[]): Part[] => [`${kim(w)} ${past(w, "unuttu")}: `, ...what],
  forgotDraw: (w: Who): Part[] => [`${kim(w)} çekmeyi ${past(w, "unuttu")}`],
  replayed: (w: Who): Part[] => [`${kim(w)} turu yeniden ${past(w, "oynadı")}`],
  lost: (w: Who, n: number): Part[] => [`${kim(w)} elinde ${cards(n)} varken ${past(w, "kaybetti")}`],
  done: (w: Who): Part[] => [`${kim(w)} turunu ${past(w, "bitirdi")}`],
  discarded: (w: Who, card: Part[]): Part[] => [`${kim(w)} ${past(w, "attı")}: `, ...card],
  namedColour: (w: Who, colour: string): Part[] => [`${kim(w)} ${past(w, "seçti")}: ${colour}`],
  won: (w: Who, how: string): Part[] => [`${kim(w)} ${past(w, "kazandı")}${how === "" ? "" : `: ${how}`}`],
  wonBy: {
    empty_hand: "kart kalmadı",
    card_effect: "bir kartla",
    last_one_left: "son kalan",
    draw_impossible: "çekecek bir şey kalmadı",
    limit: "",
  },
  uses: (w: Who, card: Part[]): Part[] => [`${kim(w)} ${past(w, "kullandı")}: `, ...card],
  willSkip: (w: Who): Part[] => [`${kim(w)} bir tur ${does(w, "bekler", "i")}`],
  drawsFewer: (w: Who, n: number): Part[] => [`${kim(w)} ${cards(n)} eksik ${does(w, "çeker", "i")}`],
  shuffled: (w: Who): Part[] => [`${kim(w)} desteyi ${past(w, "karıştırdı")}`],
  again: (w: Who): Part[] => [`${kim(w)} bir ek tur ${does(w, "alır", "ı")}`],
  granted: (w: Who, n: number): Part[] => [`${kim(w)} bu tur ${cards(n)} daha ${does(w, "atabilir", "i")}`],
  looked: (w: Who, n: number, seen: Part[]): Part[] => [
    `${kim(w)} destedeki ${n} karta ${past(w, "baktı")}`,
    ...(seen.length > 0 ? [": ", ...seen] : []),
  ],
  lookedAtHand: (w: Who, other: Who, seen: Part[]): Part[] => [
    `${kim(w)} ${kimin(other)} eline ${past(w, "baktı")}`,
    ...(seen.length > 0 ? [": ", ...seen] : []),
  ],
  searched: (w: Who): Part[] => [`${kim(w)} desteyi ${past(w, "aradı")}`],
  put: (w: Who, what: Part[], where: string): Part[] => [
    `${kim(w)} ${places[where] ?? where} ${past(w, "koydu")}: `,
    ...what,
  ],
  putInHand: (w: Who, what: Part[], other: Who | null): Part[] =>
    other === null
      ? [`${kim(w)} eline ${past(w, "aldı")}: `, ...what]
      : [`${kim(w)} ${kimin(other)} eline ${past(w, "koydu")}: `, ...what],
  number: (n: number): Part[] => [cards(n)],
  copies: (w: Who, card: Part[]): Part[] => [`${kim(w)} yeteneğini ${past(w, "kullandı")}: `, ...card],
  entered: (w: Who, card: Part[]): Part[] => [`${Kimin(w)} önünde oyuna giren: `, ...card],
  destroyed: (w: Who, card: Part[]): Part[] => [
    w.you ? "Yok edilen varlığın: " : `${kimin(w)} yok edilen varlığı: `,
    ...card,
  ],
  gained: (w: Who, other: Who, card: Part[]): Part[] => [
    `${kim(w)} ${kimden(other)} ${past(w, "aldı")}: `,
    ...card,
  ],
  obliged: (w: Who, other: Who, card: Part[]): Part[] => {
    const must =
      `${other.you ? "sen" : other.name} onu sonraki turda ` +
      `${does(other, "oynamalı", "ı")} ya da ${does(other, "atmalı", "ı")}`;
    return card.length > 0
      ? [`${kim(w)} ${past(w, "seçti")}: `, ...card, `; ${must}`]
      : [`${kim(w)} bir kart ${past(w, "seçti")}; ${must}`];
  },
  you: "seni",
  chose: (w: Who, what: Part[]): Part[] => [`${kim(w)} ${past(w, "seçti")}: `, ...what],
  choseNone: (w: Who): Part[] => [`${kim(w)} hiçbirini ${w.you ? "seçmedin" : "seçmedi"}`],
  answered: (w: Who, yes: boolean): Part[] => [`${kim(w)} ${yes ? "evet" : "hayır"} ${past(w, "dedi")}`],
};
