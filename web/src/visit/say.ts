/** The table in words: what is announced when it changes. */

import { announcementsWords } from "#words/announcements";
import { tableWords } from "#words/table";
import { among } from "../words/saying";
import { sorted } from "../cards/notation";
import type { Snapshot, TableEvent, View } from "../wire/types";
import { person } from "../words/company";
import { eventParts, worthTelling } from "../words/events";
import { cardNames, plain, rankName, suitName, words } from "../words/words";
import { mayPlay, namedSeat, offer } from "./acts";
import { company, companyThen } from "./company";
import { abilityAnnouncement } from "./say-abilities";

/** Whether the game has a single seat: nobody to call to, no way round, and it is won or lost. */
export function solitary(view: View): boolean {
  return view.hands.length === 1;
}

/** What the seat to act is asked to do, in words. */
export function task(view: View): string {
  const offered = offer(view.legal);
  const own = view.seat === view.turn;
  if (view.awaits === "grab" && offered.grab === null) return tableWords.grab.waiting;
  const { cards, draw, pass, others } = offered;
  const answered = cards.size > 0 || pass !== null || others.length > 0;
  if (view.awaits === "answer" && draw !== null && !answered) return tableWords.drawOnly;
  if (view.awaits === "play" && own) {
    if (cards.size > 0 && draw !== null) return tableWords.playOrDraw;
    if (cards.size > 0 && pass !== null) return tableWords.playOrPass;
    if (cards.size === 0 && draw !== null) return tableWords.drawOnly;
    if (cards.size === 0 && pass !== null) return tableWords.passOnly;
  }
  return among(tableWords.awaits, view.awaits) ?? view.awaits;
}

export function declared(view: View): string | null {
  const parts = [
    view.suit === null ? "" : suitName(view.suit),
    view.rank === null ? "" : rankName(view.rank),
  ];
  const text = parts.filter((part) => part !== "").join(", ");
  return text === "" ? null : text;
}

/** The cards that may be played now, each kind once, in words. */
function playable(view: View): string {
  return cardNames(sorted([...offer(view.legal).cards.keys()], "suit"));
}

/** Whether the table waits for the viewer: at its turn, or where several decide or act together. */
export function asked(view: View, you: number | null): boolean {
  if (you === null || view.standings.dealOver) return false;
  return view.actors.includes(you);
}

/** What the marks at the seats show to the eye since then: who has come to the last card, and who owes the call. */
function lastCards(before: View, { view, snapshot }: { view: View; snapshot: Snapshot }): string[] {
  const seats = company(snapshot);
  const call = seats.call ?? "";
  const { catches } = offer(view.legal);
  return view.hands.flatMap((hand, seat) => {
    const { name } = person(seats, seat);
    const was = before.hands[seat];
    if (hand.owesCall && was?.owesCall !== true) {
      if (seat === seats.you) return announcementsWords.owesCall(call);
      const act = catches.find((one) => namedSeat(one, seats.names) === seat);
      const may = act !== undefined && view.risky[act.line] === undefined;
      return [
        announcementsWords.uncalled(name, hand.count, call),
        ...(may ? [announcementsWords.mayCatch] : []),
      ];
    }
    const last = seat !== seats.you && hand.count === 1 && was !== undefined && was.count !== 1;
    return last ? announcementsWords.oneCard(name) : [];
  });
}

/** A penalty that has grown, or is gone without a draw, for those who need not answer it. */
function penaltyNews(before: View, view: View, news: readonly TableEvent[]): string[] {
  if (view.pendingDraw > before.pendingDraw) return [announcementsWords.penalty(view.pendingDraw)];
  const gone = before.pendingDraw > 0 && view.pendingDraw === 0;
  return gone && !news.some((event) => event.verb === "drew") ? [announcementsWords.penaltyGone] : [];
}

/**
 * What is read out after a message: the news, marks of the table that have changed since the look before it, and then
 * whether and how it is the listener's turn.
 */
export function announcement(
  snapshot: Snapshot,
  news: readonly TableEvent[],
  before: View | null = null,
): string {
  const { view, you } = snapshot;
  const sentences = worthTelling(news, you).map(
    (event) => `${plain(eventParts(event, companyThen(event, snapshot)))}.`,
  );
  if (view === null) return sentences.join(" ");
  if (before !== null && !view.standings.dealOver) {
    sentences.push(...lastCards(before, { view, snapshot }));
    // whoever has to answer it hears of it with the turn
    if (!asked(view, you) || view.pendingDraw === 0) sentences.push(...penaltyNews(before, view, news));
  }
  const { says, grab, gives, others } = offer(view.legal);
  const besides = abilityAnnouncement(snapshot, view, before);
  if (besides !== null) return [...sentences, ...besides].join(" ");
  if (says.length > 0)
    sentences.push(announcementsWords.owed(words.and(says.map((act) => act.words.join(" ")))));
  // a card may only be open to a challenge once its player has named a suit, which comes after it
  const doubtful = news.some((event) => event.verb === "played" || event.verb === "declared");
  if (doubtful && others.some((act) => act.verb === "challenge"))
    sentences.push(announcementsWords.challenge);
  if (grab !== null) {
    if (news.some((event) => event.verb !== "grabbed" && event.verb !== "passed"))
      sentences.push(announcementsWords.grab);
  } else if (asked(view, you)) {
    if (view.pendingDraw > 0) sentences.push(announcementsWords.penalty(view.pendingDraw));
    sentences.push(announcementsWords.yourTurn(task(view)));
    const to = gives[0] === undefined ? -1 : namedSeat(gives[0], company(snapshot).names);
    const only = gives.every((act) => act.words.at(-1) === gives[0]?.words.at(-1));
    if (gives[0]?.verb === view.awaits && to >= 0 && only)
      sentences.push(announcementsWords.gifted(person(company(snapshot), to).name));
    if (mayPlay(offer(view.legal))) sentences.push(announcementsWords.playableCards(playable(view)));
  }
  return sentences.join(" ");
}
