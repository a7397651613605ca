/** What happens in games whose cards have abilities, in German. */

import type { DeepPartial } from "./dictionary";
import type { Part, Who, Words } from "./en";
import { cards, hat, ist, wem, wer, wessen } from "./german";

const places: Record<string, string> = {
  "stock-top": "auf den Nachziehstapel",
  "stock-bottom": "unter den Nachziehstapel",
  "pile-bottom": "unter die Ablage",
};

export const deAbilityEvents: DeepPartial<Words["abilityEvents"]> = {
  told: {
    because: (card: string, what: string) => `${card}: ${what}`,
    willSkip: "setzt aus",
    drawsFewer: (n: number) => `zieht ${n} weniger`,
    lost: "hat verloren",
    forgot: "vergessen",
    again: "noch ein Zug",
    replayed: "der Zug noch einmal",
    granted: (n: number) => `darf ${n} mehr ablegen`,
    uses: (card: string) => `nutzt ${card}`,
    destroyed: (card: string) => `${card} zerstört`,
    gained: (card: string) => `übernimmt ${card}`,
    obliged: "muss eine Karte spielen oder ablegen",
    looked: "sieht in den Stapel",
    lookedAtHand: "sieht eine Hand an",
    put: "legt eine Karte weg",
  },
  because: (card: Part, what: Part[]): Part[] => [card, ": ", ...what],
  turn: (w: Who): Part[] => [`${wessen(w, "Dein")} Zug beginnt`],
  skippedDraw: (w: Who): Part[] => [`${wer(w)} ${hat(w)} das Ziehen ausgelassen`],
  forgot: (w: Who, what: Part[]): Part[] => [`${wer(w)} ${hat(w)} `, ...what, " vergessen"],
  forgotDraw: (w: Who): Part[] => [`${wer(w)} ${hat(w)} vergessen zu ziehen`],
  replayed: (w: Who): Part[] => [`${wer(w)} ${w.you ? "spielst" : "spielt"} den Zug noch einmal`],
  lost: (w: Who, n: number): Part[] => [`${wer(w)} ${hat(w)} verloren, mit ${cards(n)} auf der Hand`],
  done: (w: Who): Part[] => [`${wer(w)} ${ist(w)} fertig`],
  discarded: (w: Who, card: Part[]): Part[] => [`${wer(w)} ${hat(w)} `, ...card, " abgelegt"],
  namedColour: (w: Who, colour: string): Part[] => [`${wer(w)} ${hat(w)} ${colour} genannt`],
  won: (w: Who, how: string): Part[] => [`${wer(w)} ${hat(w)} gewonnen${how === "" ? "" : `: ${how}`}`],
  wonBy: {
    empty_hand: "keine Karten mehr",
    card_effect: "durch eine Karte",
    last_one_left: "als Letzte oder Letzter übrig",
    draw_impossible: "es war nichts mehr zu ziehen",
    limit: "",
  },
  uses: (w: Who, card: Part[]): Part[] => [`${wer(w)} nutzt `, ...card],
  willSkip: (w: Who): Part[] => [`${wer(w)} ${w.you ? "musst" : "muss"} aussetzen`],
  drawsFewer: (w: Who, n: number): Part[] => [`${wer(w)} ${w.you ? "ziehst" : "zieht"} ${cards(n)} weniger`],
  shuffled: (w: Who): Part[] => [`${wer(w)} ${hat(w)} den Nachziehstapel gemischt`],
  again: (w: Who): Part[] => [`${wer(w)} ${hat(w)} noch einen Zug`],
  granted: (w: Who, n: number): Part[] => [
    `${wer(w)} ${w.you ? "darfst" : "darf"} in diesem Zug ${cards(n)} mehr ablegen`,
  ],
  looked: (w: Who, n: number, seen: Part[]): Part[] =>
    seen.length > 0
      ? [`${wer(w)} ${hat(w)} `, ...seen, " angesehen"]
      : [`${wer(w)} ${hat(w)} ${cards(n)} des Nachziehstapels angesehen`],
  lookedAtHand: (w: Who, other: Who, seen: Part[]): Part[] => [
    `${wer(w)} ${hat(w)} ${wessen(other, "deine")} Hand angesehen`,
    ...(seen.length > 0 ? [": ", ...seen] : []),
  ],
  searched: (w: Who): Part[] => [`${wer(w)} ${hat(w)} den Nachziehstapel durchsucht`],
  put: (w: Who, what: Part[], where: string): Part[] => [
    `${wer(w)} ${hat(w)} `,
    ...what,
    ` ${places[where] ?? where} gelegt`,
  ],
  putInHand: (w: Who, what: Part[], other: Who | null): Part[] => [
    `${wer(w)} ${hat(w)} `,
    ...what,
    other === null ? " auf die eigene Hand genommen" : ` auf ${wessen(other, "deine")} Hand gegeben`,
  ],
  number: (n: number): Part[] => [cards(n)],
  copies: (w: Who, card: Part[]): Part[] => [`${wer(w)} nutzt die Fähigkeit von `, ...card],
  entered: (w: Who, card: Part[]): Part[] => [...card, ` kam vor ${w.you ? "dir" : w.name} ins Spiel`],
  destroyed: (w: Who, card: Part[]): Part[] => [`${wessen(w, "Dein")} Besitz `, ...card, " wurde zerstört"],
  gained: (w: Who, other: Who, card: Part[]): Part[] => [
    `${wer(w)} ${hat(w)} `,
    ...card,
    ` von ${wem(other)} übernommen`,
  ],
  obliged: (w: Who, other: Who, card: Part[]): Part[] =>
    card.length > 0
      ? [
          `${wer(w)} ${hat(w)} `,
          ...card,
          ` gewählt: ${other.you ? "Du musst" : `${other.name} muss`} sie im nächsten Zug spielen oder ablegen`,
        ]
      : [
          `${wer(w)} ${hat(w)} eine Karte gewählt: `,
          `${other.you ? "Du musst" : `${other.name} muss`} sie im nächsten Zug spielen oder ablegen`,
        ],
  you: "dich",
  chose: (w: Who, what: Part[]): Part[] => [`${wer(w)} ${hat(w)} `, ...what, " gewählt"],
  choseNone: (w: Who): Part[] => [`${wer(w)} ${hat(w)} nichts gewählt`],
  answered: (w: Who, yes: boolean): Part[] => [`${wer(w)} ${hat(w)} ${yes ? "ja" : "nein"} gesagt`],
};
