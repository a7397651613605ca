import { describe, expect, it } from "vitest";
import { event, hand, hidden, snapshot, view } from "../wire/samples";
import type { Change, Replay } from "../wire/types";
import { lastTurn, logUntil, marked, moments, nextTurn, readPlace, writePlace } from "./deal";

/** Ann plays, Bob draws three, Bob plays and goes out. */
const CHANGES: Change[] = [
  {
    changed: { number: 11 },
    view: { turn: 1, pile: ["3C", "5H", "7H"] },
    events: [event(11, "played", 0, "7H")],
  },
  { changed: { number: 12 }, view: { stock: 17 }, events: [event(12, "drew", 1, "3")] },
  {
    changed: { number: 14 },
    view: { turn: -1, standings: { ...view().standings, dealOver: true, dealWinners: [1] } },
    events: [event(13, "played", 1, "7C"), event(14, "deal-over", 1)],
  },
];

function replay(): Replay {
  const first = snapshot({
    log: [event(10, "turned", -1, "5H")],
    view: view({ hands: [hand("7H"), hidden(3)] }),
  });
  return { match: 1, matches: 1, deal: 1, deals: 1, first, moments: CHANGES };
}

describe("a deal that is over", () => {
  const all = moments(replay());

  it("is a picture for each act, each with what came of it", () => {
    expect(all.map((one) => one.snapshot.number)).toEqual([10, 11, 12, 14]);
    expect(all.map((one) => one.snapshot.view!.stock)).toEqual([20, 20, 17, 17]);
    // what has not changed is as it was
    expect(all[3]!.snapshot.view!.pile).toEqual(["3C", "5H", "7H"]);
    expect(all[0]!.snapshot.view!.pile).toEqual(["3C", "5H"]);
    expect(logUntil(all, 2).map((one) => one.number)).toEqual([10, 11, 12]);
  });

  it("is walked through turn by turn, and no further than its ends", () => {
    expect([0, 1, 2, 3].map((at) => nextTurn(all, at))).toEqual([1, 3, 3, 3]);
    expect([0, 1, 2, 3].map((at) => lastTurn(all, at))).toEqual([0, 0, 1, 1]);
  });

  it("has marks where more than a card was laid", () => {
    expect(marked(all)).toEqual([2, 3]);
  });
});

describe("a link to a moment", () => {
  it("says which one, and with whose eyes", () => {
    for (const text of ["2.1.17", "1.3.0?seat=0", "1.1.5?seat=2&open=false", "1.1.5?open=false"])
      expect(writePlace(readPlace(text))).toBe(text);
    expect(readPlace("2.1.17?seat=1")).toEqual({ match: 2, deal: 1, at: 17, seat: 1, open: true });
  });

  it("that is none leads to the beginning", () => {
    for (const text of ["", "x", "1.1", "-1.1.1", "1.1.1.1"])
      expect(writePlace(readPlace(text))).toBe("1.1.0");
    expect(writePlace(readPlace("0.0.4?seat=-3"))).toBe("1.1.4");
  });
});
