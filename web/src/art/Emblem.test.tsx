// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { describe, expect, it } from "vitest";
import { Emblem } from "./Emblem";

/** The words that the server has for what a card does, as protocol.md lists them. */
function wordsOfTheServer(): string[] {
  const page = readFileSync(join(import.meta.dirname, "../../../docs/protocol.md"), "utf8");
  const list = /`emblems` \(([^)]*)\)/.exec(page)![1]!;
  return [...list.matchAll(/`(\w+)`/g)].map(([, word]) => word!);
}

function drawn(word: string): SVGElement | null {
  const place = document.createElement("div");
  render(<Emblem word={word} />, place);
  return place.querySelector("svg");
}

describe("an emblem", () => {
  it("is there for each word for what a card does, each another one, and for no other word", () => {
    const paths = wordsOfTheServer().map((word) => drawn(word)?.querySelector("path")?.getAttribute("d"));
    expect(paths).toHaveLength(16);
    expect(paths).not.toContain(undefined);
    expect(new Set(paths).size).toBe(paths.length);
    expect(drawn("juggle")).toBeNull();
  });

  it("is for the eye alone: what a card does is said by its text", () => {
    expect(drawn("destroy")?.getAttribute("aria-hidden")).toBe("true");
  });
});
