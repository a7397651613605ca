/**
 * What the page says stands in the dictionaries alone: nothing is written down between tags, in what a voice reads
 * out, or put together with a colon, before which French has a space. Source: issue 15, point 9.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path/posix";
import { parseAst } from "vite";
import { describe, expect, it } from "vitest";

/** What a person reads or hears of an element. */
const SAID = new Set(["alt", "aria-label", "aria-description", "label", "placeholder", "title"]);

const WORD = /\p{L}{2}/u;

/** After a value, as in `${name}: `, or in a child of an element. */
const COLON = /^:(?:\s|$)/;

/** A node of a syntax tree (ESTree), as far as this looks at one. */
interface Node {
  type: string;
  start: number;
  [part: string]: unknown;
}

const isNode = (part: unknown): part is Node => typeof part === "object" && part !== null && "type" in part;

const children = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const literal = (node: unknown): string =>
  isNode(node) && node.type === "Literal" && typeof node.value === "string" ? node.value : "";

/** What such a node says itself, other than by a dictionary. */
function saying(node: Node): string[] {
  switch (node.type) {
    case "JSXText":
      return [String(node.value)].filter((text) => WORD.test(text) || COLON.test(text));
    case "TemplateLiteral":
      return (node.quasis as { value: { cooked: string } }[])
        .slice(1)
        .map((part) => part.value.cooked)
        .filter((text) => COLON.test(text));
    case "JSXElement":
    case "JSXFragment":
      return (node.children as Node[])
        .filter((child) => child.type === "JSXExpressionContainer")
        .map((child) => literal(child.expression))
        .filter((text) => WORD.test(text));
    case "JSXAttribute":
      return SAID.has(String((node.name as Node).name))
        ? [literal(node.value)].filter((text) => WORD.test(text))
        : [];
    default:
      return [];
  }
}

/** Texts of a file that no dictionary has. */
function written(file: string, text: string): string[] {
  const within = (node: Node): string[] => [...saying(node), ...children(node).flatMap(within)];
  return within(parseAst(text, { lang: "tsx" }) as unknown as Node).map((said) => `${file}: ${said.trim()}`);
}

describe("what the page says", () => {
  it("stands in the dictionaries", () => {
    const root = join(import.meta.dirname, "..");
    const files = readdirSync(root, { recursive: true, encoding: "utf8" })
      .map((file) => file.replaceAll("\\", "/"))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith("words/"));
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((file) => written(file, readFileSync(join(root, file), "utf8")))).toEqual([]);
  });

  it("is found where it is written down instead", () => {
    const page = [
      "const Door = ({ name }: { name: string }) => (",
      '  <p title="A door" class="door big">',
      "    Come in {name}: {say.in}",
      '    <b aria-label={`${name}: ${say.out}`}>{"Go out"}</b> {say.door} · 7',
      "  </p>",
      ");",
    ].join("\n");
    expect(written("door.tsx", page)).toEqual([
      "door.tsx: A door",
      "door.tsx: Come in",
      "door.tsx: :",
      "door.tsx: Go out",
      "door.tsx: :",
    ]);
  });
});
