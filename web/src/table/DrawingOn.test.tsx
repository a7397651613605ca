// @vitest-environment happy-dom
/** Who can only draw draws on. Source: issue 15, points 1 and 3. */

import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { settings } from "../app/settings";
import { DRAW_STEP } from "../visit/Visit";
import { hand, hidden, snapshot, view } from "../wire/samples";
import type { View } from "../wire/types";
import { answered, close, hears, host, open, press, sent, sit } from "./seated";

const NO_FIT = { code: 907, words: "it does not fit", key: "", arguments: {} };

/** A seat that holds these cards, of which none may be played, and may do this. */
const table = (ply: number, cards: string, legal: string[], more: Partial<View> = {}) =>
  snapshot({
    view: view({
      ply,
      turn: 0,
      legal,
      hands: [hand(cards), hidden(5), hidden(5)],
      refusals: Object.fromEntries(cards.split(" ").map((card) => [card, NO_FIT])),
      ...more,
    }),
  });

/** The card that was asked for comes. */
const draws = async (next: ReturnType<typeof table>) => {
  await answered();
  await hears(next);
};

beforeEach(open);
afterEach(close);

describe("drawing", () => {
  it("goes on by itself until a card fits", async () => {
    await sit(table(1, "7H 9C", ["draw"]));
    await press("d", document.body);
    await draws(table(2, "7H 9C 3S", ["draw"]));
    expect(sent()).toEqual(["draw"]);
    await act(() => host().passes(DRAW_STEP));
    expect(sent()).toEqual(["draw", "draw"]);
    await draws(table(3, "7H 9C 3S 4D", ["draw", "play 4D"]));
    await act(() => host().passes(DRAW_STEP));
    expect(sent()).toHaveLength(2);
  });

  it("asks for no card twice: not for one that its player has drawn and that has still to come", async () => {
    await sit(table(1, "7H 9C", ["draw"]));
    await press("d", document.body);
    await draws(table(2, "7H 9C 3S", ["draw"]));
    await press("d", document.body);
    await answered();
    await act(() => host().passes(DRAW_STEP));
    expect(sent(), "a second one would come too late, and end the drawing").toEqual(["draw", "draw"]);
    await hears(table(3, "7H 9C 3S 5S", ["draw"]));
    await act(() => host().passes(DRAW_STEP));
    expect(sent()).toHaveLength(3);
  });

  it("stops where its player may pass, or play a wrong card", async () => {
    await sit(table(1, "7H 9C", ["draw"]));
    await press("d", document.body);
    await draws(table(2, "7H 9C 3S", ["draw", "pass"]));
    await act(() => host().passes(DRAW_STEP));
    expect(sent()).toEqual(["draw"]);
    await press("d", document.body);
    await draws(table(3, "7H 9C 3S 4D", ["draw"], { refusals: {} }));
    await act(() => host().passes(DRAW_STEP));
    expect(sent()).toEqual(["draw", "draw"]);
  });

  it("is one card at a time for who wants that, and nobody else begins it", async () => {
    settings.drawsOn.value = false;
    await sit(table(1, "7H 9C", ["draw"]));
    await press("d", document.body);
    await draws(table(2, "7H 9C 3S", ["draw"]));
    await act(() => host().passes(DRAW_STEP));
    expect(sent()).toEqual(["draw"]);
    settings.drawsOn.value = true;
    await hears(table(3, "7H 9C 3S 5S", ["draw"]));
    await act(() => host().passes(DRAW_STEP));
    expect(sent()).toEqual(["draw"]);
  });
});
