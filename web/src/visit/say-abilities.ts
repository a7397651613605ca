/** A table whose cards have abilities in words: what is announced besides the news. */

import { abilitiesWords } from "#words/abilities";
import { tableWords } from "#words/table";
import { togetherWords } from "#words/together";
import type { Snapshot, View } from "../wire/types";
import { person } from "../words/company";
import { cardName, cardNames, words } from "../words/words";
import { actsWith, asking, described, hasAbilities, left, orders, questionSentence } from "./abilities";
import { offer } from "./acts";
import { company } from "./company";

/** Whether the main part of a turn waits for the viewer. */
function own(view: View): boolean {
  return offer(view.legal).end !== null;
}

/** What is to be done now, or who is waited for. */
export function boardStatus(snapshot: Snapshot, view: View): string {
  const say = abilitiesWords;
  const { over, dealOver } = view.standings;
  if (over) return tableWords.matchOver;
  if (dealOver) return tableWords.dealOver;
  if (snapshot.suspended === true) return togetherWords.suspended;
  const { question } = view;
  const seats = company(snapshot);
  if (question !== null)
    return say.deciding(person(seats, question.seat), question.card === "" ? null : cardName(question.card));
  if (own(view)) {
    const rest = left(snapshot, snapshot.you ?? -1) ?? { plays: 0, discards: 0 };
    return `${words.label(tableWords.yours)} ${say.main(rest.plays, rest.discards)}`;
  }
  return view.turn >= 0 ? tableWords.turnOf(person(seats, view.turn).name) : "";
}

/** The same as a sentence; null in games without such cards. */
export function boardLine(snapshot: Snapshot, view: View): string | null {
  if (!hasAbilities()) return null;
  const status = boardStatus(snapshot, view);
  return status === "" ? null : `${status}.`;
}

/** The cards of the own hand with which acts of this kind are legal. */
function usable(view: View, verb: string): string[] {
  const hand = view.hands[view.seat]?.cards ?? [];
  return hand.filter((card) => actsWith(view, card).some((act) => act.verb === verb));
}

/** The colours and the rank that count now, where another card has come to lie on the pile. */
function newTop(before: View | null, { pile }: View): string[] {
  const top = pile.at(-1);
  const same = before === null || top === undefined || before.pile.at(-1) === top;
  return same ? [] : [`${abilitiesWords.top(described(top))}.`];
}

/** What is said after the news: what lies on top, what is asked or can be done; null in games without such cards. */
export function abilityAnnouncement(snapshot: Snapshot, view: View, before: View | null): string[] | null {
  if (!hasAbilities()) return null;
  return [...newTop(before, view), ...toDo(snapshot, view)];
}

function toDo(snapshot: Snapshot, view: View): string[] {
  const say = abilitiesWords;
  const asked = view.standings.dealOver ? null : asking(view);
  if (asked !== null) return [questionSentence(asked, company(snapshot))];
  if (!own(view) || view.standings.dealOver) return [];
  const plays = usable(view, "play");
  const discards = usable(view, "discard");
  return [
    `${boardStatus(snapshot, view)}.`,
    ...orders(view).map(
      (order) => `${say.obliged(person(company(snapshot), order.seat), cardName(order.card))}.`,
    ),
    ...(plays.length > 0 ? [say.mayPlay(cardNames(plays))] : []),
    ...(discards.length > 0 ? [say.mayDiscard(cardNames(discards))] : []),
  ];
}
