// @vitest-environment happy-dom
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { settings } from "../app/settings";
import { knowCards } from "../cards/details";
import { PRINTED } from "../cards/printed";
import { event, hand, hidden, snapshot, view } from "../wire/samples";
import type { PublicFact, Snapshot, TableEvent } from "../wire/types";
import { Board } from "./parts";
import { close, hears, open, sit } from "./seated";

/** Cards fly from where they lay to where they lie, at a table whose cards have abilities (issue 15, point 5). */

/** What has been set in motion: whose animation it is, and from where to where. */
interface Moved {
  what: HTMLElement;
  frames: Keyframe[];
  delay: number;
}

let moved: Moved[] = [];

const rect = (x: number, y: number, width: number, height: number) => new DOMRect(x, y, width, height);

/** A board laid out by hand: each part has its place, and each card lies in the middle of its part. */
const PARTS: [string, DOMRect][] = [
  [".board-hand", rect(300, 600, 126, 48)],
  [".own-place", rect(100, 500, 126, 48)],
  [".limbo", rect(600, 300, 126, 48)],
  [".discard-pile", rect(450, 300, 84, 118)],
  [".pile-back", rect(350, 300, 84, 118)],
  ['.board-seat[data-seat="1"]', rect(20, 20, 200, 40)],
  ['.board-seat[data-seat="2"]', rect(620, 20, 200, 40)],
];

