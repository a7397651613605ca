// @vitest-environment happy-dom
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sourceOf, spotOfSeat } from "../motion/flights";
import { showFlights, waysOf } from "../motion/flying";
import { placed } from "../motion/moves";
import { event, hand, hidden, snapshot, view } from "../wire/samples";
import type { TableEvent } from "../wire/types";
import { layout } from "./layout";
import { button, close, open, root, sit, tap } from "./seated";

const card = (name: string) => root().querySelector<HTMLElement>(`.hand-card[data-card="${name}"]`)!;
/** How high the buttons of the hand stand, by card. */
const heights = () =>
  Object.fromEntries(
    [...root().querySelectorAll<HTMLElement>(".hand-card")].map((one) => [
      one.dataset["card"],
      Number(/, (-?[\d.]+)px/.exec(one.style.transform)![1]),
    ]),
  );
const order = (element: Element) => Number((element as HTMLElement).style.zIndex);
const pictures = () => [...root().querySelectorAll(".flat-card")] as HTMLElement[];

async function pointer(target: HTMLElement, type: string, x: number, y: number): Promise<void> {
  const init = { bubbles: true, pointerId: 1, button: 0, clientX: x, clientY: y };
  await act(() => void target.dispatchEvent(new PointerEvent(type, init)));
}

