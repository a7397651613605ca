/** What happens in games whose cards have abilities, in Dutch. */

import type { DeepPartial } from "./dictionary";
import type { Part, Who, Words } from "./en";
import { cards, handVan, heeft, is, jij, jou, wie } from "./dutch";

const places: Record<string, string> = {
  "stock-top": "boven op de stapel",
  "stock-bottom": "onder de stapel",
  "pile-bottom": "onder de aflegstapel",
};

export const nlAbilityEvents: DeepPartial<Words["abilityEvents"]> = {
  told: {
    because: (card: string, what: string) => `${card}: ${what}`,
    willSkip: "slaat een beurt over",
    drawsFewer: (n: number) => `trekt er ${n} minder`,
    lost: "heeft verloren",
    forgot: "vergeten",
    again: "een extra beurt",
    replayed: "de beurt opnieuw",
    granted: (n: number) => `mag er nog ${n} afleggen`,
    uses: (card: string) => `gebruikt ${card}`,
    destroyed: (card: string) => `${card} vernietigd`,
    gained: (card: string) => `neemt ${card} over`,
    obliged: "moet een kaart spelen of afleggen",
    looked: "kijkt in de stapel",
    lookedAtHand: "bekijkt een hand",
    put: "legt een kaart weg",
  },
  because: (card: Part, what: Part[]): Part[] => [card, ": ", ...what],
  turn: (w: Who): Part[] => [w.you ? "Je beurt begint" : `De beurt van ${w.name} begint`],
  skippedDraw: (w: Who): Part[] => [`${wie(w)} ${heeft(w)} het trekken overgeslagen`],
  forgot: (w: Who, what: Part[]): Part[] => [`${wie(w)} ${is(w)} `, ...what, " vergeten"],
  forgotDraw: (w: Who): Part[] => [`${wie(w)} ${is(w)} vergeten te trekken`],
  replayed: (w: Who): Part[] => [`${wie(w)} speelt de beurt opnieuw`],
  lost: (w: Who, n: number): Part[] => [`${wie(w)} ${heeft(w)} verloren, met ${cards(n)} in de hand`],
  done: (w: Who): Part[] => [`${wie(w)} ${is(w)} klaar`],
  discarded: (w: Who, card: Part[]): Part[] => [`${wie(w)} ${heeft(w)} `, ...card, " afgelegd"],
  namedColour: (w: Who, colour: string): Part[] => [`${wie(w)} ${heeft(w)} ${colour} genoemd`],
  won: (w: Who, how: string): Part[] => [`${wie(w)} ${heeft(w)} gewonnen${how === "" ? "" : `: ${how}`}`],
  wonBy: {
    empty_hand: "geen kaarten meer",
    card_effect: "door een kaart",
    last_one_left: "als laatste over",
    draw_impossible: "er was niets meer te trekken",
    limit: "",
  },
  uses: (w: Who, card: Part[]): Part[] => [`${wie(w)} gebruikt `, ...card],
  willSkip: (w: Who): Part[] => [`${wie(w)} moet een beurt overslaan`],
  drawsFewer: (w: Who, n: number): Part[] => [`${wie(w)} trekt ${cards(n)} minder`],
  shuffled: (w: Who): Part[] => [`${wie(w)} ${heeft(w)} de stapel geschud`],
  again: (w: Who): Part[] => [`${wie(w)} krijgt een extra beurt`],
  granted: (w: Who, n: number): Part[] => [`${wie(w)} mag in deze beurt nog ${cards(n)} afleggen`],
  looked: (w: Who, n: number, seen: Part[]): Part[] =>
    seen.length > 0
      ? [`${wie(w)} ${heeft(w)} `, ...seen, " bekeken"]
      : [`${wie(w)} ${heeft(w)} ${cards(n)} van de stapel bekeken`],
  lookedAtHand: (w: Who, other: Who, seen: Part[]): Part[] => [
    `${wie(w)} ${heeft(w)} ${handVan(other)} bekeken`,
    ...(seen.length > 0 ? [": ", ...seen] : []),
  ],
  searched: (w: Who): Part[] => [`${wie(w)} ${heeft(w)} de stapel doorzocht`],
  put: (w: Who, what: Part[], where: string): Part[] => [
    `${wie(w)} ${heeft(w)} `,
    ...what,
    ` ${places[where] ?? where} gelegd`,
  ],
  putInHand: (w: Who, what: Part[], other: Who | null): Part[] => [
    `${wie(w)} ${heeft(w)} `,
    ...what,
    other === null ? ` in ${w.you ? "je" : "de eigen"} hand genomen` : ` in ${handVan(other)} gestopt`,
  ],
  number: (n: number): Part[] => [cards(n)],
  copies: (w: Who, card: Part[]): Part[] => [`${wie(w)} gebruikt het effect van `, ...card],
  entered: (w: Who, card: Part[]): Part[] => [...card, ` is bij ${jou(w)} in het spel gekomen`],
  destroyed: (w: Who, card: Part[]): Part[] =>
    w.you
      ? ["Jouw bezitting ", ...card, " is vernietigd"]
      : ["De bezitting ", ...card, ` van ${w.name} is vernietigd`],
  gained: (w: Who, other: Who, card: Part[]): Part[] => [
    `${wie(w)} ${heeft(w)} `,
    ...card,
    ` van ${jou(other)} overgenomen`,
  ],
  obliged: (w: Who, other: Who, card: Part[]): Part[] =>
    card.length > 0
      ? [
          `${wie(w)} ${heeft(w)} `,
          ...card,
          ` gekozen: ${jij(other)} moet die in de volgende beurt spelen of afleggen`,
        ]
      : [
          `${wie(w)} ${heeft(w)} een kaart gekozen die ${jij(other)} in de volgende beurt moet spelen of afleggen`,
        ],
  you: "jou",
  chose: (w: Who, what: Part[]): Part[] => [`${wie(w)} ${heeft(w)} `, ...what, " gekozen"],
  choseNone: (w: Who): Part[] => [`${wie(w)} ${heeft(w)} niets gekozen`],
  answered: (w: Who, yes: boolean): Part[] => [`${wie(w)} ${heeft(w)} ${yes ? "ja" : "nee"} gezegd`],
};
