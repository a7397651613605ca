// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ownWords } from "#words/own";
import type { PlayedMatch } from "../wire/types";
import { words } from "../words/words";
import { PlayedBefore } from "./PlayedBefore";

const match = (more: Partial<PlayedMatch>): PlayedMatch => ({
  table: "abc",
  match: 1,
  game: "Pesten",
  own: false,
  seat: 2,
  players: 4,
  won: true,
  points: 1,
  at: Date.UTC(2026, 10, 25, 12),
  ...more,
});

let place: HTMLElement;
let matches: PlayedMatch[];
let asked: number;

const opens = () =>
  act(async () => {
    const details = place.querySelector("details")!;
    details.open = true;
    details.dispatchEvent(new Event("toggle"));
    await new Promise((go) => setTimeout(go, 0));
  });

describe("what one has played", () => {
  beforeEach(() => {
    asked = 0;
    matches = [];
    place = document.body.appendChild(document.createElement("div"));
    localStorage.setItem("eightfold.guest", JSON.stringify({ guest: "t", name: "Ann", until: 1e15 }));
    vi.stubGlobal("fetch", async () => {
      asked++;
      return new Response(JSON.stringify({ matches }));
    });
  });

  afterEach(() => {
    render(null, place);
    place.remove();
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  it("is asked for when it is opened, and each match leads to its replay from one's own seat", async () => {
    matches = [
      match({}),
      match({ match: 2, game: "Ours", own: true, won: false, points: 12 }),
      match({ match: 3, points: 0 }),
    ];
    act(() => render(<PlayedBefore />, place));
    expect(asked).toBe(0);
    await opens();
    const [first, second, third] = [...place.querySelectorAll("li")];
    expect(first!.textContent).toBe("PestenNovember 25, 2026: won, 1 point, 4 players");
    expect(first!.querySelector("a")!.getAttribute("href")).toMatch(/#\/r\/abc\/1\.1\.0\?seat=2$/);
    expect(second!.textContent).toContain(words.ownBook.name("Ours"));
    expect(second!.textContent).toContain("not won, 12 points");
    expect(third!.textContent).toBe("PestenNovember 25, 2026: won, 4 players");
  });

  it("says so where there is nothing, and is not there for who is nobody", async () => {
    act(() => render(<PlayedBefore />, place));
    await opens();
    expect(place.textContent).toContain(ownWords.playedNothing);
    localStorage.clear();
    render(null, place);
    act(() => render(<PlayedBefore />, place));
    expect(place.textContent).toBe("");
  });
});
