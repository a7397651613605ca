/** Announcements and log lines in Spanish, by the verb of the event. */

import type { Part, Who } from "./en";
import type { DeepPartial } from "./dictionary";
import type { enEvents } from "./en-events";
import { cards, does, doing, points, whose } from "./spanish";

export const esEvents: DeepPartial<typeof enEvents> = {
  dealt: (w: Who, n: number): Part[] => [`${does(w, "recibiste", "recibió")} ${cards(n)}`],
  turned: (card: Part[]): Part[] => ["La carta inicial es ", ...card],
  buried: (card: Part[]): Part[] => [...card, " volvió al mazo"],
  took: (w: Who, card: Part[]): Part[] => [`${does(w, "te llevaste", "se llevó")} `, ...card, " a la mano"],
  played: (w: Who, cardList: Part[]): Part[] => [`${does(w, "jugaste", "jugó")} `, ...cardList],
  laid: (w: Who, cardList: Part[]): Part[] => [`${does(w, "pusiste", "puso")} `, ...cardList],
  declaredSuit: (w: Who, suit: string): Part[] => [`${does(w, "pediste", "pidió")} ${suit}`],
  drew: (w: Who, n: number, drawn: Part[]): Part[] =>
    drawn.length > 0
      ? [`${does(w, "robaste", "robó")} `, ...drawn]
      : [`${does(w, "robaste", "robó")} ${cards(n)}`],
  passed: (w: Who): Part[] => [does(w, "pasaste", "pasó")],
  undone: (w: Who): Part[] => [`${does(w, "deshiciste", "deshizo")} la última jugada`],
  skipped: (w: Who): Part[] => [`${does(w, "pierdes", "pierde")} el turno`],
  reversed: (): Part[] => ["Cambió el sentido"],
  reshuffled: (): Part[] => ["Se barajó el descarte como nuevo mazo"],
  called: (w: Who, word: string | null): Part[] => [
    word === null ? does(w, "cantaste", "cantó") : `${does(w, "dijiste", "dijo")} «¡${word}!»`,
  ],
  caught: (w: Who, forgotten: string | null): Part[] => [
    (w.you ? "Te pillaron" : `Pillaron a ${w.name}`) +
      (forgotten === null ? "" : ` sin decir «¡${forgotten}!»`),
  ],
  offences: {
    "false-call": "cante en falso",
    "missed-call": "olvido de cantar",
    "wrong-catch": "pillar sin razón",
    silence: "silencio roto",
    "unsaid-words": "palabras no dichas",
  },
  penalised: (w: Who, n: number): Part[] => [`${does(w, "tienes", "tiene")} un castigo de ${cards(n)}`],
  gave: (w: Who, to: Who, n: number, given: Part[]): Part[] => [
    `${w.you ? "Le diste" : `${w.name} ${to.you ? "te" : "le"} dio`} `,
    ...(given.length > 0 ? given : [cards(n)]),
    ...(to.you ? [] : [` a ${to.name}`]),
  ],
  exchanged: (w: Who, got: Part[]): Part[] => [
    `${does(w, "cambiaste", "cambió")} una carta con el mazo`,
    ...(got.length > 0 ? [` y ${w.you ? "recibiste" : "recibió"} `, ...got] : []),
  ],
  passedHands: (left: boolean): Part[] => [`Todas las manos pasaron a la ${left ? "izquierda" : "derecha"}`],
  swapped: (w: Who, other: Who): Part[] => [
    `${does(w, "cambiaste", "cambió")} la mano ${other.you ? "contigo" : `con ${other.name}`}`,
  ],
  rulesStopped: (): Part[] => ["Las reglas se activaban unas a otras sin parar y se detuvieron"],
  named: (w: Who, other: Who): Part[] => [
    other.you && !w.you ? `${w.name} te eligió` : `${does(w, "elegiste", "eligió")} a ${other.name}`,
  ],
  challenged: (w: Who, other: Who): Part[] => [
    `${does(w, "desafiaste", "desafió")} ${whose(other, "la", "jugada")}`,
  ],
  revealed: (w: Who, shown: Part[]): Part[] =>
    shown.length > 0
      ? [`${does(w, "mostraste", "mostró")} `, ...shown]
      : [`${does(w, "mostraste", "mostró")} una mano vacía`],
  kept: (w: Who): Part[] => [`${does(w, "te quedaste", "se quedó")} con la carta`],
  declined: (w: Who): Part[] => [does(w, "lo dejaste como estaba", "lo dejó como estaba")],
  grabbed: (w: Who): Part[] => [does(w, "agarraste", "agarró")],
  pressure: (w: Who, n: number): Part[] => [
    `El mazo estaba vacío: ${doing(w, "recibes", "recibe")} ${points(n)} más`,
  ],
  charged: (w: Who, n: number): Part[] => [
    `${does(w, "recibes", "recibe")} ${points(n)} más por el nuevo mazo`,
  ],
  said: (w: Who, text: string): Part[] => [`${w.you ? "Tú" : w.name}: «${text}»`],
  out: (w: Who): Part[] => [does(w, "ya no juegas", "ya no juega")],
  dealOver: (w: Who | null): Part[] =>
    w === null
      ? ["Fin de la ronda: nadie se quedó sin cartas"]
      : [`Fin de la ronda: ${doing(w, "la ganaste", "la ganó")}`],
  scored: (w: Who, n: number): Part[] => [`${w.you ? "Tú" : w.name}: ${points(n)}`],
  gameOver: (w: Who | null): Part[] =>
    w === null ? ["Fin de la partida"] : [`Fin de la partida: ${doing(w, "la ganaste", "la ganó")}`],
};
