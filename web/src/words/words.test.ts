import { describe, expect, it } from "vitest";
import { cardName, cardSign, plain, suitName, told } from "./words";

describe("words", () => {
  it("cards have names and signs", () => {
    expect(cardName("10S")).toBe("ten of spades");
    expect(cardSign("10S")).toBe("10♠");
    expect(cardName("BJ")).toBe("black joker");
    expect(cardName("zeus")).toBe("zeus");
    expect(suitName("free")).toBe("free");
  });

  it("cards in the server's sentences become cards", () => {
    expect(told("9C matches neither suit nor rank of 10H")).toEqual([
      { card: "9C" },
      " matches neither suit nor rank of ",
      { card: "10H" },
    ]);
    expect(plain(told("it is not your turn"))).toBe("It is not your turn");
    expect(plain(told("RJ: AS you like, 11H"))).toBe("red joker: ace of spades you like, 11H");
  });
});
