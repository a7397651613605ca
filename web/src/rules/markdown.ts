/** The part of Markdown that rule sheets are written in, read into plain data; nothing of it is ever HTML. */

export type Span =
  { type: "text"; text: string } | { type: "strong" | "em"; spans: Span[] } | { type: "code"; text: string };

export interface Item {
  spans: Span[];
  /** A list under the item. */
  blocks: Block[];
}

export type Block =
  | { type: "heading"; level: number; spans: Span[] }
  | { type: "paragraph"; spans: Span[] }
  | { type: "list"; numbered: boolean; items: Item[] }
  | { type: "table"; head: Span[][]; rows: Span[][][] }
  | { type: "quote"; blocks: Block[] }
  | { type: "rule" };

/** Code, strong, emphasis with stars or underlines, a link, an escaped sign: one group for each, in this order. */
const SPAN = new RegExp(
  [
    /(`[^`]+`)/,
    /(\*\*(?:[^*]|\*(?!\*))+\*\*)/,
    /(\*[^*\s](?:[^*]*[^*\s])?\*)/,
    /(\b_[^_]+_\b)/,
    /\[([^\]]*)\]\([^)]*\)/,
    /\\([!-/:-@[-`{-~])/,
  ]
    .map((part) => part.source)
    .join("|"),
  "g",
);

/** Emphasis and code inside a line; a link is its text alone, since a rule sheet has nowhere to send people. */
export function spans(text: string): Span[] {
  const result: Span[] = [];
  let at = 0;
  const say = (words: string) => {
    const last = result[result.length - 1];
    if (last?.type === "text") last.text += words;
    else if (words !== "") result.push({ type: "text", text: words });
  };
  for (const match of text.matchAll(SPAN)) {
    say(text.slice(at, match.index));
    at = match.index + match[0].length;
    const [whole, code, strong, em, under, link, escaped] = match;
    if (code !== undefined) result.push({ type: "code", text: code.slice(1, -1) });
    else if (strong !== undefined) result.push({ type: "strong", spans: spans(strong.slice(2, -2)) });
    else if (em !== undefined || under !== undefined)
      result.push({ type: "em", spans: spans(whole.slice(1, -1)) });
    else if (link !== undefined)
      for (const span of spans(link)) span.type === "text" ? say(span.text) : result.push(span);
    else say(escaped ?? "");
  }
  say(text.slice(at));
  return result;
}

const BULLET = /^(\s*)([-*+]|\d+[.)])\s+(.*)$/;
const TABLE_LINE = /^\s*\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)*\|?\s*$/;

function cells(line: string): Span[][] {
  const inner = line.trim().replace(/^\|/, "").replace(/\|$/, "");
  return inner.split(/(?<!\\)\|/).map((cell) => spans(cell.trim()));
}

function indent(line: string): number {
  return line.length - line.trimStart().length;
}

/** Takes a list and the lines that belong to its items; answers where it ends. */
function list(lines: string[], from: number, into: Block[]): number {
  const first = BULLET.exec(lines[from]!)!;
  const depth = first[1]!.length;
  const numbered = /\d/.test(first[2]!);
  const items: Item[] = [];
  let at = from;
  while (at < lines.length) {
    const match = BULLET.exec(lines[at]!);
    if (match === null || match[1]!.length !== depth || /\d/.test(match[2]!) !== numbered) break;
    let text = match[3]!;
    const inner: string[] = [];
    for (at++; at < lines.length; at++) {
      const line = lines[at]!;
      if (line.trim() === "") {
        const next = lines[at + 1];
        if (next === undefined || indent(next) <= depth) break;
        inner.push("");
      } else if (indent(line) > depth) {
        if (inner.length === 0 && !BULLET.test(line)) text += ` ${line.trim()}`;
        else inner.push(line);
      } else if (BULLET.test(line) || startsBlock(lines, at)) break;
      else text += ` ${line.trim()}`;
    }
    items.push({ spans: spans(text), blocks: blocks(inner) });
    if (lines[at]?.trim() === "") {
      const next = BULLET.exec(lines[at + 1] ?? "");
      if (next !== null && next[1]!.length === depth && /\d/.test(next[2]!) === numbered) at++;
    }
  }
  into.push({ type: "list", numbered, items });
  return at;
}

function startsBlock(lines: string[], at: number): boolean {
  const line = lines[at]!;
  return (
    /^#{1,6}\s/.test(line) ||
    /^\s*([-*_])(\s*\1){2,}\s*$/.test(line) ||
    /^>/.test(line) ||
    BULLET.test(line) ||
    (line.includes("|") && TABLE_LINE.test(lines[at + 1] ?? ""))
  );
}

function blocks(lines: string[]): Block[] {
  const result: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at]!;
    const heading = /^(#{1,6})\s+(.*?)\s*#*\s*$/.exec(line);
    if (line.trim() === "") at++;
    else if (heading !== null) {
      result.push({ type: "heading", level: heading[1]!.length, spans: spans(heading[2]!) });
      at++;
    } else if (/^\s*([-*_])(\s*\1){2,}\s*$/.test(line)) {
      result.push({ type: "rule" });
      at++;
    } else if (line.startsWith(">")) {
      const inner: string[] = [];
      for (; at < lines.length && lines[at]!.startsWith(">"); at++)
        inner.push(lines[at]!.replace(/^>\s?/, ""));
      result.push({ type: "quote", blocks: blocks(inner) });
    } else if (BULLET.test(line)) at = list(lines, at, result);
    else if (line.includes("|") && TABLE_LINE.test(lines[at + 1] ?? "")) {
      const rows: Span[][][] = [];
      const head = cells(line);
      for (at += 2; at < lines.length && lines[at]!.includes("|"); at++) rows.push(cells(lines[at]!));
      result.push({ type: "table", head, rows });
    } else {
      const text: string[] = [];
      do text.push(lines[at++]!.trim());
      while (at < lines.length && lines[at]!.trim() !== "" && !startsBlock(lines, at));
      result.push({ type: "paragraph", spans: spans(text.join(" ")) });
    }
  }
  return result;
}

export function markdown(text: string): Block[] {
  return blocks(text.replace(/\r\n?/g, "\n").replace(/\t/g, "    ").split("\n"));
}
