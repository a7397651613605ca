/** When what others do is shown: docs/players.md, “At the table”. */

import { beforeEach, describe, expect, it } from "vitest";
import { event, hand, hidden, snapshot, view } from "../wire/samples";
import type { Pace } from "../app/settings";
import type { Snapshot } from "../wire/types";
import { Showing, SKIP_HOLDS, SLOW_STEP, type Picture } from "./showing";

/** Nobody owes a call. */
const HANDS = [hand("7H 9C"), hidden(3), hidden(4)];

let time: number;
let due: { at: number; action: () => void }[];
let shown: Picture[];
let pace: Pace;
let showing: Showing;

/** Goes on to a time, and does what is due by then. */
function until(then: number): void {
  for (;;) {
    due.sort((a, b) => a.at - b.at);
    const [next] = due;
    if (next === undefined || next.at > then) break;
    due.shift();
    time = next.at;
    next.action();
  }
  time = then;
}

/** A picture in which somebody else is to act, after one thing that has happened. */
function picture(number: number, more: Partial<Snapshot> = {}): Picture {
  const others = view({ turn: 1, legal: [], ply: number, hands: HANDS });
  return { snapshot: snapshot({ number, view: others, ...more }), events: [event(number, "passed", 1)] };
}

const mine = (number: number): Picture => picture(number, { view: view({ ply: number, hands: HANDS }) });
const numbers = () => shown.map((one) => one.snapshot.number);

beforeEach(() => {
  time = 0;
  due = [];
  shown = [];
  showing = new Showing(
    { later: (action, millis) => due.push({ at: time + millis, action }), now: () => time },
    () => pace,
    (one) => shown.push(one),
  );
});

describe("what others do", () => {
  it("is shown as it comes, as a rule", () => {
    pace = "normal";
    [1, 2, 3].forEach((number) => showing.come(picture(number)));
    expect(numbers()).toEqual([1, 2, 3]);
  });

  it("is shown one after the other where it is to be seen slowly, the own turn too", () => {
    pace = "slow";
    showing.come(picture(1));
    showing.come(picture(2));
    showing.come(mine(3));
    expect(numbers()).toEqual([1]);
    expect(showing.last).toBe(3);
    until(SLOW_STEP);
    expect(numbers()).toEqual([1, 2]);
    until(2 * SLOW_STEP);
    expect(numbers()).toEqual([1, 2, 3]);
    expect(showing.last).toBeUndefined();
  });

  it("is shown faster where much of it waits", () => {
    pace = "slow";
    for (let number = 1; number <= 8; number++) showing.come(picture(number));
    until(3 * SLOW_STEP);
    expect(numbers().length).toBeGreaterThan(4);
    until(7 * SLOW_STEP);
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it("is not held back where somebody may have to be quick", () => {
    pace = "slow";
    showing.come(picture(1));
    showing.come(picture(2));
    const owing = { ...hidden(1), owesCall: true };
    showing.come(picture(3, { view: view({ turn: 1, hands: [hand("7H 9C"), owing] }) }));
    expect(numbers()).toEqual([1, 3]);
    expect(shown[1]!.events.map((one) => one.number)).toEqual([2, 3]);
    showing.come(picture(4, { deadline: 9 }));
    expect(numbers()).toEqual([1, 3, 4]);
  });

  it("is shown at once when it is one's turn, for who skips to it", () => {
    pace = "skip";
    showing.come(picture(1));
    showing.come(picture(2));
    expect(numbers()).toEqual([]);
    showing.come(mine(3));
    expect(numbers()).toEqual([3]);
    expect(shown[0]!.events.map((one) => one.number)).toEqual([1, 2, 3]);
  });

  it("is shown all the same where that turn does not come", () => {
    pace = "skip";
    showing.come(picture(1));
    until(SKIP_HOLDS);
    expect(numbers()).toEqual([1]);
  });

  it("is forgotten when the line ends, and nothing of it comes later", () => {
    pace = "slow";
    showing.come(picture(1));
    showing.come(picture(2));
    showing.drop();
    until(10 * SLOW_STEP);
    expect(numbers()).toEqual([1]);
  });
});
