/** Why an event came about, in words: whose card, which rule, by whom. */

import { eventsWords } from "#words/events";
import type { EventCause, TableEvent } from "../wire/types";
import { person, type Company } from "./company";
import { among, type Part } from "./saying";

/** A rule that every game has; null for one that the sentence of the event names anyway. */
function ground(rule: string, event: TableEvent): string | null {
  if (event.offence === rule) return null;
  return among(eventsWords.causes.grounds, rule) ?? among(eventsWords.offences, rule) ?? null;
}

/** One cause in words; empty where there is nothing to say of it. */
function one(cause: EventCause, event: TableEvent, company: Company): Part[] {
  if (cause.card !== undefined) {
    const player = cause.seat === undefined ? null : person(company, cause.seat);
    return eventsWords.causes.played(player, { card: cause.card });
  }
  if (cause.rule !== undefined) {
    const rule = /^\d+$/.test(cause.rule)
      ? eventsWords.causes.rule(cause.rule, cause.says?.replace(/\.$/, ""))
      : ground(cause.rule, event);
    return rule === null ? [] : [rule];
  }
  return cause.seat === undefined ? [] : [eventsWords.causes.by(person(company, cause.seat))];
}

/** All causes of an event in words, the nearest first; empty where there are none. */
export function causeParts(event: TableEvent, company: Company): Part[] {
  let parts: Part[] = [];
  let before: EventCause | null = null;
  for (const cause of event.cause ?? []) {
    const said = one(cause, event, company);
    if (said.length === 0) continue;
    const chain = before?.card !== undefined && cause.card !== undefined;
    parts = before === null ? said : chain ? eventsWords.causes.on(parts, said) : [...parts, ", ", ...said];
    before = cause;
  }
  return parts;
}

/** What a rule says in a place with little room has so many letters at most; a longer one is called by its number. */
const SHORT = 48;

/** The nearest cause alone, for a place with little room. */
export function nearestCause(event: TableEvent, company: Company): Part[] {
  const [first, second] = event.cause ?? [];
  const nearest = first?.rule !== undefined && second?.card !== undefined ? second : first;
  if (nearest === undefined) return [];
  const { says, ...bare } = nearest;
  return one(says !== undefined && says.length > SHORT ? bare : nearest, event, company);
}
