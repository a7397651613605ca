/** What a table shows whose cards have abilities, taken from the facts that the server tells; no rule of any game. */

import { abilitiesWords } from "#words/abilities";
import { tableWords } from "#words/table";
import { cardOf, coloursOf, detailName, detailOf, details, sidesOf, typesOf } from "../cards/details";
import type { PublicFact, Question, Snapshot, View } from "../wire/types";
import { seatLabel, type Company } from "../words/company";
import { among } from "../words/saying";
import { capital, cardName, suitName, words } from "../words/words";
import { offer, readAct, type Act } from "./acts";

/** Whether the cards of this table are known by what is printed on them. */
export function hasAbilities(): boolean {
  return details.value.size > 0;
}

function wordsOf(facts: readonly PublicFact[], key: string, seat: number): string[] {
  return facts.filter((fact) => fact.key === key && fact.seat === seat).flatMap((fact) => fact.words);
}

/** The assets in front of a seat, the oldest first. */
export function assetsOf(snapshot: Snapshot, seat: number): string[] {
  return wordsOf(snapshot.facts, "assets", seat);
}

/** Cards that all see while an ability is being used, and cards that the viewer alone looks at. */
export function limbo(snapshot: Snapshot): { all: string[]; own: string[] } {
  return {
    all: wordsOf(snapshot.facts, "limbo", -1),
    own: (snapshot.view?.known ?? []).filter((fact) => fact.key === "looking").flatMap((fact) => fact.words),
  };
}

export interface Order {
  seat: number;
  card: string;
}

/** Who is told to play or discard which card, as far as the viewer knows. */
export function orders(view: View): Order[] {
  return view.known
    .filter((fact) => fact.key === "order")
    .map((fact) => ({ seat: fact.seat, card: fact.words[0] ?? "" }));
}

export function phase(snapshot: Snapshot): string {
  return wordsOf(snapshot.facts, "phase", -1)[0] ?? "";
}

/** Plays and discards that a seat has left; null where nothing is said of it. */
export function left(snapshot: Snapshot, seat: number): { plays: number; discards: number } | null {
  const said = wordsOf(snapshot.facts, "left", seat);
  return said.length < 2 ? null : { plays: Number(said[0]), discards: Number(said[1]) };
}

/** A card for a voice: its name, colours, rank, and what kinds of card it is. */
export function described(word: string): string {
  const detail = detailOf(word);
  if (detail === undefined) return cardName(word);
  const say = abilitiesWords;
  const label = say.card(
    detailName(word) ?? detail.name,
    coloursOf(word).map(suitName),
    detail.rank,
    typesOf(word).map((type) => among(say.types, type) ?? type),
  );
  return sidesOf(word).some((side) => side.requirement !== "") ? `${label}, ${say.needs}` : label;
}

const ANSWERS = ["choose", "pick", "use", "forget"];

/** The legal acts with a card, in the order in which they are offered. */
export function actsWith(view: View, card: string): Act[] {
  return view.legal
    .map(readAct)
    .filter(({ verb, words: [first = ""] }) => verb !== "draw" && cardOf(first) === cardOf(card));
}

/** What an act with a card is called on its button. */
export function actLabel(act: Act): string {
  const say = abilitiesWords;
  const [card = "", as, colour = ""] = act.words;
  switch (act.verb) {
    case "play":
      return card.includes("/") ? say.playSide(cardName(card)) : say.play;
    case "discard":
      return as === "as" ? say.discardAs(suitName(colour)) : say.discard;
    case "choose":
    case "pick":
      return say.choose;
    case "use":
      return say.useIt;
    case "forget":
      return say.forget;
    default:
      return act.line;
  }
}

/** The acts of the turn with a card of the own hand that are not legal now; the server knows why. */
export function idleActs(view: View, card: string): Act[] {
  if (offer(view.legal).end === null || !(view.hands[view.seat]?.cards.includes(card) ?? false)) return [];
  const legal = actsWith(view, card);
  const sides = detailOf(card)?.sides ?? [];
  const plays = sides.map((side) => readAct(`play ${card}${side.letter === "" ? "" : `/${side.letter}`}`));
  const idle = plays.filter((act) => !legal.some((one) => one.line === act.line));
  return legal.some((act) => act.verb === "discard") ? idle : [...idle, readAct(`discard ${card}`)];
}

/** A decision that is open, as the viewer has to do with it. */
export interface Asked {
  question: Question;
  /** The acts that answer it with one of its options. */
  options: Act[];
  /** Nothing, or nothing more: `choose -`, `choose picked`. */
  enough: Act | null;
}

