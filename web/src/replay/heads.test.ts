import { describe, expect, it } from "vitest";
import { readHeads } from "./heads";

const HEAD = `eightfold: 1
engine: 6
game: pesten
rules: sha256:00
options: {}
players: [{name: Ann, kind: person}, {name: "Bob \\"B\\"", kind: greedy}, {name: 'O''Neill', kind: person}]
date: 2026-11-20
`;
const REST = `---
deal: 1
acts:
  - Ann: say eightfold
---
rulebook: |
  game Pesten
`;

describe("the heads of a file", () => {
  it("are those of its records, and nothing else is one", () => {
    const heads = readHeads(`# an evening\n${HEAD}${REST}---\n${HEAD.replace("pesten", "eights")}${REST}`);
    expect(heads.map((head) => head.game)).toEqual(["pesten", "eights"]);
    expect(heads[0]!.players).toEqual(["Ann", 'Bob "B"', "O'Neill"]);
    expect(heads[0]!.date?.getDate()).toBe(20);
    expect(readHeads(HEAD.replaceAll("\n", "\r\n") + REST)).toHaveLength(1);
  });

  it("may say little, and a file that is no record has none", () => {
    expect(readHeads("eightfold: 1\n")).toEqual([{ game: "", players: [], date: null }]);
    expect(readHeads("shopping: [milk]\n")).toEqual([]);
  });
});
