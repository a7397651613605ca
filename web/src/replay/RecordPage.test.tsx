// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Explain } from "../explain/Explain";
import { hand, snapshot, view } from "../wire/samples";
import { RecordPage } from "./RecordPage";

let root: HTMLElement;
let asked: { path: string; body: Record<string, unknown> }[];
let refuses: string | null;

const HEAD = "eightfold: 1\ngame: eights\nplayers: [{name: Ann, kind: person}]\ndate: 2026-11-20\n";
const REST = "---\nrulebook: |\n  game Eights\n";

const answers: Record<string, unknown> = {
  "api/replay": {
    match: 1,
    matches: 1,
    deal: 1,
    deals: 1,
    first: snapshot({
      table: "record",
      log: [],
      view: view({ hands: [hand("7H 9C"), hand("2S"), hand("3S")] }),
    }),
    moments: [{ changed: { number: 11 }, view: { turn: 1 }, events: [] }],
  },
  "api/replay/game": {
    cards: [],
    meanings: { cards: [], passages: {} },
    statistics: { matches: 1, deals: 1, players: [] },
  },
  "api/catalogue": [{ id: "eights", name: "Crazy Eights" }],
};

async function settles(): Promise<void> {
  for (let i = 0; i < 4; i++) await act(() => new Promise((done) => setTimeout(done, 5)));
}

async function opens(moment = ""): Promise<void> {
  await act(() =>
    render(
      <RecordPage
        moment={moment}
        Table={({ snapshot }) => <p class="drawn">{snapshot.table}</p>}
        Text={() => null}
        Explain={Explain}
      />,
      root,
    ),
  );
  await settles();
}

async function chooses(...parts: BlobPart[]): Promise<void> {
  const input = root.querySelector<HTMLInputElement>("input[type=file]")!;
  Object.defineProperty(input, "files", { value: [new File(parts, "it.yaml")], configurable: true });
  await act(() => void input.dispatchEvent(new Event("change", { bubbles: true })));
  await settles();
}

const alert = () => root.querySelector("[role=alert]")?.textContent;
const button = (name: string) =>
  [...root.querySelectorAll<HTMLElement>("button")].find((one) => one.textContent.includes(name))!;

beforeEach(() => {
  root = document.createElement("div");
  document.body.append(root);
  asked = [];
  refuses = null;
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => {
    const path = url.replace(/^.*\/api/, "api");
    asked.push({ path, body: JSON.parse(typeof init?.body === "string" ? init.body : "{}") });
    const body = refuses === null ? answers[path] : { error: "not-possible", words: refuses };
    return Promise.resolve(new Response(JSON.stringify(body), { status: refuses === null ? 200 : 400 }));
  });
});

afterEach(async () => {
  await act(() => render(null, root));
  root.remove();
  vi.unstubAllGlobals();
});

describe("a record that is brought along", () => {
  it("is shown as a replay, and kept nowhere", async () => {
    localStorage.clear();
    await opens();
    await chooses(HEAD + REST);
    expect(asked[0]).toEqual({
      path: "api/replay",
      body: { record: HEAD + REST, match: 1, deal: 1, open: true },
    });
    expect(root.querySelector(".drawn")?.textContent).toBe("record");
    expect(root.querySelector("[role=tab][aria-selected=true]")?.textContent).toBe("Log");
    expect(Object.values(localStorage).join()).not.toContain("rulebook");
    // the address leads nobody else anywhere
    expect(root.querySelector("[title='Copy the link to this moment']")).toBeNull();
    await act(() => button("Another file").click());
    expect(root.querySelector("input[type=file]")).not.toBeNull();
  });

  it("is shown from where one was when the page was left", async () => {
    await opens("1.1.1?seat=0&open=false");
    await chooses(HEAD + REST);
    expect(root.querySelector(".replay")?.getAttribute("data-moment")).toBe("1");
    expect(asked.filter(({ path }) => path === "api/replay").at(-1)!.body).toMatchObject({
      seat: 0,
      open: false,
    });
  });

  it("is one of several, if the file has more, and one says which", async () => {
    await opens();
    await chooses(`${HEAD + REST}---\n${HEAD + REST}`);
    expect(asked.map(({ path }) => path)).toEqual(["api/catalogue"]);
    expect(button("2. Crazy Eights").textContent).toContain("Ann, Nov 20, 2026");
    await act(() => button("2. Crazy Eights").click());
    await settles();
    expect(asked.find(({ path }) => path === "api/replay")!.body).toMatchObject({ match: 2 });
  });

  it("says what is wrong, and takes another file", async () => {
    await opens();
    refuses = "the record is cut off after line 9";
    await chooses(HEAD);
    expect(alert()).toBe("the record is cut off after line 9");
    refuses = null;
    await chooses(HEAD + REST);
    expect(root.querySelector(".drawn")).not.toBeNull();
  });

  it("is text of a length that a record can have, else nothing is sent", async () => {
    await opens();
    await chooses(new Uint8Array([0xff, 0xfe, 0x00]));
    expect(alert()).toContain("no text in UTF-8");
    await chooses("x".repeat(1_000_001));
    expect(alert()).toContain("longer than a record can be");
    expect(asked).toEqual([]);
  });
});
