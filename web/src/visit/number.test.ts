import { describe, expect, it } from "vitest";
import { readNumber } from "./number";

describe("the number of a deal", () => {
  it("is a whole number that every program can write as it is", () => {
    expect(["42", " 0 ", "007", "9007199254740991"].map(readNumber)).toEqual([42, 0, 7, 9007199254740991]);
    expect(["9007199254740992", "-1", "4.2", "4e2", "four"].map(readNumber)).toEqual(Array(5).fill(null));
    expect(["", "  "].map(readNumber)).toEqual([undefined, undefined]);
  });
});
