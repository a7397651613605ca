import { afterEach, describe, expect, it } from "vitest";
import { countOfRank, countOfSuit, isRank, isSuit, readCard, sorted } from "./notation";
import { COLOURED, SHAPED } from "./own-packs";
import { knowPack, kindOf, typedKind } from "./pack";

describe("the notation of cards", () => {
  it("is read as people type it", () => {
    expect(readCard("10♥")).toBe("10H");
    expect(readCard(" th ")).toBe("10H");
    expect(readCard("as")).toBe("AS");
    expect(readCard("rj")).toBe("RJ");
    for (const wrong of ["1H", "11H", "H7", "7", "", "7HH", "XS"]) expect(readCard(wrong)).toBeNull();
  });

  it("knows ranks and jokers, and no cards of other games", () => {
    expect(kindOf("10D")).toMatchObject({ rank: "10", suits: ["D"], colour: "red" });
    expect(kindOf("BJ")).toMatchObject({ suits: [], colour: "black" });
    expect(kindOf("zeus")).toBeUndefined();
  });

  it("is sorted by suit, by rank, or left as dealt", () => {
    const hand = ["KD", "7H", "RJ", "2C", "7C", "10D"];
    expect(sorted(hand, "suit")).toEqual(["2C", "7C", "10D", "KD", "7H", "RJ"]);
    expect(sorted(hand, "rank")).toEqual(["2C", "7C", "7H", "10D", "KD", "RJ"]);
    expect(sorted(hand, "dealt")).toEqual(hand);
  });

  it("is counted by suit and rank", () => {
    const hand = ["7H", "8H", "RJ", "2C"];
    expect(["C", "D", "H", "S"].map((suit) => countOfSuit(hand, suit))).toEqual([1, 0, 2, 0]);
    expect(countOfRank(["7H", "7C", "8H", "RJ"], "7")).toBe(2);
  });
});

describe("cards of a pack of one's own", () => {
  afterEach(() => knowPack());

  it("are read by the letters of their pack, in any case", () => {
    knowPack(COLOURED);
    expect(["7r", " dg ", "w4", "W", "rb"].map(readCard)).toEqual(["7R", "DG", "W4", "W", "RB"]);
    for (const wrong of ["7H", "10R", "4W", "R", ""]) expect(readCard(wrong)).toBeNull();
    expect(["R", "H", "7"].map(isSuit)).toEqual([true, false, false]);
    expect(["S", "9", "10", "K"].map(isRank)).toEqual([true, true, false, false]);
    expect(kindOf("7H")).toBeUndefined();
  });

  it("are sorted by the pack's suits and ranks, what has no suit behind them", () => {
    knowPack(COLOURED);
    const hand = ["W4", "DB", "0Y", "W", "7R", "SR", "9B", "RB"];
    expect(sorted(hand, "suit")).toEqual(["7R", "RB", "SR", "0Y", "9B", "DB", "W", "W4"]);
    expect(sorted(hand, "rank")).toEqual(["0Y", "7R", "RB", "9B", "SR", "DB", "W", "W4"]);
    expect(sorted(hand, "dealt")).toEqual(hand);
  });

  it("of two suits count for both", () => {
    knowPack(COLOURED);
    const hand = ["RB", "7R", "9B", "W"];
    expect(["R", "B", "G"].map((suit) => countOfSuit(hand, suit))).toEqual([2, 2, 0]);
    expect(countOfRank(hand, "7")).toBe(2);
  });

  it("may also be typed with the sign of their suit, where that is one", () => {
    knowPack(SHAPED);
    expect(typedKind("14q")?.letters).toBe("14Q");
    expect(typedKind("w20")?.suits).toEqual([]);
    expect(typedKind("14♠")).toBeUndefined();
  });
});
