/** What happens in games whose cards have abilities, in Swedish. */

import type { DeepPartial } from "./dictionary";
import type { Part, Who, Words } from "./en";
import { cards, dig, du, vem, vems } from "./swedish";

const places: Record<string, string> = {
  "stock-top": "överst på talongen",
  "stock-bottom": "underst i talongen",
  "pile-bottom": "underst i kasthögen",
};

export const svAbilityEvents: DeepPartial<Words["abilityEvents"]> = {
  told: {
    because: (card: string, what: string) => `${card}: ${what}`,
    willSkip: "står över en tur",
    drawsFewer: (n: number) => `drar ${n} färre`,
    lost: "har förlorat",
    forgot: "glömt",
    again: "en extra tur",
    replayed: "turen en gång till",
    granted: (n: number) => `får kasta ${n} till`,
    uses: (card: string) => `använder ${card}`,
    destroyed: (card: string) => `${card} förstörd`,
    gained: (card: string) => `tar över ${card}`,
    obliged: "måste spela eller kasta ett kort",
    looked: "tittar i talongen",
    lookedAtHand: "tittar på en hand",
    put: "lägger undan ett kort",
  },
  because: (card: Part, what: Part[]): Part[] => [card, ": ", ...what],
  turn: (w: Who): Part[] => [`${vems(w, "Din")} tur börjar`],
  skippedDraw: (w: Who): Part[] => [`${vem(w)} hoppade över att dra`],
  forgot: (w: Who, what: Part[]): Part[] => [`${vem(w)} glömde `, ...what],
  forgotDraw: (w: Who): Part[] => [`${vem(w)} glömde att dra`],
  replayed: (w: Who): Part[] => [`${vem(w)} spelar om turen`],
  lost: (w: Who, n: number): Part[] => [`${vem(w)} har förlorat, med ${cards(n)} på handen`],
  done: (w: Who): Part[] => [`${vem(w)} är klar`],
  discarded: (w: Who, card: Part[]): Part[] => [`${vem(w)} kastade `, ...card],
  namedColour: (w: Who, colour: string): Part[] => [`${vem(w)} nämnde ${colour}`],
  won: (w: Who, how: string): Part[] => [`${vem(w)} har vunnit${how === "" ? "" : `: ${how}`}`],
  wonBy: {
    empty_hand: "inga kort kvar",
    card_effect: "genom ett kort",
    last_one_left: "sist kvar",
    draw_impossible: "det fanns inget kvar att dra",
    limit: "",
  },
  uses: (w: Who, card: Part[]): Part[] => [`${vem(w)} använder `, ...card],
  willSkip: (w: Who): Part[] => [`${vem(w)} får stå över en tur`],
  drawsFewer: (w: Who, n: number): Part[] => [`${vem(w)} drar ${cards(n)} färre`],
  shuffled: (w: Who): Part[] => [`${vem(w)} blandade talongen`],
  again: (w: Who): Part[] => [`${vem(w)} får en extra tur`],
  granted: (w: Who, n: number): Part[] => [`${vem(w)} får kasta ${cards(n)} till den här turen`],
  looked: (w: Who, n: number, seen: Part[]): Part[] =>
    seen.length > 0 ? [`${vem(w)} tittade på `, ...seen] : [`${vem(w)} tittade på ${cards(n)} i talongen`],
  lookedAtHand: (w: Who, other: Who, seen: Part[]): Part[] => [
    `${vem(w)} tittade på ${vems(other, "din")} hand`,
    ...(seen.length > 0 ? [": ", ...seen] : []),
  ],
  searched: (w: Who): Part[] => [`${vem(w)} letade igenom talongen`],
  put: (w: Who, what: Part[], where: string): Part[] => [
    `${vem(w)} lade `,
    ...what,
    ` ${places[where] ?? where}`,
  ],
  putInHand: (w: Who, what: Part[], other: Who | null): Part[] =>
    other === null
      ? [`${vem(w)} tog upp `, ...what, " på handen"]
      : [`${vem(w)} lade `, ...what, ` på ${vems(other, "din")} hand`],
  number: (n: number): Part[] => [cards(n)],
  copies: (w: Who, card: Part[]): Part[] => [`${vem(w)} använder förmågan hos `, ...card],
  entered: (w: Who, card: Part[]): Part[] => [...card, ` kom i spel framför ${dig(w)}`],
  destroyed: (w: Who, card: Part[]): Part[] => [`${vems(w, "Din")} tillgång `, ...card, " förstördes"],
  gained: (w: Who, other: Who, card: Part[]): Part[] => [
    `${vem(w)} tog över `,
    ...card,
    ` från ${dig(other)}`,
  ],
  obliged: (w: Who, other: Who, card: Part[]): Part[] =>
    card.length > 0
      ? [`${vem(w)} valde `, ...card, `: ${du(other)} måste spela eller kasta det i nästa tur`]
      : [`${vem(w)} valde ett kort som ${du(other)} måste spela eller kasta i nästa tur`],
  you: "dig",
  chose: (w: Who, what: Part[]): Part[] => [`${vem(w)} valde `, ...what],
  choseNone: (w: Who): Part[] => [`${vem(w)} valde inget`],
  answered: (w: Who, yes: boolean): Part[] => [`${vem(w)} sa ${yes ? "ja" : "nej"}`],
};
