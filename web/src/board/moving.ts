/**
 * Cards that move on the board. What lies where is read off the board itself, before and after it changes: what was
 * seen elsewhere goes from there to its new place, what was hidden comes from whoever had it, and what is hidden now
 * goes there.
 */

import type { RefObject } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { motionAllowed, timesAsLong } from "../app/settings";
import { cardOf } from "../cards/details";
import { flies, showFlights, type Time } from "../motion/flying";
import { sourceOf, spotOfSeat, type Grounds } from "../motion/flights";
import type { Box, Size, Spot } from "../motion/geometry";
import { COMES, DEAL_STEP, LANDS, MOVE_MILLIS, placed, turnOver } from "../motion/moves";
import { follow, NO_TRACKS, type Seen } from "../motion/track";
import type { TableState } from "../visit/state";
import type { TableEvent, View } from "../wire/types";
import "../style/moving.css";

/** A place of cards, as `hand`, `pile`, `limbo`, `looking`, `assets 2` or `open 2`. */
type Place = string;

/** A card that lies on the board, its picture, and where that is. */
interface Lying extends Seen<Place> {
  picture: HTMLElement;
  /** What bears the picture, and a rim where the card can be used. */
  bearer: HTMLElement;
  /** How large the print of its picture is, where its place says so. */
  print: string;
  box: Box;
}

/** What is seen of a board at one moment. */
interface Look {
  cards: Lying[];
  stock: Box;
  pile: Box;
  seats: Map<number, Box>;
  hand: Box;
}

/** What happened between two looks. */
interface Change {
  news: readonly TableEvent[];
  view: View;
  /** The others, clockwise. */
  seats: readonly number[];
}

/** Cards that move so little stay where they are. */
const NEAR = 3;
/** So many cards move at once at most; where more has happened, the rest is there at once. */
const MOST_MOVES = 16;
/** How the movement of a card that stays in its place is known. */
const MOVES_UP = "moves-up";
/** What still moves when there is more to be seen goes on so much faster. */
const HURRY = 3;

function boxIn(board: HTMLElement, element: Element | null | undefined): Box {
  const whole = board.getBoundingClientRect();
  const box = element?.getBoundingClientRect() ?? { left: whole.left, top: whole.top, width: 0, height: 0 };
  return {
    x: box.left - whole.left + board.scrollLeft,
    y: box.top - whole.top + board.scrollTop,
    width: box.width,
    height: box.height,
  };
}

/** A place in a part of the board that is scrolled: at its edge, where it has been scrolled away. */
function within(box: Box, part: Box): Box {
  const y = Math.min(Math.max(box.y, part.y), Math.max(part.y, part.y + part.height - box.height));
  return { ...box, y };
}

function placeOf(element: HTMLElement): Place {
  if (element.closest(".board-hand") !== null) return "hand";
  if (element.closest(".discard-pile") !== null) return "pile";
  if (element.closest(".limbo") !== null) return element.closest(".limbo.own") === null ? "limbo" : "looking";
  const seat = element.closest<HTMLElement>(".board-seat")?.dataset["seat"] ?? "own";
  return `${element.closest(".open-hand") === null ? "assets" : "open"} ${seat}`;
}

/** The width of a whole card whose print is of the standard size. */
const STANDARD_WIDTH = 108;

/** The picture of a card that is shown, of those that it has. */
function shown(element: HTMLElement): HTMLElement | undefined {
  const pictures = [...element.querySelectorAll<HTMLElement>(".tile, .face")];
  return pictures.find((one) => one.getBoundingClientRect().width > 0);
}

/** Looks at the board as it is laid out now. */
function look(board: HTMLElement): Look {
  const top = boxIn(board, board.querySelector(".board-top"));
  const seats = new Map<number, Box>();
  for (const seat of board.querySelectorAll<HTMLElement>(".board-seat"))
    seats.set(Number(seat.dataset["seat"]), within(boxIn(board, seat.querySelector(".place-head")), top));
  const cards: Lying[] = [];
  for (const element of board.querySelectorAll<HTMLElement>(".tile-button, .top-card")) {
    const picture = element.closest("dialog") === null ? shown(element) : undefined;
    if (picture === undefined) continue;
    const box = boxIn(board, element);
    const sized = getComputedStyle(picture).getPropertyValue("--face-print") !== "";
    cards.push({
      card: cardOf(element.dataset["card"] ?? ""),
      zone: placeOf(element),
      index: 0,
      picture,
      bearer: element,
      print: sized ? String(box.width / STANDARD_WIDTH) : "",
      box: element.closest(".board-top") === null ? box : within(box, top),
    });
  }
  return {
    cards,
    stock: boxIn(board, board.querySelector(".pile-back")),
    pile: boxIn(board, board.querySelector(".top-card") ?? board.querySelector(".discard-pile")),
    seats,
    hand: boxIn(board, board.querySelector(".board-hand")),
  };
}

