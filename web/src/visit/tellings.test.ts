import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { knowCards } from "../cards/details";
import { PRINTED } from "../cards/printed";
import { event } from "../wire/samples";
import { tellings } from "./tellings";

const PEOPLE = { names: ["Ann", "Bob", "Cy"], you: 0, call: null, forgotten: null };

describe("tellings", () => {
  it("say why: by whose card, by which rule, by whom", () => {
    const news = [
      { ...event(1, "skipped", 1), cause: [{ card: "8D", seat: 2 }] },
      {
        ...event(2, "drew", 0, "2"),
        cards: ["2S", "10D"],
        cause: [
          { card: "4S", seat: 1 },
          { card: "4H", seat: 2 },
        ],
      },
      { ...event(3, "caught", 2), cause: [{ seat: 0 }] },
      { ...event(4, "reversed", -1), cause: [{ rule: "3" }, { card: "QH", seat: 0 }] },
      { ...event(5, "penalised", 1, "2"), offence: "missed-call", cause: [{ rule: "missed-call" }] },
    ];
    expect(tellings(news, true, PEOPLE).map((one) => [one.text, one.why])).toEqual([
      ["skipped", "Cy’s 8♦"],
      ["+ 2♠ 10♦", "Bob’s 4♠"],
      ["caught!", "by you"],
      ["↻ clockwise", "your Q♥"],
      ["penalty: 2 cards (a forgotten call)", ""],
    ]);
  });

  it("are not plays, and not single cards drawn", () => {
    const plain = [event(1, "played", 1, "9C"), event(2, "drew", 1, "1"), event(3, "passed", 1)];
    expect(tellings(plain, true, PEOPLE)).toEqual([]);
  });

  it("are of a challenge, at the seat of who makes it", () => {
    const doubt = { ...event(1, "challenged", 2), other: 1 };
    expect(tellings([doubt], true, PEOPLE)).toMatchObject([{ seat: 2, text: "challenge!", bad: false }]);
  });

  it("are of somebody who is out, at that seat", () => {
    expect(tellings([event(1, "out", 2)], true, PEOPLE)).toMatchObject([{ seat: 2, text: "out", bad: true }]);
  });

  it("are the last three at each place", () => {
    const many = [1, 2, 3, 4, 5].map((number) => event(number, "skipped", 1));
    expect(tellings(many, true, PEOPLE).map((one) => one.number)).toEqual([3, 4, 5]);
  });
});

describe("tellings where cards have abilities", () => {
  beforeEach(() => knowCards(PRINTED));
  afterEach(() => knowCards([]));

  it("are told at the seat that has to do something, whoever chose it", () => {
    const news = [{ ...event(1, "obliged", 0), other: 2 }];
    expect(tellings(news, true, PEOPLE).map((one) => one.seat)).toEqual([2]);
  });
});
