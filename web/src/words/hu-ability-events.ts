/** What happens in games whose cards have abilities, in Hungarian. Cards come after a colon, without endings. */

import type { DeepPartial } from "./dictionary";
import type { Part, Who, Words } from "./en";
import { cards, teszi } from "./hungarian";

const places: Record<string, string> = {
  "stock-top": "a talon tetejére",
  "stock-bottom": "a talon aljára",
  "pile-bottom": "a dobópakli aljára",
};

export const huAbilityEvents: DeepPartial<Words["abilityEvents"]> = {
  told: {
    because: (card: string, what: string) => `${card}: ${what}`,
    willSkip: "kimarad egy körből",
    drawsFewer: (n: number) => `${n} lappal kevesebb`,
    lost: "vesztett",
    forgot: "elfelejtve",
    again: "plusz kör",
    replayed: "a kör újra",
    granted: (n: number) => `még ${n} eldobható`,
    uses: (card: string) => `használja: ${card}`,
    destroyed: (card: string) => `elpusztult: ${card}`,
    gained: (card: string) => `átveszi: ${card}`,
    obliged: "ki kell játszania vagy el kell dobnia egy lapot",
    looked: "belenéz a talonba",
    lookedAtHand: "belenéz egy kézbe",
    put: "félretesz egy lapot",
  },
  because: (card: Part, what: Part[]): Part[] => [card, ": ", ...what],
  turn: (w: Who): Part[] => [w.you ? "Kezdődik a köröd" : `Kezdődik ${w.name} köre`],
  skippedDraw: (w: Who): Part[] => [`${teszi(w, "kihagytad", "kihagyta")} a húzást`],
  forgot: (w: Who, what: Part[]): Part[] => [`${teszi(w, "elfelejtetted", "elfelejtette")}: `, ...what],
  forgotDraw: (w: Who): Part[] => [teszi(w, "elfelejtettél húzni", "elfelejtett húzni")],
  replayed: (w: Who): Part[] => [`${teszi(w, "újrajátszod", "újrajátssza")} a kört`],
  lost: (w: Who, n: number): Part[] => [`${teszi(w, "vesztettél", "vesztett")}, kézben: ${cards(n)}`],
  done: (w: Who): Part[] => [teszi(w, "kész vagy", "kész van")],
  discarded: (w: Who, card: Part[]): Part[] => [`${teszi(w, "eldobtad", "eldobta")}: `, ...card],
  namedColour: (w: Who, colour: string): Part[] => [`${teszi(w, "ezt kérted", "ezt kérte")}: ${colour}`],
  won: (w: Who, how: string): Part[] => [`${teszi(w, "nyertél", "nyert")}${how === "" ? "" : `: ${how}`}`],
  wonBy: {
    empty_hand: "elfogytak a lapok",
    card_effect: "egy lap döntött",
    last_one_left: "utolsóként maradt",
    draw_impossible: "nem volt mit húzni",
    limit: "",
  },
  uses: (w: Who, card: Part[]): Part[] => [`${teszi(w, "használod", "használja")}: `, ...card],
  willSkip: (w: Who): Part[] => [`${teszi(w, "kimaradsz", "kimarad")} egy körből`],
  drawsFewer: (w: Who, n: number): Part[] => [
    `${teszi(w, "kevesebbet húzol", "kevesebbet húz")}: −${cards(n)}`,
  ],
  shuffled: (w: Who): Part[] => [`${teszi(w, "megkeverted", "megkeverte")} a talont`],
  again: (w: Who): Part[] => [`${teszi(w, "kapsz", "kap")} egy plusz kört`],
  granted: (w: Who, n: number): Part[] => [
    `${teszi(w, "eldobhatsz", "eldobhat")} még ${n} lapot ebben a körben`,
  ],
  looked: (w: Who, n: number, seen: Part[]): Part[] => [
    `${teszi(w, "megnézted", "megnézte")} a talon ${n} lapját`,
    ...(seen.length > 0 ? [": ", ...seen] : []),
  ],
  lookedAtHand: (w: Who, other: Who, seen: Part[]): Part[] => [
    `${teszi(w, "megnézted", "megnézte")} ${other.you ? "a lapjaidat" : `${other.name} lapjait`}`,
    ...(seen.length > 0 ? [": ", ...seen] : []),
  ],
  searched: (w: Who): Part[] => [`${teszi(w, "átkutattad", "átkutatta")} a talont`],
  put: (w: Who, what: Part[], where: string): Part[] => [
    `${teszi(w, "ezt tetted", "ezt tette")} ${places[where] ?? where}: `,
    ...what,
  ],
  putInHand: (w: Who, what: Part[], other: Who | null): Part[] =>
    other === null
      ? [`${teszi(w, "felvetted", "felvette")}: `, ...what]
      : [
          `${teszi(w, "ezt tetted", "ezt tette")} ${other.you ? "a kezedbe" : `${other.name} kezébe`}: `,
          ...what,
        ],
  number: (n: number): Part[] => [cards(n)],
  copies: (w: Who, card: Part[]): Part[] => [
    `${teszi(w, "ennek a képességét használod", "ennek a képességét használja")}: `,
    ...card,
  ],
  entered: (w: Who, card: Part[]): Part[] => [
    w.you ? "Játékba került előtted: " : `Játékba került, ${w.name} elé: `,
    ...card,
  ],
  destroyed: (w: Who, card: Part[]): Part[] => [
    w.you ? "Elpusztult a birtokod: " : `Elpusztult ${w.name} birtoka: `,
    ...card,
  ],
  gained: (w: Who, other: Who, card: Part[]): Part[] => [
    `${teszi(w, "átvetted", "átvette")} ${other.you ? "a birtokodat" : `${other.name} birtokát`}: `,
    ...card,
  ],
  obliged: (w: Who, other: Who, card: Part[]): Part[] => {
    const must = other.you
      ? "a következő körben ki kell játszanod vagy el kell dobnod"
      : `${other.name} a következő körben kijátssza vagy eldobja`;
    return card.length > 0
      ? [`${teszi(w, "választottad", "választotta")}: `, ...card, `; ${must}`]
      : [`${teszi(w, "választottál", "választott")} egy lapot; ${must}`];
  },
  you: "téged",
  chose: (w: Who, what: Part[]): Part[] => [`${teszi(w, "választottad", "választotta")}: `, ...what],
  choseNone: (w: Who): Part[] => [teszi(w, "egyet sem választottál", "egyet sem választott")],
  answered: (w: Who, yes: boolean): Part[] => [
    `${teszi(w, "azt mondtad", "azt mondta")}: ${yes ? "igen" : "nem"}`,
  ],
};
