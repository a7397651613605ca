/**
 * The end of a deal as a moment: the hands are turned up card by card, the bars grow by what the deal has brought, and
 * then the ranking is sorted. Only the way there moves; what stands there at last stands there from the beginning.
 */

import { timesAsLong } from "../app/settings";
import { back as cardBack } from "../motion/moves";

const TURN_MILLIS = 320;
const TURN_STEP = 70;
/** All cards are turned up within this time. */
const TURNS = 1400;
const GROW_MILLIS = 700;
const SORT_MILLIS = 600;

/** A seat of the ranking as it was before the deal: the order is theirs. */
export interface Before {
  seat: number;
  /** How far it had come to the goal, from 0 to 1. */
  share: number;
}

/** Shows the back of a card until it is its turn. */
function turnUp(card: HTMLElement, delay: number): void {
  const time = { duration: TURN_MILLIS * timesAsLong(), delay, fill: "backwards" as const };
  const back = cardBack();
  card.append(back);
  const narrow = { transform: "scaleX(0)", offset: 0.5 };
  card.animate([{ transform: "scaleX(1)" }, narrow, { transform: "scaleX(1)" }], time);
  const hides = [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }];
  const gone = back.animate(hides, time);
  gone.onfinish = gone.oncancel = () => back.remove();
}

/** Lets what it says appear when its card is turned up. */
function appear(number: Element | null, delay: number): void {
  number?.animate([{ opacity: 0 }, { opacity: 1 }], {
    duration: TURN_MILLIS * timesAsLong(),
    delay,
    fill: "backwards",
  });
}

function turnUpAll(panel: HTMLElement): number {
  const cards = [...panel.querySelectorAll<HTMLElement>(".left-card")];
  const step = Math.min(TURN_STEP, TURNS / Math.max(1, cards.length)) * timesAsLong();
  cards.forEach((card, i) => {
    turnUp(card.querySelector<HTMLElement>(".open-card")!, i * step);
    appear(card.querySelector(".card-points"), i * step + (TURN_MILLIS * timesAsLong()) / 2);
  });
  const end = cards.length === 0 ? 0 : cards.length * step + TURN_MILLIS * timesAsLong();
  panel.querySelectorAll(".hand-sum").forEach((sum) => appear(sum, end));
  return end;
}

/** Each row goes from the place that it had to its own. */
function sortFrom(rows: readonly HTMLElement[], before: readonly Before[], delay: number): void {
  const tops = rows.map((row) => row.offsetTop);
  rows.forEach((row, i) => {
    const was = before.findIndex(({ seat }) => String(seat) === row.dataset["seat"]);
    if (was < 0 || was === i) return;
    row.animate([{ transform: `translateY(${tops[was]! - tops[i]!}px)` }, { transform: "translateY(0)" }], {
      duration: SORT_MILLIS * timesAsLong(),
      delay,
      fill: "backwards",
      easing: "ease-in-out",
    });
  });
}

/** Lets this panel unfold. */
export function unfold(panel: HTMLElement, before: readonly Before[]): void {
  const turned = turnUpAll(panel);
  const rows = [...panel.querySelectorAll<HTMLElement>(".scores tr[data-seat]")];
  let grown = 0;
  for (const row of rows) {
    const bar = row.querySelector<HTMLElement>(".score-way > span");
    const was = before.find(({ seat }) => String(seat) === row.dataset["seat"]);
    if (bar === null || was === undefined) continue;
    grown = GROW_MILLIS * timesAsLong();
    bar.animate([{ width: `${100 * was.share}%` }, { width: bar.style.width }], {
      duration: grown,
      delay: turned,
      fill: "backwards",
      easing: "ease-out",
    });
  }
  sortFrom(rows, before, turned + grown);
}
