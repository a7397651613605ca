/** What happened at the table, in words. */

import { abilityEventsWords } from "#words/ability-events";
import { eventsWords } from "#words/events";
import { detailOf } from "../cards/details";
import { isRank, isSuit, readCard } from "../cards/notation";
import type { TableEvent } from "../wire/types";
import { abilityEvent, cause } from "./ability-events";
import { person, type Company } from "./company";
import { causeParts } from "./causes";
import { among, asParts, type Part, type Who } from "./saying";
import { listed, rankName, suitName } from "./words";

function numberIn(event: TableEvent): number {
  const found = event.words.find((word) => /^-?\d+$/.test(word));
  return found === undefined ? 1 : Number(found);
}

function cardsIn(event: TableEvent): string[] {
  return event.words.filter((word) => readCard(word) !== null || detailOf(word) !== undefined);
}

/** In brackets, what somebody is penalised for; nothing where the event does not say it. */
export function offence({ offence: word = "" }: TableEvent): string {
  const what = among(eventsWords.offences, word);
  return what === undefined ? "" : ` (${what})`;
}

function declaration(word: string): string {
  if (isSuit(word)) return suitName(word);
  return isRank(word) ? rankName(word) : word;
}

/** An event in words: after the ability that brought it about where one did, else with its causes in brackets. */
export function eventParts(event: TableEvent, company: Company): Part[] {
  const what = abilityEvent(event, company) ?? asParts(plainly(event, company));
  const because = cause(event);
  if (because !== null) return abilityEventsWords.because({ card: because }, what);
  const why = event.because === undefined ? causeParts(event, company) : [];
  return why.length === 0 ? what : [...what, " (", ...why, ")"];
}

/** What a card had its player do: with which cards, with or for whom, and how many they were. */
type Decided = (who: Who, cards: Part[], to: Who, n: number) => string | Part[];

/** An event that the dictionary has no words for is said as the notation writes it. */
function plainly(event: TableEvent, company: Company): string | Part[] {
  const say = eventsWords;
  const who = person(company, event.seat);
  const somebody = event.seat < 0 ? null : who;
  const decided = among<Decided>(say.decided, event.verb);
  if (decided !== undefined)
    return decided(who, listed(event.cards ?? []), person(company, event.other), numberIn(event));
  switch (event.verb) {
    case "dealt":
      return say.dealt(who, numberIn(event));
    case "turned":
      return say.turned(listed(cardsIn(event)));
    case "turned-up":
      return say.turnedUp(who, listed(cardsIn(event)));
    case "buried":
      return say.buried(listed(cardsIn(event)));
    case "took":
      return say.took(who, listed(cardsIn(event)));
    case "put-under":
      return say.putUnder(who, listed(cardsIn(event)));
    case "put-in":
      return say.putIn(who, listed(cardsIn(event)));
    case "burned":
      return say.burned(listed(cardsIn(event)));
    case "played":
      return say.played(who, cardsIn(event).length > 0 ? listed(cardsIn(event)) : [event.words.join(" ")]);
    case "laid":
      return say.laid(who, listed(cardsIn(event)));
    case "declared":
      return say.declaredSuit(who, event.words.map(declaration).join(" "));
    case "drew":
      return say.drew(who, numberIn(event), listed(event.cards ?? []));
    case "passed":
      return say.passed(who);
    case "skipped":
      return say.skipped(who);
    case "reversed":
      return say.reversed;
    case "reshuffled":
      return say.reshuffled;
    case "called":
      return say.called(who, company.call);
    case "caught":
      return say.caught(who, company.forgotten);
    case "penalised":
      return say.penalised(who, numberIn(event)) + offence(event);
    case "gave":
      return say.gave(who, person(company, event.other), numberIn(event), listed(event.cards ?? []));
    case "undone":
      return say.undone(who);
    case "passed-hands":
      return say.passedHands(event.words[0] === "left");
    case "swapped":
      return say.swapped(who, person(company, event.other));
    case "rules-stopped":
      return say.rulesStopped;
    case "redealt":
      return say.redealt;
    case "rolled":
      return say.rolled(event.words.join(" "));
    case "named":
      return say.named(who, person(company, event.other));
    case "challenged":
      return say.challenged(who, person(company, event.other));
    case "revealed":
      return say.revealed(who, listed(cardsIn(event)));
    case "kept":
      return say.kept(who);
    case "declined":
      return say.declined(who);
    case "grabbed":
      return say.grabbed(who);
    case "pressure":
      return say.pressure(who, numberIn(event));
    case "charged":
      return say.charged(who, numberIn(event));
    case "out":
      return say.out(who);
    case "deal-over":
      return say.dealOver(somebody);
    case "scored":
      return say.scored(who, numberIn(event));
    case "game-over":
      return say.gameOver(somebody);
    default:
      // a word that the game makes its players say, such as the one over a last card
      return event.seat >= 0 && event.words.length === 0 ? say.said(who, event.verb) : event.text;
  }
}

/** What of this is worth telling a listener: that others are dealt cards goes without saying. */
export function worthTelling(events: readonly TableEvent[], you: number | null): TableEvent[] {
  return events.filter((event) => event.verb !== "dealt" || you === null || event.seat === you);
}
