// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CatalogueGame } from "../wire/types";
import { words } from "../words/words";
import { StartScreen } from "./StartScreen";

const game = (id: string, more: Partial<CatalogueGame>): CatalogueGame => ({
  id,
  name: id,
  summary: "A game.",
  listed: true,
  players: { min: 2, max: 4 },
  options: [],
  ...more,
});
const games = [game("quiet", {}), game("polite", { asksWords: true })];

const answers = (path: string) => (path.includes("catalogue") ? games : { markdown: "# Rules" });

let place: HTMLElement;

const settled = () => act(async () => void (await new Promise((go) => setTimeout(go, 0))));

const choose = (id: string) =>
  act(() => place.querySelector<HTMLInputElement>(`input[value="${id}"]`)!.click());

beforeEach(async () => {
  vi.stubGlobal("fetch", async (path: string) => new Response(JSON.stringify(answers(path))));
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  place = document.body.appendChild(document.createElement("div"));
  act(() => render(<StartScreen />, place));
  await settled();
});

afterEach(() => {
  act(() => render(null, place));
  place.remove();
  vi.unstubAllGlobals();
});

describe("words that have to be typed", () => {
  it("are a choice only in games that ask for words", async () => {
    expect(place.querySelector("form h2")!.textContent).toBe("quiet");
    expect(place.textContent).not.toContain(words.start.typedWords);
    await choose("polite");
    expect(place.querySelector("form h2")!.textContent).toBe("polite");
    expect(place.textContent).toContain(words.start.typedWords);
  });
});
