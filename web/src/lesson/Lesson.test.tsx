// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MOMENT } from "../app/readOut";
import { Explain } from "../explain/Explain";
import type { Visit } from "../visit/Visit";
import { event, hand, hidden, snapshot, view } from "../wire/samples";
import type { Lesson, Snapshot, View } from "../wire/types";
import { does, isAsked } from "./course";
import { LessonPage } from "./LessonPage";

let root: HTMLElement;
let shown: Visit;
let asked: string[];

const MEANINGS = {
  cards: [{ card: "2S", does: "The next player draws two cards.", points: 2 }],
  passages: {},
};

/** Ann lays a two, and Bob, who learns, answers it; then he declares a suit, which the lesson does. */
const ANSWER: Lesson = {
  rule: "a two is answered with a two",
  seat: 1,
  first: snapshot({
    you: 1,
    log: [],
    view: view({ hands: [hidden(3), hand("2S 4D"), hidden(2)] }),
  }),
  moves: [
    {
      seat: 0,
      line: "play 2H",
      change: {
        changed: {},
        view: { turn: 1, pile: ["5H", "2H"] },
        events: [event(1, "played", 0, "2H")],
      },
    },
    {
      seat: 1,
      line: "play 2S",
      change: {
        changed: {},
        view: { pile: ["5H", "2H", "2S"] },
        events: [event(2, "played", 1, "2S")],
      },
    },
    {
      seat: 1,
      line: "suit D",
      change: {
        changed: {},
        view: { suit: "D" },
        events: [event(3, "declared", 1, "D")],
      },
    },
  ],
};

const SKIP: Lesson = {
  ...ANSWER,
  rule: "an eight skips",
  moves: [ANSWER.moves[1]!],
};

function Table({ visit, view }: { visit: Visit; snapshot: Snapshot; view: View }) {
  shown = visit;
  return (
    <>
      <p class="drawn">{view.pile.at(-1)}</p>
      <button class="hand-card" data-card="2S" />
    </>
  );
}

async function passes(millis: number): Promise<void> {
  await act(async () => void (await vi.advanceTimersByTimeAsync(millis)));
}

async function takes(lessons: Lesson[]): Promise<void> {
  asked = [];
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url.replace(/^.*\/api/, "api"));
    const body = url.includes("/meanings") ? MEANINGS : { lessons, cards: [] };
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  await act(() => render(<LessonPage game="pesten" Table={Table} Explain={Explain} />, root));
  for (let i = 0; i < 4; i++) await passes(5);
}

const step = () => root.querySelector(".lesson")?.getAttribute("data-step");
const heard = async () => {
  await passes(MOMENT);
  return root.querySelector("#announcements")?.textContent?.trim();
};
const named = (name: string) =>
  [...root.querySelectorAll<HTMLElement>("button")].find((one) => one.textContent === name);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  root = document.createElement("div");
  document.body.append(root);
});

