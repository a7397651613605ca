// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hand, hidden, snapshot, view } from "../wire/samples";
import type { Seat, Snapshot, Standings } from "../wire/types";
import { settings } from "../app/settings";
import { loadLanguage } from "../words/words";
import { button, close, finalPlaySeen, hears, host, open, root, said, sit, tap, visit } from "./seated";

const GAME = { id: "sample", name: "Sample", suits: "french" } as const;

/** The table of samples after a deal. */
function over(more: Partial<Standings>, table: Partial<Snapshot> = {}): Snapshot {
  const standings = { ...view().standings, dealOver: true, ending: "out", ...more };
  const hands = [hand("7H 9C"), hand("QS 2D KH"), hand("")];
  return snapshot({ view: view({ turn: -1, legal: [], hands, standings }), ...table });
}

const seats = (...again: boolean[]): Seat[] =>
  snapshot().seats.map((seat, i) => ({ ...seat, again: again[i] ?? false }));
const names = () => [...root().querySelectorAll(".end-panel .scores tbody th")].map((one) => one.textContent);
const title = () => root().querySelector(".end-panel h2")!.textContent;

beforeEach(open);
afterEach(close);

describe("the scores", () => {
  it("stand in the order of the points, the most first where they are good", async () => {
    await sit(over({ dealWinners: [2], score: [5, 80, 33] }, { game: { ...GAME, best: "most" } }));
    expect(names()).toEqual(["Bob", "Cy ★ (won)", "You"]);
    expect(root().querySelector(".scores caption")).toBeNull();
  });

  it("and the fewest first where they count against one, which is said", async () => {
    await sit(over({ dealWinners: [2], score: [5, 80, 33] }, { game: { ...GAME, best: "fewest" } }));
    expect(names()).toEqual(["You", "Cy ★ (won)", "Bob"]);
    expect(root().querySelector(".scores caption")!.textContent).toBe("Fewest points are best.");
  });

  it("without points by the cards that are left, after the winner", async () => {
    await sit(over({ dealWinners: [2], score: [0, 0, 0] }));
    expect(names()).toEqual(["Cy ★ (won)", "You", "Bob"]);
  });

  it("who has dropped out stands last, whatever the points", async () => {
    const facts = [{ key: "out", seat: 0, words: [] }];
    await sit(over({ dealWinners: [2], score: [0, 80, 33] }, { game: { ...GAME, best: "fewest" }, facts }));
    expect(names()).toEqual(["Cy ★ (won)", "Bob", "You"]);
  });

  it("say nothing of how quick a line is when the deal is over", async () => {
    const slow = snapshot().seats.map((seat) => ({ ...seat, roundTrip: 300 }));
    await sit(over({ dealWinners: [2], score: [0, 0, 0] }, { seats: slow }));
    expect(names()).toEqual(["Cy ★ (won)", "You", "Bob"]);
  });
});

describe("the hands that are left", () => {
  it("are shown when the deal is over, all of them", async () => {
    await sit(over({ dealWinners: [2], score: [0, 0, 0] }));
    const rows = [...root().querySelectorAll(".left-hands dl > div")].map((row) => [
      row.querySelector("dt")!.textContent,
      row.querySelectorAll(".open-card").length,
    ]);
    expect(rows).toEqual([
      ["You", 2],
      ["Bob", 3],
    ]);
    expect(root().querySelector(".left-hands")!.textContent).toContain("queen of spades");
  });
});

describe("what cards count", () => {
  const hands = [hand("9C 7H", { points: [9, 7] }), hand("QS 2D KH", { points: [12, 0, 10] }), hand("")];
  const counted = (seat: number) =>
    [...root().querySelectorAll(".left-hands dl > div")[seat]!.querySelectorAll(".left-card")].map(
      (one) => one.textContent,
    );
  /** What has begun to move, by its class. */
  const moved: string[] = [];
  beforeEach(() => {
    moved.length = 0;
    Element.prototype.animate = function (this: Element) {
      moved.push(this.getAttribute("class") ?? "");
      return {} as Animation;
    };
  });
  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, "animate");
    settings.motion.value = "auto";
  });
  const scored = () => ({
    ...over({ dealWinners: [2], score: [50, 55, 0], scored: [16, 22, 0] }),
    number: 11,
    view: view({
      ...over({}).view,
      hands,
      standings: { ...over({}).view!.standings, dealWinners: [2], score: [50, 55, 0], scored: [16, 22, 0] },
    }),
    game: { ...GAME, best: "fewest", goal: { kind: "points", number: 100 } },
  });

  it("stands under each card, in its order, and what the hand counts after them; for voices too", async () => {
    await sit(scored());
    expect(counted(0)).toEqual(["7♥seven of hearts7 7 points", "9♣nine of clubs9 9 points"].reverse());
    expect(counted(1)[0]).toBe("2♦two of diamonds0 0 points");
    expect(root().querySelectorAll(".hand-sum")[1]!.textContent).toBe("22 points");
  });

  it("is turned up card by card when the deal has just ended, and then the ranking is sorted, once", async () => {
    await sit(snapshot());
    await hears({ ...scored(), table: "t4" });
    await finalPlaySeen();
    expect(moved.filter((one) => one === "open-card")).toHaveLength(5);
    // before the deal Bob stood before Ann, with 33 points to her 34
    expect(moved.filter((one) => one === "mine")).toHaveLength(1);
    expect(moved.filter((one) => one === "card-points")).toHaveLength(5);
    moved.length = 0;
    await tap(button("Look at the table"));
    await tap(button("Back to the result"));
    expect(moved).toEqual([]);
  });

  it("is simply there for who wants no motion, and for who comes later", async () => {
    settings.motion.value = "off";
    await sit(snapshot());
    await hears({ ...scored(), table: "t2" });
    await finalPlaySeen();
    expect(root().querySelectorAll(".card-points")).toHaveLength(5);
    settings.motion.value = "auto";
    await close();
    open();
    await sit({ ...scored(), table: "t3" });
    expect(moved).toEqual([]);
  });
});

