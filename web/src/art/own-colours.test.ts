/** Colours of packs of one's own can be told from what is on them: contrast as WCAG 2.2 AA asks. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const CSS = readFileSync(join(import.meta.dirname, "../style/own-faces.css"), "utf8");
const PAPER = "#fffdf8";

/** The colours that rule books can name. */
const COLOURS = "red yellow green blue black white orange purple brown grey pink teal".split(" ");

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

/** What a colour is made of on cards. */
function parts(colour: string): Record<string, string> {
  const rule = CSS.split(`.ef-hue-${colour} {`)[1]?.split("}")[0] ?? "";
  return Object.fromEntries(
    [...rule.matchAll(/--(\w+): (#\w{6});/g)].map(([, name, value]) => [name, value]),
  );
}

describe("a colour of a pack of one's own", () => {
  it.each(COLOURS)("%s: index on its field, letters and pictures on paper", (colour) => {
    const { field = "", on = "", deep = "", mark = deep } = parts(colour);
    expect(contrast(on, field)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(deep, PAPER)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(mark, PAPER)).toBeGreaterThanOrEqual(3);
  });

  it.each(COLOURS.filter((colour) => colour !== "black" && colour !== "white"))(
    "%s: in a line of text, on light pages and dark ones",
    (colour) => {
      const [, light = "", dark = ""] =
        new RegExp(`\\.ink-${colour} \\{\\s*color: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(CSS) ?? [];
      for (const page of ["#f3ede1", "#fffcf5", "#ece4d4"])
        expect(contrast(light, page)).toBeGreaterThanOrEqual(4.5);
      for (const page of ["#12191c", "#1a2327", "#0d1416"])
        expect(contrast(dark, page)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
