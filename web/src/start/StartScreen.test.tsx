// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { guestsWords } from "#words/guests";
import { startWords } from "#words/start";
import { gameAddress } from "../app/games";
import { dropSeat, holdSeat } from "../app/memory";
import { goHome, readRoute, route } from "../app/route";
import { settings } from "../app/settings";
import type { CatalogueGame, TableWish } from "../wire/types";
import { beginsAtOnce, begun } from "../visit/beginning";
import { sampleGame } from "./sample-game";
import { StartScreen } from "./StartScreen";

const call: CatalogueGame["options"][number] = {
  key: "call",
  default: "on",
  values: ["on", "off"],
  meaning: "Whether the last card is called.",
  meanings: [],
};
const oneDeal = { name: "one-deal", title: "One deal", about: "A single deal.", options: { target: "0" } };
const games = [
  sampleGame("quiet", { options: [call] }),
  sampleGame("polite", { asksWords: true, presets: [oneDeal] }),
];

const answers = (path: string) =>
  path.includes("catalogue")
    ? games
    : path.endsWith("api/tables")
      ? { table: "abc", seat: 0, token: "key" }
      : path.endsWith("api/guests")
        ? { guest: "g1.token", name: "Ann", until: Date.now() + 1e12 }
        : { markdown: "# Rules" };

let wishes: TableWish[];

let place: HTMLElement;

const settled = () => act(async () => void (await new Promise((go) => setTimeout(go, 0))));

const choose = (id: string) => act(() => place.querySelector<HTMLElement>(`[data-game="${id}"]`)!.click());

/** The page is opened anew. */
const again = async () => {
  act(() => render(null, place));
  act(() => render(<StartScreen />, place));
  await settled();
};

beforeEach(async () => {
  wishes = [];
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    const opens = init?.method === "POST" && path.endsWith("api/tables");
    if (opens) wishes.push(JSON.parse(init.body as string) as TableWish);
    return new Response(JSON.stringify(answers(path)));
  });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  place = document.body.appendChild(document.createElement("div"));
  act(() => render(<StartScreen />, place));
  await settled();
});

afterEach(() => {
  act(() => render(null, place));
  goHome();
  localStorage.clear();
  settings.name.value = "";
  place.remove();
  vi.unstubAllGlobals();
});

describe("words that have to be typed", () => {
  it("are a choice only in games that ask for words", async () => {
    await choose("quiet");
    expect(place.querySelector("form h2")!.textContent).toBe("quiet");
    expect(place.textContent).not.toContain(startWords.typedWords);
    await choose("polite");
    expect(place.querySelector("form h2")!.textContent).toBe("polite");
    expect(place.textContent).toContain(startWords.typedWords);
  });
});

describe("the shelf", () => {
  const shelf = () => place.querySelector<HTMLElement>(".start-shelf")!;

  it("makes room for the game that is chosen, and is there again as one has left it", async () => {
    const search = place.querySelector<HTMLInputElement>('input[type="search"]')!;
    await act(() => {
      search.value = "pol";
      search.dispatchEvent(new Event("input", { bubbles: true }));
    });
    expect(place.querySelectorAll(".game")).toHaveLength(1);
    await choose("polite");
    expect(shelf().hidden).toBe(true);
    await act(() => place.querySelector<HTMLButtonElement>(".setup-head .quiet")!.click());
    expect(shelf().hidden).toBe(false);
    expect(search.value).toBe("pol");
    expect(document.activeElement!.getAttribute("data-game")).toBe("polite");
  });

  it("leads by addresses, so that a game can be opened in a tab of its own", () => {
    const tile = place.querySelector<HTMLAnchorElement>('[data-game="quiet"]')!;
    expect(tile.getAttribute("href")).toBe(gameAddress("quiet", {}));
  });
});

describe("the address", () => {
  it("names the game that is chosen, and its house rules", async () => {
    await choose("polite");
    expect(location.hash).toBe("#/g/polite");
    await choose("quiet");
    const select = place.querySelector<HTMLSelectElement>(".option select")!;
    await act(() => {
      select.value = "off";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect(location.hash).toBe("#/g/quiet?call=off");
    expect(readRoute(new URL(gameAddress("quiet", { call: "off" })).hash)).toEqual(route.value);
  });

  it("opens the game of a link with its house rules", async () => {
    await act(() => void (route.value = readRoute("#/g/quiet?call=off")));
    expect(place.querySelector<HTMLSelectElement>(".option select")!.value).toBe("off");
  });

  it("says so when there is no such game", async () => {
    await act(() => void (route.value = readRoute("#/g/whist")));
    expect(place.querySelector('[role="alert"]')!.textContent).toBe(startWords.noSuchGame("whist"));
  });
});

describe("play now", () => {
  // issue 44, point 9
  it("says so when an address leads nowhere", async () => {
    act(() => void (route.value = readRoute("#/tables/abc")));
    await settled();
    expect(place.querySelector(".bad")!.textContent).toBe(startWords.unknownAddress("#/tables/abc"));
    act(() => goHome());
    expect(place.querySelector(".bad")).toBeNull();
  });

  it("opens a table with bots under a given name, and goes there", async () => {
    await act(() => place.querySelector<HTMLButtonElement>(".play-now button")!.click());
    await settled();
    expect(wishes).toHaveLength(1);
    expect(wishes[0]!.seats.map((seat) => seat.kind)).toEqual(["person", "bot", "bot", "bot"]);
    expect(guestsWords.names).toContain(wishes[0]!.name);
    expect(location.hash).toBe("#/t/abc");
    expect(beginsAtOnce("abc")).toBe(true);
    begun("abc");
  });

  // issue 44, point 7
  it("begins with a single deal for who has never played, and says so", async () => {
    expect(place.querySelector(".play-now .note")!.textContent).toBe(startWords.playFirst("polite", 3));
    await act(() => place.querySelector<HTMLButtonElement>(".play-now button")!.click());
    await settled();
    expect(wishes[0]).toMatchObject({ game: "polite", options: { target: "0" } });
    begun("abc");
  });

  it("is the usual match for who has played, also when the seat has been given up since", async () => {
    holdSeat({ table: "abc", seat: 0, token: "key", game: "polite" });
    dropSeat("abc");
    await again();
    expect(place.querySelector(".play-now .note")!.textContent).toBe(startWords.playWhat("quiet", 3));
    holdSeat({ table: "abc", seat: 0, token: "key", game: "polite" });
    await again();
    expect(place.querySelector(".play-now .note")!.textContent).toBe(startWords.playWhat("polite", 3));
    await act(() => place.querySelector<HTMLButtonElement>(".play-now button")!.click());
    await settled();
    expect(wishes[0]).toMatchObject({ game: "polite", options: {} });
    begun("abc");
  });

  it("takes the house rules that were chosen", async () => {
    settings.name.value = "Ann";
    await act(() => void (route.value = readRoute("#/g/quiet?call=off")));
    await act(() => place.querySelector<HTMLButtonElement>(".setup .main")!.click());
    await settled();
    expect(wishes[0]).toMatchObject({
      game: "quiet",
      options: { call: "off" },
      name: "Ann",
      guest: "g1.token",
    });
    begun("abc");
  });
});
