/**
 * When pictures of the table are shown: those that come faster than they are to be seen wait here. Nothing is ever
 * held back at the server: a table has several pages, and bots that waited for the slowest of them would make
 * everybody slow. So a page can show what others do later than it was done, but not earlier.
 */

import type { Pace } from "../app/settings";
import type { Snapshot, TableEvent } from "../wire/types";
import { asked } from "./say";

export interface Picture {
  snapshot: Snapshot;
  events: TableEvent[];
}

export interface Clock {
  later(action: () => void, millis: number): unknown;
  now(): number;
}

/** Between two pictures, where they are to be seen slowly. */
export const SLOW_STEP = 1400;
/** Where so many wait already, they are shown at this step. */
export const HURRIED_STEP = 350;
const MANY = 3;
/** So long the others' acts are held back for a turn that does not come. */
export const SKIP_HOLDS = 3000;

/** Whether this picture may not be shown late: somebody's clock runs, or the quicker one wins. */
function urgent({ snapshot }: Picture): boolean {
  const { view, you } = snapshot;
  if (view === null || you === null || snapshot.deadline !== undefined || snapshot.suspended === true)
    return true;
  return view.awaits === "grab" || view.hands.some((hand) => hand.owesCall);
}

export class Showing {
  private waiting: Picture[] = [];
  private shownAt = -Infinity;
  /** Tells timers apart: of those set earlier none does anything any more. */
  private turn = 0;

  constructor(
    private readonly clock: Clock,
    private readonly pace: () => Pace,
    private readonly show: (picture: Picture) => void,
  ) {}

  /** The number of the last event that has come, shown or not; undefined where nothing waits. */
  get last(): number | undefined {
    return this.waiting.at(-1)?.snapshot.number;
  }

  come(picture: Picture): void {
    this.waiting.push(picture);
    this.next();
  }

  /** Shows all that waits, as one change. */
  now(): void {
    this.turn++;
    const all = this.waiting;
    this.waiting = [];
    const last = all.at(-1);
    if (last === undefined) return;
    this.shownAt = this.clock.now();
    this.show({ snapshot: last.snapshot, events: all.flatMap((one) => one.events) });
  }

  /** Forgets what waits: a whole new picture has come. */
  drop(): void {
    this.turn++;
    this.waiting = [];
  }

  private next(): void {
    const last = this.waiting.at(-1);
    if (last === undefined) return;
    const pace = this.pace();
    if (pace === "normal" || pace === "fast" || urgent(last)) return this.now();
    if (pace === "skip") {
      const { view, you } = last.snapshot;
      if (view === null || asked(view, you) || view.standings.dealOver) this.now();
      else this.after(SKIP_HOLDS, () => this.now());
      return;
    }
    const step = this.waiting.length > MANY ? HURRIED_STEP : SLOW_STEP;
    this.after(this.shownAt + step - this.clock.now(), () => {
      const first = this.waiting.shift();
      if (first === undefined) return;
      this.shownAt = this.clock.now();
      this.show(first);
      this.next();
    });
  }

  private after(millis: number, action: () => void): void {
    const turn = ++this.turn;
    if (millis <= 0) action();
    else this.clock.later(() => turn === this.turn && action(), millis);
  }
}