afterEach(async () => {
  await act(() => render(null, root));
  root.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a lesson", () => {
  it("plays the others, waits for the learner's move, and says which rule it was", async () => {
    await takes([ANSWER, SKIP]);
    expect(root.querySelector("h2")?.textContent).toBe("A two is answered with a two.");
    expect(step()).toBe("0");
    await passes(1400);
    expect(step()).toBe("1");
    expect(await heard()).toBe("Ann played two of hearts. Your move.");
    await passes(10_000);
    expect(step()).toBe("1");
    await act(() => void shown.act("play 2S"));
    expect(step()).toBe("2");
    // a choice that has no place on the table is made by the lesson itself
    await passes(1400);
    expect(step()).toBe("3");
    expect(await heard()).toBe("You declared diamonds. So it is.");
    expect(document.activeElement).toBe(named("Next lesson"));
  });

  it("lets nobody act out of turn, and tells who does something else that it is another move", async () => {
    await takes([ANSWER]);
    expect(await heard()).toBe("Look:");
    await act(() => void shown.act("play 2S"));
    expect(await heard()).toBe("Look first what the others do.");
    await passes(1400);
    expect(await heard()).toBe("Ann played two of hearts. Your move.");
    await act(() => void shown.act("draw"));
    expect(await heard()).toBe("The rules allow that, too. This lesson is about another move.");
    expect(step()).toBe("1");
  });

  it("shows the move to who does not find it, and begins again as often as one likes", async () => {
    await takes([SKIP]);
    await act(() => named("Show me")!.click());
    expect([step(), root.querySelector(".drawn")?.textContent]).toEqual(["1", "2S"]);
    await act(() => named("Once more")!.click());
    expect(step()).toBe("0");
    expect(named("Show me")).toBeDefined();
  });

  it("explains a card by the rules of the lesson, and goes on when that has been read", async () => {
    const first = { ...ANSWER.first, options: { twos: "draw2" } };
    await takes([{ ...ANSWER, first }]);
    const press = async (key: string) => {
      await act(() => {
        document.activeElement!.dispatchEvent(
          new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
        );
      });
      await passes(5);
    };
    root.querySelector<HTMLElement>(".hand-card")!.focus();
    await press("h");
    const explained = () => root.querySelector("dialog.explains")?.textContent ?? "";
    expect(explained()).toContain("The next player draws two cards.");
    expect(asked.at(-1)).toBe("api/games/sample/meanings?opt.twos=draw2");
    await passes(10_000);
    expect(step(), "Ann does not go on while somebody reads").toBe("0");
    await act(() => root.querySelector<HTMLElement>("dialog.explains button")!.click());
    expect(explained()).toBe("");
    await passes(1400);
    expect(step()).toBe("1");
    (document.activeElement as HTMLElement).blur();
    await press("h");
    expect(explained(), "nothing pointed at: all that holds").toContain("Turns go clockwise");
    expect(asked.filter((url) => url.includes("meanings"))).toHaveLength(1);
  });

  it("leads to the next one, and from the last to the game", async () => {
    await takes([SKIP, ANSWER]);
    expect(root.querySelector(".deal")?.textContent).toBe("Lesson 1 of 2");
    await act(() => named("Next lesson")!.click());
    expect(root.querySelector(".deal")?.textContent).toBe("Lesson 2 of 2");
    await act(() => named("Done")!.click());
    expect(root.querySelector("[role=status]")?.textContent).toContain("you know how it goes");
    expect(named("Play it")).toBeDefined();
  });

  it("that is not there is not promised", async () => {
    await takes([]);
    expect(root.querySelector("[role=status]")?.textContent).toContain("no lessons of this game yet");
  });
});

describe("a move of a lesson", () => {
  const move = (line: string, seat = 1) => ({
    ...ANSWER.moves[1]!,
    line,
    seat,
  });

  it("is done by its card alone, also where it declares something", () => {
    expect(does("play JC", move("play JC =D"))).toBe(true);
    expect(does("play JC =S", move("play JC"))).toBe(true);
    expect(does("play J", move("play JC"))).toBe(false);
    expect(does("draw", move("play JC"))).toBe(false);
  });

  it("is the learner's where the table has a place for it", () => {
    expect(isAsked(ANSWER, move("play 2S"))).toBe(true);
    expect(isAsked(ANSWER, move("suit D"))).toBe(false);
    expect(isAsked(ANSWER, move("play 2S", 0))).toBe(false);
    expect(isAsked(ANSWER, move("choose camel"), ["choose camel", "choose oasis"])).toBe(true);
    expect(isAsked(ANSWER, move("pick 2"), ["pick 0", "pick 2"])).toBe(true);
    // there is nothing to decide
    expect(isAsked(ANSWER, move("choose camel"), ["choose camel"])).toBe(false);
    expect(isAsked(ANSWER, undefined)).toBe(false);
  });
});
