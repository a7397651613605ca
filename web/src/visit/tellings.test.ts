import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { knowCards } from "../cards/details";
import { PRINTED } from "../cards/printed";
import { event } from "../wire/samples";
import { tellings } from "./tellings";

describe("tellings", () => {
  it("are not plays, and not single cards drawn", () => {
    const plain = [event(1, "played", 1, "9C"), event(2, "drew", 1, "1"), event(3, "passed", 1)];
    expect(tellings(plain, true, null)).toEqual([]);
  });

  it("are of somebody who is out, at that seat", () => {
    expect(tellings([event(1, "out", 2)], true, null)).toMatchObject([{ seat: 2, text: "out", bad: true }]);
  });

  it("are the last three at each place", () => {
    const many = [1, 2, 3, 4, 5].map((number) => event(number, "skipped", 1));
    expect(tellings(many, true, null).map((one) => one.number)).toEqual([3, 4, 5]);
  });
});

describe("tellings where cards have abilities", () => {
  beforeEach(() => knowCards(PRINTED));
  afterEach(() => knowCards([]));

  it("are told at the seat that has to do something, whoever chose it", () => {
    const news = [{ ...event(1, "obliged", 0), other: 2 }];
    expect(tellings(news, true, null).map((one) => one.seat)).toEqual([2]);
  });
});
