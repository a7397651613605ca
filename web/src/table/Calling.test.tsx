// @vitest-environment happy-dom
/** Calls that cost cards, and acts that are under way. Source: issue 10, point 3. */

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hand, hidden, snapshot, view } from "../wire/samples";
import { answered, button, close, hears, host, open, press, root, said, sent, sit, tap } from "./seated";

const SEVEN = snapshot({
  view: view({
    risky: { call: 5 },
    hands: [hand("7H 9C 2D 3D 4D 5D 6D"), hidden(7), hidden(7)],
    legal: ["call", "play 7H", "draw"],
  }),
});
const PRICE = { code: -32006, message: "it would cost you 5 cards", data: { costs: 5 } };

const meant = () =>
  host()
    .sent.filter((one) => one.method === "act")
    .map((one) => (one.params as { meant?: boolean }).meant === true);

beforeEach(open);
afterEach(close);

describe("a call that would be wrong", () => {
  it("stands back, and asks with its price before it is made", async () => {
    await sit(SEVEN);
    expect(button("Last card!")!.classList).toContain("idle");
    await tap(button("Last card!"));
    await answered(PRICE);
    expect(said()).toContain("cost you 5 cards");
    expect(button("Last card? Draw 5")).toBeDefined();
    host().time += 1000;
    await tap(button("Last card? Draw 5"));
    expect(sent()).toEqual(["call", "call"]);
    expect(meant()).toEqual([false, true]);
  });

  it("is not meant by the second half of a double tap", async () => {
    await sit(SEVEN);
    await tap(button("Last card!"));
    await answered(PRICE);
    host().time += 200;
    await tap(button("Last card?"));
    expect(meant()).toEqual([false]);
  });

  it("asks the same of the key", async () => {
    await sit(SEVEN);
    await press("l", document.body);
    await answered(PRICE);
    expect(meant()).toEqual([false]);
    host().time += 1000;
    await press("l", document.body);
    expect(meant()).toEqual([false, true]);
  });

  it("stands out again when it costs nothing", async () => {
    await sit(SEVEN);
    await hears({ ...SEVEN, view: { ...SEVEN.view!, risky: {} } } as never);
    expect(button("Last card!")!.classList).not.toContain("idle");
  });
});

describe("a catch that would be wrong", () => {
  const OPEN_TO_ALL = snapshot({ view: view({ turn: 1, legal: ["catch 1", "catch 2"] }) });

  it("asks with its price before it is made, and the other catches do not", async () => {
    await sit(OPEN_TO_ALL);
    await tap(button("Catch Bob"));
    await answered(PRICE);
    expect(button("Catch Bob? Draw 5")).toBeDefined();
    expect(button("Catch Cy")).toBeDefined();
    host().time += 200;
    await tap(button("Catch Bob? Draw 5"));
    expect(meant()).toEqual([false]);
    host().time += 1000;
    await tap(button("Catch Bob? Draw 5"));
    expect(sent()).toEqual(["catch 1", "catch 1"]);
    expect(meant()).toEqual([false, true]);
  });

  it("is no price for another one", async () => {
    await sit(OPEN_TO_ALL);
    await tap(button("Catch Bob"));
    await answered(PRICE);
    host().time += 1000;
    await tap(button("Catch Cy"));
    expect(meant()).toEqual([false, false]);
  });
});

describe("an act under way", () => {
  it("says so on its card, and is not sent a second time", async () => {
    await sit(SEVEN);
    const card = () => root().querySelector<HTMLElement>('.hand-card[data-card="7H"]')!;
    await tap(card());
    expect(card().textContent).toContain("sending");
    await tap(card());
    expect(sent()).toEqual(["play 7H"]);
    await answered();
    expect(card().textContent).toBe("");
  });

  it("says so in the bar when it is no card", async () => {
    await sit(SEVEN);
    await tap(button("Draw"));
    expect(root().querySelector(".link-badge")!.textContent).toContain("Sending");
    await answered();
    expect(root().querySelector(".link-badge")!.textContent).toContain("Connected");
  });
});
