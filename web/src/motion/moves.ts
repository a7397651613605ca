/** What all cards that move have in common: how long they take, how they are turned over, where they are put. */

import { backArt } from "../art/back";
import type { Spot } from "./geometry";

export const MOVE_MILLIS = 320;
/** Between two cards that are dealt. */
export const DEAL_STEP = 70;
/** A card that is laid goes a little too far, and comes back. */
export const LANDS = "cubic-bezier(.3,1.3,.5,1)";
/** A card that comes to a hand slows down. */
export const COMES = "cubic-bezier(.2,.7,.2,1)";

export function placed(spot: Spot): string {
  const { x, y, turn, scale } = spot;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turn.toFixed(2)}deg) scale(${scale.toFixed(3)})`;
}

/** The back of a card for what is loaded later and moves: so all that draws one needs this part alone. */
export function back(): SVGElement {
  return backArt();
}

/** Shows the back of a card for the first half of its way. */
export function turnOver(element: HTMLElement, time: KeyframeAnimationOptions): void {
  const art = backArt();
  const front = element.firstElementChild;
  element.append(art);
  const narrow = { transform: "scaleX(0)" };
  const whole = { transform: "scaleX(1)" };
  front?.animate([narrow, { ...narrow, offset: 0.5 }, whole], time);
  const turns = art.animate([whole, { ...narrow, offset: 0.5 }, narrow], time);
  turns.onfinish = () => art.remove();
  turns.oncancel = () => art.remove();
}
