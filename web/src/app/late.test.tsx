// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { words } from "../words/words";
import { askAgain, FILE_MILLIS, imported } from "./fetching";
import { AGAIN_MILLIS, late, NOTHING, SLOW_MILLIS } from "./late";

/** Where a part of the page lies; no two stories ask for the same. */
let address: string;
let root: HTMLElement;
let line: "silent" | "open" | "newer page";
const requests: string[] = [];
let parts = 0;

/** A request over the line as it is then: a silent one neither brings nor refuses anything. */
function request(url: string, { signal }: RequestInit): Promise<Response> {
  requests.push(url);
  if (line === "open") return Promise.resolve(new Response("export {}"));
  if (line === "newer page") return Promise.resolve(new Response("", { status: 404 }));
  return new Promise((_, lost) => signal!.addEventListener("abort", () => lost(signal!.reason)));
}

const dialog = () => late(() => imported(async () => () => <p>The keys</p>, ["./keys-1a2b3c4d.js"], address));

const passes = (millis: number) => act(async () => void (await vi.advanceTimersByTimeAsync(millis)));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", request);
  root = document.body.appendChild(document.createElement("div"));
  address = `https://eightfold.test/page-${parts++}/assets/index.js`;
  requests.length = 0;
});
afterEach(() => {
  render(null, root);
  root.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a part of the page that is wanted", () => {
  it("is simply there where it comes soon", async () => {
    line = "open";
    const Keys = dialog();
    await act(() => render(<Keys />, root));
    await passes(0);
    expect(root.innerHTML).toBe("<p>The keys</p>");
  });

  it("is there, too, where it came between the first drawing and the browser's next picture", async () => {
    line = "open";
    const Keys = dialog();
    render(<Keys />, root);
    await Keys.load();
    expect(root.innerHTML).toBe("");
    await passes(SLOW_MILLIS);
    expect(root.innerHTML).toBe("<p>The keys</p>");
  });

  it("is said to be on its way on a silent line, is given up, asked for again, and comes with the line", async () => {
    line = "silent";
    const Keys = dialog();
    await act(() => render(<Keys />, root));
    await passes(SLOW_MILLIS - 1);
    expect(root.innerHTML).toBe("");
    await passes(1);
    expect(root.querySelector("[role=status]")!.textContent).toBe(words.link.partComing);
    await passes(FILE_MILLIS - SLOW_MILLIS);
    expect(root.querySelector("[role=alert]")!.textContent).toContain(words.link.partLost);
    expect(requests).toHaveLength(1);
    line = "open";
    await passes(AGAIN_MILLIS);
    expect(requests).toEqual(Array(2).fill(new URL("./keys-1a2b3c4d.js", address).href));
    expect(root.innerHTML).toBe("<p>The keys</p>");
  });

  it("is asked for again at once when the table's line is back", async () => {
    line = "silent";
    const Keys = dialog();
    await act(() => render(<Keys />, root));
    await passes(SLOW_MILLIS);
    line = "open";
    await act(async () => askAgain());
    await passes(0);
    expect(requests).toHaveLength(2);
    expect(root.innerHTML).toBe("<p>The keys</p>");
  });

  it("has twice the time when the first was too short: a slow line brings it, too", async () => {
    line = "silent";
    const Keys = dialog();
    await act(() => render(<Keys />, root));
    await passes(FILE_MILLIS + AGAIN_MILLIS);
    await passes(2 * FILE_MILLIS - 1);
    expect(requests).toHaveLength(2);
    await passes(1 + AGAIN_MILLIS);
    expect(requests).toHaveLength(3);
    line = "open";
    await passes(4 * FILE_MILLIS + AGAIN_MILLIS);
    expect(root.innerHTML).toBe("<p>The keys</p>");
  });

  it("is no more asked for when it is no longer wanted", async () => {
    line = "newer page";
    const Keys = dialog();
    await act(() => render(<Keys />, root));
    await passes(0);
    expect(root.querySelector("button")!.textContent).toBe(words.link.reload);
    await act(() => render(null, root));
    await passes(10 * AGAIN_MILLIS);
    expect(requests).toHaveLength(1);
  });

  it("is missed in silence where nobody has asked for it", async () => {
    line = "newer page";
    const Picture = late(() => imported(async () => NOTHING, ["./picture-1a2b3c4d.js"], address), NOTHING);
    await act(() => render(<Picture />, root));
    await passes(SLOW_MILLIS);
    expect(requests).toHaveLength(1);
    expect(root.innerHTML).toBe("");
  });
});
