/** Backs that fly: what is dealt and drawn, hands that go from seat to seat, a pile that is shuffled into the stock. */

import { timesAsLong } from "../app/settings";
import type { TableEvent, View } from "../wire/types";
import { spotOfSeat, type Grounds } from "./flights";
import type { Size, Spot } from "./geometry";
import { back, placed } from "./moves";

const FLIGHT_MILLIS = 420;
const PASS_MILLIS = 900;
const SHUFFLE_MILLIS = 1100;
/** So many backs of a hand are seen at most, each turned against the one before it. */
const MOST_BACKS = 7;
const FAN_TURN = 9;
/** So many cards of a pile are seen to be gathered, and so far the halves of the stock are apart. */
const GATHERED = 8;
const RIFFLE = 0.42;

/** Between two cards of a draw, and between two that are dealt. */
const DRAW_STEP = 90;
const DEAL_STEP = 25;
/** So many rounds of a deal are seen, and so many cards of a draw. */
const ROUNDS = 3;
const MOST_DRAWN = 4;
/** Where more has happened at once, the rest of it is not flown. */
const MOST_FLIGHTS = 30;

/** A way that a hand goes. */
export interface Way {
  from: number;
  to: number;
}

/** The ways of whole hands: two are changed, or all go on to a neighbour; `playing` are the seats in their order. */
export function waysOf(event: TableEvent, playing: readonly number[]): Way[] {
  const { verb, seat, other, words } = event;
  if (verb === "swapped")
    return [
      { from: seat, to: other },
      { from: other, to: seat },
    ];
  if (verb !== "passed-hands") return [];
  const step = words[0] === "left" ? 1 : playing.length - 1;
  return playing.map((from, i) => ({ from, to: playing[(i + step) % playing.length]! }));
}

/** How a card flies, at the usual pace: in milliseconds. */
export interface Time {
  duration: number;
  delay?: number;
  easing?: string;
}

/** A card of this size that takes this way and is gone; with its back up where nothing else is to be seen. */
export function flies(
  layer: HTMLElement,
  { width, height }: Size,
  way: Keyframe[],
  { duration, delay = 0, easing = "ease-in-out" }: Time,
  picture: Element = back(),
): HTMLElement {
  const card = document.createElement("div");
  card.className = "flat-card flight";
  card.style.width = `${width}px`;
  card.style.height = `${height}px`;
  card.append(picture);
  layer.append(card);
  const flight = card.animate(way, {
    duration: duration * timesAsLong(),
    delay: delay * timesAsLong(),
    fill: "backwards",
    easing,
  });
  flight.onfinish = flight.oncancel = () => card.remove();
  return card;
}

/** What the others have drawn, from the stock or a hand, and were dealt flies to them. */
function flyTo(
  layer: HTMLElement,
  laid: Grounds,
  seats: readonly number[],
  news: readonly TableEvent[],
): void {
  const others = news.filter((event) => seats.includes(event.seat));
  const dealt = others.filter((event) => event.verb === "dealt");
  const deals = Array.from({ length: ROUNDS }, () => dealt)
    .flat()
    .map(({ seat }, i) => ({ seat, from: laid.stock, delay: i * DEAL_STEP }));
  const draws = others
    .filter((event) => event.verb === "drew")
    .flatMap(({ seat, words }) => {
      const cards = Number(words.find((word) => /^\d+$/.test(word)) ?? 1);
      return Array.from({ length: Math.min(cards, MOST_DRAWN) }, (_, i) => ({
        seat,
        from: laid.stock,
        delay: i * DRAW_STEP,
      }));
    });
  const stolen = others
    .filter((event) => event.verb === "stole")
    .map(({ seat, other }, i) => ({ seat, from: spotOfSeat(laid, seats, other), delay: i * DRAW_STEP }));
  for (const { seat, from, delay } of [...deals, ...draws, ...stolen].slice(0, MOST_FLIGHTS))
    flies(
      layer,
      laid.card,
      [
        { transform: placed(from), opacity: 1 },
        { transform: placed(spotOfSeat(laid, seats, seat)), opacity: 0.4 },
      ],
      { duration: FLIGHT_MILLIS, delay },
    );
}

/** A card of a fan so far from its middle, as it lies at a spot. */
function inFan(spot: Spot, off: number, width: number): string {
  return placed({ ...spot, x: spot.x + off * 0.16 * width * spot.scale, turn: off * FAN_TURN });
}

/** Shows what goes round: fans of backs, as large as the hands are where they come to. */
function passes(
  layer: HTMLElement,
  laid: Grounds,
  seats: readonly number[],
  view: View,
  { from, to }: Way,
): void {
  const backs = Math.min(MOST_BACKS, view.hands[to]?.count ?? 0);
  // at a seat a fan is small, on its way as large as cards in a hand that is held out
  const [start, end] = [spotOfSeat(laid, seats, from), spotOfSeat(laid, seats, to)];
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2, turn: 0, scale: 0.6 };
  for (let i = 0; i < backs; i++) {
    const off = i - (backs - 1) / 2;
    const way = [start, middle, end].map((spot) => ({ transform: inFan(spot, off, laid.card.width) }));
    flies(layer, laid.card, way, { duration: PASS_MILLIS });
  }
}

/** Gathers the pile, brings it to the stock and riffles it there. */
function shuffles(layer: HTMLElement, laid: Grounds): void {
  const pile = laid.pile.at(-1) ?? laid.stock;
  for (let i = 0; i < GATHERED; i++) {
    const apart = (i % 2 === 0 ? -1 : 1) * RIFFLE * laid.card.width * laid.stock.scale;
    const lay = { ...pile, x: pile.x + ((i * 7) % 11) - 5, y: pile.y + ((i * 5) % 9) - 4, turn: i * 9 - 32 };
    const half = placed({ ...laid.stock, x: laid.stock.x + apart, turn: Math.sign(apart) * 6 });
    const way = [
      { transform: placed(lay), offset: 0 },
      { transform: placed({ ...pile, turn: 0 }), offset: 0.2 },
      { transform: placed(laid.stock), offset: 0.5 },
      { transform: half, offset: 0.7 },
      { transform: placed(laid.stock), offset: 1 },
    ];
    flies(layer, laid.card, way, { duration: SHUFFLE_MILLIS });
  }
}

/** Shows what of the news moves cards; those that the viewer sees come by themselves. */
export function showFlights(
  layer: HTMLElement,
  laid: Grounds,
  seats: readonly number[],
  view: View,
  news: readonly TableEvent[],
): void {
  flyTo(layer, laid, seats, news);
  const playing = [...view.hands.keys()].filter((seat) => view.hands[seat]!.count > 0);
  for (const event of news) {
    const ways = waysOf(event, playing).filter(({ to }) => seats.includes(to));
    for (const way of ways) passes(layer, laid, seats, view, way);
    if (event.verb === "reshuffled") shuffles(layer, laid);
  }
}
