/** What the heads of the records in a file say, as far as one chooses among them by it. */

/** No record is longer; the server reads no more. */
export const LONGEST_RECORD = 1_000_000;

export interface RecordHead {
  /** Its id; empty where the head does not say. */
  game: string;
  players: string[];
  /** Null where the head does not say. */
  date: Date | null;
}

const NAME = /\bname: *(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)'|([^,}]*))/g;

function head(lines: readonly string[]): RecordHead {
  const value = (key: string) => {
    const line = lines.find((one) => one.startsWith(key) && one.charAt(key.length) === ":");
    return line?.slice(key.length + 1).trim() ?? "";
  };
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value("date"));
  return {
    game: value("game").replace(/^["']|["']$/g, ""),
    players: [...value("players").matchAll(NAME)].map(([, double, single, plain]) =>
      (double?.replace(/\\(.)/g, "$1") ?? single?.replaceAll("''", "'") ?? plain ?? "").trim(),
    ),
    date: day === null ? null : new Date(Number(day[1]), Number(day[2]) - 1, Number(day[3])),
  };
}

/** The heads of all records in a file, in their order. */
export function readHeads(text: string): RecordHead[] {
  const heads: string[][] = [];
  let fresh = true;
  let inHead = false;
  for (const line of text.split(/\r?\n/)) {
    if (line === "---" || line === "...") {
      fresh = true;
      inHead = false;
    } else if (line.trim() !== "" && !line.startsWith("#")) {
      if (fresh && line.startsWith("eightfold:")) {
        heads.push([]);
        inHead = true;
      }
      fresh = false;
    }
    if (inHead) heads.at(-1)!.push(line);
  }
  return heads.map(head);
}