beforeEach(() => {
  open();
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
afterEach(close);

describe("raised means legal", () => {
  it("a tap out of turn raises nothing", async () => {
    await sit(snapshot({ view: view({ turn: 1, legal: [] }) }));
    const before = heights();
    const pictured = pictures().map((one) => one.style.transform);
    await act(() => card("9C").focus());
    await tap(card("9C"));
    expect(heights()).toEqual(before);
    expect(pictures().map((one) => one.style.transform)).toEqual(pictured);
  });

  it("in one's turn a wrong card stays down, a legal one comes up to the focus", async () => {
    await sit(snapshot({ view: view({ hands: [hand("9C 7H"), hidden(3), hidden(1)] }) }));
    const before = heights();
    await act(() => card("9C").focus());
    expect(heights()["9C"]).toBe(before["9C"]);
    await act(() => card("7H").focus());
    expect(heights()["7H"]).toBeLessThan(before["7H"]!);
  });
});

describe("a card that is dragged", () => {
  it("lies over everything, and takes its mark along", async () => {
    await sit(snapshot());
    const before = card("7H").style.transform;
    await pointer(card("7H"), "pointerdown", 400, 600);
    await pointer(card("7H"), "pointermove", 430, 500);
    const [x, y] = [/\(([-\d.]+)px, ([-\d.]+)px/.exec(before)!, /\(([-\d.]+)px, ([-\d.]+)px/];
    const [, left, top] = y.exec(card("7H").style.transform)!;
    expect(Number(left) - Number(x[1])).toBeCloseTo(30);
    expect(Number(top) - Number(x[2])).toBeCloseTo(-100);
    const highest = pictures().reduce((a, b) => (order(a) > order(b) ? a : b));
    expect(highest.style.transform).toBe(card("7H").style.transform);
    // of one order with the rows of buttons, since its layer has none of its own
    expect(order(highest)).toBeGreaterThan(order(card("9C")));
  });
});

describe("where cards come from", () => {
  const laid = layout({ others: 2, hand: 2, pile: 2, seated: true }, { width: 900, height: 700 });
  const seats = [1, 2];
  const pile = (name: string) => ({ card: name, zone: "pile" as const });

  it("the starter from the stock, not from a seat", () => {
    const deal = [event(1, "dealt", 0, "7"), event(2, "turned", -1, "5H")];
    expect(sourceOf(pile("5H"), deal, laid, seats)).toBe(laid.stock);
  });

  it("a card that was played from who played it, though others played after", () => {
    const news = [event(1, "turned", -1, "5H"), event(2, "played", 1, "5C"), event(3, "played", 2, "9C")];
    expect(sourceOf(pile("5C"), news, laid, seats)).toEqual(spotOfSeat(laid, seats, 1));
    expect(sourceOf(pile("9C"), news, laid, seats)).toEqual(spotOfSeat(laid, seats, 2));
    expect(sourceOf(pile("5H"), news, laid, seats)).toBe(laid.stock);
  });

  it("a card of the hand from the stock", () => {
    const news = [event(1, "played", 1, "7H")];
    expect(sourceOf({ card: "7H", zone: "hand" }, news, laid, seats)).toBe(laid.stock);
  });
});

describe("hands that go round", () => {
  const laid = layout({ others: 2, hand: 2, pile: 2, seated: true }, { width: 900, height: 700 });
  const seats = [1, 2];
  const own = { card: "7H", zone: "hand" as const };
  const from = (news: TableEvent) => sourceOf(own, [news], laid, seats);

  it("go to the next at the left, to the one at the right, or between two", () => {
    const left = [
      { from: 0, to: 1 },
      { from: 1, to: 2 },
      { from: 2, to: 0 },
    ];
    expect(waysOf(event(1, "passed-hands", -1, "left"), [0, 1, 2])).toEqual(left);
    const right = left.map(({ from, to }) => ({ from: to, to: from }));
    expect(waysOf(event(1, "passed-hands", -1, "right"), [0, 1, 2])).toEqual(expect.arrayContaining(right));
    // who is out of the deal is passed over
    expect(waysOf(event(1, "passed-hands", -1, "left"), [0, 2])).toEqual([
      { from: 0, to: 2 },
      { from: 2, to: 0 },
    ]);
    expect(waysOf({ ...event(1, "swapped", 2), other: 0 }, [0, 1, 2])).toEqual([
      { from: 2, to: 0 },
      { from: 0, to: 2 },
    ]);
  });

  it("bring one's own cards from whose they were", () => {
    expect(from(event(1, "passed-hands", -1, "left"))).toEqual(spotOfSeat(laid, seats, 2));
    expect(from(event(1, "passed-hands", -1, "right"))).toEqual(spotOfSeat(laid, seats, 1));
    expect(from({ ...event(1, "swapped", 2), other: 0 })).toEqual(spotOfSeat(laid, seats, 2));
    expect(from({ ...event(1, "swapped", 0), other: 1 })).toEqual(spotOfSeat(laid, seats, 1));
    expect(from({ ...event(1, "gave", 1, "1"), other: 0 })).toEqual(spotOfSeat(laid, seats, 1));
    expect(from({ ...event(1, "swapped", 1), other: 2 })).toBe(laid.stock);
  });

  it("are seen as fans of backs, a shuffled pile as cards that go to the stock", () => {
    const flown: Keyframe[][] = [];
    HTMLElement.prototype.animate = function (frames) {
      flown.push(frames as Keyframe[]);
      return {} as Animation;
    };
    const layer = document.createElement("div");
    const table = view({ hands: [hand("7H 9C"), hidden(3), hidden(12)] });
    showFlights(layer, laid, seats, table, [{ ...event(1, "swapped", 1), other: 2 }]);
    // as many backs as come to a seat, seven at most
    expect(flown).toHaveLength(3 + 7);
    expect(flown[0]!.at(0)!.transform).toContain("scale(0.35");
    flown.length = 0;
    showFlights(layer, laid, seats, table, [event(2, "reshuffled", -1)]);
    expect(flown).toHaveLength(8);
    for (const way of flown) expect(way.at(-1)!.transform).toBe(placed(laid.stock));
    Reflect.deleteProperty(HTMLElement.prototype, "animate");
  });
});

describe("cards that are drawn from a hand", () => {
  const laid = layout({ others: 2, hand: 2, pile: 2, seated: true }, { width: 900, height: 700 });
  const seats = [1, 2];
  const flown: Keyframe[][] = [];
  beforeEach(() => {
    flown.length = 0;
    HTMLElement.prototype.animate = function (frames) {
      flown.push(frames as Keyframe[]);
      return {} as Animation;
    };
  });
  afterEach(() => void Reflect.deleteProperty(HTMLElement.prototype, "animate"));
  const fly = (seat: number, other: number) =>
    showFlights(document.createElement("div"), laid, seats, view(), [{ ...event(1, "stole", seat), other }]);
  const at = (seat: number) => placed(spotOfSeat(laid, seats, seat));

  it("fly from there, whoever looks on", () => {
    fly(2, 1);
    fly(1, 0);
    expect(flown.map((way) => way.map((frame) => frame.transform))).toEqual([
      [at(1), at(2)],
      [at(0), at(1)],
    ]);
  });

  it("come by themselves to the viewer, from whose they were", () => {
    fly(0, 2);
    expect(flown).toEqual([]);
    const news = [{ ...event(1, "stole", 0), other: 2 }];
    expect(sourceOf({ card: "7H", zone: "hand" }, news, laid, seats)).toEqual(spotOfSeat(laid, seats, 2));
  });
});

describe("drawing and passing", () => {
  it("have a button only when they can be done, and keep their places", async () => {
    await sit(snapshot({ view: view({ legal: ["play 7H"] }) }));
    expect(button("Draw")).toBeUndefined();
    expect(button("Pass")).toBeUndefined();
    expect(root().querySelectorAll(".actions .kept-place")).toHaveLength(2);
    await sit(snapshot({ view: view({ legal: ["draw", "play 7H"] }) }));
    expect(button("Draw")).toBeDefined();
    expect(button("Pass")).toBeUndefined();
    await sit(snapshot({ view: view({ turn: 1, legal: [] }) }));
    expect(button("Draw")).toBeUndefined();
  });
});
