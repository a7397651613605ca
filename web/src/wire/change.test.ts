import { expect, test } from "vitest";

import { afterChange } from "./change";
import type { Snapshot } from "./types";

const before = {
  number: 7,
  you: 1,
  deadline: 20,
  seats: [{ name: "Ann" }],
  view: { ply: 3, turn: 1, pile: ["8H"], legal: ["draw"] },
} as unknown as Snapshot;

test("what is other is put in its place, and everything else stays", () => {
  const after = afterChange(before, {
    changed: { number: 8 },
    view: { ply: 4, legal: [] },
    unset: ["deadline"],
    events: [],
  });
  expect(after).toEqual({
    number: 8,
    you: 1,
    seats: [{ name: "Ann" }],
    view: { ply: 4, turn: 1, pile: ["8H"], legal: [] },
  });
});

test("the table before is not touched: the page may still show it", () => {
  afterChange(before, { changed: { number: 9 }, view: { ply: 5 }, unset: ["deadline"], events: [] });
  expect(before.number).toBe(7);
  expect(before.deadline).toBe(20);
  expect(before.view?.ply).toBe(3);
});

test("a view that comes for the first time comes whole", () => {
  const view = { ply: 0 } as NonNullable<Snapshot["view"]>;
  const after = afterChange({ ...before, view: null }, { changed: { view }, events: [] });
  expect(after.view).toEqual({ ply: 0 });
});
