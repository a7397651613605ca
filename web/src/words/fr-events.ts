/** Announcements and log lines in French, by the verb of the event. */

import type { Part, Who } from "./en";
import type { DeepPartial } from "./dictionary";
import type { enEvents } from "./en-events";
import { a, cards, chez, de, points, qui } from "./french";

export const frEvents: DeepPartial<typeof enEvents> = {
  dealt: (w: Who, n: number): Part[] => [`${qui(w)} ${a(w)} reçu ${cards(n)}`],
  turned: (card: Part[]): Part[] => ["Première carte : ", ...card],
  buried: (card: Part[]): Part[] => ["Retour dans la pioche : ", ...card],
  took: (w: Who, card: Part[]): Part[] => [`${qui(w)} ${a(w)} pris `, ...card, " en main"],
  played: (w: Who, cardList: Part[]): Part[] => [`${qui(w)} ${a(w)} joué `, ...cardList],
  laid: (w: Who, cardList: Part[]): Part[] => [`${qui(w)} ${a(w)} posé `, ...cardList],
  declaredSuit: (w: Who, suit: string): Part[] => [`${qui(w)} ${a(w)} demandé ${suit}`],
  drew: (w: Who, n: number, drawn: Part[]): Part[] =>
    drawn.length > 0 ? [`${qui(w)} ${a(w)} pioché `, ...drawn] : [`${qui(w)} ${a(w)} pioché ${cards(n)}`],
  passed: (w: Who): Part[] => [`${qui(w)} ${a(w)} passé`],
  undone: (w: Who): Part[] => [`${qui(w)} ${a(w)} repris le dernier coup`],
  skipped: (w: Who): Part[] => [w.you ? "Tu sautes ton tour" : `${w.name} saute son tour`],
  reversed: (): Part[] => ["Le sens du jeu change"],
  reshuffled: (): Part[] => ["La défausse, mélangée, refait une pioche"],
  called: (w: Who, word: string | null): Part[] => [
    word === null ? `${qui(w)} ${a(w)} fait l’annonce` : `${qui(w)} ${a(w)} dit « ${word} ! »`,
  ],
  caught: (w: Who, forgotten: string | null): Part[] => [
    (w.you ? "Tu t’es fait pincer" : `${w.name} s’est fait pincer`) +
      (forgotten === null ? "" : ` sans dire « ${forgotten} ! »`),
  ],
  offences: {
    "false-call": "fausse annonce",
    "missed-call": "annonce oubliée",
    "wrong-catch": "joueur pincé à tort",
    silence: "silence rompu",
    "unsaid-words": "mots non dits",
  },
  penalised: (w: Who, n: number): Part[] => [
    `${qui(w)} ${w.you ? "prends" : "prend"} ${cards(n)} de pénalité`,
  ],
  gave: (w: Who, to: Who, n: number, given: Part[]): Part[] => {
    const what = given.length > 0 ? given : [cards(n)];
    return to.you
      ? [`${w.name} t’a donné `, ...what]
      : [`${qui(w)} ${a(w)} donné `, ...what, ` à ${to.name}`];
  },
  exchanged: (w: Who, got: Part[]): Part[] => [
    `${qui(w)} ${a(w)} échangé une carte avec la pioche`,
    ...(got.length > 0 ? [" et reçu ", ...got] : []),
  ],
  passedHands: (left: boolean): Part[] => [`Toutes les mains passent à ${left ? "gauche" : "droite"}`],
  swapped: (w: Who, other: Who): Part[] => [
    `${qui(w)} ${a(w)} échangé ${w.you ? "ta" : "sa"} main avec ${chez(other)}`,
  ],
  rulesStopped: (): Part[] => ["Les règles se déclenchaient sans fin l’une l’autre ; on les a arrêtées"],
  named: (w: Who, other: Who): Part[] => [
    other.you ? `${w.name} te désigne` : `${qui(w)} ${a(w)} désigné ${other.name}`,
  ],
  challenged: (w: Who, other: Who): Part[] => [
    `${qui(w)} ${a(w)} contesté ${other.you ? "ton coup" : `le coup ${de(other.name)}`}`,
  ],
  revealed: (w: Who, shown: Part[]): Part[] =>
    shown.length > 0 ? [`${qui(w)} ${a(w)} montré `, ...shown] : [`${qui(w)} ${a(w)} montré une main vide`],
  kept: (w: Who): Part[] => [`${qui(w)} ${a(w)} gardé la carte`],
  declined: (w: Who): Part[] => [`${qui(w)} ${a(w)} laissé les choses ainsi`],
  grabbed: (w: Who): Part[] => [`${qui(w)} ${a(w)} attrapé`],
  pressure: (w: Who, n: number): Part[] => [
    `La pioche était vide : ${w.you ? "tu prends" : `${w.name} prend`} ${points(n)} de plus`,
  ],
  charged: (w: Who, n: number): Part[] => [
    `${qui(w)} ${w.you ? "prends" : "prend"} ${points(n)} de plus pour la nouvelle pioche`,
  ],
  said: (w: Who, text: string): Part[] => [`${w.you ? "Toi" : w.name} : « ${text} »`],
  out: (w: Who): Part[] => [w.you ? "Tu ne joues plus" : `${w.name} ne joue plus`],
  dealOver: (w: Who | null): Part[] =>
    w === null
      ? ["La manche est finie, personne n’a vidé sa main"]
      : [`La manche est finie : ${w.you ? "tu l’as gagnée" : `${w.name} l’a gagnée`}`],
  scored: (w: Who, n: number): Part[] => [`${w.you ? "Toi" : w.name} : ${points(n)}`],
  gameOver: (w: Who | null): Part[] =>
    w === null
      ? ["La partie est finie"]
      : [`La partie est finie : ${w.you ? "tu l’as gagnée" : `${w.name} l’a gagnée`}`],
};
