import { expect, it } from "vitest";
import { othersClockwise } from "./company";

it("seats the others clockwise from the viewer's left", () => {
  expect(othersClockwise(4, 2)).toEqual([3, 0, 1]);
  expect(othersClockwise(3, null)).toEqual([0, 1, 2]);
});
