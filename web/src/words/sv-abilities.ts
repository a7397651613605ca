/** Games whose cards have abilities, in Swedish: the board, the cards, and what players are asked. */

import type { DeepPartial } from "./dictionary";
import type { Words } from "./en";
import type { Range } from "./en-abilities";
import { assets, cards, list, turns, vems } from "./swedish";

function many(range: Range, one: string, several: string): string {
  const { least, most } = range;
  if (most === 1) return one;
  return least === most ? `${most} ${several}` : `högst ${most} ${several}`;
}

const someAssets = (range: Range) => many(range, "en tillgång", "tillgångar");

export const svAbilities: DeepPartial<Words["abilities"]> = {
  types: { asset: "tillgång", event: "händelse" },
  typeTitles: { asset: "Tillgång", event: "Händelse" },
  card: (name: string, hues: string[], rank: string, types: string[]) =>
    `${name}, ${list.format(hues)} ${rank}, ${types.join(" eller ")}`,
  requirementTitle: "Krav",
  needs: "har ett krav",
  play: "Spela",
  playSide: (name: string) => `Spela ${name}`,
  discard: "Kasta",
  discardAs: (colour: string) => `Kasta och nämn ${colour}`,
  choose: "Välj det här kortet",
  useIt: "Använd förmågan",
  forget: "Glöm den",
  draw: "Dra kortet som återstår",
  hand: (n: number) => `Din hand: ${cards(n)}`,
  handHelp:
    "Piltangenterna flyttar, Enter visar kortet och vad du kan göra med det, n går till nästa kort du kan använda.",
  usable: "går att använda nu",
  unusable: "går inte att använda nu",
  target: "kan väljas",
  picked: (n: number) => `vald som nummer ${n}`,
  order: "du måste spela eller kasta det här",
  assetsOf: (w, n) => `${vems(w, "Dina")} tillgångar: ${n}`,
  handOf: (n: number) => `Se handen: ${cards(n)}`,
  noAssets: "inga tillgångar",
  stock: (n: number) => `Talong: ${cards(n)}`,
  discardPile: (n: number) => `Kasthög: ${cards(n)}`,
  top: (card: string) => `Överst: ${card}`,
  topFirst: "Det översta kortet kommer först. Ett tryck på ett kort visar vad det gör.",
  named: (colour: string) => `Nämnd: ${colour}`,
  emptyPile: "Kasthögen är tom.",
  sorts: { suit: "efter färg", rank: "efter valör", dealt: "som de delades" },
  limbo: "Används",
  looking: "Bara du ser",
  details: (card: string) => `Läs ${card}`,
  phases: {
    begin: "Början",
    draw: "Dragfas",
    main: "Huvudfas",
    end: "Slutfas",
  },
  team: (n: string) => `lag ${n}`,
  teamWon: (others: string[], you: boolean) =>
    `${list.format(you ? ["Du", ...others] : others)} har vunnit som lag`,
  left: (plays: number, discards: number) => `kvar: spela ${plays}, kasta ${discards}`,
  done: "klar",
  lost: "har förlorat",
  skips: (n: string) => `står över ${turns(Number(n))}`,
  again: (n: string) => (n === "1" ? "extra tur" : `${n} extra turer`),
  owed: (n: string) => `ska dra ${n} till`,
  inPlay: (names: string) => `tillgångar: ${names}`,
  limboFact: (names: string) => `används: ${names}`,
  phaseFact: (phase: string) => `fas: ${phase.toLowerCase()}`,
  obliged: (w, card) =>
    w.you
      ? `Du måste spela eller kasta ${card} i din tur, om det går`
      : `${w.name} måste spela eller kasta ${card} i nästa tur, om det går`,
  main: (plays: number, discards: number) => {
    const parts = [...(plays > 0 ? [`spela ${plays}`] : []), ...(discards > 0 ? [`kasta ${discards}`] : [])];
    return parts.length === 0
      ? "det finns inget kvar att göra, så avsluta"
      : `${parts.join(", ")}, eller avsluta`;
  },
  deciding: (w, card) => (card === null ? `${w.name} ska välja` : `${w.name} ska välja: ${card}`),
  mayPlay: (names: string) => `Du kan spela: ${names}.`,
  mayDiscard: (names: string) => `Du kan kasta: ${names}.`,

  ask: {
    players: (r) => `välj ${many(r, "en spelare", "spelare")}`,
    assets: (r) => `välj ${someAssets(r)}`,
    destroy: (r) => `välj ${someAssets(r)} att förstöra`,
    take: (r) => `välj ${someAssets(r)} att ta över`,
    give: (r) => `välj ${many(r, "en egen tillgång", "egna tillgångar")} att ge bort`,
    cards: (r) => `välj ${many(r, "ett kort", "kort")}`,
    color: () => "nämn en färg",
    side: () => "välj vilken sida som används",
    order: () => "välj vems förmåga som kommer först",
    orderCards: () => "välj ordning: det första kortet hamnar överst",
    may: "använda den här förmågan?",
    insteadOfDraw: (n: number) => `du skulle dra ${cards(n)}. Använda den här förmågan i stället?`,
    insteadOfDestroy: (card: string) => `${card} skulle förstöras. Använda den här förmågan i stället?`,
    insteadOfLosing: "du skulle förlora. Använda den här förmågan i stället?",
    insteadOfSkipping: "du skulle stå över en tur. Använda den här förmågan i stället?",
    skipDraw: "hoppa över ditt första drag ur talongen?",
    redo: "får turen spelas om?",
    remember: (card: string) => `${card} väntar: använda nu, eller är det glömt?`,
    must: (r) =>
      r.most === 1
        ? "Du måste välja."
        : `Du måste välja ${r.least === r.most ? r.most : `minst ${r.least}`}.`,
    mayChoose: (r) => `Du får välja ${r.most === 1 ? "en eller ingen" : `högst ${r.most}`}.`,
    mayUse: "Du får.",
    inOrder: "Du måste, en i taget.",
    soFar: (n: number) => `Hittills valda: ${n}.`,
    yes: "Ja",
    no: "Nej",
    none: "Välj ingen",
    enough: "Klar",
    holds: (held: number, owned: number) => `${cards(held)}, ${assets(owned)}`,
    options: (names: string) => `Att välja på: ${names}.`,
  },

  text: {
    card: (label: string, lines: string) => `${label}. ${lines}`,
    side: (name: string, type: string, text: string) => `${name} (${type}): ${text}`,
    unknown: (typed: string) => `Det finns inget kort som heter ${typed} här.`,
    question: (what: string) => `Frågan till dig: ${what}`,
    noQuestion: "Ingen får någon fråga nu.",
    help: [
      "Drag här: play NAMN (spela) · discard NAMN (kasta) · discard NAMN as red · end · choose NAMN (välja) · " +
        "choose - (ingen) · pick NAMN.",
      "card NAMN berättar vad ett kort gör; question upprepar vad du får för fråga.",
    ],
  },
};
