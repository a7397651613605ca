// @vitest-environment happy-dom
/** What cards, badges and buttons of a table mean, for who holds them. Source: issue 15, point 2. */

import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { knowCards } from "../cards/details";
import { snapshot, view as viewOf } from "../wire/samples";
import type { CardMeanings } from "../wire/rules";
import type { View } from "../wire/types";
import { Explain } from "./Explain";
import { HOLD_MILLIS } from "./pointing";
import { thingOf } from "./things";

const MEANINGS: CardMeanings = {
  cards: [
    { card: "2H", does: "The next player draws two cards.", points: 2 },
    { card: "9C", does: "", points: 9 },
  ],
  passages: { draw: "- If you cannot play, draw one card.\n" },
};

let place: HTMLElement;
const fetched = vi.fn(() =>
  Promise.resolve(
    new Response(JSON.stringify(MEANINGS), { headers: { "Content-Type": "application/json" } }),
  ),
);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
  fetched.mockClear();
  place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = `
    <div class="stage">
      <button class="hand-card" data-card="2H"></button>
      <button class="hand-card" data-card="9C"></button>
      <span class="mark fact fact-missed">misses 1</span>
      <div class="actions"><button class="act" data-verb="draw">Draw</button></div>
      <p class="elsewhere">Nothing</p>
    </div>
    <div id="explains"></div>`;
});

afterEach(() => {
  act(() => render(null, place.querySelector("#explains")!));
  place.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function stands(changes: Partial<View> = {}) {
  const view = viewOf(changes);
  act(() => render(<Explain snapshot={snapshot({ view })} view={view} />, place.querySelector("#explains")!));
}

const at = (selector: string) => place.querySelector<HTMLElement>(selector)!;
const shown = () => place.querySelector("dialog.explains")?.textContent ?? "";

function finger(type: string, on: HTMLElement, x = 0) {
  on.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerId: 7,
      pointerType: "touch",
      isPrimary: true,
      clientX: x,
      clientY: 0,
    }),
  );
}

async function rests(millis = HOLD_MILLIS) {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(millis);
  });
}

describe("a finger that rests on a card", () => {
  it("has it explained: what it does, what it counts, why not now", async () => {
    stands({ refusals: { "2H": { code: 907, words: "It does not match." } } });
    finger("pointerdown", at(".hand-card"));
    await rests(HOLD_MILLIS - 1);
    expect(shown()).toBe("");
    await rests(1);
    await rests(0);
    expect(shown()).toContain("The next player draws two cards.");
    expect(shown()).toContain("counts 2 points");
    expect(shown()).toContain("It does not match.");
  });

  it("lets go of the card, and does not play it when it is lifted", async () => {
    stands();
    const played = vi.fn();
    const letGo = vi.fn();
    at(".hand-card").addEventListener("click", played);
    at(".hand-card").addEventListener("pointercancel", letGo);
    finger("pointerdown", at(".hand-card"));
    await rests();
    finger("pointerup", at(".hand-card"));
    at(".hand-card").click();
    expect(played).not.toHaveBeenCalled();
    expect(letGo).toHaveBeenCalledOnce();
    finger("pointerdown", at(".hand-card"));
    finger("pointerup", at(".hand-card"));
    at(".hand-card").click();
    expect(played, "a tap plays as before").toHaveBeenCalledOnce();
  });

  it("explains nothing where it moves on, scrolls or is lifted", async () => {
    stands();
    finger("pointerdown", at(".hand-card"));
    finger("pointermove", at(".hand-card"), 30);
    await rests();
    finger("pointerdown", at(".hand-card"));
    finger("pointercancel", at(".hand-card"));
    await rests();
    finger("pointerdown", at(".hand-card"));
    finger("pointerup", at(".hand-card"));
    await rests();
    expect(shown()).toBe("");
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe("a card that has its own text", () => {
  it("shows it when it is held or asked about, once", async () => {
    knowCards([{ id: "2H", name: "Death", rank: "2", sides: [] }]);
    try {
      stands();
      const opened = vi.fn();
      at(".hand-card").addEventListener("click", opened);
      finger("pointerdown", at(".hand-card"));
      await rests();
      finger("pointerup", at(".hand-card"));
      at(".hand-card").click();
      expect(opened).toHaveBeenCalledOnce();
      expect(shown()).toBe("");
      at(".hand-card").dispatchEvent(new Event("contextmenu", { bubbles: true, cancelable: true }));
      expect(opened).toHaveBeenCalledTimes(2);
    } finally {
      knowCards([]);
    }
  });
});

describe("a key that was pressed before this part of the page had come", () => {
  const comes = (asked: Element, changes: Partial<View> = {}) => {
    const view = viewOf(changes);
    const kept = signal<Element | null>(asked);
    const part = <Explain snapshot={snapshot({ view })} view={view} asked={kept} />;
    act(() => render(part, place.querySelector("#explains")!));
    return kept;
  };

  it("is answered when it comes, once", async () => {
    const kept = comes(at('[data-card="2H"]'));
    await rests(0);
    expect(shown()).toContain("The next player draws two cards.");
    act(() => at("dialog button").click());
    await rests(0);
    expect(shown()).toBe("");
    act(() => {
      kept.value = at(".actions .act");
    });
    await rests(0);
    expect(shown(), "and so is the next one").toContain("Takes a card from the stock");
  });

  it("asks what holds where nothing of the table has the focus", async () => {
    comes(document.body, { pendingDraw: 4, clockwise: false });
    await rests(0);
    expect(shown()).toContain("counterclockwise");
    expect(shown()).toContain("Cards wait to be drawn: 4.");
  });
});

describe("a right click or the menu key", () => {
  const asks = (on: HTMLElement, button = 2) =>
    act(() => {
      on.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true, button }));
    });

  it("says of a plain card that it does nothing, and asks the server once", async () => {
    stands();
    asks(at('[data-card="9C"]'));
    await rests(0);
    expect(shown()).toContain("An ordinary card");
    act(() => at("dialog button").click());
    expect(shown()).toBe("");
    asks(at('[data-card="2H"]'));
    await rests(0);
    expect(shown()).toContain("The next player draws two cards.");
    expect(fetched).toHaveBeenCalledOnce();
  });

  it("says what a button does and the rule behind it, and what a badge means", async () => {
    stands();
    asks(at(".actions .act"), 0);
    await rests(0);
    expect(shown()).toContain("Takes a card from the stock");
    expect(shown()).toContain("If you cannot play, draw one card.");
    act(() => at("dialog button").click());
    asks(at(".mark"), 0);
    expect(shown()).toContain("This player misses that many turns.");
  });
});

describe("what is pointed at", () => {
  it("is nothing where the table has nothing to explain", () => {
    expect(thingOf(at(".elsewhere"))).toBeNull();
    expect(thingOf(at(".mark"))).toEqual({ sort: "badge", key: "missed", text: "misses 1" });
    expect(thingOf(at(".actions .act"))).toEqual({ sort: "button", key: "draw", text: "Draw" });
  });
});
