/** What happens in games whose cards have abilities, in words, and which card brought it about. */

import { abilityEventsWords } from "#words/ability-events";
import { cardOf, detailOf, details } from "../cards/details";
import type { TableEvent } from "../wire/types";
import { person, type Company } from "./company";
import { among, asParts, type Part, type Who } from "./saying";
import { listed, suitName } from "./words";

function number(event: TableEvent): number {
  return Number(event.words.find((word) => /^-?\d+$/.test(word)) ?? 1);
}

/** Cards that the listener alone is told, or those that all hear of. */
function told(event: TableEvent): string[] {
  return event.cards ?? event.words.filter((word) => detailOf(word) !== undefined);
}

function chosenPlayer(who: Who): string {
  return who.you ? abilityEventsWords.you : who.name;
}

/** Options as an answer names them: cards, seats, colours, sides. */
function answer(event: TableEvent, company: Company): Part[] {
  const options = (event.words[0] ?? "").split(", ");
  return options.flatMap((word, i): Part[] => [
    ...(i === 0 ? [] : [", "]),
    detailOf(word) !== undefined
      ? { card: word }
      : /^\d+$/.test(word)
        ? chosenPlayer(person(company, Number(word)))
        : suitName(word),
  ]);
}

function chose(event: TableEvent, company: Company): string | Part[] {
  const say = abilityEventsWords;
  const who = person(company, event.seat);
  const word = event.words[0] ?? "";
  if (word === "none") return say.choseNone(who);
  if (word === "yes" || word === "no") return say.answered(who, word === "yes");
  // how many, where only the chooser may know which
  if (event.words[1] === "unseen")
    return event.cards !== undefined
      ? say.chose(who, listed(event.cards))
      : say.chose(who, [say.number(number(event))]);
  return say.chose(who, answer(event, company));
}

function put(event: TableEvent, company: Company): Part[] {
  const say = abilityEventsWords;
  const who = person(company, event.seat);
  const cards = told(event);
  const what = cards.length > 0 ? listed(cards) : [say.number(number(event))];
  const where = event.words[event.words.length - 1] ?? "";
  return where === "hand"
    ? say.putInHand(who, what, event.other < 0 ? null : person(company, event.other))
    : say.put(who, what, among(say.places, where) ?? where);
}

function plainly(event: TableEvent, company: Company): string | Part[] | null {
  const say = abilityEventsWords;
  const who = person(company, event.seat);
  const other = person(company, event.other);
  const cards = listed(told(event));
  switch (event.verb) {
    case "turn":
      return say.turn(who);
    case "skipped-draw":
      return say.skippedDraw(who);
    case "forgot":
      return event.words[0] === "draw" ? say.forgotDraw(who) : say.forgot(who, cards);
    case "replayed-turn":
      return say.replayed(who);
    case "lost":
      return say.lost(who, number(event));
    case "done":
      return say.done(who);
    case "discarded":
      return say.discarded(who, cards);
    case "declared":
      return say.namedColour(who, suitName(event.words[0] ?? ""));
    case "won":
      return say.won(who, among(say.wonBy, event.words[0] ?? "") ?? event.words.join(" "));
    case "uses":
      return say.uses(who, cards);
    case "will-skip":
      return say.willSkip(who);
    case "draws-fewer":
      return say.drawsFewer(who, number(event));
    case "shuffled":
      return say.shuffled(who);
    case "again":
      return say.again(who);
    case "granted":
      return say.granted(who, number(event));
    case "looked":
      return event.other < 0 ? say.looked(who, number(event), cards) : say.lookedAtHand(who, other, cards);
    case "searched":
      return say.searched(who);
    case "put":
      return put(event, company);
    case "copies":
      return say.copies(who, cards);
    case "entered":
      return say.entered(who, cards);
    case "destroyed":
      return say.destroyed(who, cards);
    case "gained":
      return say.gained(who, other, cards);
    case "obliged":
      return say.obliged(who, other, listed(event.cards ?? []));
    case "chose":
      return chose(event, company);
    default:
      return null;
  }
}

/** What a game of cards with abilities tells; null for what every game tells in the same words. */
export function abilityEvent(event: TableEvent, company: Company): Part[] | null {
  const said = details.value.size > 0 ? plainly(event, company) : null;
  return said === null ? null : asParts(said);
}

/** The card that brought the event about, where that is not the card that it tells of anyway. */
export function cause(event: TableEvent): string | null {
  const { because } = event;
  if (because === undefined) return null;
  return event.words.some((word) => cardOf(word) === cardOf(because)) && event.verb === "uses"
    ? null
    : because;
}
