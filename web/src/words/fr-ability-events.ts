/** What happens in games whose cards have abilities, in French. */

import type { DeepPartial } from "./dictionary";
import type { Part, Who, Words } from "./en";
import { a, cards, chez, de, qui } from "./french";

const places: Record<string, string> = {
  "stock-top": "sur la pioche",
  "stock-bottom": "sous la pioche",
  "pile-bottom": "sous la défausse",
};

const handOf = (w: Who) => (w.you ? "ta main" : `la main ${de(w.name)}`);

export const frAbilityEvents: DeepPartial<Words["abilityEvents"]> = {
  told: {
    because: (card: string, what: string) => `${card} : ${what}`,
    willSkip: "sautera un tour",
    drawsFewer: (n: number) => `pioche ${n} de moins`,
    lost: "a perdu",
    forgot: "oubli",
    again: "un tour de plus",
    replayed: "le tour rejoué",
    granted: (n: number) => `peut en défausser ${n} de plus`,
    uses: (card: string) => `utilise ${card}`,
    destroyed: (card: string) => `bien détruit : ${card}`,
    gained: (card: string) => `prend ${card}`,
    obliged: "doit jouer ou défausser une carte",
    looked: "regarde dans la pioche",
    lookedAtHand: "regarde une main",
    put: "met une carte de côté",
  },
  because: (card: Part, what: Part[]): Part[] => [card, " : ", ...what],
  turn: (w: Who): Part[] => [w.you ? "Ton tour commence" : `${w.name} commence son tour`],
  skippedDraw: (w: Who): Part[] => [`${qui(w)} ${a(w)} sauté la pioche`],
  forgot: (w: Who, what: Part[]): Part[] => [`${qui(w)} ${a(w)} oublié `, ...what],
  forgotDraw: (w: Who): Part[] => [`${qui(w)} ${a(w)} oublié de piocher`],
  replayed: (w: Who): Part[] => [w.you ? "Tu rejoues ton tour" : `${w.name} rejoue son tour`],
  lost: (w: Who, n: number): Part[] => [`${qui(w)} ${a(w)} perdu, avec ${cards(n)} en main`],
  done: (w: Who): Part[] => [`${qui(w)} ${a(w)} fini`],
  discarded: (w: Who, card: Part[]): Part[] => [`${qui(w)} ${a(w)} défaussé `, ...card],
  namedColour: (w: Who, colour: string): Part[] => [`${qui(w)} ${a(w)} nommé la couleur ${colour}`],
  won: (w: Who, how: string): Part[] => [`${qui(w)} ${a(w)} gagné${how === "" ? "" : ` : ${how}`}`],
  wonBy: {
    empty_hand: "plus de cartes",
    card_effect: "par une carte",
    last_one_left: "plus personne d’autre en jeu",
    draw_impossible: "il n’y avait plus rien à piocher",
    limit: "",
  },
  uses: (w: Who, card: Part[]): Part[] => [`${qui(w)} ${w.you ? "utilises" : "utilise"} `, ...card],
  willSkip: (w: Who): Part[] => [`${qui(w)} ${w.you ? "sauteras" : "sautera"} un tour`],
  drawsFewer: (w: Who, n: number): Part[] => [
    `${qui(w)} ${w.you ? "pioches" : "pioche"} ${cards(n)} de moins`,
  ],
  shuffled: (w: Who): Part[] => [`${qui(w)} ${a(w)} mélangé la pioche`],
  again: (w: Who): Part[] => [`${qui(w)} ${a(w)} un tour de plus`],
  granted: (w: Who, n: number): Part[] => [
    `${qui(w)} ${w.you ? "peux" : "peut"} défausser ${cards(n)} de plus ce tour-ci`,
  ],
  looked: (w: Who, n: number, seen: Part[]): Part[] =>
    seen.length > 0
      ? [`${qui(w)} ${a(w)} regardé `, ...seen]
      : [`${qui(w)} ${a(w)} regardé ${cards(n)} de la pioche`],
  lookedAtHand: (w: Who, other: Who, seen: Part[]): Part[] => [
    `${qui(w)} ${a(w)} regardé ${handOf(other)}`,
    ...(seen.length > 0 ? [" : ", ...seen] : []),
  ],
  searched: (w: Who): Part[] => [`${qui(w)} ${a(w)} fouillé la pioche`],
  put: (w: Who, what: Part[], where: string): Part[] => [
    `${qui(w)} ${a(w)} mis `,
    ...what,
    ` ${places[where] ?? where}`,
  ],
  putInHand: (w: Who, what: Part[], other: Who | null): Part[] => [
    `${qui(w)} ${a(w)} mis `,
    ...what,
    ` dans ${other === null ? (w.you ? "ta main" : "sa propre main") : handOf(other)}`,
  ],
  number: (n: number): Part[] => [cards(n)],
  copies: (w: Who, card: Part[]): Part[] => [
    `${qui(w)} ${w.you ? "utilises" : "utilise"} le pouvoir de la carte `,
    ...card,
  ],
  entered: (w: Who, card: Part[]): Part[] => [...card, ` entre en jeu devant ${chez(w)}`],
  destroyed: (w: Who, card: Part[]): Part[] => [
    w.you ? "Un de tes biens est détruit : " : `Un bien ${de(w.name)} est détruit : `,
    ...card,
  ],
  gained: (w: Who, other: Who, card: Part[]): Part[] =>
    other.you ? [`${w.name} t’a pris `, ...card] : [`${qui(w)} ${a(w)} pris `, ...card, ` à ${other.name}`],
  obliged: (w: Who, other: Who, card: Part[]): Part[] => {
    const then = ` : ${other.you ? "tu dois" : `${other.name} doit`} la jouer ou la défausser au prochain tour`;
    return card.length > 0
      ? [`${qui(w)} ${a(w)} choisi la carte `, ...card, then]
      : [`${qui(w)} ${a(w)} choisi une carte${then}`];
  },
  you: "toi",
  chose: (w: Who, what: Part[]): Part[] => [`${qui(w)} ${a(w)} choisi `, ...what],
  choseNone: (w: Who): Part[] => [w.you ? "Tu n’as rien choisi" : `${w.name} n’a rien choisi`],
  answered: (w: Who, yes: boolean): Part[] => [`${qui(w)} ${a(w)} dit ${yes ? "oui" : "non"}`],
};
