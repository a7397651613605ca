// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addBook, bookName, changeBook, dropBook, ownBooks, sendBooks, syncBooks, together } from "./books";
import { indexAt, mended } from "./places";

const book = (id: string, at: number, saved: boolean, rules = `game ${id}`) => ({ id, rules, at, saved });

describe("the books of two devices", () => {
  it("are put together: of one that both have, the later", () => {
    const here = [book("a", 5, false, "game A here"), book("b", 1, true), book("c", 9, true)];
    const there = [
      { id: "a", rules: "game A there", at: 3 },
      { id: "c", rules: "game C there", at: 12 },
      { id: "d", rules: "game d", at: 2 },
    ];
    const all = together(here, there);
    // b was kept there and is there no more: it was deleted on the other device
    expect(all.map((one) => one.id)).toEqual(["a", "c", "d"]);
    expect(all[0]).toEqual(here[0]);
    expect(all[1]!.rules).toBe("game C there");
  });

  it("keep what was never sent", () => {
    expect(together([book("new", 1, false)], [])).toEqual([book("new", 1, false)]);
  });
});

describe("a book's name", () => {
  it("is what its first line says", () => {
    expect(bookName('game "Aunt Meg’s Eights"\nextends eights')).toBe("Aunt Meg’s Eights");
    expect(bookName("# ours\ngame House Eights\n")).toBe("House Eights");
    expect(bookName('{"id": "x", "name": "X"}')).toBe("X");
    expect(bookName("deal 6")).toBeNull();
    expect(bookName('game ""')).toBeNull();
  });
});

describe("places of findings", () => {
  const text = "game A\n𝄞𝄞 deel 6\nlast";
  it("are lines, and columns in code points", () => {
    expect(text.slice(indexAt(text, 2, 4), indexAt(text, 2, 8))).toBe("deel");
    expect(indexAt(text, 3, 99)).toBe(text.length);
    expect(indexAt(text, 9, 1)).toBe(text.length);
  });

  it("are mended where that is sure", () => {
    const where = { line: 2, column: 4, endLine: 2, endColumn: 8, code: "", what: "", right: "" };
    expect(mended(text, { ...where, level: "error", replace: "deal" })).toBe("game A\n𝄞𝄞 deal 6\nlast");
  });
});

describe("at a server", () => {
  let kept: { id: string; rules: string; at: number }[];
  let asked: string[];
  let account: boolean;

  beforeEach(() => {
    kept = [];
    account = true;
    asked = [];
    localStorage.setItem("eightfold.guest", JSON.stringify({ guest: "t", name: "Ann", until: 1e15 }));
    vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
      const body = JSON.parse(init.body as string) as { id: string; rules: string };
      asked.push(path.replace(/.*\/api\/me\//, ""));
      if (path.endsWith("/keeping")) {
        const now = { id: body.id, rules: body.rules, at: Date.now() };
        kept = [now, ...kept.filter((one) => one.id !== body.id)];
        return new Response(JSON.stringify(now));
      }
      if (path.endsWith("/removal")) kept = kept.filter((one) => one.id !== body.id);
      return new Response(JSON.stringify(path.endsWith("/removal") ? {} : { account, books: kept }));
    });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
    ownBooks.value = [];
  });

  it("what is written is kept, changed and deleted there, too", async () => {
    const id = addBook("game Ours\n")!;
    await syncBooks();
    expect(kept.map((one) => one.rules)).toEqual(["game Ours\n"]);
    changeBook(id, "game Ours\ndeal 6\n");
    await sendBooks();
    expect(kept.map((one) => one.rules)).toEqual(["game Ours\ndeal 6\n"]);
    asked = [];
    await sendBooks();
    expect(asked).toEqual([]);
    await dropBook(id);
    expect(kept).toEqual([]);
    expect(ownBooks.value).toEqual([]);
  });

  it("who signs out leaves here what was never kept there", async () => {
    addBook("game Ours\n");
    await syncBooks();
    addBook("game New\n");
    localStorage.removeItem("eightfold.guest");
    await syncBooks();
    expect(ownBooks.value.map((one) => one.rules)).toEqual(["game New\n"]);
  });

  it("who has no passkey any more keeps all, and sends all to the next account", async () => {
    addBook("game Ours\n");
    await syncBooks();
    account = false;
    await syncBooks();
    kept = [];
    account = true;
    await syncBooks();
    expect(ownBooks.value.map((one) => one.rules)).toEqual(["game Ours\n"]);
    expect(kept.map((one) => one.rules)).toEqual(["game Ours\n"]);
  });

  it("what another device has deleted is gone here", async () => {
    addBook("game Ours\n");
    await syncBooks();
    kept = [];
    await syncBooks();
    expect(ownBooks.value).toEqual([]);
  });
});
