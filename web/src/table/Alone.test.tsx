// @vitest-environment happy-dom
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { snapshot, view } from "../wire/samples";
import type { Snapshot } from "../wire/types";
import { button, close, hears, host, open, press, root, said, sit, tap } from "./seated";

/** Ann alone with her patience, after so many acts. */
function patience(ply: number, more: Partial<Snapshot> = {}, over = false): Snapshot {
  const standings = { ...view().standings, dealOver: over, over, score: [0] };
  const hands = [view().hands[0]!];
  return snapshot({
    may: ["undo", "repeat"],
    seats: [snapshot().seats[0]!],
    view: view({ ply, hands, standings }),
    ...more,
  });
}

const asked = () => host().sent.at(-1)!;
const asks = (method: string) => host().sent.filter((one) => one.method === method).length;

beforeEach(open);
afterEach(close);

describe("who plays alone", () => {
  it("takes the last card back, by a button or a key, and names the act that is meant", async () => {
    await sit(patience(4));
    await tap(button("Take it back"));
    expect(asked()).toMatchObject({ method: "undo", params: { ply: 4 } });
    await hears(patience(3, { number: 11 }));
    await press("u");
    expect(asked()).toMatchObject({ method: "undo", params: { ply: 3 } });
  });

  it("begins anew with two taps, as what was done is gone with it, and with one where nothing was", async () => {
    await sit(patience(4));
    await tap(button("From the start"));
    expect(asks("repeat")).toBe(0);
    expect(root().querySelector(".repeat + [role=status]")!.textContent).toBe("From the start: sure?");
    await tap(button("From the start: sure?"));
    expect(asks("repeat")).toBe(1);
    await hears(patience(0, { number: 11, may: ["repeat"] }));
    expect(button("Take it back")).toBeUndefined();
    await tap(button("From the start"));
    expect(asks("repeat")).toBe(2);
  });

  it("has the same deal again when it is over, and is told that it counts once", async () => {
    await sit(patience(9, { repeated: true }, true));
    expect(root().querySelector(".end-panel")!.textContent).toContain("does not count again");
    expect(root().querySelectorAll("button.repeat")).toHaveLength(1);
    await tap(button("Same deal again"));
    expect(asked()).toMatchObject({ method: "repeat" });
  });

  it("is told the number of a deal that was chosen, and may choose another one", async () => {
    await sit(patience(9, { repeated: true, dealNumber: 42 }, true));
    const panel = root().querySelector(".end-panel")!;
    expect(panel.textContent).toContain("Deal number 42: whoever gives it");
    // nothing was promised before that somebody else could have chosen
    expect(panel.querySelector(".check")).toBeNull();
    const field = panel.querySelector<HTMLInputElement>("[name=deal-number]")!;
    const write = (text: string) =>
      act(() => {
        field.value = text;
        field.dispatchEvent(new Event("input", { bubbles: true }));
      });
    await write("x");
    await tap(button("Play this deal"));
    expect(panel.querySelector("form .bad")!.textContent).toContain("A deal number is a whole number");
    expect(asks("repeat")).toBe(0);
    await write("43");
    await tap(button("Play this deal"));
    expect(asked()).toMatchObject({ method: "repeat", params: { number: 43 } });
  });

  it("is told what was taken back", async () => {
    await sit(patience(4));
    const undone = { number: 11, verb: "undone", seat: 0, other: -1, words: [], text: "undone Ann" };
    await hears(patience(3, { number: 11 }), [undone]);
    expect(said()).toContain("You took the last act back");
  });
});

describe("who plays with others", () => {
  it("has neither, and no key does it", async () => {
    await sit(snapshot());
    expect(button("Take it back")).toBeUndefined();
    await press("u");
    expect(asks("undo")).toBe(0);
  });
});