/** Where a card of this size has to be put to lie in a box, as large as it fits there. */
function spotIn(box: Box, { width, height }: Size): Spot {
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    turn: 0,
    scale: Math.max(0.2, Math.min(box.width / width, box.height / height)),
  };
}

/** What the looks of a board are for cards of this size. */
function groundsFor(card: Size, { stock, pile, seats, hand }: Look, others: readonly number[]): Grounds {
  return {
    card,
    stock: spotIn(stock, card),
    pile: [spotIn(pile, card)],
    seats: others.map((seat) => seats.get(seat) ?? pile),
    handBox: hand,
  };
}

/** Whose hand a card that the viewer alone looks at is from; undefined: it is from the stock. */
function lookedInto(news: readonly TableEvent[]): number | undefined {
  return news.findLast(({ verb, other }) => verb === "looked" && other >= 0)?.other;
}

/** Where a card has gone that is seen no more; null: nobody sees that it went anywhere. */
function goal(card: string, to: Look, { news, view, seats }: Change): Box | number | null {
  if (view.pile.some((one) => cardOf(one) === card)) return to.pile;
  const tells = ({ words, cards = [] }: TableEvent) =>
    [...words, ...cards].some((one) => cardOf(one) === card);
  const event = news.findLast((one) => /^(put|gave|gained)$/.test(one.verb) && tells(one));
  if (event === undefined) return null;
  const where = event.words.at(-1) ?? "";
  if (where.startsWith("stock")) return to.stock;
  if (where.startsWith("pile")) return to.pile;
  const seat = event.other >= 0 ? event.other : event.seat;
  return seats.includes(seat) ? seat : null;
}

/** A movement, and what it is to look like. */
interface Move {
  card: Lying;
  from: Spot;
  to: Spot;
  time: Required<Time>;
  /** Whether its back is up where it sets off. */
  hidden: boolean;
  /** Whether it comes to lie where its picture is, which is not to be seen before. */
  arrives: boolean;
}

function comes(card: Lying, was: Lying | undefined, to: Look, change: Change, delay: number): Move {
  const grounds = groundsFor(card.box, to, change.seats);
  const into = card.zone === "looking" ? lookedInto(change.news) : undefined;
  const from =
    was !== undefined
      ? spotIn(was.box, card.box)
      : into !== undefined
        ? spotOfSeat(grounds, change.seats, into)
        : sourceOf(card, change.news, grounds, change.seats);
  const easing = card.zone === "hand" ? COMES : LANDS;
  return {
    card,
    from,
    to: spotIn(card.box, card.box),
    time: { duration: MOVE_MILLIS, delay, easing },
    hidden: was === undefined && (card.zone === "hand" || from === grounds.stock || into !== undefined),
    arrives: true,
  };
}

function leaves(card: Lying, to: Look, change: Change): Move | null {
  const where = goal(card.card, to, change);
  if (where === null) return null;
  const grounds = groundsFor(card.box, to, change.seats);
  return {
    card,
    from: spotIn(card.box, card.box),
    to: typeof where === "number" ? spotOfSeat(grounds, change.seats, where) : spotIn(where, card.box),
    time: { duration: MOVE_MILLIS, delay: 0, easing: COMES },
    hidden: false,
    arrives: false,
  };
}

/** The movements from one look at a board to the next. */
function movesBetween(before: Look | null, after: Look, change: Change): Move[] {
  const known = follow({ ...NO_TRACKS, cards: [] }, before?.cards ?? []);
  const now = follow(known, after.cards);
  const wasOf = (i: number) => {
    const at = known.cards.findIndex(({ key }) => key === now.cards[i]!.key);
    return at < 0 ? undefined : before!.cards[at];
  };
  const moves: Move[] = [];
  let dealt = 0;
  after.cards.forEach((card, i) => {
    const was = wasOf(i);
    const stays = was !== undefined && was.zone === card.zone;
    // what lies open at a seat has come there as a back, and the old top of the pile lay there all the time
    const covered = was === undefined && (card.zone.startsWith("open") || lay(card, before, change));
    if (stays || covered) return;
    const delay = was === undefined && card.zone === "hand" ? dealt++ * DEAL_STEP : 0;
    moves.push(comes(card, was, after, change, delay));
  });
  known.cards.forEach(({ key }, i) => {
    const card = before!.cards[i]!;
    if (card.zone === "pile" || now.cards.some((one) => one.key === key)) return;
    const move = leaves(card, after, change);
    if (move !== null) moves.push(move);
  });
  return moves.slice(0, MOST_MOVES);
}

