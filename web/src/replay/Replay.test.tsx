// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MOMENT } from "../app/readOut";
import { Explain } from "../explain/Explain";
import type { Visit } from "../visit/Visit";
import { event, hand, hidden, snapshot, view } from "../wire/samples";
import type { Replay, Snapshot, View } from "../wire/types";
import { ReplayPage } from "./ReplayPage";

let root: HTMLElement;
let asked: string[];
let shown: Visit;

const HANDS = [hand("7H 9C"), hidden(3), hidden(4)];

function replay(open: boolean): Replay {
  const hands = open ? [hand("7H 9C"), hand("2S 3S 4S"), hand("5S 6S 7S 8S")] : HANDS;
  return {
    match: 1,
    matches: 1,
    deal: 1,
    deals: 2,
    first: snapshot({ log: [], view: view({ hands, turn: 0 }) }),
    moments: [
      {
        changed: { number: 11 },
        view: { turn: 1, pile: ["3C", "5H", "7H"] },
        events: [event(11, "played", 0, "7H")],
      },
      { changed: { number: 12 }, view: { turn: 2 }, events: [event(12, "skipped", 1)] },
      { changed: { number: 13 }, view: { turn: 0 }, events: [event(13, "passed", 2)] },
    ],
  };
}

const STATISTICS = {
  matches: 0,
  deals: 2,
  players: ["Ann", "Bob"].map((name, i) => ({
    ...{ name, kind: "person", matches: 0, matchesWon: 0, deals: 2, dealsWon: 2 * i },
    ...{ points: 0, played: 12, drawn: 5, caught: 0 },
  })),
};

const MEANINGS = {
  cards: [
    { card: "7H", does: "The next player is skipped.", points: null },
    { card: "9C", does: "", points: 9 },
    { card: "2S", does: "The next player draws two cards.", points: null },
  ],
  passages: {},
};

function Table({ visit, snapshot, view }: { visit: Visit; snapshot: Snapshot; view: View }) {
  shown = visit;
  return (
    <>
      <p class="drawn">
        {view.pile.at(-1)} {view.hands.map((one) => one.cards.length).join()} {snapshot.you}
      </p>
      <button class="hand-card" data-card="9C" />
      <span class="open-card" data-card="2S" tabIndex={0} />
    </>
  );
}

const Text = ({ snapshot }: { snapshot: Snapshot }) => <p class="told">{snapshot.number}</p>;

/** What is asked for comes, and what is asked for then. */
async function settles(): Promise<void> {
  for (let i = 0; i < 4; i++) await act(() => new Promise((done) => setTimeout(done, 5)));
}

async function opens(moment: string): Promise<void> {
  await act(() =>
    render(<ReplayPage table="t1" moment={moment} Table={Table} Text={Text} Explain={Explain} />, root),
  );
  await settles();
}

async function passes(millis: number): Promise<void> {
  await act(async () => void (await vi.advanceTimersByTimeAsync(millis)));
}

async function press(key: string, more: Partial<KeyboardEventInit> = {}, target: Element = document.body) {
  await act(() => {
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  });
}

const at = () => root.querySelector(".replay")?.getAttribute("data-moment");
const drawn = () => root.querySelector(".drawn")?.textContent;
const heard = async () => {
  await act(() => new Promise((done) => setTimeout(done, 2 * MOMENT)));
  return root.querySelector("#announcements")?.textContent?.trim();
};
const named = (name: string) =>
  [...root.querySelectorAll<HTMLElement>("button")].find(
    (one) => one.getAttribute("aria-label") === name || one.textContent === name,
  )!;

beforeEach(() => {
  root = document.createElement("div");
  document.body.append(root);
  asked = [];
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url.replace(/^.*\/api/, "api"));
    const body = url.includes("/replay")
      ? replay(url.includes("open=true"))
      : url.includes("/statistics")
        ? STATISTICS
        : url.includes("/meanings")
          ? MEANINGS
          : { cards: [] };
    const found = !url.includes("deal=9");
    return Promise.resolve(
      new Response(JSON.stringify(found ? body : { error: "unknown", words: "no" }), {
        status: found ? 200 : 404,
      }),
    );
  });
});

afterEach(async () => {
  await act(() => render(null, root));
  root.remove();
  vi.unstubAllGlobals();
});

