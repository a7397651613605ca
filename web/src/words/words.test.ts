import { describe, expect, it } from "vitest";
import { knowCards } from "../cards/details";
import { COLOURED } from "../cards/own-packs";
import { knowPack } from "../cards/pack";
import { PRINTED } from "../cards/printed";
import { signs } from "../cards/signs";
import { cardName, cardSign, corner, plain, rankName, suitName, told } from "./words";

describe("words", () => {
  it("cards have names and signs", () => {
    expect(cardName("10S")).toBe("ten of spades");
    expect(cardSign("10S")).toBe("10♠");
    expect(cardName("BJ")).toBe("black joker");
    expect(cardName("zeus")).toBe("zeus");
    expect(cardSign("10H")).toBe("10♥");
    expect(suitName("free")).toBe("free: any other suit");
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

  it("cards known by what is printed on them are called by it, copies like their original", () => {
    knowCards(PRINTED);
    expect(cardName("tower")).toBe("Old Tower");
    expect(cardName("tower#2")).toBe("Old Tower");
    expect(cardSign("tower")).toBe("Old Tower");
    expect(cardName("dawn_dusk")).toBe("Dawn / Dusk");
    expect(cardName("dawn_dusk/b")).toBe("Dusk");
    knowCards([]);
  });

  it("a pack with signs of its own has names of its own, and the same notation", () => {
    signs.value = "swiss";
    expect(["10D", "JC", "QH", "KS", "AC", "7D"].map(cardName)).toEqual([
      "Banner of bells",
      "Under of acorns",
      "Ober of roses",
      "König of shields",
      "ace of acorns",
      "seven of bells",
    ]);
    expect(told("QH does not follow.")).toEqual([{ card: "QH" }, " does not follow."]);
    signs.value = "spanish";
    expect(["JD", "QC", "KH", "AS", "7C"].map(cardName)).toEqual([
      "Sota of coins",
      "Caballo of clubs",
      "Rey of cups",
      "ace of swords",
      "seven of clubs",
    ]);
    expect(corner("A")).toBe("1");
    signs.value = "french";
    expect(cardName("QH")).toBe("queen of hearts");
  });

  it("a pack of one's own has its author's names and letters", () => {
    knowPack(COLOURED);
    expect(["7R", "DG", "W4", "RB", "7H"].map(cardName)).toEqual([
      "red 7",
      "green draw two",
      "wild four",
      "red/blue 7",
      "7H",
    ]);
    expect([suitName("B"), rankName("V"), suitName("H")]).toEqual(["blue", "reverse", "hearts"]);
    expect(["7R", "DG", "W4"].map(cardSign)).toEqual(["7", "+2", "wild four"]);
    expect(plain(told("W4 and W lie on 10R, 7R."))).toBe("wild four and wild lie on 10R, red 7.");
    knowPack();
    expect(cardName("7H")).toBe("seven of hearts");
  });
});
