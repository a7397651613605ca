// @vitest-environment happy-dom
/** Lines that families may take for their own game: what is looked for is found in the line and in what it says. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Examples, found } from "./Examples";

const TWOS = { rules: "on 2 next draws 2", said: "The next player draws two cards." };
const CALL = {
  rules: 'call "Last card" caught\ncall-penalty 2',
  said: "Whoever plays down to a single card calls.",
};

let root: HTMLElement;

beforeEach(() => {
  root = document.body.appendChild(document.createElement("div"));
});

afterEach(async () => {
  await act(() => render(null, root));
  root.remove();
  vi.unstubAllGlobals();
});

describe("examples of rules", () => {
  it("are found by words of the line and of its sentence, in any order", () => {
    expect(found([TWOS, CALL], "")).toEqual([TWOS, CALL]);
    expect(found([TWOS, CALL], "draws next PLAYER")).toEqual([TWOS]);
    expect(found([TWOS, CALL], "penalty single")).toEqual([CALL]);
    expect(found([TWOS, CALL], "jump-in")).toEqual([]);
  });

  it("come when they are opened, and a tap writes one into the book", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (url: string) => {
      asked.push(url);
      return Promise.resolve(new Response(JSON.stringify({ examples: [TWOS, CALL] })));
    });
    const written: string[] = [];
    await act(() => render(<Examples onWrite={(rules) => written.push(rules)} />, root));
    expect(asked).toEqual([]);
    await act(() => {
      root.querySelector("details")!.open = true;
      root.querySelector("details")!.dispatchEvent(new Event("toggle"));
    });
    await act(() => new Promise((done) => setTimeout(done, 10)));
    expect(asked).toHaveLength(1);
    expect([...root.querySelectorAll("dd")].map((one) => one.textContent)).toEqual([TWOS.said, CALL.said]);
    await act(() => root.querySelectorAll<HTMLElement>("dt button")[1]!.click());
    expect(written).toEqual([CALL.rules]);
  });
});