/** What the viewer is asked, or may say unasked; null: nothing. */
export function asking(view: View): Asked | null {
  const { question } = view;
  if (question === null || view.legal.length === 0) return null;
  const acts = view.legal.map(readAct);
  const ends = (act: Act) => act.verb === "choose" && ["-", "picked"].includes(act.words[0] ?? "");
  const options = acts.filter((act) => !ends(act) && (ANSWERS.includes(act.verb) || act.verb === "draw"));
  const place = (act: Act) => question.options.indexOf(act.words[0] ?? "");
  return {
    question,
    options: options.sort((a, b) => place(a) - place(b)),
    enough: acts.find(ends) ?? null,
  };
}

/** The cards that answer what the viewer is asked. */
export function targets(asked: Asked | null): ReadonlySet<string> {
  return new Set(asked?.options.map((act) => cardOf(act.words[0] ?? "")) ?? []);
}

/** The seats that answer what the viewer is asked. */
export function seatTargets(asked: Asked | null): ReadonlyMap<number, Act> {
  if (asked?.question.kind !== "players") return new Map();
  return new Map(asked.options.map((act) => [Number(act.words[0]), act]));
}

function mayUse(question: Question, company: Company): string {
  const say = abilitiesWords.ask;
  const [about = "", word = ""] = question.about.split(" ");
  switch (about) {
    case "draw":
      return say.insteadOfDraw(Number(word));
    case "destroy":
      return say.insteadOfDestroy(cardName(word));
    case "lose":
      return say.insteadOfLosing;
    case "skip":
      return say.insteadOfSkipping;
    case "skip_first_draw":
      return say.skipDraw;
    case "allow_redo":
      return word === "" ? say.redo : `${words.label(seatLabel(company, Number(word)))} ${say.redo}`;
    default:
      return say.may;
  }
}

/** How many are to be chosen, as sentences tell it apart. */
function howMany({ least, most }: Question): "one" | "exact" | "upTo" {
  if (most === 1) return "one";
  return least === most ? "exact" : "upTo";
}

function what(question: Question, company: Company): string {
  const say = abilitiesWords.ask;
  const { most } = question;
  const range = howMany(question);
  switch (question.kind) {
    case "players":
      return say.players(range, most);
    case "assets":
      return question.about === "destroy"
        ? say.destroy(range, most)
        : question.about === "take"
          ? say.take(range, most)
          : question.about === "give"
            ? say.give(range, most)
            : say.assets(range, most);
    case "cards":
      return say.cards(range, most);
    case "color":
      return say.color;
    case "side":
      return say.side;
    case "order":
      return say.order;
    case "order_cards":
      return say.orderCards;
    case "may":
      return mayUse(question, company);
    case "remember":
      return say.remember(question.card === "" ? tableWords.draw : cardName(question.card));
    default:
      return among(tableWords.awaits, question.kind) ?? question.kind;
  }
}

/** What is asked, by which card. */
export function questionWords(
  question: Question,
  company: Company,
): { by: string; what: string; must: string } {
  const say = abilitiesWords.ask;
  const { least, most } = question;
  const range = howMany(question);
  const yesNo = ["may", "remember"].includes(question.kind);
  const must =
    question.kind === "order_cards"
      ? say.inOrder
      : yesNo
        ? say.mayUse
        : question.may
          ? say.mayChoose(range, most)
          : say.must(range, most, least);
  return {
    by: question.card === "" ? "" : cardName(question.card),
    what: what(question, company),
    must: question.picked.length > 0 ? `${must} ${say.soFar(question.picked.length)}` : must,
  };
}

/** An option in words. */
export function optionWords(act: Act, question: Question, company: Company): string {
  const say = abilitiesWords;
  const [word = ""] = act.words;
  if (act.verb === "use") return say.useIt;
  if (act.verb === "forget") return say.forget;
  if (act.verb === "draw") return say.draw;
  switch (question.kind) {
    case "players":
      return seatLabel(company, Number(word));
    case "color":
      return suitName(word);
    case "may":
    case "remember":
      return word === "yes" ? say.ask.yes : say.ask.no;
    case "side":
      return cardName(`${cardOf(question.card)}/${word}`);
    default:
      return described(word);
  }
}

/** The whole question as sentences for a voice. */
export function questionSentence(asked: Asked, company: Company): string {
  const say = abilitiesWords.ask;
  const { by, what: wanted, must } = questionWords(asked.question, company);
  const names = asked.options.map((act) => optionWords(act, asked.question, company));
  const sentence = capital(wanted);
  const ended = /[.?!]$/.test(sentence) ? sentence : `${sentence}.`;
  return [by === "" ? "" : words.label(by), ended, must, say.options(names.join("; "))]
    .filter((part) => part !== "")
    .join(" ");
}
