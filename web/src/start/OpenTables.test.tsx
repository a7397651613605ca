// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { TableNotice } from "../wire/types";
import { seatsToBeHad } from "./OpenTables";

const table = (more: Partial<TableNotice>): TableNotice => ({
  table: "t",
  game: { id: "eights", name: "Crazy Eights", suits: "french" },
  options: {},
  seats: [
    { name: "Ann", kind: "person", present: true },
    { name: null, kind: "person", present: false },
    { name: "Ada", kind: "bot", present: true },
    { name: "Bruno", kind: "bot", present: true, heir: "Cy" },
  ],
  started: false,
  over: false,
  ...more,
});

describe("seats that a stranger may have", () => {
  it("are free ones while seats are open, and those of bots that are kept for nobody", () => {
    expect(seatsToBeHad(table({}))).toBe(2);
    expect(seatsToBeHad(table({ started: true }))).toBe(1);
    expect(seatsToBeHad(table({ started: true, over: true }))).toBe(2);
  });
});