describe("a replay", () => {
  it("opens at the moment of its link, with the eyes of its link", async () => {
    await opens("1.1.2?seat=0&open=false");
    expect(asked[0]).toBe("api/tables/t1/replay?match=1&deal=1&seat=0&open=false");
    expect(at()).toBe("2");
    expect(drawn()).toBe("7H 2,0,0 0");
    expect(await heard()).toBe("Bob is skipped");
  });

  it("goes by keys act by act and turn by turn, to its ends and not beyond", async () => {
    await opens("1.1.0");
    await press("ArrowLeft");
    expect(at()).toBe("0");
    await press("ArrowRight");
    expect([at(), drawn()]).toEqual(["1", "7H 2,3,4 0"]);
    // an act that is come to by one step is seen to happen, one that is jumped to is not
    expect(shown.state.value.fresh).toHaveLength(1);
    await press("End");
    expect(at()).toBe("3");
    expect(shown.state.value.resync).toBe(true);
    await press("ArrowRight");
    expect(at()).toBe("3");
    await press("ArrowLeft", { ctrlKey: true });
    expect(at()).toBe("2");
    await press("Home");
    expect([at(), drawn()]).toEqual(["0", "5H 2,3,4 0"]);
  });

  it("leaves keys to the field that has them", async () => {
    await opens("1.1.1");
    const slider = root.querySelector<HTMLInputElement>("input[type=range]")!;
    expect(slider.getAttribute("aria-valuetext")).toBe("1 of 3: Ann played seven of hearts");
    await press("ArrowRight", {}, slider);
    expect(at()).toBe("1");
    await press("ArrowRight", { ctrlKey: true }, slider);
    expect(at()).toBe("2");
    await press("End", {}, root.querySelector("select")!);
    expect(at()).toBe("2");
  });

  it("has a log whose numbers lead to their moments", async () => {
    await opens("1.1.0");
    await act(() => named("Go to 3").click());
    expect(at()).toBe("3");
    expect(root.querySelector("li[aria-current]")?.textContent).toContain("Cy passed");
  });

  it("is seen by others, with hands that lie open or not", async () => {
    await opens("1.1.1?open=false");
    const [, eyes] = root.querySelectorAll("select");
    await act(() => {
      eyes!.value = "2";
      eyes!.dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect(asked.at(-1)).toBe("api/tables/t1/replay?match=1&deal=1&seat=2&open=false");
    await act(() => root.querySelector<HTMLInputElement>("input[type=checkbox]")!.click());
    await settles();
    expect(asked.at(-1)).toBe("api/tables/t1/replay?match=1&deal=1&seat=2&open=true");
    expect(drawn()).toBe("7H 2,3,4 0");
    expect(at()).toBe("1");
  });

  it("plays by itself until something else is wanted", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      await act(() =>
        render(<ReplayPage table="t1" moment="1.1.0" Table={Table} Text={Text} Explain={Explain} />, root),
      );
      for (let i = 0; i < 4; i++) await passes(20);
      await act(() => named("Play").click());
      await passes(1500);
      expect(at()).toBe("1");
      await act(() => named("Pause").click());
      await passes(5000);
      expect(at()).toBe("1");
      await act(() => named("Play").click());
      await passes(1500);
      await passes(1500);
      await passes(1500);
      expect(at()).toBe("3");
      expect(named("Play")).toBeDefined();
    } finally {
      vi.useRealTimers();
    }
  });

  it("lets nothing be done", async () => {
    await opens("1.1.0?seat=0");
    await heard();
    await act(() => void shown.act("play 9C"));
    expect(await heard()).toBe("This is over: here one can only watch.");
    expect(at()).toBe("0");
  });

  it("tells what the players have done here, and how the text mode sees it", async () => {
    await opens("1.1.0");
    await act(() => named("Statistics").click());
    await settles();
    expect(root.querySelector(".sums")?.textContent).toContain("BobMatches won0 of 0Deals won2 of 2");
    await act(() => named("Text").click());
    expect(root.querySelector(".told")?.textContent).toBe("10");
  });

  it("explains by the rules of its match what lies there, and why a card could not be played then", async () => {
    await opens("1.1.1?seat=0");
    const explained = () => root.querySelector("dialog.explains")?.textContent ?? "";
    const asks = async (of: string) => {
      const it = root.querySelector<HTMLElement>(of)!;
      it.focus();
      await press("h", {}, it);
      await settles();
    };
    const reads = () => act(() => root.querySelector<HTMLElement>("dialog.explains button")!.click());
    await act(() => named("Play").click());
    await asks(".hand-card");
    expect(asked.at(-1)).toBe("api/tables/t1/meanings?match=1");
    expect(explained()).toContain("An ordinary card");
    expect(explained()).toContain("Why not then: The nine of clubs does not follow.");
    expect(named("Play"), "it stands still to be read").toBeDefined();
    await reads();
    await asks(".open-card");
    expect(explained()).toContain("The next player draws two cards.");
    expect(explained(), "whether another could play it is not asked").not.toContain("then");
    await reads();
    await asks("h1");
    expect(explained()).toContain("What held at the table then");
    expect(explained()).toContain("The next player is skipped.");
    expect(asked.filter((url) => url.includes("meanings"))).toHaveLength(1);
  });

  it("says where there is nothing to be seen", async () => {
    await opens("1.9.0");
    expect(root.querySelector("[role=status]")?.textContent).toBe(
      "There is no such deal here, or it is not over yet.",
    );
  });
});
