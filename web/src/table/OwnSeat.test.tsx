// @vitest-environment happy-dom
/** The viewer's own seat is called "You" wherever seats are named; who looks on sees names alone. */

import { afterEach, beforeEach, expect, it } from "vitest";
import { byAnother } from "../past/deal";
import { hand, snapshot, view } from "../wire/samples";
import type { Snapshot } from "../wire/types";
import { close, open, root, sit } from "./seated";

const texts = (selector: string) =>
  [...root().querySelectorAll(selector)].map((one) => one.textContent?.trim());

/** A deal that is over: hands lie open, and the scores stand beside them. */
function over(): Snapshot {
  const standings = { ...view().standings, dealOver: true, deal: 1, dealWinners: [2] };
  const hands = [hand("7H 9C"), hand("2C"), hand("")];
  return snapshot({ view: view({ turn: -1, actors: [], legal: [], standings, hands }) });
}

beforeEach(open);
afterEach(close);

it("at the table, in the scores and over the cards that are left", async () => {
  await sit(snapshot());
  expect(texts(".own-seat .seat-name")).toEqual(["You"]);
  await close();
  open();
  await sit(over());
  expect(texts(".left-hands dt").sort()).toEqual(["Bob", "You"]);
  expect(texts(".scores .mine th")[0]).toContain("You");
});

it("but not where somebody else's deal is watched with their eyes", async () => {
  const [moment] = byAnother([{ snapshot: over(), events: [] }]);
  await sit(moment!.snapshot);
  const { name } = snapshot().seats[0]!;
  expect(texts(".left-hands dt").sort()).toEqual([name, "Bob"].sort());
  expect(texts(".scores .mine th")[0]).toContain(name);
});
