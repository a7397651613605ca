/** Games whose cards have abilities, in German: the board, the cards, and what players are asked. */

import type { DeepPartial } from "./dictionary";
import type { Words } from "./en";
import type { Range } from "./en-abilities";
import { cards, list, wessen } from "./german";

function many(range: Range, one: string, several: string): string {
  const { least, most } = range;
  if (most === 1) return one;
  return least === most ? `${most} ${several}` : `bis zu ${most} ${several}`;
}

export const deAbilities: DeepPartial<Words["abilities"]> = {
  types: { asset: "Besitz", event: "Ereignis" },
  typeTitles: { asset: "Besitz", event: "Ereignis" },
  card: (name: string, hues: string[], rank: string, types: string[]) =>
    `${name}, ${list.format(hues)} ${rank}, ${types.join(" oder ")}`,
  requirementTitle: "Bedingung",
  needs: "hat eine Bedingung",
  play: "Spielen",
  playSide: (name: string) => `${name} spielen`,
  discard: "Ablegen",
  discardAs: (colour: string) => `Ablegen und ${colour} nennen`,
  choose: "Diese Karte wählen",
  useIt: "Ihre Fähigkeit nutzen",
  forget: "Vergessen",
  draw: "Die Karte ziehen, die aussteht",
  hand: (n: number) => `Deine Hand: ${cards(n)}`,
  handHelp:
    "Pfeiltasten gehen von Karte zu Karte, Enter zeigt die Karte und was mit ihr geht, n geht zur " +
    "nächsten, die zu gebrauchen ist.",
  usable: "jetzt zu gebrauchen",
  unusable: "jetzt nicht zu gebrauchen",
  target: "kann gewählt werden",
  picked: (n: number) => `als Nummer ${n} gewählt`,
  order: "du sollst sie spielen oder ablegen",
  assetsOf: (w, n) => `${wessen(w, "Dein")} Besitz: ${n}`,
  handOf: (n: number) => `Die Hand ansehen: ${cards(n)}`,
  noAssets: "kein Besitz",
  stock: (n: number) => `Nachziehstapel: ${cards(n)}`,
  discardPile: (n: number) => `Ablage: ${cards(n)}`,
  top: (card: string) => `Oben liegt: ${card}`,
  topFirst: "Die oberste Karte steht zuerst. Ein Tipp auf eine Karte zeigt, was sie tut.",
  named: (colour: string) => `Genannt: ${colour}`,
  emptyPile: "Die Ablage ist leer.",
  sorts: { suit: "nach Farbe", rank: "nach Wert", dealt: "wie ausgeteilt" },
  limbo: "Wird genutzt",
  looking: "Nur du siehst",
  details: (card: string) => `${card} lesen`,
  phases: {
    begin: "Beginn",
    draw: "Ziehen",
    main: "Hauptteil",
    end: "Ende",
  },
  team: (n: string) => `Team ${n}`,
  teamWon: (others: string[], you: boolean) =>
    you
      ? `Du und ${list.format(others)} habt als Team gewonnen`
      : `${list.format(others)} haben als Team gewonnen`,
  left: (plays: number, discards: number) => `noch ${plays}-mal spielen, ${discards}-mal ablegen`,
  done: "fertig",
  lost: "hat verloren",
  skips: (n: string) => (n === "1" ? "setzt einmal aus" : `setzt ${n}-mal aus`),
  again: (n: string) => (n === "1" ? "noch ein Zug" : `noch ${n} Züge`),
  owed: (n: string) => `muss noch ${n}-mal ziehen`,
  inPlay: (names: string) => `Besitz: ${names}`,
  limboFact: (names: string) => `wird genutzt: ${names}`,
  phaseFact: (phase: string) => `Teil des Zugs: ${phase}`,
  obliged: (w, card) =>
    w.you
      ? `Du sollst in deinem Zug ${card} spielen oder ablegen, wenn es geht`
      : `${w.name} soll im nächsten Zug ${card} spielen oder ablegen, wenn es geht`,
  main: (plays: number, discards: number) => {
    const parts = [...(plays > 0 ? [`spiel ${plays}`] : []), ...(discards > 0 ? [`leg ${discards} ab`] : [])];
    return parts.length === 0
      ? "es bleibt nichts zu tun, also beende ihn"
      : `${parts.join(", ")}, oder beende ihn`;
  },
  deciding: (w, card) =>
    card === null ? `${w.name} muss entscheiden` : `${w.name} muss entscheiden: ${card}`,
  mayPlay: (names: string) => `Du kannst spielen: ${names}.`,
  mayDiscard: (names: string) => `Du kannst ablegen: ${names}.`,

  ask: {
    players: (r) => `wähle ${many(r, "jemanden", "Spieler")}`,
    assets: (r) => `wähle ${many(r, "einen Besitz", "Besitze")}`,
    destroy: (r) => `wähle ${many(r, "einen Besitz, der zerstört wird", "Besitze, die zerstört werden")}`,
    take: (r) => `wähle ${many(r, "einen Besitz, den du übernimmst", "Besitze, die du übernimmst")}`,
    give: (r) => `wähle von dir ${many(r, "einen Besitz, den du hergibst", "Besitze, die du hergibst")}`,
    cards: (r) => `wähle ${many(r, "eine Karte", "Karten")}`,
    color: () => "nenn eine Farbe",
    side: () => "wähle die Seite, die genutzt wird",
    order: () => "wähle, wessen Fähigkeit zuerst kommt",
    orderCards: () => "wähle die Reihenfolge: Die erste Karte liegt dann oben",
    may: "diese Fähigkeit nutzen?",
    insteadOfDraw: (n: number) => `du würdest ${cards(n)} ziehen. Stattdessen diese Fähigkeit nutzen?`,
    insteadOfDestroy: (card: string) => `${card} würde zerstört. Stattdessen diese Fähigkeit nutzen?`,
    insteadOfLosing: "du würdest verlieren. Stattdessen diese Fähigkeit nutzen?",
    insteadOfSkipping: "du müsstest aussetzen. Stattdessen diese Fähigkeit nutzen?",
    skipDraw: "das erste Ziehen auslassen?",
    redo: "darf der Zug noch einmal gespielt werden?",
    remember: (card: string) => `${card} wartet: Jetzt nutzen, oder ist es vergessen?`,
    must: (r) =>
      r.most === 1
        ? "Du musst wählen."
        : `Du musst ${r.least === r.most ? "" : "mindestens "}${r.least} wählen.`,
    mayChoose: (r) => `Du darfst ${r.most === 1 ? "eines wählen oder keines" : `bis zu ${r.most} wählen`}.`,
    mayUse: "Du darfst.",
    inOrder: "Du musst, eines nach dem anderen.",
    soFar: (n: number) => `Bisher ${n} gewählt.`,
    yes: "Ja",
    no: "Nein",
    none: "Keines wählen",
    enough: "Fertig",
    holds: (held: number, assets: number) => `${cards(held)}, ${assets} Besitz`,
    options: (names: string) => `Zur Wahl: ${names}.`,
  },

  text: {
    card: (label: string, lines: string) => `${label}. ${lines}`,
    side: (name: string, type: string, text: string) => `${name} (${type}): ${text}`,
    unknown: (typed: string) => `Eine Karte ${typed} gibt es hier nicht.`,
    question: (what: string) => `Du wirst gefragt: ${what}`,
    noQuestion: "Niemand wird jetzt etwas gefragt.",
    help: [
      "Züge hier: play NAME (spielen) · discard NAME (ablegen) · discard NAME as red · end · choose " +
        "NAME (wählen) · choose - (keines) · pick NAME.",
      "card NAME sagt, was eine Karte tut; question wiederholt, was du gefragt bist.",
    ],
  },
};
