/** What must not be missed, told for a moment where it happens: at a seat, or in the middle of the table. */

import { tellingsWords } from "#words/tellings";
import { detailOf, details } from "../cards/details";
import type { TableEvent } from "../wire/types";
import { cause } from "../words/ability-events";
import { nearestCause } from "../words/causes";
import type { Company } from "../words/company";
import { offence } from "../words/events";
import { cardName, cardSign } from "../words/words";

/** How long a telling stands; one that says why is read a moment longer. */
export const TELLING_MILLIS = 1500;
export const REASONED_MILLIS = 2500;
const MOST_AT_A_PLACE = 3;
/** So many drawn cards are named one by one. */
const MOST_NAMED = 5;

export interface Telling {
  /** The number of its event. */
  number: number;
  /** -1: the middle. */
  seat: number;
  text: string;
  /** Whose card, which rule or who brought it about; empty where that goes without saying. */
  why: string;
  /** Whether it is bad news for the seat. */
  bad: boolean;
}

/** What only happens in games whose cards have abilities; null for what every game tells in the same words. */
function toldOfAbilities(event: TableEvent): [string, boolean] | null {
  const say = tellingsWords.abilities;
  const number = Number(event.words.find((word) => /^-?\d+$/.test(word)) ?? 1);
  const card = [...(event.cards ?? []), ...event.words].find((word) => detailOf(word) !== undefined);
  const named = card === undefined ? "" : cardName(card);
  switch (event.verb) {
    case "will-skip":
      return [say.willSkip, true];
    case "draws-fewer":
      return [say.drawsFewer(number), false];
    case "lost":
      return [say.lost, true];
    case "forgot":
      return [say.forgot, true];
    case "again":
      return [say.again, false];
    case "replayed-turn":
      return [say.replayed, false];
    case "granted":
      return [say.granted(number), false];
    case "uses":
    case "copies":
      return [say.uses(named), false];
    case "destroyed":
      return [say.destroyed(named), true];
    case "gained":
      return [say.gained(named), false];
    case "obliged":
      return [say.obliged, true];
    case "looked":
    case "searched":
      return [event.verb === "looked" && event.other >= 0 ? say.lookedAtHand : say.looked, false];
    case "put":
      return [say.put, false];
    case "shuffled":
      return [tellingsWords.reshuffled, false];
    default:
      return null;
  }
}

/** An effect is told after the card that brought it about, the use of a card by itself. */
function toldOnBoard(event: TableEvent): [string, boolean] | null {
  const what = details.value.size > 0 ? toldOfAbilities(event) : null;
  const because = what === null ? null : cause(event);
  if (what === null || because === null || event.verb === "uses") return what;
  return [tellingsWords.abilities.because(cardName(because), what[0]), what[1]];
}

/** Whose news it is: what somebody is made to do is told at that seat. */
function seatOf(event: TableEvent): number {
  return event.verb === "obliged" && event.other >= 0 ? event.other : event.seat;
}

/** Several cards that come to a hand, by their signs where the viewer sees them. */
function drawn({ cards = [] }: TableEvent, number: number): string {
  const named = cards.length > 0 && cards.length <= MOST_NAMED;
  return named ? `+ ${cards.map(cardSign).join(" ")}` : tellingsWords.drew(number);
}

/** Why it happened, in a few words: the nearest cause alone. */
function why(event: TableEvent, company: Company): string {
  if (event.because !== undefined) return "";
  return nearestCause(event, company)
    .map((part) => (typeof part === "string" ? part : cardSign(part.card)))
    .join("");
}

/** The news in a few words; null for what is seen well enough by itself. */
function told(event: TableEvent, clockwise: boolean, call: string | null): [string, boolean] | null {
  const say = tellingsWords;
  const number = Number(event.words.find((word) => /^\d+$/.test(word)) ?? 1);
  switch (event.verb) {
    case "skipped":
      return [say.skipped, true];
    case "reversed":
      return [say.reversed(clockwise), false];
    case "penalised":
      return [`${say.penalised(number)}${offence(event)}`, true];
    case "caught":
      return [say.caught, true];
    case "challenged":
      return [say.challenged, false];
    case "called":
      return [say.called(call), false];
    case "drew":
      return number > 1 ? [drawn(event, number), true] : null;
    case "passed-hands":
      return [say.passedHands(event.words[0] === "left"), false];
    case "swapped":
      return [say.swapped, false];
    case "reshuffled":
      return [say.reshuffled, false];
    case "out":
      return [say.out, true];
    default:
      return null;
  }
}

/** The news to be told, the last ones at each place. */
export function tellings(
  news: readonly TableEvent[],
  clockwise: boolean,
  company: Company,
): readonly Telling[] {
  const all = news.flatMap((event): Telling[] => {
    const what = toldOnBoard(event) ?? told(event, clockwise, company.call);
    if (what === null) return [];
    const [text, bad] = what;
    return [{ number: event.number, seat: seatOf(event), text, why: why(event, company), bad }];
  });
  return all.filter(
    (one, i) => all.slice(i + 1).filter((later) => later.seat === one.seat).length < MOST_AT_A_PLACE,
  );
}
