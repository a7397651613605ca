// @vitest-environment happy-dom
/** Special cards: three before the first turn, the others when they come up. Source: issue 44, point 7. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../app/settings";
import { snapshot, view } from "../wire/samples";
import type { View } from "../wire/types";
import { useSpecial } from "./special";

const RANKS = ["2", "3", "4", "5", "J"];
const does = (rank: string) => `The ${rank} does something.`;
const sheet = [
  "# Sheet",
  "",
  "| Card | What it does |",
  "|---|---|",
  ...RANKS.map((rank) => `| ${rank} | ${does(rank)} |`),
  "",
].join("\n");
const cards = RANKS.flatMap((rank) =>
  ["C", "H"].map((suit) => ({ card: `${rank}${suit}`, does: does(rank), points: null })),
);

let place: HTMLElement;
let shown: string[][];

function Probe({ now, free }: { now: View; free: boolean }) {
  const told = useSpecial(snapshot({ view: now }), now, sheet, free, () => undefined);
  const titles = told?.cards.map(({ title }) => title) ?? [];
  if (titles.length > 0 && shown.at(-1)?.join() !== titles.join()) shown.push(titles);
  return null;
}

const settled = () => act(async () => void (await new Promise((go) => setTimeout(go, 60))));

async function sees(more: Partial<View>, free = true): Promise<void> {
  const now = view({ turn: 0, actors: [0], awaits: "play", legal: ["draw"], deal: 1, ...more });
  act(() => render(<Probe now={now} free={free} />, place));
  await settled();
}

beforeEach(async () => {
  await import("./dialogs");
  shown = [];
  localStorage.clear();
  settings.introduces.value = true;
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ cards, passages: {} })));
  place = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  act(() => render(null, place));
  place.remove();
  vi.unstubAllGlobals();
});

it("tells of three at first, and of another one once it lies there, at the viewer's turn", async () => {
  await sees({ pile: ["6S"] });
  expect(shown).toEqual([["2", "3", "4"]]);
  await sees({ pile: ["6S", "2C"] });
  await sees({ pile: ["6S", "2C", "JH"], turn: 1, actors: [1], legal: [] });
  expect(shown).toHaveLength(1);
  await sees({ pile: ["6S", "2C", "JH"], ply: 9 }, false);
  expect(shown).toHaveLength(1);
  await sees({ pile: ["6S", "2C", "JH"], ply: 9 });
  expect(shown).toEqual([["2", "3", "4"], ["J"]]);
  await sees({ pile: ["6S", "2C", "JC"], ply: 12 });
  expect(shown).toHaveLength(2);
});

it("goes on with what was left when the page is opened again, and repeats nothing", async () => {
  await sees({ pile: ["6S"] });
  act(() => render(null, place));
  await sees({ pile: ["6S", "5H"], ply: 4 });
  expect(shown).toEqual([["2", "3", "4"], ["5"]]);
  act(() => render(null, place));
  await sees({ pile: ["6S", "5H"], ply: 4 });
  expect(shown).toHaveLength(2);
});

it("tells nothing where that is switched off", async () => {
  settings.introduces.value = false;
  await sees({ pile: ["6S", "JH"] });
  expect(shown).toEqual([]);
});
