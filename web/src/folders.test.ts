/** The folders of the page lie in layers: no two need each other, directly or through others; tests count too. */

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path/posix";
import { describe, expect, it } from "vitest";

/** A file, and another that it imports or exports again: paths below the folder of the sources. */
interface Import {
  from: string;
  to: string;
}

const IMPORTED =
  /^\s*(?:import|export)\b(?:[^"';]*?\bfrom)?\s*["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']/gm;

/** The imports of a file from the page itself; packages are not counted. */
function importsOf(file: string, text: string): Import[] {
  return [...text.matchAll(IMPORTED)]
    .map(([, whole, late]) => whole ?? late ?? "")
    .filter((path) => path.startsWith("."))
    .map((path) => ({ from: file, to: normalize(join(dirname(file), path)) }));
}

/** The folders that each folder needs, directly or through others. */
function needs(imports: readonly Import[]): Map<string, Set<string>> {
  const needed = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const others = needed.get(dirname(from)) ?? new Set();
    if (dirname(from) !== dirname(to)) others.add(dirname(to));
    needed.set(dirname(from), others);
  }
  for (const others of needed.values()) {
    // a set is walked to its end also where it grows on the way
    for (const other of others) needed.get(other)?.forEach((further) => others.add(further));
  }
  return needed;
}

/** The imports from one folder into another that needs the first. */
function circles(imports: readonly Import[]): string[] {
  const needed = needs(imports);
  return imports
    .filter(({ from, to }) => dirname(from) !== dirname(to) && needed.get(dirname(to))?.has(dirname(from)))
    .map(({ from, to }) => `${from} imports ${to}`);
}

/** All files of the page with what they import. */
function pageImports(): Import[] {
  const sources = import.meta.dirname;
  return readdirSync(sources, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => importsOf(file, readFileSync(join(sources, file), "utf8")));
}

describe("imports", () => {
  it("are read in all their forms", () => {
    const text = [
      'import "../style/base.css";',
      'import type { View } from "../wire/types";',
      'import {\n  one,\n  other,\n} from "./here";',
      'export { two } from "../words/en";',
      'const late = await import("../lobby/Lobby");',
      'import { render } from "preact";',
      'export const nowhere = "./nowhere";',
    ].join("\n");
    expect(importsOf("table/Page.tsx", text).map((one) => one.to)).toEqual([
      "style/base.css",
      "wire/types",
      "table/here",
      "words/en",
      "lobby/Lobby",
    ]);
  });

  it("of folders that need each other are found, also through a third one", () => {
    const between = (...pairs: [string, string][]): Import[] => pairs.map(([from, to]) => ({ from, to }));
    expect(circles(between(["board/a", "table/a"], ["table/a", "board/b"], ["table/b", "visit/a"]))).toEqual([
      "board/a imports table/a",
      "table/a imports board/b",
    ]);
    expect(circles(between(["a/x", "b/x"], ["b/y", "c/x"], ["c/y", "a/y"], ["a/x", "a/y"]))).toHaveLength(3);
    expect(circles(between(["a/x", "b/x"], ["b/y", "c/x"], ["a/z", "c/x"]))).toEqual([]);
  });
});

describe("the folders of the page", () => {
  it("need no folder that needs them", () => {
    expect(circles(pageImports())).toEqual([]);
  });

  it("are all read", () => {
    const needed = needs(pageImports());
    expect(needed.get("table")).toContain("board");
    expect(needed.get("board")).toContain("visit");
    expect(needed.get("visit")).toContain("wire");
  });
});
