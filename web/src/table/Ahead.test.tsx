// @vitest-environment happy-dom
/** A card chosen before one's turn: docs/players.md, “At the table”. */

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { settings } from "../app/settings";
import { hand, hidden, snapshot, view } from "../wire/samples";
import type { Snapshot, View } from "../wire/types";
import { allSaid, close, hears, open, press, root, said, sent, sit, tap } from "./seated";

function table(turn: number, more: Partial<View> = {}): Snapshot {
  const hands = [hand("7H 9C"), hidden(3), hidden(4)];
  return snapshot({
    number: 10 + (more.ply ?? 0),
    view: view({ turn, actors: [turn], awaits: "play", legal: [], refusals: {}, hands, ...more }),
  });
}

const inHand = (card: string) => root().querySelector<HTMLElement>(`.hand-card[data-card="${card}"]`)!;

beforeEach(() => {
  open();
  settings.motion.value = "off";
});
afterEach(async () => {
  settings.motion.value = "auto";
  settings.choosesAhead.value = true;
  await close();
});

describe("a card that is tapped before one's turn", () => {
  it("is shown as chosen, and played when the turn comes and it fits", async () => {
    await sit(table(1));
    await tap(inHand("7H"));
    expect(sent()).toEqual([]);
    expect(inHand("7H").getAttribute("aria-label")).toContain("chosen for your turn");
    expect(inHand("7H").textContent).toBe("ahead");
    expect(said()).toContain("seven of hearts");
    await hears(table(0, { ply: 2, legal: ["play 7H", "draw"] }));
    expect(sent()).toEqual(["play 7H"]);
    await hears(table(0, { ply: 3, legal: ["play 9C", "draw"], hands: [hand("9C"), hidden(3), hidden(4)] }));
    expect(sent()).toEqual(["play 7H"]);
  });

  it("is not played when it does not fit, which is said with the rest", async () => {
    await sit(table(1));
    await tap(inHand("7H"));
    await hears(table(0, { ply: 2, legal: ["play 9C", "draw"] }));
    expect(sent()).toEqual([]);
    expect(said()).toContain("seven of hearts does not fit any more");
    expect(allSaid()).toContain("You can play nine of clubs.");
    expect(inHand("7H").textContent).toBe("");
  });

  it("is taken back by a second tap, and another one takes its place", async () => {
    await sit(table(1));
    await tap(inHand("7H"));
    await tap(inHand("9C"));
    expect([inHand("7H").textContent, inHand("9C").textContent]).toEqual(["", "ahead"]);
    await tap(inHand("9C"));
    expect(inHand("9C").textContent).toBe("");
    await hears(table(0, { ply: 2, legal: ["play 7H", "play 9C"] }));
    expect(sent()).toEqual([]);
  });

  it("is forgotten when the turn brings a penalty to answer, and does not play itself a turn later", async () => {
    await sit(table(1));
    await tap(inHand("7H"));
    const penalty = { awaits: "answer", pendingDraw: 2, legal: ["play 7H", "draw"] };
    await hears(table(0, { ply: 2, ...penalty }));
    expect(sent()).toEqual([]);
    expect(allSaid()).toContain("seven of hearts is no longer chosen");
    expect(inHand("7H").textContent).toBe("");
    await hears(table(1, { ply: 3 }));
    await hears(table(0, { ply: 4, legal: ["play 7H", "draw"] }));
    expect(sent()).toEqual([]);
  });

  it("is forgotten when the turn begins with a question", async () => {
    await sit(table(1));
    await tap(inHand("7H"));
    await hears(table(0, { ply: 2, awaits: "target", legal: ["target 1", "target 2"] }));
    await hears(table(0, { ply: 3, legal: ["play 7H", "draw"] }));
    expect(sent()).toEqual([]);
  });

  it.each(["skipped", "drew"])("is forgotten when the turn has come and gone: %s", async (verb) => {
    await sit(table(1));
    await tap(inHand("7H"));
    const words = verb === "drew" ? ["2"] : [];
    await hears(table(2, { ply: 2 }), [{ number: 11, verb, seat: 0, other: -1, words, text: "" }]);
    expect(allSaid()).toContain("seven of hearts is no longer chosen");
    await hears(table(0, { ply: 3, legal: ["play 7H", "draw"] }));
    expect(sent()).toEqual([]);
  });

  it("waits while others act, whatever they do", async () => {
    await sit(table(1));
    await tap(inHand("7H"));
    await hears(table(2, { ply: 2 }), [
      { number: 11, verb: "drew", seat: 1, other: -1, words: ["2"], text: "" },
    ]);
    await hears(table(2, { ply: 3, actors: [0, 1], awaits: "grab", legal: ["grab", "pass"] }));
    await hears(table(0, { ply: 4, legal: ["play 7H", "draw"] }));
    expect(sent()).toEqual(["play 7H"]);
  });

  it("is no disabled button, unless nothing can be chosen ahead", async () => {
    await sit(table(1));
    expect(inHand("7H").getAttribute("aria-disabled")).toBe("false");
    const refusals = { "7H": { code: 904, words: "seven of hearts doesn't match" } };
    await hears(table(0, { ply: 2, legal: ["play 9C", "draw"], refusals }));
    expect(inHand("7H").getAttribute("aria-disabled")).toBe("true");
    expect(inHand("9C").getAttribute("aria-disabled")).toBe("false");
    settings.choosesAhead.value = false;
    await hears(table(1, { ply: 3, refusals }));
    expect(inHand("7H").getAttribute("aria-disabled")).toBe("true");
  });

  it("can be chosen by the keyboard", async () => {
    await sit(table(1));
    inHand("9C").focus();
    await press("Enter");
    await tap(inHand("9C"));
    expect(inHand("9C").textContent).toBe("ahead");
  });

  it("is not kept over the end of a deal", async () => {
    await sit(table(1));
    await tap(inHand("7H"));
    const standings = { ...view().standings, dealOver: true };
    await hears(table(-1, { ply: 2, standings }));
    await hears(table(0, { ply: 3, deal: 2, legal: ["play 7H"] }));
    expect(sent()).toEqual([]);
  });

  it("only says who is to act, where the player wants no more", async () => {
    settings.choosesAhead.value = false;
    await sit(table(1));
    await tap(inHand("7H"));
    expect(inHand("7H").textContent).toBe("");
    expect(said()).toContain("is to act");
  });
});
