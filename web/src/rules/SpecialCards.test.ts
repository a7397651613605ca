// @vitest-environment happy-dom
/** What is told of special cards, and how much at once. Source: issue 44, point 7. */

import { describe, expect, it } from "vitest";
import { FIRST_CARDS, FIRST_WORDS, inShort, introduction } from "./SpecialCards";

const sheet = (does: string) => `# Sheet\n\n| Card | What it does |\n|---|---|\n| **Sevens** | ${does} |\n`;
const pesten = { id: "pesten", name: "Pesten", suits: "french" as const };
const own = { id: "own:pesten", name: "Pesten", own: true, suits: "french" as const };
const nameOf = (does: string, game: typeof pesten | typeof own) =>
  introduction(sheet(does), null, game)?.name;
const count = (text: string) => text.split(/\s+/).length;

describe("special cards that have been shown", () => {
  it("are known by their game", () => {
    expect(nameOf("skip", pesten)).toBe("pesten");
    expect(nameOf("turn round", pesten)).toBe("pesten");
  });

  it("of a rule book of one's own by what they do, too, as it may have been changed", () => {
    expect(nameOf("skip", own)).toBe(nameOf("skip", own));
    expect(nameOf("skip", own)).not.toBe(nameOf("turn round", own));
    expect(nameOf("skip", own)).not.toBe("pesten");
  });
});

describe("what is told of a card", () => {
  it("comes with the cards that do that", () => {
    const cards = [
      { card: "2C", does: "", points: null },
      { card: "7C", does: "Skip.", points: null },
      { card: "7D", does: "Skip.", points: null },
    ];
    const found = introduction(sheet("Skip."), { cards, passages: {} }, pesten);
    expect(found!.all).toEqual([{ title: "Sevens", text: "Skip.", cards: ["7C", "7D"] }]);
  });

  it("is short at first, and made of whole sentences", () => {
    expect(inShort("The next player is skipped.")).toBe("The next player is skipped.");
    const long = "One two three. ".repeat(20).trim();
    expect(count(inShort(long))).toBeLessThanOrEqual(FIRST_WORDS);
    expect(inShort(long).endsWith("three.")).toBe(true);
  });

  it("is short also where a single sentence is long", () => {
    const long = `${"word ".repeat(80)}end.`;
    expect(count(inShort(long))).toBeLessThanOrEqual(FIRST_WORDS + 1);
    expect(inShort(long).endsWith("…")).toBe(true);
  });

  it("is nothing where the sheet says nothing of cards", () => {
    expect(introduction("# Sheet\n\nPlay.\n", null, pesten)).toBeNull();
    expect(FIRST_CARDS).toBe(3);
  });
});
