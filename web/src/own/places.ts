/** Where things stand in a text: the server counts lines, and columns in code points, from 1. */

import type { BookFinding } from "../wire/types";

/** The index of a place in a text. */
export function indexAt(text: string, line: number, column: number): number {
  const lines = text.split("\n");
  const before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  const start = [...(lines[line - 1] ?? "")].slice(0, column - 1).join("").length;
  return Math.min(text.length, before + start);
}

/** What a finding is about, as indices. */
export function rangeOf(text: string, finding: BookFinding): [number, number] {
  const from = indexAt(text, finding.line, finding.column);
  return [from, Math.max(from, indexAt(text, finding.endLine, finding.endColumn))];
}

/** The text with what mends a finding. */
export function mended(text: string, finding: BookFinding): string {
  const [from, to] = rangeOf(text, finding);
  return text.slice(0, from) + (finding.replace ?? "") + text.slice(to);
}
