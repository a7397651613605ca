import { describe, expect, it } from "vitest";
import type { Block } from "./markdown";
import { nameOfSpecial, specialCards } from "./SpecialCards";

const table = (does: string): Block =>
  specialCards(`# Sheet\n\n| Card | What it does |\n|---|---|\n| Sevens | ${does} |\n`)!;

describe("special cards that have been shown", () => {
  it("are known by their game", () => {
    const pesten = { id: "pesten", name: "Pesten", suits: "french" as const };
    expect(nameOfSpecial(pesten, table("skip"))).toBe("pesten");
    expect(nameOfSpecial(pesten, table("turn round"))).toBe("pesten");
  });

  it("of a rule book of one's own by what they do, too, as it may have been changed", () => {
    const own = { id: "own:pesten", name: "Pesten", own: true, suits: "french" as const };
    expect(nameOfSpecial(own, table("skip"))).toBe(nameOfSpecial(own, table("skip")));
    expect(nameOfSpecial(own, table("skip"))).not.toBe(nameOfSpecial(own, table("turn round")));
    expect(nameOfSpecial(own, table("skip"))).not.toBe("pesten");
  });
});
