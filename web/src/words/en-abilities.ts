/** Games whose cards have abilities, in English: the board, the cards, and what players are asked. */

import { cards, count, list, type Who } from "./english";

/** How many must or may be chosen. */
export interface Range {
  least: number;
  most: number;
  picked: number;
}

function many(range: Range, one: string, several: string): string {
  const { least, most } = range;
  if (most === 1) return one;
  return least === most ? `${most} ${several}` : `up to ${most} ${several}`;
}

export const enAbilities = {
  types: { asset: "asset", event: "event" } as Record<string, string>,
  typeTitles: { asset: "Asset", event: "Event" } as Record<string, string>,
  /** "Camel, green 2, asset". */
  card: (name: string, hues: string[], rank: string, types: string[]) =>
    `${name}, ${list.format(hues)} ${rank}, ${types.join(" or ")}`,
  requirementTitle: "Requirement",
  needs: "has a requirement",
  play: "Play",
  playSide: (name: string) => `Play ${name}`,
  discard: "Discard",
  discardAs: (colour: string) => `Discard, naming ${colour}`,
  choose: "Choose this card",
  useIt: "Use its ability",
  forget: "Forget it",
  draw: "Draw the card that is owed",
  hand: (n: number) => `Your hand: ${cards(n)}`,
  handHelp:
    "Arrow keys move, Enter shows the card and what you can do with it, n goes to the next card to use.",
  usable: "can be used now",
  unusable: "can't be used now",
  target: "can be chosen",
  picked: (n: number) => `chosen as number ${n}`,
  order: "you are told to play or discard this",
  assetsOf: (w: Who, n: number) => `${w.you ? "Your" : `${w.name}’s`} assets: ${n}`,
  handOf: (n: number) => `See the hand: ${cards(n)}`,
  noAssets: "no assets",
  stock: (n: number) => `Draw pile: ${cards(n)}`,
  discardPile: (n: number) => `Discard pile: ${cards(n)}`,
  top: (card: string) => `On top: ${card}`,
  topFirst: "The top card comes first. A tap on a card shows what it does.",
  named: (colour: string) => `Named: ${colour}`,
  emptyPile: "The discard pile is empty.",
  sorts: { suit: "by color", rank: "by rank", dealt: "as dealt" },
  limbo: "Being used",
  looking: "Only you see",
  details: (card: string) => `Read ${card}`,
  phases: {
    begin: "Beginning",
    draw: "Draw phase",
    main: "Main phase",
    end: "End phase",
  } as Record<string, string>,
  team: (n: string) => `team ${n}`,
  teamWon: (others: string[], you: boolean) =>
    `${list.format(you ? ["You", ...others] : others)} have won as a team`,
  left: (plays: number, discards: number) =>
    `${count(plays, "play", "plays")}, ${count(discards, "discard", "discards")} left`,
  done: "done",
  lost: "has lost",
  skips: (n: string) => (n === "1" ? "skips a turn" : `skips ${n} turns`),
  again: (n: string) => (n === "1" ? "extra turn" : `${n} extra turns`),
  owed: (n: string) => `owes ${count(Number(n), "draw", "draws")}`,
  inPlay: (names: string) => `assets: ${names}`,
  limboFact: (names: string) => `being used: ${names}`,
  phaseFact: (phase: string) => `phase: ${phase.toLowerCase()}`,
  obliged: (w: Who, card: string) =>
    w.you
      ? `You are told to play or discard ${card} on your turn, if possible`
      : `${w.name} is told to play or discard ${card} on the next turn, if possible`,
  main: (plays: number, discards: number) => {
    const parts = [...(plays > 0 ? [`play ${plays}`] : []), ...(discards > 0 ? [`discard ${discards}`] : [])];
    return parts.length === 0 ? "nothing is left to do, so end it" : `${parts.join(", ")}, or end it`;
  },
  deciding: (w: Who, card: string | null) =>
    card === null ? `${w.name} is to decide` : `${w.name} is to decide: ${card}`,
  mayPlay: (names: string) => `You can play ${names}.`,
  mayDiscard: (names: string) => `You can discard ${names}.`,

  ask: {
    players: (r: Range) => `choose ${many(r, "a player", "players")}`,
    assets: (r: Range) => `choose ${many(r, "an asset", "assets")}`,
    destroy: (r: Range) => `choose ${many(r, "an asset", "assets")} to destroy`,
    take: (r: Range) => `choose ${many(r, "an asset", "assets")} to take over`,
    give: (r: Range) => `choose ${many(r, "an asset", "assets")} of yours to give away`,
    cards: (r: Range) => `choose ${many(r, "a card", "cards")}`,
    color: () => "name a color",
    side: () => "choose the side that is used",
    order: () => "choose whose ability comes first",
    orderCards: () => "choose the order: the first card comes to lie on top",
    may: "use this ability?",
    insteadOfDraw: (n: number) => `you would draw ${cards(n)}. Use this ability instead?`,
    insteadOfDestroy: (card: string) => `${card} would be destroyed. Use this ability instead?`,
    insteadOfLosing: "you would lose the game. Use this ability instead?",
    insteadOfSkipping: "you would have to skip a turn. Use this ability instead?",
    skipDraw: "skip your first draw?",
    redo: "may the turn be played again?",
    remember: (card: string) => `${card} waits: use it now, or is it forgotten?`,
    must: (r: Range) =>
      r.most === 1
        ? "You must choose."
        : `You must choose ${r.least === r.most ? r.most : `at least ${r.least}`}.`,
    mayChoose: (r: Range) => `You may choose ${r.most === 1 ? "one or none" : `up to ${r.most}`}.`,
    mayUse: "You may.",
    inOrder: "You must, one after the other.",
    soFar: (n: number) => `${n} chosen so far.`,
    yes: "Yes",
    no: "No",
    none: "Choose none",
    enough: "Done",
    holds: (held: number, assets: number) => `${cards(held)}, ${count(assets, "asset", "assets")}`,
    options: (names: string) => `To choose from: ${names}.`,
  },

  text: {
    card: (label: string, lines: string) => `${label}. ${lines}`,
    side: (name: string, type: string, text: string) => `${name} (${type}): ${text}`,
    unknown: (typed: string) => `There is no card called ${typed} here.`,
    question: (what: string) => `You are asked: ${what}`,
    noQuestion: "Nobody is asked anything now.",
    help: [
      "Acts here: play NAME · discard NAME · discard NAME as red · end · choose NAME · choose - (none) · pick NAME.",
      "card NAME tells what a card does; question repeats what you are asked.",
    ],
  },
};