/** Whether a card of the pile was under another one before: it has not come, the other has gone. */
function lay(card: Lying, before: Look | null, { news }: Change): boolean {
  if (card.zone !== "pile" || before === null) return false;
  return !news.some(({ words }) => words.some((word) => cardOf(word) === card.card));
}

/** The picture of a card once more, to fly; its place on the board says no more how large its print is. */
function copied({ picture, print }: Lying): HTMLElement {
  const copy = picture.cloneNode(true) as HTMLElement;
  if (print !== "") copy.style.setProperty("--face-print", print);
  return copy;
}

/** Lets a place look as it did until a card has come to it. */
function keeps(layer: HTMLElement, lain: Lying): void {
  const stays = { transform: placed(spotIn(lain.box, lain.box)) };
  flies(layer, lain.box, [stays, stays], { duration: MOVE_MILLIS }, copied(lain));
}

function shows(layer: HTMLElement, { card, from, to, time, hidden, arrives }: Move): void {
  const way = [{ transform: placed(from) }, { transform: placed(to) }];
  const flown = flies(layer, card.box, way, time, copied(card));
  const lasts = {
    duration: time.duration * timesAsLong(),
    delay: time.delay * timesAsLong(),
    fill: "backwards" as const,
  };
  if (hidden) turnOver(flown, lasts);
  if (arrives) card.bearer.animate([{ opacity: 0 }, { opacity: 0 }], lasts);
}

/** Lets cards that stay in their place move up, where others have come or gone. */
function movesUp(before: Look, after: Look): void {
  for (const { card, zone, bearer, box } of after.cards) {
    const was = before.cards.find((one) => one.card === card && one.zone === zone);
    const [x, y] = [(was?.box.x ?? box.x) - box.x, (was?.box.y ?? box.y) - box.y];
    if (zone === "pile" || Math.hypot(x, y) < NEAR) continue;
    bearer.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
      id: MOVES_UP,
      duration: MOVE_MILLIS * timesAsLong(),
      easing: COMES,
    });
  }
}

/** Lets what is still under way hurry, where there is more to be seen; cards that move up are where they belong. */
function hurry(board: HTMLElement): void {
  const cards = [...board.querySelectorAll(".tile-button, .top-card")];
  const moving = cards.flatMap((card) => card.getAnimations());
  for (const one of moving.filter(({ id }) => id === MOVES_UP)) one.finish();
  for (const one of moving) one.updatePlaybackRate(HURRY);
  for (const one of board.querySelector(".flights")!.getAnimations({ subtree: true }))
    one.updatePlaybackRate(HURRY);
}

/** Lets the cards go from where they lay to where they lie. */
function showMoves(layer: HTMLElement, before: Look | null, after: Look, change: Change): void {
  const moves = movesBetween(before, after, change);
  const top = before?.cards.find(({ zone }) => zone === "pile");
  const covered = moves.some(({ card, arrives }) => arrives && card.zone === "pile");
  if (top !== undefined && covered) keeps(layer, top);
  if (before !== null) movesUp(before, after);
  for (const move of moves) shows(layer, move);
  const back = { width: after.stock.width, height: after.stock.height };
  showFlights(layer, groundsFor(back, after, change.seats), change.seats, change.view, change.news);
}

/** The layer in which cards fly over a board, whenever its table changes. */
export function useMoves(
  box: RefObject<HTMLDivElement | null>,
  state: Pick<TableState, "fresh" | "resync">,
  deal: string,
  change: Omit<Change, "news">,
): RefObject<HTMLDivElement | null> {
  const layer = useRef<HTMLDivElement>(null);
  const dealt = useRef("");
  // the board is as it was until all of it has been rendered
  const before = useMemo(() => {
    const same = dealt.current === deal;
    dealt.current = deal;
    return same && box.current !== null && motionAllowed() ? look(box.current) : null;
  }, [state]);
  useLayoutEffect(() => {
    if (state.resync || state.fresh.length === 0 || !motionAllowed()) return;
    if (box.current === null || layer.current?.animate === undefined) return;
    layer.current.style.height = `${box.current.scrollHeight}px`;
    hurry(box.current);
    showMoves(layer.current, before, look(box.current), { ...change, news: state.fresh });
  }, [state]);
  return layer;
}
