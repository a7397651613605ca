/** What the text mode answers. */

import { abilitiesWords } from "#words/abilities";
import { announcementsWords } from "#words/announcements";
import { tableWords } from "#words/table";
import { textWords } from "#words/text";
import { togetherWords } from "#words/together";
import { among } from "../words/saying";
import { cardOf, detailOf, details, namesToIds, sidesOf } from "../cards/details";
import { readCard, sorted } from "../cards/notation";
import type { Snapshot, TableEvent, View } from "../wire/types";
import { person } from "../words/company";
import { eventParts, worthTelling } from "../words/events";
import { cardName, cardNames, plain, told, words } from "../words/words";
import { asking, described, hasAbilities, questionSentence } from "./abilities";
import { cardLine, offer } from "./acts";
import { company, companyThen } from "./company";
import { factLines } from "./fact-lines";
import { marks } from "./facts";
import { asked, declared, task } from "./say";
import { boardLine, boardStatus } from "./say-abilities";

function seatLine(snapshot: Snapshot, view: View, seat: number): string {
  const hand = view.hands[seat]!;
  const line = [textWords.seatLine(person(company(snapshot), seat), hand.count)];
  if (seat === view.turn) line.push(tableWords.seat.toAct);
  if (seat === view.dealer) line.push(tableWords.seat.dealer);
  if (hand.called) line.push(tableWords.seat.called);
  if (hand.owesCall) line.push(tableWords.seat.owes);
  line.push(...marks(snapshot, seat).map((one) => one.text));
  const at = snapshot.seats[seat]!;
  if (at.kind === "bot") line.push(tableWords.seat.bot);
  else if (!at.present) line.push(tableWords.seat.away);
  if (at.standIn) line.push(tableWords.seat.standIn);
  if (seat !== snapshot.you && hand.cards.length > 0) line.push(textWords.openCards(cardNames(hand.cards)));
  const text = line.join(", ");
  return text.endsWith("!") ? text : `${text}.`;
}

function handLine(snapshot: Snapshot, view: View): string {
  if (snapshot.you === null) return textWords.noHand;
  const cards = sorted(view.hands[snapshot.you]!.cards, "suit");
  return textWords.hand(cards.length, cardNames(cards));
}

/** The legal acts, seats by their names: so they may be typed. */
function legalLine(snapshot: Snapshot, view: View): string {
  if (view.legal.length === 0) return tableWords.nothingLegal;
  const names = company(snapshot);
  // a card that can be played alone is not read out twice; who types "lay" keeps the turn open
  const listed = view.legal.filter(
    (line) => !line.startsWith("lay ") || !view.legal.includes(line.replace("lay", "play")),
  );
  const lines = listed.map((line) =>
    line.replace(
      /^((?:catch|target|draw|(?!say )\S+ \S+) )(\d+)$/,
      (_, act, seat) => act + person(names, Number(seat)).name,
    ),
  );
  return textWords.legal(lines.join("; "));
}

function turnLines(snapshot: Snapshot, view: View): string[] {
  const lines: string[] = [];
  const status = boardLine(snapshot, view);
  if (status !== null) return [status];
  const { over, dealOver } = view.standings;
  if (over) lines.push(`${tableWords.matchOver}.`);
  else if (dealOver) lines.push(`${tableWords.dealOver}.`);
  else if (snapshot.suspended === true) lines.push(`${togetherWords.suspended}. ${togetherWords.goesOn}`);
  else if (asked(view, snapshot.you)) lines.push(announcementsWords.yourTurn(task(view)));
  else if (view.turn >= 0) lines.push(announcementsWords.turnOf(person(company(snapshot), view.turn).name));
  if (view.pendingDraw > 0) lines.push(textWords.penalty(view.pendingDraw));
  if (view.pendingSkip > 0) lines.push(textWords.skip(view.pendingSkip));
  return lines;
}

function scoreLine(snapshot: Snapshot, view: View): string {
  const scores = view.standings.score.map((points, seat) =>
    textWords.score(person(company(snapshot), seat), points),
  );
  return textWords.scores(words.and(scores));
}

function position(snapshot: Snapshot, view: View): string[] {
  const upcard = view.pile[view.pile.length - 1];
  const demand = declared(view);
  return [
    textWords.deal(view.deal, person(company(snapshot), view.dealer)),
    upcard === undefined ? textWords.noUpcard : textWords.upcard(cardName(upcard)),
    ...(demand === null ? [] : [textWords.declared(demand)]),
    textWords.stock(view.stock),
    textWords.direction(view.clockwise),
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
  if (refusal !== undefined) return textWords.why(cardName(card), plain(told(refusal.words)));
  if (offer(view.legal).cards.has(card)) return textWords.whyLegal(cardName(card));
  return textWords.whyUnknown(cardName(card));
}

/** What stands on a card that is named by its name or as the notation has it. */
function cardLines(typed: string): string[] {
  const say = abilitiesWords;
  const card = namesToIds(typed);
  const detail = detailOf(card) ?? details.value.get(cardOf(card).toLowerCase());
  if (detail === undefined) return [say.text.unknown(typed)];
  const lines = sidesOf(detail.id).map((side) =>
    say.text.side(
      side.name,
      among(say.types, side.type) ?? side.type,
      side.requirement === ""
        ? side.text
        : `${words.label(say.requirementTitle)} ${side.requirement} ${side.text}`,
    ),
  );
  return [say.text.card(described(detail.id), lines.join(" "))];
}

/** The open question as it concerns the viewer. */
function questionLine(snapshot: Snapshot, view: View): string {
  const say = abilitiesWords.text;
  const open = asking(view);
  if (open !== null) return say.question(questionSentence(open, company(snapshot)));
  return view.question === null ? say.noQuestion : `${boardStatus(snapshot, view)}.`;
}

/** What a typed line asks of the page: words to show, or something to send. */
export type Typed =
  | { type: "tell"; lines: string[] }
  | { type: "act"; line: string }
  | { type: "next" }
  | { type: "rematch" }
  | { type: "repeat" }
  | { type: "undo" }
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
  if (text === "") return tell(textWords.empty);
  if (word === "help" || word === "?")
    return tell(...textWords.help, ...(hasAbilities() ? abilitiesWords.text.help : []));
  if (view === null) return tell(tableWords.notStarted);
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
      return tell(textWords.pile(view.pile.length, cardNames([...view.pile].reverse())));
    case "seats":
      return tell(...view.hands.map((_, seat) => seatLine(snapshot, view, seat)));
    case "turn":
      return tell(...turnLines(snapshot, view));
    case "scores":
      return tell(scoreLine(snapshot, view));
    case "facts":
      return tell(...(factLines(snapshot).length > 0 ? factLines(snapshot) : [textWords.noFacts]));
    case "card":
      return tell(...cardLines(rest.join(" ")));
    case "question":
      return tell(questionLine(snapshot, view));
    case "log":
      return tell(
        ...worthTelling(log, snapshot.you)
          .slice(-12)
          .map((event) => `${plain(eventParts(event, companyThen(event, snapshot)))}.`),
      );
    case "next":
      return { type: "next" };
    case "rematch":
      return { type: "rematch" };
    case "repeat":
      return { type: "repeat" };
    case "undo":
      return { type: "undo" };
    case "suspend":
      return { type: "suspend" };
    case "ready":
      return { type: "ready" };
    default:
      return { type: "act", line: asAct(text, view.legal) };
  }
}
