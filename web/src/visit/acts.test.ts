import { describe, expect, it } from "vitest";
import {
  cardLine,
  cardsOf,
  mayKeepOpen,
  mayPair,
  mayPlay,
  mustChoose,
  namedSeat,
  onlyDraws,
  offer,
  readAct,
} from "./acts";

describe("legal acts become what the page offers", () => {
  it("cards, buttons and choosers apart", () => {
    const offered = offer(["play 7H", "draw", "pass", "call", "catch 2", "catch 3", "take"]);
    expect([...offered.cards.keys()]).toEqual(["7H"]);
    expect(offered.draw?.line).toBe("draw");
    expect(offered.pass?.line).toBe("pass");
    expect(offered.end).toBeNull();
    expect(offered.call?.line).toBe("call");
    expect(offered.catches.map((act) => act.line)).toEqual(["catch 2", "catch 3"]);
    expect(offered.others.map((act) => act.line)).toEqual(["take"]);
  });

  it("a draw from a hand beside the draw from the stock, and without it", () => {
    const offered = offer(["draw", "draw 1", "draw 2"]);
    expect(offered.draw?.line).toBe("draw");
    expect(offered.handDraws.map((act) => act.line)).toEqual(["draw 1", "draw 2"]);
    expect(namedSeat(offered.handDraws[1]!, ["Ann", "Bob", "Cy"])).toBe(2);
    expect(onlyDraws(offered)).toBe(false);
    expect(onlyDraws(offer(["draw"]))).toBe(true);
    expect(offer(["draw 1"]).draw).toBeNull();
    expect(onlyDraws(offer(["draw 1"]))).toBe(false);
  });

  it("a grab, words that are owed, and two of a card at once", () => {
    const offered = offer(["play 7H", "play 7H 7H", "play 9C 9C", "grab", "pass", "say Draw 2"]);
    expect(offered.grab?.line).toBe("grab");
    expect(offered.says.map((act) => act.words.join(" "))).toEqual(["Draw 2"]);
    expect(cardLine(offered, "7H", false)).toBe("play 7H");
    expect(cardLine(offered, "7H", true)).toBe("play 7H 7H");
    expect(cardLine(offered, "9C", false)).toBe("play 9C 9C");
    expect(mayPair(offered)).toBe(true);
    expect(mayPair(offer(["play 9C 9C"]))).toBe(false);
    expect(offered.others).toEqual([]);
  });

  it("a gift must be chosen where it is awaited, and may be where a turn begins", () => {
    const offered = offer(["give 7H 2", "play 7H", "draw"]);
    expect(mustChoose(offered, "give")).toBe(true);
    expect(mustChoose(offered, "play")).toBe(false);
    expect(mustChoose(offer(["target 1"]), "target")).toBe(true);
  });

  it("a verb that nobody foresaw is still a button", () => {
    expect(offer(["juggle 3 KD"]).others[0]).toEqual({
      line: "juggle 3 KD",
      verb: "juggle",
      words: ["3", "KD"],
    });
  });

  it("what a card lets its player do with another one is known by what it names", () => {
    const offered = offer(["swap 4C", "swap KD", "hint 4C 1", "pass"]);
    expect(cardLine(offered, "4C", false)).toBe("swap 4C");
    expect(mayPlay(offered)).toBe(false);
    expect(offered.gives.map((act) => act.line)).toEqual(["hint 4C 1"]);
    expect(mustChoose(offered, "hint")).toBe(true);
    expect(offered.others).toEqual([]);
    expect(cardsOf("swap 4C")).toEqual(["4C"]);
    expect(mayPlay(offer(["lay 4C"]))).toBe(true);
  });

  it("declarations, gifts and targets go to their choosers", () => {
    const offered = offer(["suit C", "suit free", "rank 7", "give 4C 1", "target 2"]);
    expect(offered.suits).toHaveLength(2);
    expect(offered.ranks).toHaveLength(1);
    expect(offered.gives[0]?.words).toEqual(["4C", "1"]);
    expect(offered.targets).toHaveLength(1);
  });

  it("a tap plays a card, or lays it when the player keeps the turn open or nothing else is legal", () => {
    const first = offer(["play 9H", "lay 9H", "draw"]);
    expect(cardLine(first, "9H", false)).toBe("play 9H");
    expect(cardLine(first, "9H", true)).toBe("lay 9H");
    expect(mayKeepOpen(first)).toBe(true);
    const single = offer(["play 9H", "draw"]);
    expect(cardLine(single, "9H", true)).toBe("play 9H");
    expect(mayKeepOpen(single)).toBe(false);
    const open = offer(["lay 9C", "end"]);
    expect(cardLine(open, "9C", false)).toBe("lay 9C");
    expect(mayKeepOpen(open)).toBe(false);
    expect(cardLine(open, "KD", false)).toBeNull();
  });

  it("seats are named by number or by name", () => {
    const names = ["Ann", "Bob", "Cy 2"];
    expect(namedSeat(readAct("catch 1"), names)).toBe(1);
    expect(namedSeat(readAct("catch Ann"), names)).toBe(0);
    expect(namedSeat(readAct("target Cy 2"), names)).toBe(2);
    expect(namedSeat(readAct("give 7H Bob"), names)).toBe(1);
  });
});
