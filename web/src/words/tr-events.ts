/** Announcements and log lines in Turkish, by the verb of the event. Cards come after a colon, without endings. */

import type { Part, Who } from "./en";
import type { DeepPartial } from "./dictionary";
import type { enEvents } from "./en-events";
import { cards, does, kim, kime, kimi, kimin, past, points } from "./turkish";

export const trEvents: DeepPartial<typeof enEvents> = {
  dealt: (w: Who, n: number): Part[] => [`${kim(w)} ${cards(n)} ${past(w, "aldı")}`],
  turned: (card: Part[]): Part[] => ["İlk açılan kart: ", ...card],
  buried: (card: Part[]): Part[] => ["Desteye geri konan: ", ...card],
  took: (w: Who, card: Part[]): Part[] => [`${kim(w)} eline ${past(w, "aldı")}: `, ...card],
  played: (w: Who, cardList: Part[]): Part[] => [`${kim(w)} ${past(w, "oynadı")}: `, ...cardList],
  laid: (w: Who, cardList: Part[]): Part[] => [`${kim(w)} ${past(w, "koydu")}: `, ...cardList],
  declaredSuit: (w: Who, suit: string): Part[] => [`${kim(w)} ${past(w, "seçti")}: ${suit}`],
  drew: (w: Who, n: number, drawn: Part[]): Part[] =>
    drawn.length > 0
      ? [`${kim(w)} ${past(w, "çekti")}: `, ...drawn]
      : [`${kim(w)} ${cards(n)} ${past(w, "çekti")}`],
  passed: (w: Who): Part[] => [`${kim(w)} pas ${past(w, "geçti")}`],
  undone: (w: Who): Part[] => [`${kim(w)} son hamleyi geri ${past(w, "aldı")}`],
  skipped: (w: Who): Part[] => [`${kim(w)} bir tur ${does(w, "bekler", "i")}`],
  reversed: (): Part[] => ["Yön değişti"],
  reshuffled: (): Part[] => ["Yığın karıştırılıp yeni deste oldu"],
  called: (w: Who, word: string | null): Part[] => [
    word === null ? `${kim(w)} ${past(w, "bildirdi")}` : `${kim(w)} “${word}!” ${past(w, "dedi")}`,
  ],
  caught: (w: Who, forgotten: string | null): Part[] => [
    `${kim(w)} ${forgotten === null ? "" : `“${forgotten}!” demeden `}${past(w, "yakalandı")}`,
  ],
  offences: {
    "false-call": "yersiz bildirim",
    "missed-call": "unutulan bildirim",
    "wrong-catch": "haksız yakalama",
    silence: "bozulan sessizlik",
    "unsaid-words": "söylenmeyen sözler",
  },
  penalised: (w: Who, n: number): Part[] => [`${kim(w)} ${cards(n)} ceza ${does(w, "alır", "ı")}`],
  gave: (w: Who, to: Who, n: number, given: Part[]): Part[] =>
    given.length > 0
      ? [`${kim(w)} ${kime(to)} ${past(w, "verdi")}: `, ...given]
      : [`${kim(w)} ${kime(to)} ${cards(n)} ${past(w, "verdi")}`],
  exchanged: (w: Who, got: Part[]): Part[] => [
    `${kim(w)} desteyle bir kart ${past(w, "değiştirdi")}`,
    ...(got.length > 0 ? [", aldığı: ", ...got] : []),
  ],
  passedHands: (left: boolean): Part[] => [`Bütün eller ${left ? "sola" : "sağa"} geçti`],
  swapped: (w: Who, other: Who): Part[] => [
    `${kim(w)} elini ${kimin(other)} eliyle ${past(w, "değiştirdi")}`,
  ],
  rulesStopped: (): Part[] => ["Kurallar birbirini tetikleyip durdu ve durduruldu"],
  named: (w: Who, other: Who): Part[] => [`${kim(w)} ${kimi(other)} ${past(w, "seçti")}`],
  challenged: (w: Who, other: Who): Part[] => [`${kim(w)} ${kimin(other)} kartına itiraz ${past(w, "etti")}`],
  revealed: (w: Who, shown: Part[]): Part[] =>
    shown.length > 0
      ? [`${kim(w)} ${past(w, "gösterdi")}: `, ...shown]
      : [`${kim(w)} boş el ${past(w, "gösterdi")}`],
  kept: (w: Who): Part[] => [`${kim(w)} kartı elinde ${past(w, "tuttu")}`],
  declined: (w: Who): Part[] => [`${kim(w)} olduğu gibi ${past(w, "bıraktı")}`],
  grabbed: (w: Who): Part[] => [`${kim(w)} ${past(w, "kaptı")}`],
  pressure: (w: Who, n: number): Part[] => [`Deste boştu: ${kime(w)} ${points(n)} eklendi`],
  charged: (w: Who, n: number): Part[] => [`Yeni deste için ${kime(w)} ${points(n)} eklendi`],
  said: (w: Who, text: string): Part[] => [`${kim(w)}: “${text}”`],
  out: (w: Who): Part[] => [`${kim(w)} oyundan ${past(w, "çıktı")}`],
  dealOver: (w: Who | null): Part[] =>
    w === null ? ["El bitti, kimse kartlarını bitiremedi"] : [`El bitti, kazanan: ${kim(w)}`],
  scored: (w: Who, n: number): Part[] => [`${kim(w)} ${points(n)} ${past(w, "aldı")}`],
  gameOver: (w: Who | null): Part[] => (w === null ? ["Parti bitti"] : [`Parti bitti, kazanan: ${kim(w)}`]),
};
