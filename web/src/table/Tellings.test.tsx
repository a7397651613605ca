// @vitest-environment happy-dom
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { knowCards } from "../cards/details";
import { PRINTED } from "../cards/printed";
import { event, hand, hidden, snapshot, view } from "../wire/samples";
import type { TableEvent } from "../wire/types";
import { close, host, open, root, said, sit } from "./seated";
import { Board, Tellings } from "./parts";

const shown = () =>
  [...root().querySelectorAll<HTMLElement>(".telling")].map((one) => [
    one.dataset["seat"],
    one.querySelector(".telling-what")!.textContent,
  ]);

/** The table tells these events. */
async function tell(...events: TableEvent[]): Promise<void> {
  const table = snapshot({ number: events.at(-1)!.number, view: view({ clockwise: false }) });
  await act(() => host().says({ method: "table", params: { snapshot: table, events } }));
}

beforeAll(async () => {
  await Board.load();
  await Tellings.load();
});

beforeEach(() => {
  open();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await close();
});

describe("told at the table", () => {
  it("are skips, turns of direction, penalties and calls, where they happen, for a second and a half", async () => {
    await sit(snapshot());
    await tell(
      event(11, "skipped", 1),
      event(12, "reversed", -1),
      event(13, "called", 2),
      { ...event(14, "penalised", 2, "5"), offence: "missed-call" },
      event(15, "drew", 0, "4"),
      event(16, "caught", 0),
    );
    expect(shown().sort()).toEqual([
      ["-1", "↺ counterclockwise"],
      ["0", "+ 4 cards"],
      ["0", "caught!"],
      ["1", "skipped"],
      ["2", "penalty: 5 cards (a forgotten call)"],
      ["2", "“Last card!”"],
    ]);
    await act(() => void vi.advanceTimersByTime(1400));
    expect(shown()).toHaveLength(6);
    await act(() => void vi.advanceTimersByTime(200));
    expect(shown()).toEqual([]);
  });

  it("say whose they are, for where there is no room at that seat", async () => {
    await sit(snapshot());
    await tell(event(11, "skipped", 1), event(12, "reversed", -1));
    const whose = [...root().querySelectorAll(".telling")].map(
      (one) => one.querySelector(".telling-whose")?.textContent,
    );
    expect(whose).toEqual(["Bob: ", undefined]);
  });

  it("go each at its time", async () => {
    await sit(snapshot());
    await tell(event(11, "skipped", 1));
    await act(() => void vi.advanceTimersByTime(800));
    await tell(event(12, "caught", 1));
    await act(() => void vi.advanceTimersByTime(800));
    expect(shown()).toEqual([["1", "caught!"]]);
    await act(() => void vi.advanceTimersByTime(800));
    expect(shown()).toEqual([]);
  });

  it("are read out once, with the other news", async () => {
    await sit(snapshot());
    await tell(event(11, "skipped", 1));
    expect(root().querySelector(".tellings")!.getAttribute("aria-hidden")).toBe("true");
    expect(said()).toContain("Bob is skipped.");
    expect(said().match(/skipped/g)).toHaveLength(1);
  });

  it("are not old news: a whole new look at the table tells nothing", async () => {
    await sit(snapshot({ log: [event(9, "skipped", 1), event(10, "reversed", -1)] }));
    expect(shown()).toEqual([]);
  });
});

describe("told on the board, where cards have abilities", () => {
  beforeEach(() => knowCards(PRINTED));
  afterEach(() => knowCards([]));
  const board = () =>
    snapshot({
      number: 10,
      view: view({ pile: ["tower"], hands: [hand("giant storm"), hidden(3), hidden(1)] }),
    });

  it("are effects, skips and penalties, each at its seat and after the card that brought it about", async () => {
    await sit(board());
    const table = { ...board(), number: 19 };
    const news = [
      event(11, "uses", 0, "storm"),
      { ...event(12, "destroyed", 1, "tower"), because: "storm" },
      { ...event(13, "will-skip", 2), because: "storm" },
      event(14, "skipped", 2),
      event(15, "drew", 1, "3"),
      { ...event(16, "again", 0), because: "dawn_dusk/a" },
      { ...event(17, "reversed", -1), because: "storm" },
    ];
    await act(() => host().says({ method: "table", params: { snapshot: table, events: news } }));
    expect(root().querySelector(".board .tellings")).not.toBeNull();
    expect(shown().sort()).toEqual([
      ["-1", "↻ clockwise"],
      ["0", "Dawn: an extra turn"],
      ["0", "uses Storm"],
      ["1", "+ 3 cards"],
      ["1", "Storm: Old Tower destroyed"],
      ["2", "Storm: misses a turn"],
      ["2", "skipped"],
    ]);
    await act(() => void vi.advanceTimersByTime(1600));
    expect(shown()).toEqual([]);
  });
});
