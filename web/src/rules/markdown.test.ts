import { describe, expect, it } from "vitest";
import { markdown, spans } from "./markdown";

const text = (words: string) => [{ type: "text", text: words }];

describe("rule sheets in Markdown", () => {
  it("headings, paragraphs over several lines, rules", () => {
    expect(markdown("# Pesten\n\nA game\nfor two.\n\n---\n### Draw ###")).toEqual([
      { type: "heading", level: 1, spans: text("Pesten") },
      { type: "paragraph", spans: text("A game for two.") },
      { type: "rule" },
      { type: "heading", level: 3, spans: text("Draw") },
    ]);
  });

  it("any escaped sign is itself, as Markdown has it", () => {
    expect(spans("\\<b>\\[a\\]\\(b\\)\\</b> \\a")).toEqual([{ type: "text", text: "<b>[a](b)</b> \\a" }]);
  });

  it("emphasis and code within a line, nested", () => {
    expect(spans("a **bold *both* more** `x < y` _so_ end")).toEqual([
      { type: "text", text: "a " },
      { type: "strong", spans: [...text("bold "), { type: "em", spans: text("both") }, ...text(" more")] },
      { type: "text", text: " " },
      { type: "code", text: "x < y" },
      { type: "text", text: " " },
      { type: "em", spans: text("so") },
      { type: "text", text: " end" },
    ]);
    expect(spans("snake_case_name, 2 * 3 * 4, \\*stars\\*")).toEqual(
      text("snake_case_name, 2 * 3 * 4, *stars*"),
    );
  });

  it("lists, nested, and with lines that go on", () => {
    expect(markdown("- one\n  goes on\n- two\n  - inner\n\n1. first\n2. second")).toEqual([
      {
        type: "list",
        numbered: false,
        items: [
          { spans: text("one goes on"), blocks: [] },
          {
            spans: text("two"),
            blocks: [{ type: "list", numbered: false, items: [{ spans: text("inner"), blocks: [] }] }],
          },
        ],
      },
      {
        type: "list",
        numbered: true,
        items: [
          { spans: text("first"), blocks: [] },
          { spans: text("second"), blocks: [] },
        ],
      },
    ]);
  });

  it("tables and quotes", () => {
    expect(markdown("| card | effect |\n|:---|---|\n| A | reverse |\n| **2** | draw |")).toEqual([
      {
        type: "table",
        head: [text("card"), text("effect")],
        rows: [
          [text("A"), text("reverse")],
          [[{ type: "strong", spans: text("2") }], text("draw")],
        ],
      },
    ]);
    expect(markdown("> said\n> twice")).toEqual([
      { type: "quote", blocks: [{ type: "paragraph", spans: text("said twice") }] },
    ]);
  });

  it("HTML is words like any others, and a link is its text", () => {
    expect(markdown("<img src=x onerror=alert(1)>")).toEqual([
      { type: "paragraph", spans: text("<img src=x onerror=alert(1)>") },
    ]);
    expect(spans("see [the page](javascript:alert(1)) now")).toEqual(text("see the page) now"));
  });

  it("ends for any text whatever", () => {
    const pieces = [
      "- a",
      "  - b",
      "1. c",
      "| x |",
      "|---|",
      "# h",
      "> q",
      "",
      "text",
      "***",
      "    code",
      "* *",
    ];
    let seed = 7;
    for (let round = 0; round < 500; round++) {
      const lines = Array.from({ length: 12 }, () => {
        seed = (seed * 1103515245 + 12345) % 2 ** 31;
        return pieces[seed % pieces.length]!;
      });
      expect(Array.isArray(markdown(lines.join("\n")))).toBe(true);
    }
  });
});
