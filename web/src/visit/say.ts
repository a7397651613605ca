/** The table in words: what is announced when it changes, and what the text mode answers. */

import { detailOf, namesToIds } from "../cards/details";
import { readCard, sorted } from "../cards/notation";
import type { Snapshot, TableEvent, View } from "../wire/types";
import { person } from "../words/company";
import { eventParts, worthTelling } from "../words/events";
import { cardName, cardNames, plain, rankName, suitName, told, words } from "../words/words";
import { hasAbilities } from "./abilities";
import { cardLine, namedSeat, offer } from "./acts";
import { company } from "./company";
import { factLines, marks } from "./facts";
import { abilityAnnouncement, boardLine, cardLines, questionLine } from "./say-abilities";

/** Whether the game has a single seat: nobody to call to, no way round, and it is won or lost. */
export function solitary(view: View): boolean {
  return view.hands.length === 1;
}

/** What the seat to act is asked to do, in words. */
export function task(view: View): string {
  const offered = offer(view.legal);
  const own = view.seat === view.turn;
  if (view.awaits === "grab" && offered.grab === null) return words.table.grab.waiting;
  if (view.awaits === "play" && own) {
    if (offered.cards.size > 0 && offered.draw !== null) return words.table.playOrDraw;
    if (offered.cards.size > 0 && offered.pass !== null) return words.table.playOrPass;
    if (offered.cards.size === 0 && offered.draw !== null) return words.table.drawOnly;
    if (offered.cards.size === 0 && offered.pass !== null) return words.table.passOnly;
  }
  return words.table.awaits[view.awaits] ?? view.awaits;
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

/** What is read out after a message: the news, and then whether and how it is the listener's turn. */
export function announcement(snapshot: Snapshot, news: readonly TableEvent[]): string {
  const { view, you } = snapshot;
  const sentences = worthTelling(news, you).map((event) => `${plain(eventParts(event, company(snapshot)))}.`);
  if (view === null) return sentences.join(" ");
  const { says, grab, gives, others } = offer(view.legal);
  const besides = abilityAnnouncement(snapshot, view);
  if (besides !== null) return [...sentences, ...besides].join(" ");
  if (says.length > 0) sentences.push(words.say.owed(words.and(says.map((act) => act.words.join(" ")))));
  if (news.some((event) => event.verb === "played") && others.some((act) => act.verb === "challenge"))
    sentences.push(words.say.challenge);
  if (grab !== null) {
    if (news.some((event) => event.verb !== "grabbed" && event.verb !== "passed"))
      sentences.push(words.say.grab);
  } else if (asked(view, you)) {
    if (view.pendingDraw > 0) sentences.push(words.say.penalty(view.pendingDraw));
    sentences.push(words.say.yourTurn(task(view)));
    const to = gives[0] === undefined ? -1 : namedSeat(gives[0], company(snapshot).names);
    if (view.awaits === "give" && to >= 0)
      sentences.push(words.say.gifted(person(company(snapshot), to).name));
    if (offer(view.legal).cards.size > 0 && view.awaits !== "exchange")
      sentences.push(words.say.playableCards(playable(view)));
  }
  return sentences.join(" ");
}

function seatLine(snapshot: Snapshot, view: View, seat: number): string {
  const hand = view.hands[seat]!;
  const line = [words.text.seatLine(person(company(snapshot), seat), hand.count)];
  if (seat === view.turn) line.push(words.table.seat.toAct);
  if (seat === view.dealer) line.push(words.table.seat.dealer);
  if (hand.called) line.push(words.table.seat.called);
  if (hand.owesCall) line.push(words.table.seat.owes);
  line.push(...marks(snapshot, seat).map((one) => one.text));
  const at = snapshot.seats[seat]!;
  if (at.kind === "bot") line.push(words.table.seat.bot);
  else if (!at.present) line.push(words.table.seat.away);
  if (at.standIn) line.push(words.table.seat.standIn);
  if (seat !== snapshot.you && hand.cards.length > 0) line.push(words.text.openCards(cardNames(hand.cards)));
  return `${line.join(", ")}.`;
}

function handLine(snapshot: Snapshot, view: View): string {
  if (snapshot.you === null) return words.text.noHand;
  const cards = sorted(view.hands[snapshot.you]!.cards, "suit");
  return words.text.hand(cards.length, cardNames(cards));
}

/** The legal acts, seats by their names: so they may be typed. */
function legalLine(snapshot: Snapshot, view: View): string {
  if (view.legal.length === 0) return words.text.nothingLegal;
  const names = company(snapshot);
  // a card that can be played alone is not read out twice; who types "lay" keeps the turn open
  const listed = view.legal.filter(
    (line) => !line.startsWith("lay ") || !view.legal.includes(line.replace("lay", "play")),
  );
  const lines = listed.map((line) =>
    line.replace(
      /^((?:catch|target|give .*) )(\d+)$/,
      (_, act, seat) => act + person(names, Number(seat)).name,
    ),
  );
  return words.text.legal(lines.join("; "));
}

function turnLines(snapshot: Snapshot, view: View): string[] {
  const lines: string[] = [];
  const status = boardLine(snapshot, view);
  if (status !== null) return [status];
  const { over, dealOver } = view.standings;
  if (over) lines.push(`${words.table.matchOver}.`);
  else if (dealOver) lines.push(`${words.table.dealOver}.`);
  else if (snapshot.suspended === true) lines.push(`${words.together.suspended}. ${words.together.goesOn}`);
  else if (asked(view, snapshot.you)) lines.push(words.say.yourTurn(task(view)));
  else if (view.turn >= 0) lines.push(words.say.turnOf(person(company(snapshot), view.turn).name));
  if (view.pendingDraw > 0) lines.push(words.text.penalty(view.pendingDraw));
  if (view.pendingSkip > 0) lines.push(words.text.skip(view.pendingSkip));
  return lines;
}

function scoreLine(snapshot: Snapshot, view: View): string {
  const scores = view.standings.score.map((points, seat) =>
    words.text.score(person(company(snapshot), seat), points),
  );
  return words.text.scores(words.and(scores));
}

function position(snapshot: Snapshot, view: View): string[] {
  const upcard = view.pile[view.pile.length - 1];
  const asked = declared(view);
  return [
    words.text.deal(view.deal, person(company(snapshot), view.dealer)),
    upcard === undefined ? words.text.noUpcard : words.text.upcard(cardName(upcard)),
    ...(asked === null ? [] : [words.text.declared(asked)]),
    words.text.stock(view.stock),
    words.text.direction(view.clockwise),
    ...view.hands.map((_, seat) => seatLine(snapshot, view, seat)),
    scoreLine(snapshot, view),
    ...factLines(snapshot, false),
    handLine(snapshot, view),
    ...turnLines(snapshot, view),
    legalLine(snapshot, view),
  ];
}

function why(view: View, typed: string): string {
  const card = readCard(typed) ?? typed;
  const refusal = view.refusals[card];
  if (refusal !== undefined) return words.text.why(cardName(card), plain(told(refusal.words)));
  if (offer(view.legal).cards.has(card)) return words.text.whyLegal(cardName(card));
  return words.text.whyUnknown(cardName(card));
}

/** What a typed line asks of the page: words to show, or something to send. */
export type Typed =
  | { type: "tell"; lines: string[] }
  | { type: "act"; line: string }
  | { type: "next" }
  | { type: "rematch" }
  | { type: "suspend" }
  | { type: "ready" };

/** Writes card names in an act as the notation does; a card alone is a play, or a lay where only that is legal. */
export function asAct(typed: string, legal: readonly string[]): string {
  if (hasAbilities()) return asNamed(typed);
  const parts = typed.trim().split(/\s+/);
  const alone = parts.length === 1 ? readCard(parts[0]!) : null;
  if (alone !== null) return cardLine(offer(legal), alone, false) ?? `play ${alone}`;
  const [verb = "", ...rest] = parts;
  if (verb.toLowerCase() === "say" || verb.toLowerCase() === "rule") return typed.trim();
  return [verb.toLowerCase(), ...rest.map((word) => readCard(word) ?? word)].join(" ");
}

/** The same where cards have names of their own. */
function asNamed(typed: string): string {
  const text = namesToIds(typed);
  if (detailOf(text) !== undefined) return `play ${text}`;
  const [verb = "", ...rest] = text.split(/\s+/);
  return [verb.toLowerCase(), ...rest].join(" ");
}

/** Answers a line of the text mode. Everything that is no question goes to the server as an act. */
export function answer(typed: string, snapshot: Snapshot, log: readonly TableEvent[]): Typed {
  const tell = (...lines: string[]): Typed => ({ type: "tell", lines });
  const text = typed.trim();
  const [word = "", ...rest] = text.split(/\s+/);
  const { view } = snapshot;
  if (text === "") return tell(words.text.empty);
  if (word === "help" || word === "?")
    return tell(...words.text.help, ...(hasAbilities() ? words.abilities.text.help : []));
  if (view === null) return tell(words.text.notStarted);
  switch (word.toLowerCase()) {
    case "all":
      return tell(...position(snapshot, view));
    case "hand":
      return tell(handLine(snapshot, view));
    case "legal":
      return tell(legalLine(snapshot, view));
    case "why":
      return tell(why(view, rest.join(" ")));
    case "pile":
      return tell(words.text.pile(view.pile.length, cardNames([...view.pile].reverse())));
    case "seats":
      return tell(...view.hands.map((_, seat) => seatLine(snapshot, view, seat)));
    case "turn":
      return tell(...turnLines(snapshot, view));
    case "scores":
      return tell(scoreLine(snapshot, view));
    case "facts":
      return tell(...(factLines(snapshot).length > 0 ? factLines(snapshot) : [words.text.noFacts]));
    case "card":
      return tell(...cardLines(rest.join(" ")));
    case "question":
      return tell(questionLine(snapshot, view));
    case "log":
      return tell(
        ...worthTelling(log, snapshot.you)
          .slice(-12)
          .map((event) => `${plain(eventParts(event, company(snapshot)))}.`),
      );
    case "next":
      return { type: "next" };
    case "rematch":
      return { type: "rematch" };
    case "suspend":
      return { type: "suspend" };
    case "ready":
      return { type: "ready" };
    default:
      return { type: "act", line: asAct(text, view.legal) };
  }
}
