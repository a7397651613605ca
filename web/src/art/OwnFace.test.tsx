// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { COLOURED, SHAPED } from "../cards/own-packs";
import { knowPack } from "../cards/pack";
import { CardArt, loadOwnArt, SuitArt } from "./Card";
import { EMBLEMS, emblemOf } from "./emblems";

/** The emblems that rule books can name. */
const NAMES = (
  "circle triangle cross square star diamond heart club spade crescent sun drop leaf flower flame bolt snowflake " +
  "wave mountain tree moon cloud eye hand crown shield sword key bell anchor wheel arrow arrows skip reverse plus " +
  "two four wild question hourglass shell"
).split(" ");

async function drawn(card: string): Promise<Element> {
  const place = document.createElement("div");
  await loadOwnArt();
  await act(() => render(<CardArt card={card} />, place));
  return place;
}

const texts = (of: Element) => [...of.querySelectorAll("text")].map((text) => text.textContent);

/** The colours of the fields, by their classes. */
const fields = (of: Element) =>
  [...of.querySelectorAll(".ef-own-field")].map((one) => one.getAttribute("class")?.split("ef-hue-")[1]);

/** The paths of an emblem, those that are drawn under something else. */
const path = (emblem: string) => EMBLEMS[emblem]![0]![1];

const shows = (of: Element, emblem: string) => of.querySelectorAll(`path[d="${path(emblem)}"]`).length;

describe("faces of a pack of one's own", () => {
  beforeEach(() => knowPack(COLOURED));
  afterEach(() => knowPack());

  it("have an index and the sign of their suit in two corners and in the middle", async () => {
    const card = await drawn("7R");
    expect(texts(card)).toEqual(["7", "7", "7"]);
    expect(shows(card, "diamond")).toBe(3);
    expect(fields(card)).toEqual(["red"]);
  });

  it("show the picture of what has one, and in the corners, too, where that is its index", async () => {
    const skip = await drawn("SY");
    expect(texts(skip)).toEqual([]);
    expect([shows(skip, "skip"), shows(skip, "triangle")]).toEqual([3, 2]);
    // the sign of its suit is no picture of its own: its index stands on it
    knowPack({ ...SHAPED, kinds: SHAPED.kinds.map((kind) => ({ ...kind, emblem: "circle" })) });
    expect(texts(await drawn("8C"))).toEqual(["8", "8", "8"]);
    expect(texts(await drawn("8T"))).toEqual(["8", "8"]);
    knowPack(COLOURED);
    const draws = await drawn("DG");
    expect(texts(draws)).toEqual(["+2", "+2"]);
    expect([shows(draws, "two"), shows(draws, "leaf")]).toEqual([1, 2]);
  });

  it("are those of a game on the shelf, whatever pack the table has", async () => {
    knowPack();
    const place = document.createElement("div");
    const alone = { ...COLOURED, ranks: [], kinds: COLOURED.kinds.filter((kind) => kind.letters === "7R") };
    await loadOwnArt();
    await act(() => render(<CardArt card="7R" of={alone} />, place));
    expect(texts(place)).toEqual(["7", "7", "7"]);
    expect(fields(place)).toEqual(["red"]);
  });

  it("are of both colours where they are of two suits, with the sign of each", async () => {
    const card = await drawn("RB");
    expect(fields(card)).toEqual(["red", "blue"]);
    expect([shows(card, "diamond"), shows(card, "drop")]).toEqual([2, 2]);
  });

  it("are of all colours where they have no suit", async () => {
    const card = await drawn("W4");
    expect(new Set(fields(card))).toEqual(new Set(["red", "yellow", "green", "blue", undefined]));
    expect(texts(card)).toEqual(["+4", "+4"]);
    expect(shows(card, "four")).toBe(1);
  });

  it("give way to pictures where the pack has such", async () => {
    knowPack();
    expect(fields(await drawn("7H"))).toEqual([]);
  });

  it("have suits whose signs stand by themselves", async () => {
    knowPack(SHAPED);
    await loadOwnArt();
    const place = document.createElement("div");
    await act(() => render(<SuitArt suit="Q" />, place));
    expect(shows(place, "square")).toBe(1);
    await act(() => render(<SuitArt suit="H" />, place));
    expect(place.innerHTML).toBe("");
  });
});

describe("emblems", () => {
  it("are drawn, all that a book can name", () => {
    expect(Object.keys(EMBLEMS).sort()).toEqual([...NAMES].sort());
  });

  it("stand for signs that people write, and for no other words", () => {
    expect(emblemOf("♦")).toBe(EMBLEMS["diamond"]);
    for (const word of ["", "toString", "constructor", "Star", "☃"]) expect(emblemOf(word)).toBeUndefined();
  });
});
