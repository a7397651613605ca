/** What happens in games whose cards have abilities, in Spanish. */

import type { DeepPartial } from "./dictionary";
import type { Part, Who, Words } from "./en";
import { cards, count, does, whose } from "./spanish";

const places: Record<string, string> = {
  "stock-top": "encima del mazo",
  "stock-bottom": "debajo del mazo",
  "pile-bottom": "debajo del descarte",
};

export const esAbilityEvents: DeepPartial<Words["abilityEvents"]> = {
  told: {
    because: (card: string, what: string) => `${card}: ${what}`,
    willSkip: "pierde un turno",
    drawsFewer: (n: number) => `roba ${n} menos`,
    lost: "perdió",
    forgot: "se olvidó",
    again: "un turno extra",
    replayed: "repite el turno",
    granted: (n: number) => `puede descartar ${n} más`,
    uses: (card: string) => `usa ${card}`,
    destroyed: (card: string) => `pierde ${card}`,
    gained: (card: string) => `se queda con ${card}`,
    obliged: "tiene que jugar o descartar una carta",
    looked: "mira el mazo",
    lookedAtHand: "mira una mano",
    put: "aparta una carta",
  },
  because: (card: Part, what: Part[]): Part[] => [card, ": ", ...what],
  turn: (w: Who): Part[] => [`Empieza ${whose(w, "el", "turno")}`],
  skippedDraw: (w: Who): Part[] => [`${does(w, "te saltaste", "se saltó")} el robo`],
  forgot: (w: Who, what: Part[]): Part[] => [`${does(w, "olvidaste", "olvidó")} `, ...what],
  forgotDraw: (w: Who): Part[] => [`${does(w, "olvidaste", "olvidó")} robar`],
  replayed: (w: Who): Part[] => [`${does(w, "repites", "repite")} el turno`],
  lost: (w: Who, n: number): Part[] => [
    `${does(w, "perdiste", "perdió")} el juego, con ${cards(n)} en la mano`,
  ],
  done: (w: Who): Part[] => [does(w, "terminaste", "terminó")],
  discarded: (w: Who, card: Part[]): Part[] => [`${does(w, "descartaste", "descartó")} `, ...card],
  namedColour: (w: Who, colour: string): Part[] => [`${does(w, "elegiste", "eligió")} ${colour}`],
  won: (w: Who, how: string): Part[] => [`${does(w, "ganaste", "ganó")}${how === "" ? "" : `: ${how}`}`],
  wonBy: {
    empty_hand: "no quedan cartas en la mano",
    card_effect: "gracias a una carta",
    last_one_left: "no queda nadie más",
    draw_impossible: "no quedaba nada que robar",
    limit: "",
  },
  uses: (w: Who, card: Part[]): Part[] => [`${does(w, "usas", "usa")} `, ...card],
  willSkip: (w: Who): Part[] => [`${does(w, "perderás", "perderá")} un turno`],
  drawsFewer: (w: Who, n: number): Part[] => [`${does(w, "robas", "roba")} ${cards(n)} menos`],
  shuffled: (w: Who): Part[] => [`${does(w, "barajaste", "barajó")} el mazo`],
  again: (w: Who): Part[] => [`${does(w, "tienes", "tiene")} un turno extra`],
  granted: (w: Who, n: number): Part[] => [
    `${does(w, "puedes", "puede")} descartar ${count(n, "carta más", "cartas más")} en este turno`,
  ],
  looked: (w: Who, n: number, seen: Part[]): Part[] =>
    seen.length > 0
      ? [`${does(w, "miraste", "miró")} `, ...seen]
      : [`${does(w, "miraste", "miró")} ${cards(n)} del mazo`],
  lookedAtHand: (w: Who, other: Who, seen: Part[]): Part[] => [
    `${does(w, "miraste", "miró")} ${whose(other, "la", "mano")}`,
    ...(seen.length > 0 ? [": ", ...seen] : []),
  ],
  searched: (w: Who): Part[] => [`${does(w, "buscaste", "buscó")} en el mazo`],
  put: (w: Who, what: Part[], where: string): Part[] => [
    `${does(w, "pusiste", "puso")} `,
    ...what,
    ` ${places[where] ?? where}`,
  ],
  putInHand: (w: Who, what: Part[], other: Who | null): Part[] => [
    `${does(w, "pusiste", "puso")} `,
    ...what,
    other === null ? ` en ${w.you ? "tu" : "su propia"} mano` : ` en ${whose(other, "la", "mano")}`,
  ],
  number: (n: number): Part[] => [cards(n)],
  copies: (w: Who, card: Part[]): Part[] => [`${does(w, "usas", "usa")} la habilidad de `, ...card],
  entered: (w: Who, card: Part[]): Part[] => [...card, ` entró en juego frente a ${w.you ? "ti" : w.name}`],
  destroyed: (w: Who, card: Part[]): Part[] =>
    w.you ? ["Se destruyó tu recurso ", ...card] : ["Se destruyó el recurso ", ...card, ` de ${w.name}`],
  gained: (w: Who, other: Who, card: Part[]): Part[] => [
    `${w.you ? "Le quitaste" : `${w.name} ${other.you ? "te" : "le"} quitó`} `,
    ...card,
    ...(other.you ? [] : [` a ${other.name}`]),
  ],
  obliged: (w: Who, other: Who, card: Part[]): Part[] => {
    const must = other.you
      ? "tienes que jugarla o descartarla en tu próximo turno"
      : `${other.name} tiene que jugarla o descartarla en su próximo turno`;
    return [`${does(w, "elegiste", "eligió")} `, ...(card.length > 0 ? card : ["una carta"]), `: ${must}`];
  },
  you: "a ti",
  chose: (w: Who, what: Part[]): Part[] => [`${does(w, "elegiste", "eligió")}: `, ...what],
  choseNone: (w: Who): Part[] => [`${does(w, "no elegiste", "no eligió")} nada`],
  answered: (w: Who, yes: boolean): Part[] => [`${does(w, "dijiste", "dijo")} que ${yes ? "sí" : "no"}`],
};
