/** The legal acts of a seat, as the server lists them, sorted into what the page offers: cards, buttons, choosers. */

import { readCard } from "../cards/notation";

/** An act of the notation, taken apart; `line` is what goes back to the server. */
export interface Act {
  line: string;
  verb: string;
  words: string[];
}

export interface Offer {
  /** By card: the acts that put this card on the pile, `play` first. */
  cards: ReadonlyMap<string, Act[]>;
  /** By card: the act that plays two of it at once. */
  pairs: ReadonlyMap<string, Act>;
  /** Suits and ranks that may be declared. */
  suits: Act[];
  ranks: Act[];
  /** Cards that may be handed to a seat, or be shown to it. */
  gives: Act[];
  /** Seats that may be named. */
  targets: Act[];
  /** Seats whose missing call may be caught. */
  catches: Act[];
  /** Words that are owed, as acts that say them. */
  says: Act[];
  /** What all seats may do at once. While it is offered, `pass` lets it be. */
  grab: Act | null;
  call: Act | null;
  draw: Act | null;
  /** Seats from whose hand a card may be drawn instead. */
  handDraws: Act[];
  pass: Act | null;
  end: Act | null;
  /** Everything else, each a button of its own. */
  others: Act[];
}

/** What puts a card on the pile, the first before the others. */
const PLAYS = ["play", "lay", "discard"];

export function readAct(line: string): Act {
  const [verb = "", ...words] = line.trim().split(/\s+/);
  return { line, verb, words };
}

/** Whether an act names a card, and no more. */
function namesCard({ words }: Act): boolean {
  return words.length === 1 && readCard(words[0]!) !== null;
}

/** Whether an act names a card and a seat, which the server lists by its number. */
function namesCardAndSeat({ words }: Act): boolean {
  return words.length === 2 && readCard(words[0]!) !== null && /^\d+$/.test(words[1]!);
}

/** The cards that an act plays, lays or discards, or with which it does something else. */
export function cardsOf(line: string): string[] {
  const act = readAct(line);
  return PLAYS.includes(act.verb) || namesCard(act) ? act.words.filter((word) => !word.startsWith("=")) : [];
}

/** Among the acts with a card: the plays first, one card before two. */
function place(act: Act): number {
  return PLAYS.indexOf(act.verb) * 10 + act.words.length;
}

/** Sorts the legal acts; knows the notation's verbs and no rule of any game. */
export function offer(legal: readonly string[]): Offer {
  const cards = new Map<string, Act[]>();
  const pairs = new Map<string, Act>();
  const result: Offer = {
    cards,
    pairs,
    suits: [],
    ranks: [],
    gives: [],
    targets: [],
    catches: [],
    says: [],
    grab: null,
    call: null,
    draw: null,
    handDraws: [],
    pass: null,
    end: null,
    others: [],
  };
  const byCard = (card: string, act: Act) =>
    cards.set(
      card,
      [...(cards.get(card) ?? []), act].sort((a, b) => place(a) - place(b)),
    );
  for (const line of legal) {
    const act = readAct(line);
    const first = act.words[0];
    if (PLAYS.includes(act.verb) && first !== undefined) {
      const card = first.split("/")[0]!;
      if (act.words[1] === first) pairs.set(card, act);
      byCard(card, act);
      continue;
    }
    switch (act.verb) {
      case "suit":
        result.suits.push(act);
        break;
      case "rank":
        result.ranks.push(act);
        break;
      case "target":
        result.targets.push(act);
        break;
      case "catch":
        result.catches.push(act);
        break;
      case "say":
        result.says.push(act);
        break;
      case "draw":
        if (first === undefined) result.draw = act;
        else result.handDraws.push(act);
        break;
      case "call":
      case "grab":
      case "pass":
      case "end":
        result[act.verb] = act;
        break;
      // what a card lets its player do with another one is known by what it names
      default:
        if (namesCardAndSeat(act)) result.gives.push(act);
        else if (namesCard(act)) byCard(first!, act);
        else result.others.push(act);
    }
  }
  return result;
}

/**
 * The line that a tap on this card sends; with `keepOpen` the card is laid and the turn stays open, or two
 * of it are played at once where that is offered. Null: not legal.
 */
export function cardLine(offered: Offer, card: string, keepOpen: boolean): string | null {
  const acts = offered.cards.get(card) ?? [];
  const [first] = acts;
  if (first === undefined) return null;
  const pair = offered.pairs.get(card);
  if (keepOpen && pair !== undefined) return pair.line;
  if (!keepOpen || offered.pairs.size > 0) return first.line;
  const lay = acts.find((act) => act.verb === "lay");
  return (lay ?? first).line;
}

/** Whether there is a first card that may be laid with the turn kept open as well as played alone. */
export function mayKeepOpen(offered: Offer): boolean {
  return [...offered.cards.values()].some(
    (acts) => acts.some((act) => act.verb === "play") && acts.some((act) => act.verb === "lay"),
  );
}

/** Whether a card may be put on the pile. */
export function mayPlay(offered: Offer): boolean {
  return [...offered.cards.values()].some((acts) => acts.some((act) => PLAYS.includes(act.verb)));
}

/** Whether some card may be played two at once as well as alone. */
export function mayPair(offered: Offer): boolean {
  return [...offered.pairs.keys()].some((card) => offered.cards.get(card)!.length > 1);
}

/** Whether a seat can do nothing but draw; that it might call does not count. */
export function onlyDraws(offered: Offer): boolean {
  const { cards, suits, ranks, gives, targets, catches, says, grab, draw, handDraws, pass, end, others } =
    offered;
  const chosen = [suits, ranks, gives, targets, catches, says, handDraws, others];
  return (
    draw !== null &&
    cards.size === 0 &&
    chosen.every((acts) => acts.length === 0) &&
    [grab, pass, end].every((act) => act === null)
  );
}

/** What the view makes of its legal acts: whether one of them must be chosen before anything else. */
export function mustChoose(offered: Offer, awaits: string): boolean {
  const { suits, ranks, gives, targets } = offered;
  return suits.length + ranks.length + targets.length > 0 || gives[0]?.verb === awaits;
}

/** The number of the seat that an act names, by number or by name; -1 if it names none. */
export function namedSeat(act: Act, names: readonly (string | null)[]): number {
  const word = act.words[act.words.length - 1] ?? "";
  const byName = names.indexOf(act.words.join(" "));
  if (byName >= 0) return byName;
  return /^\d+$/.test(word) ? Number(word) : names.indexOf(word);
}