describe("a deal that nobody has won", () => {
  it("says who got the points for it", async () => {
    const blocked = { ending: "blocked", dealWinners: [], scored: [0, 25, 0], score: [0, 25, 0] };
    await sit(over(blocked, { game: { ...GAME, best: "most" } }));
    expect(title()).toBe("Nobody went out: Bob scores 25 points");
  });

  it("or that nobody went out, where points count against everybody", async () => {
    const blocked = { ending: "blocked", dealWinners: [], scored: [9, 25, 3], score: [9, 25, 3] };
    await sit(over(blocked, { game: { ...GAME, best: "fewest" } }));
    expect(title()).toBe("Nobody went out");
  });

  it("a match without a winner speaks of the match", async () => {
    await sit(over({ over: true, ending: "limit", dealWinners: [], matchWinners: [], score: [0, 0, 0] }));
    expect(title()).toBe("Nobody has won the match");
  });
});

describe("another match", () => {
  const ended = { over: true, dealWinners: [2], matchWinners: [2], score: [0, 0, 0] };

  it("is asked for, not begun over the heads of the others", async () => {
    await sit(over(ended));
    expect(root().querySelector(".willing")!.textContent).toBe("It begins when everybody here wants it.");
    await tap(button("Play again"));
    expect(host().sent.at(-1)?.method).toBe("rematch");
    await hears(over(ended, { number: 11, seats: seats(true) }));
    const waiting = button("Waiting for Bob and Cy")!;
    expect(waiting.getAttribute("aria-disabled")).toBe("true");
    const asked = host().sent.length;
    await tap(waiting);
    expect(host().sent).toHaveLength(asked);
  });

  it("the others see and hear who wants it", async () => {
    await sit(over(ended));
    await hears(over(ended, { number: 11, seats: seats(false, true) }));
    expect(root().querySelector(".willing")!.textContent).toBe("Bob wants to play again.");
    expect(said()).toBe("Bob wants to play again.");
    expect(button("Play again")).toBeDefined();
  });

  it("begins without those who have gone, if the rest say so", async () => {
    await sit(over(ended));
    const gone = seats(true, true).map((seat, i) => ({ ...seat, present: i !== 2 }));
    await hears(over(ended, { number: 11, seats: gone }));
    await tap(button("Begin without Cy"));
    expect(host().sent.at(-1)?.method).toBe("rematch");
  });
});

describe("the invitation", () => {
  it("is at hand at the running table, with its link", async () => {
    await sit(snapshot());
    await tap(button("⚙"));
    expect(root().querySelector(".invitation h3")!.textContent).toBe("Invite your friends");
    expect(root().querySelector<HTMLInputElement>("#table-link")!.value).toContain("#/t/t1");
  });
});

describe("the chat", () => {
  it("has phrases that are said at a tap, in the language of the page", async () => {
    await sit(snapshot());
    await tap(button("Chat"));
    await tap(button("Well played!"));
    const { method, params } = host().sent.at(-1)!;
    expect([method, params]).toMatchObject(["chat", { text: "Well played!" }]);
    await loadLanguage("de");
    await sit(snapshot());
    await tap(button("Gut gespielt!"));
    expect(host().sent.at(-1)!.params).toMatchObject({ text: "Gut gespielt!" });
    await loadLanguage("en");
  });

  it("has no field for those who only watch, and says why", async () => {
    const watched = view({ seat: -1, legal: [], refusals: {}, hands: [hidden(2), hidden(3), hidden(1)] });
    await sit(snapshot({ you: null, view: watched }));
    await tap(button("Chat"));
    expect(root().querySelector(".chat input")).toBeNull();
    expect(root().querySelector(".chat > .note")!.textContent).toBe(
      "You are watching: only players talk here.",
    );
  });
});

describe("who watches", () => {
  const ended = { over: true, dealWinners: [2], matchWinners: [2] };
  const watched = (free: boolean) => {
    const sitters = snapshot().seats.map((seat, i) => (free && i === 1 ? { ...seat, name: null } : seat));
    return over(ended, { you: null, seats: sitters });
  };
  const seatButtons = () =>
    [...root().querySelectorAll(".end-panel .take")].map((one) => one.getAttribute("aria-label"));

  it("sits down where a seat is free for the next match, and is told why not", async () => {
    settings.name.value = "Dee";
    await sit(watched(false));
    expect(seatButtons()).toEqual([]);
    await hears({ ...watched(true), number: 11 });
    expect(seatButtons()).toEqual(["Take this seat: 2"]);
    const asked: [string, number][] = [];
    visit().take = (name, seat) => {
      asked.push([name, seat]);
      return Promise.resolve("Somebody was quicker.");
    };
    await tap(root().querySelector<HTMLElement>(".end-panel .take")!);
    expect(asked).toEqual([["Dee", 1]]);
    expect(root().querySelector('.end-panel [role="alert"]')!.textContent).toBe("Somebody was quicker.");
  });
});

it("who has a seat from the next deal on has not won the one that its bot has played", async () => {
  const taken = snapshot().seats.map((seat, i) => (i === 0 ? { ...seat, played: "Bruno" } : seat));
  await sit(over({ dealWinners: [0] }, { seats: taken }));
  expect(title()).toBe("Bruno has won the deal");
  await hears(over({ over: true, dealWinners: [0], matchWinners: [0] }, { number: 11 }));
  expect(title()).toBe("You have won the match");
});
