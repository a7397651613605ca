/** Messages become code: what patterns say, and what is wrong with them before anybody hears it. */

import { describe, expect, it } from "vitest";
import { entries } from "../../messages/catalogue.mjs";
import { argumentsOf, maker, partCode } from "../../messages/compile.mjs";
import { toolsOf, type Tools } from "./saying";

/** The words of a part as a language says them, with English beside it. */
function said(tag: string, english: string, its = "", forms = {}): Record<string, unknown> {
  const code = maker(partCode("part", entries(english), entries(its)));
  // the code that is loaded as a module, made here
  const make = new Function(`return ${code}`)() as (tools: Tools) => Record<string, unknown>;
  return make(toolsOf(tag, forms));
}

function call(words: Record<string, unknown>, key: string, ...given: unknown[]): unknown {
  return (words[key] as (...args: unknown[]) => unknown)(...given);
}

const ANN = { name: "Ann", you: false };
const ME = { name: "Max", you: true };

describe("a file of messages", () => {
  it("is read as Java reads it", () => {
    const text = "# of all\n\na = b\n#: n number\nc.d : \\ e\\u0020\n! no\nf=g \\\n   h = i\nj\\ k = \\\\n\n";
    expect(entries(text)).toEqual([
      { key: "a", pattern: "b", given: "" },
      { key: "c.d", pattern: " e ", given: "n number" },
      { key: "f", pattern: "g h = i", given: "" },
      { key: "j k", pattern: "\\n", given: "" },
    ]);
  });

  it("becomes groups and lists", () => {
    const words = said("en", "a = It's {b}\na2 = $\\{x} `\ngroup.in.it = c\nrows.0 = d\nrows.1.0 = e\n");
    expect(words).toMatchObject({ group: { in: { it: "c" } }, rows: ["d", ["e"]] });
    expect(call(words, "a", "7")).toBe("It's 7");
    expect(call(words, "a2", "y")).toBe("$y `");
  });

  it("says in English what a language lacks", () => {
    const words = said("de", "a = one\nb = two\n", "b = zwei\n");
    expect(words).toEqual({ a: "one", b: "zwei" });
  });
});

describe("a pattern", () => {
  it("says numbers by the plurals of its language", () => {
    const english = "n = {n, plural, =0 {none} one {# card} other {# cards}} left\n";
    expect([0, 1, 2].map((n) => call(said("en", english), "n", n))).toEqual([
      "none left",
      "1 card left",
      "2 cards left",
    ]);
    const polish = "n = {n, plural, one {# karta} few {# karty} other {# kart}}\n";
    expect([1, 2, 5, 22].map((n) => call(said("pl", english, polish), "n", n))).toEqual([
      "1 karta",
      "2 karty",
      "5 kart",
      "22 karty",
    ]);
  });

  it("speaks to the reader and of others, or of nobody", () => {
    const words = said("en", "w = {who, select, empty {Nobody has} you {You have} other {{who} has}} won\n");
    expect([null, ME, ANN].map((who) => call(words, "w", who))).toEqual([
      "Nobody has won",
      "You have won",
      "Ann has won",
    ]);
  });

  it("puts lists together, the reader first", () => {
    const english =
      "#: others, you\n" +
      "l = {you, select, yes {{others, with, You} are} " +
      "other {{others, and} {others, plural, one {is} other {are}}}}\n" +
      "o = {all, or}\n";
    const words = said("en", english);
    expect(call(words, "l", ["Ann"], true)).toBe("You and Ann are");
    expect(call(words, "l", ["Ann"], false)).toBe("Ann is");
    expect(call(words, "l", ["Ann", "Max"], false)).toBe("Ann and Max are");
    expect(call(words, "o", ["a", "b", "c"])).toBe("a, b, or c");
  });

  it("puts cards between its words", () => {
    const english =
      "#: who, n, drawn cards\n" +
      "d = {who, select, you {You} other {{who}}} drew " +
      "{drawn, select, empty {{n, plural, one {# card} other {# cards}}} other {{drawn}}}!\n";
    const words = said("en", english);
    expect(call(words, "d", ME, 2, [])).toEqual(["You drew ", "2 cards", "!"]);
    expect(call(words, "d", ANN, 1, [{ card: "7H" }])).toEqual(["Ann drew ", { card: "7H" }, "!"]);
  });

  it("asks for forms and days", () => {
    const english = "#: who person, at date\nf = {who}’s {at, date, long}\n";
    const words = said("de", english, "f = {who, form, gen} {at, date, medium}\n", {
      gen: (name: string) => `${name}s`,
    });
    expect(call(words, "f", ANN, Date.UTC(2026, 10, 29, 12))).toBe("Anns 29.11.2026");
    expect(call(said("de", english, "f = {who, form, dat} {at, date, long}\n"), "f", ANN, 0)).toContain(
      "Ann ",
    );
  });

  it("tells what it gets", () => {
    const of = (given: string, pattern: string) => argumentsOf({ key: "k", pattern, given });
    expect(of("", "{a} {n, plural, other {#}} {b, select, empty {} other {{b}}}")).toEqual([
      { name: "a", type: "text" },
      { name: "n", type: "number" },
      { name: "b", type: "text?" },
    ]);
    expect(of("n number, a", "{a} {n}").map(({ name }) => name)).toEqual(["n", "a"]);
  });
});

describe("a pattern that is wrong", () => {
  it.each([
    ["asks for what nobody gives", "a = {n}\n", "a = {m}\n", "part.a: gets no {m}"],
    ["asks for what English does not declare", "#: n\na = {n} {m}\n", "", "part.a: gets no {m}"],
    ["is a text that asks", "a = b\n", "a = {n}\n", "part.a: gets no arguments"],
    ["loses a brace", "a = {n\n", "", "part.a: "],
    ["counts what is no number", "a = {n}\n", "a = {n, plural, other {#}}\n", "part.a: {n} is no number"],
    ["lacks other", "a = {n, plural, one {#}}\n", "", 'part.a: {n} lacks "other"'],
    ["asks for a format that there is not", "a = {n, upper}\n", "", 'part.a: no "upper" here'],
    ["has a type that there is not", "#: n int\na = {n}\n", "", 'part.a: no type of n is "int"'],
    [
      "speaks to what is nobody",
      "a = {n}\n",
      "a = {n, select, you {b} other {c}}\n",
      "part.a: {n} is no person",
    ],
    ["stands there twice", "a = b\na = c\n", "", "part.a stands there twice"],
    ["is a group as well", "a = b\na.c = d\n", "", "part.a.c: a message and a group"],
  ])("%s", (_, english, its, fault) => {
    expect(() => said("en", english, its)).toThrow(fault);
  });
});