const flights = () => moved.filter(({ what }) => what.classList.contains("flight"));
/** The middle of what flies, at the start and at the end of its way. */
const ends = ({ what, frames }: Moved) =>
  [frames[0]!, frames.at(-1)!].map(({ transform }) => {
    const [, x, y] = /\(([-\d.]+)px, ([-\d.]+)px/.exec(String(transform))!;
    return [Number(x) + parseFloat(what.style.width) / 2, Number(y) + parseFloat(what.style.height) / 2];
  });
const middle = (part: string) => {
  const { x, y, width, height } = PARTS.find(([selector]) => selector === part)![1];
  return [x + width / 2, y + height / 2];
};

function table(more: Partial<Snapshot["view"]> = {}, facts: PublicFact[] = []): Snapshot {
  return snapshot({
    view: view({
      pile: ["tower"],
      suit: null,
      hands: [hand("giant dawn_dusk"), hidden(3), hidden(4)],
      legal: ["end"],
      refusals: {},
      ...more,
    }),
    facts,
  });
}

const assets = (seat: number, card: string): PublicFact => ({ key: "assets", seat, words: [card] });

/** What flies when the table changes from one to the other. */
async function flown(from: Snapshot, to: Snapshot, ...news: TableEvent[]): Promise<Moved[]> {
  await sit(from);
  await act(() => new Promise((done) => setTimeout(done, 5)));
  moved = [];
  await hears({ ...to, number: from.number + news.length }, news);
  return flights();
}

beforeAll(() => Board.load());

beforeEach(() => {
  knowCards(PRINTED);
  open();
  moved = [];
  HTMLElement.prototype.getBoundingClientRect = function () {
    const part = PARTS.find(([selector]) => this.closest(selector) !== null);
    return part?.[1] ?? rect(0, 0, 900, 700);
  };
  Element.prototype.animate = function (frames, time) {
    const { delay = 0 } = time as KeyframeAnimationOptions;
    moved.push({ what: this as HTMLElement, frames: frames as Keyframe[], delay });
    return {} as Animation;
  };
  Element.prototype.getAnimations = () => [];
});
afterEach(async () => {
  await close();
  knowCards([]);
  settings.motion.value = "auto";
  Reflect.deleteProperty(HTMLElement.prototype, "getBoundingClientRect");
  Reflect.deleteProperty(Element.prototype, "animate");
  Reflect.deleteProperty(Element.prototype, "getAnimations");
});

describe("a card on the board", () => {
  it("goes from the hand to the pile when it is discarded, and the old top lies there until then", async () => {
    const after = table({ pile: ["tower", "giant"], hands: [hand("dawn_dusk"), hidden(3), hidden(4)] });
    const [old, one, ...more] = await flown(table(), after, event(11, "discarded", 0, "giant"));
    expect(ends(one!)).toEqual([middle(".board-hand"), middle(".discard-pile")]);
    expect(one!.what.textContent).toContain("Giant");
    expect(ends(old!)).toEqual([middle(".discard-pile"), middle(".discard-pile")]);
    expect(old!.what.textContent).toContain("Old Tower");
    expect(more).toEqual([]);
    const lies = moved.find(({ what }) => what.closest(".top-card") !== null)!;
    expect(lies.frames.map(({ opacity }) => opacity)).toEqual([0, 0]);
  });

  it("goes from the hand to the assets when it is put into play", async () => {
    const after = table({ hands: [hand("giant"), hidden(3), hidden(4)] }, [assets(0, "dawn_dusk/b")]);
    const [one, ...more] = await flown(table(), after, event(11, "played", 0, "dawn_dusk/b"));
    expect(ends(one!)).toEqual([middle(".board-hand"), middle(".own-place")]);
    expect(more).toEqual([]);
  });

  it("comes from the hand of another, and as a back from the draw pile to one’s own", async () => {
    const played = table({}, [assets(1, "storm")]);
    const [one] = await flown(table(), played, event(11, "played", 1, "storm"));
    expect(ends(one!)).toEqual([middle('.board-seat[data-seat="1"]'), middle('.board-seat[data-seat="1"]')]);
    expect(one!.what.textContent).toContain("Storm");
    await close();
    open();
    const drawn = table({ hands: [hand("giant dawn_dusk storm tower"), hidden(3), hidden(4)] });
    const both = await flown(table({ pile: ["giant"] }), drawn, event(11, "drew", 0, "2"));
    expect(both.map(ends)).toEqual([
      [middle(".pile-back"), middle(".board-hand")],
      [middle(".pile-back"), middle(".board-hand")],
    ]);
    expect(both.map(({ what }) => what.querySelectorAll(".turned").length)).toEqual([1, 1]);
    expect(both[1]!.delay).toBeGreaterThan(both[0]!.delay);
  });

  it("goes from seat to seat when it is taken over, and into a hand when it is taken back", async () => {
    const before = table({}, [assets(1, "storm")]);
    const [one, ...more] = await flown(before, table({}, [assets(2, "storm")]), {
      ...event(11, "gained", 2, "storm"),
      other: 1,
    });
    expect(ends(one!)).toEqual([middle('.board-seat[data-seat="1"]'), middle('.board-seat[data-seat="2"]')]);
    expect(more).toEqual([]);
    await close();
    open();
    const back = { ...event(11, "put", 0, "storm", "hand"), other: 2 };
    const [gone] = await flown(before, table(), back);
    expect(ends(gone!)).toEqual([middle('.board-seat[data-seat="1"]'), middle('.board-seat[data-seat="2"]')]);
    expect(gone!.what.textContent).toContain("Storm");
  });

  it("of another that is drawn is a back, as at every table", async () => {
    const after = table({ hands: [hand("giant dawn_dusk"), hidden(5), hidden(4)] });
    const backs = await flown(table(), after, event(11, "drew", 1, "2"));
    expect(backs.map(ends)).toEqual([
      [middle(".pile-back"), middle('.board-seat[data-seat="1"]')],
      [middle(".pile-back"), middle('.board-seat[data-seat="1"]')],
    ]);
  });

  it("moves not at all for who does not want that", async () => {
    settings.motion.value = "off";
    const after = table({ pile: ["tower", "giant"], hands: [hand("dawn_dusk"), hidden(3), hidden(4)] });
    expect(await flown(table(), after, event(11, "discarded", 0, "giant"))).toEqual([]);
    expect(moved).toEqual([]);
  });
});
