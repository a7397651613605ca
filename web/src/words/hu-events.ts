/** Announcements and log lines in Hungarian, by the verb of the event. Cards come after a colon, without endings. */

import type { Part, Who } from "./en";
import type { DeepPartial } from "./dictionary";
import type { enEvents } from "./en-events";
import { cards, kicsi, ki, kinek, points, teszi } from "./hungarian";

export const huEvents: DeepPartial<typeof enEvents> = {
  dealt: (w: Who, n: number): Part[] => [`${teszi(w, "kaptál", "kapott")} ${n} lapot`],
  turned: (card: Part[]): Part[] => ["A kezdőlap: ", ...card],
  buried: (card: Part[]): Part[] => ["Visszakerült a talonba: ", ...card],
  took: (w: Who, card: Part[]): Part[] => [`${teszi(w, "felvetted", "felvette")}: `, ...card],
  played: (w: Who, cardList: Part[]): Part[] => [`${teszi(w, "kijátszottad", "kijátszotta")}: `, ...cardList],
  laid: (w: Who, cardList: Part[]): Part[] => [`${teszi(w, "leraktad", "lerakta")}: `, ...cardList],
  declaredSuit: (w: Who, suit: string): Part[] => [`${teszi(w, "ezt kérted", "ezt kérte")}: ${suit}`],
  drew: (w: Who, n: number, drawn: Part[]): Part[] =>
    drawn.length > 0
      ? [`${teszi(w, "ezt húztad", "ezt húzta")}: `, ...drawn]
      : [`${teszi(w, "húztál", "húzott")} ${n} lapot`],
  passed: (w: Who): Part[] => [teszi(w, "passzoltál", "passzolt")],
  undone: (w: Who): Part[] => [`${teszi(w, "visszavontad", "visszavonta")} az utolsó lépést`],
  skipped: (w: Who): Part[] => [teszi(w, "kimaradsz", "kimarad")],
  reversed: (): Part[] => ["Megfordult az irány"],
  reshuffled: (): Part[] => ["A dobópakliból keverés után új talon lett"],
  called: (w: Who, word: string | null): Part[] => [
    word === null ? teszi(w, "bemondtad", "bemondta") : `${teszi(w, "bemondtad", "bemondta")}: „${word}!”`,
  ],
  caught: (w: Who, forgotten: string | null): Part[] => [
    (w.you ? "Rajtakaptak" : `${w.name} lebukott`) +
      (forgotten === null ? "" : `: elmaradt a „${forgotten}!”`),
  ],
  offences: {
    "false-call": "téves bemondás",
    "missed-call": "elfelejtett bemondás",
    "wrong-catch": "alaptalan rajtakapás",
    silence: "megtört csend",
    "unsaid-words": "ki nem mondott szavak",
  },
  penalised: (w: Who, n: number): Part[] => [`${teszi(w, "büntetést kapsz", "büntetést kap")}: ${cards(n)}`],
  gave: (w: Who, to: Who, n: number, given: Part[]): Part[] =>
    given.length > 0
      ? [`${teszi(w, "ezt adtad", "ezt adta")} ${kinek(to)}: `, ...given]
      : [`${teszi(w, "adtál", "adott")} ${kinek(to)} ${n} lapot`],
  exchanged: (w: Who, got: Part[]): Part[] => [
    `${teszi(w, "cseréltél", "cserélt")} egy lapot a talonnal`,
    ...(got.length > 0 ? [", ez jött: ", ...got] : []),
  ],
  passedHands: (left: boolean): Part[] => [`Minden kéz továbbment ${left ? "balra" : "jobbra"}`],
  swapped: (w: Who, other: Who): Part[] => [
    w.you || other.you
      ? `Kezet cseréltetek: te és ${w.you ? other.name : w.name}`
      : `Kezet cseréltek: ${w.name} és ${other.name}`,
  ],
  rulesStopped: (): Part[] => ["A szabályok egyre csak kiváltották egymást, ezért leálltak"],
  named: (w: Who, other: Who): Part[] => [
    other.you
      ? teszi(w, "magadat választottad", "téged választott")
      : `${teszi(w, "ezt a játékost választottad", "ezt a játékost választotta")}: ${other.name}`,
  ],
  challenged: (w: Who, other: Who): Part[] => [
    other.you
      ? `${ki(w)} kétségbe vonta a lapodat`
      : `${teszi(w, "kétségbe vontad", "kétségbe vonta")} ${other.name} lapját`,
  ],
  revealed: (w: Who, shown: Part[]): Part[] =>
    shown.length > 0
      ? [`${teszi(w, "megmutattad", "megmutatta")}: `, ...shown]
      : [`${teszi(w, "megmutattad", "megmutatta")}, hogy nincs lap ${w.you ? "a kezedben" : "a kezében"}`],
  kept: (w: Who): Part[] => [`${teszi(w, "megtartottad", "megtartotta")} a lapot`],
  declined: (w: Who): Part[] => [`${teszi(w, "Úgy hagytad", "úgy hagyta")}, ahogy van`],
  grabbed: (w: Who): Part[] => [teszi(w, "elkaptad", "elkapta")],
  pressure: (w: Who, n: number): Part[] => [
    `A talon üres volt: ${w.you ? `kapsz még ${n} pontot` : `${w.name} kap még ${n} pontot`}`,
  ],
  charged: (w: Who, n: number): Part[] => [`${teszi(w, "kapsz", "kap")} még ${n} pontot az új talon miatt`],
  said: (w: Who, text: string): Part[] => [`${ki(w)}: „${text}”`],
  out: (w: Who): Part[] => [teszi(w, "kiszálltál", "kiszállt")],
  dealOver: (w: Who | null): Part[] =>
    w === null
      ? ["Vége a leosztásnak, senki sem fogyott ki a lapokból"]
      : [`Vége a leosztásnak, győztes: ${kicsi(w)}`],
  scored: (w: Who, n: number): Part[] => [`${ki(w)}: ${points(n)}`],
  gameOver: (w: Who | null): Part[] =>
    w === null ? ["Vége a játszmának"] : [`Vége a játszmának, győztes: ${kicsi(w)}`],
};
