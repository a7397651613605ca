import { describe, expect, it } from "vitest";
import { countBySuit, countOfRank, face, readCard, sorted } from "./notation";

describe("the notation of cards", () => {
  it("is read as people type it", () => {
    expect(readCard("10♥")).toBe("10H");
    expect(readCard(" th ")).toBe("10H");
    expect(readCard("as")).toBe("AS");
    expect(readCard("rj")).toBe("RJ");
    for (const wrong of ["1H", "11H", "H7", "7", "", "7HH", "XS"]) expect(readCard(wrong)).toBeNull();
  });

  it("knows ranks, jokers, and cards of other games by their id", () => {
    expect(face("10D")).toEqual({ sort: "suited", rank: "10", suit: "D" });
    expect(face("BJ")).toEqual({ sort: "joker", red: false });
    expect(face("zeus")).toEqual({ sort: "named", id: "zeus" });
  });

  it("is sorted by suit, by rank, or left as dealt", () => {
    const hand = ["KD", "7H", "RJ", "2C", "7C", "10D"];
    expect(sorted(hand, "suit")).toEqual(["2C", "7C", "10D", "KD", "7H", "RJ"]);
    expect(sorted(hand, "rank")).toEqual(["2C", "7C", "7H", "10D", "KD", "RJ"]);
    expect(sorted(hand, "dealt")).toEqual(hand);
  });

  it("is counted by suit and rank", () => {
    expect(countBySuit(["7H", "8H", "RJ", "2C"])).toEqual({ C: 1, D: 0, H: 2, S: 0 });
    expect(countOfRank(["7H", "7C", "8H", "RJ"], "7")).toBe(2);
  });
});
