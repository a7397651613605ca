// @vitest-environment happy-dom
/** The table with a pack of one's own: names, choosers and keys. Source: issue 46, point 1. */

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadOwnArt } from "../art/Card";
import { COLOURED } from "../cards/own-packs";
import { knowPack } from "../cards/pack";
import { hand, hidden, snapshot, view } from "../wire/samples";
import { close, open, press, root, sent, sit, tap } from "./seated";

beforeEach(async () => {
  open();
  knowPack(COLOURED);
  await loadOwnArt();
});
afterEach(() => {
  close();
  knowPack();
});

const HANDS = [hand("7R DG W4 RB"), hidden(3), hidden(1)];

const table = (more: object) =>
  snapshot({ view: view({ pile: ["9B"], refusals: {}, hands: HANDS, ...more }) });

const labels = (selector: string) =>
  [...root().querySelectorAll(selector)].map((one) => one.getAttribute("aria-label"));

const texts = (selector: string) => [...root().querySelectorAll(selector)].map((one) => one.textContent);

describe("the table with a pack of one's own", () => {
  it("names the cards as their author does", async () => {
    await sit(table({ legal: ["play RB", "play W4", "draw"] }));
    const names = labels(".hand-card").join("; ");
    for (const name of ["red 7", "green draw two", "wild four", "red/blue 7"]) expect(names).toContain(name);
    expect(labels(".pile-button")[0]).toContain("blue 9");
  });

  it("asks for one of its suits, with their signs and what the hand holds of them", async () => {
    await sit(table({ awaits: "suit", legal: ["suit R", "suit Y", "suit G", "suit B"] }));
    expect(texts(".suit-choice .choice-name")).toEqual(["red", "yellow", "green", "blue"]);
    expect(texts(".suit-choice .choice-note")).toEqual([
      "you hold 2",
      "you hold none",
      "you hold 1",
      "you hold 1",
    ]);
    expect(root().querySelectorAll(".suit-choice .ef-sign path").length).toBeGreaterThanOrEqual(4);
    await press("2", root().querySelector(".suit-choice .choice")!);
    expect(sent()).toEqual(["suit Y"]);
  });

  it("asks for one of its ranks", async () => {
    await sit(table({ awaits: "rank", legal: ["rank 7", "rank S"] }));
    expect(texts(".rank-choice .choice-name")).toEqual(["7", "skip"]);
    expect(texts(".rank-choice .choice-note")).toEqual(["you hold 2", "you hold none"]);
  });

  it("says what is declared by the suit's name and sign", async () => {
    await sit(table({ suit: "G", legal: ["draw"] }));
    expect(texts(".declared")[0]).toContain("green");
    expect(root().querySelectorAll(".declared .ef-sign path").length).toBeGreaterThan(0);
  });

  it("is played by letters: with shift where a letter does something by itself", async () => {
    await sit(table({ legal: ["play RB", "play W4", "draw"] }));
    await press("W", document.body);
    await press("4", document.body);
    expect(document.activeElement?.getAttribute("data-card")).toBe("W4");
    await tap(document.activeElement as HTMLElement);
    expect(sent()).toEqual(["play W4"]);
  });
});
