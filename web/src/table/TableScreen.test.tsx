// @vitest-environment happy-dom
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { choosingWords } from "#words/choosing";
import { settings } from "../app/settings";
import { NOTICE_STANDS } from "../visit/Visit";
import { event, hand, hidden, snapshot, view } from "../wire/samples";
import { hears, button, close, host, open, press, root, sit, tap, visit } from "./seated";

const cards = () => [...root().querySelectorAll<HTMLElement>(".hand-card")];

beforeEach(open);
afterEach(close);

describe("the hand", () => {
  it("is one tab stop, says what can be played, and dims what can't", async () => {
    await sit(snapshot());
    expect(cards().map((card) => card.getAttribute("aria-label"))).toEqual([
      "nine of clubs, can't be played now",
      "seven of hearts, can be played",
    ]);
    expect(cards().map((card) => card.tabIndex)).toEqual([0, -1]);
    expect(cards()[0]!.getAttribute("aria-disabled")).toBe("true");
    await press("n", document.body);
    expect(document.activeElement).toBe(cards()[1]);
    await press("ArrowRight");
    expect(document.activeElement).toBe(cards()[0]);
    await press("7");
    expect(document.activeElement).toBe(cards()[1]);
  });

  it("a tap on a legal card plays it, on another one tells the server's reason", async () => {
    await sit(snapshot());
    await act(() => cards()[1]!.click());
    expect(host().lines).toEqual(["play 7H"]);
    await act(() => cards()[0]!.click());
    expect(host().lines).toHaveLength(1);
    expect(root().querySelector(".status")?.textContent).toBe("The nine of clubs does not follow.");
    expect(visit().said.value.text).toBe("The nine of clubs does not follow.");
  });

  it("raises first and plays at the second tap where the player wants it so", async () => {
    settings.confirm.value = true;
    await sit(snapshot());
    await act(() => cards()[1]!.click());
    expect(host().lines).toEqual([]);
    await act(() => cards()[1]!.click());
    expect(host().lines).toEqual(["play 7H"]);
  });

  it("lays a card and keeps the turn open when told to", async () => {
    await sit(snapshot({ view: view({ legal: ["play 7H", "lay 7H", "draw"] }) }));
    await act(() => button("Lay several")!.click());
    await act(() => cards()[1]!.click());
    expect(host().lines).toEqual(["lay 7H"]);
  });
});

describe("a notice", () => {
  const status = () => root().querySelector(".status")!.textContent;

  it("goes when it has been read, and the status stands there again", async () => {
    await sit(snapshot());
    await act(() => visit().hint("The table has moved on. Look again."));
    expect(status()).toBe("The table has moved on. Look again.");
    await act(() => host().passes(NOTICE_STANDS));
    expect(status()).toContain("Your turn: play a card or draw");
  });

  it("that came later stands its own time, and a long one longer", async () => {
    await sit(snapshot());
    const long = "A card. ".repeat(20);
    await act(() => visit().hint("Not now."));
    await act(() => visit().hint(long));
    await act(() => host().passes(NOTICE_STANDS));
    expect(status()).toBe(long);
    await act(() => host().passes(long.length * 80));
    expect(status()).toContain("Your turn");
  });
});

it("counts down by its own clock until a bot plays for who is away, and says no number aloud", async () => {
  const away = { present: false, countdown: 30 };
  await sit(snapshot({ seats: snapshot().seats.map((seat, i) => (i === 1 ? { ...seat, ...away } : seat)) }));
  vi.useFakeTimers();
  try {
    // counted from here, by the clock that stands still until it is told to run
    await hears(
      snapshot({ seats: snapshot().seats.map((seat, i) => (i === 1 ? { ...seat, ...away } : seat)) }),
    );
    const mark = root().querySelector(".mark.away")!;
    await act(() => void vi.advanceTimersByTime(2500));
    expect(mark.querySelector("[aria-hidden]")!.textContent).toBe("away, 28 s");
    expect(mark.querySelector(".unseen")!.textContent).toBe("away");
    await act(() => void vi.advanceTimersByTime(60_000));
    expect(mark.querySelector("[aria-hidden]")!.textContent).toBe("away, 0 s");
  } finally {
    vi.useRealTimers();
  }
});

describe("buttons and keys", () => {
  it("do what is legal and nothing else", async () => {
    await sit(snapshot());
    await press("d", document.body);
    await press("c", document.body);
    await press("l", document.body);
    expect(host().lines).toEqual(["draw", "catch 2"]);
    expect(button("Last card!")!.getAttribute("aria-disabled")).toBe("true");
    expect(button("Catch Cy")).toBeDefined();
  });

  it("call what the players of this game call, and nothing where nobody calls", async () => {
    const mau = { id: "mau-mau", name: "Mau-Mau", suits: "french", call: "Mau" } as const;
    await sit(snapshot({ game: mau }));
    expect(button("Mau!")).toBeDefined();
    expect(button("Last card!")).toBeUndefined();
    await sit(snapshot({ game: { id: "eights", name: "Crazy Eights", suits: "french" } }));
    expect(root().querySelector(".act.call")).toBeNull();
  });

  it("that can't be used keep their place unseen: sorting one card, a call when the deal is over", async () => {
    const seen = (name: string) => root().querySelector<HTMLElement>(`.act.${name}`)!.style.visibility;
    await sit(snapshot());
    expect([seen("sort"), seen("call")]).toEqual(["", ""]);
    const hands = [hand("7H"), hidden(3), hidden(1)];
    await sit(snapshot({ view: view({ hands, standings: { ...view().standings, dealOver: true } }) }));
    expect([seen("sort"), seen("call")]).toEqual(["hidden", "hidden"]);
  });

  it("a rule book of its own is never taken for the game whose name it has", async () => {
    const own = { id: "own:pesten", name: "<b>Pesten</b>", own: true, suits: "french" } as const;
    await sit(snapshot({ game: own }));
    expect(root().querySelector(".bar h1")!.textContent).toContain("Home-made “<b>Pesten</b>”");
    expect(root().querySelector(".bar b")).toBeNull();
  });

  it("an offered call has its button also where the game names no word for it", async () => {
    const nameless = { id: "little", name: "Little", suits: "french" } as const;
    await sit(snapshot({ game: nameless, view: view({ legal: ["call", "draw"] }) }));
    await act(() => button("Call")!.click());
    expect(host().lines).toEqual(["call"]);
  });

  it("letter keys are silent when switched off, and in text fields always", async () => {
    await sit(snapshot());
    await act(() => button("Text")!.click());
    const field = root().querySelector<HTMLInputElement>("#typed-act")!;
    await press("d", field);
    settings.letterKeys.value = false;
    await press("d", document.body);
    expect(host().lines).toEqual([]);
  });

  it("an act that nobody foresaw has a button all the same", async () => {
    await sit(snapshot({ view: view({ legal: ["draw", "take", "juggle 3"] }) }));
    await act(() => button("juggle 3")!.click());
    await act(() => button("Take the card")!.click());
    expect(host().lines).toEqual(["juggle 3", "take"]);
  });

  it("a draw that is not offered is tried in one's own turn, so that the server says why not", async () => {
    await sit(snapshot({ view: view({ legal: ["play 7H"] }) }));
    await act(() => root().querySelector<HTMLElement>(".stock-button")!.click());
    expect(host().lines).toEqual(["draw"]);
    await act(async () => {
      host().says({ id: host().sent.at(-1)!.id, error: { code: 909, message: "You must play." } });
      await Promise.resolve();
    });
    expect(root().querySelector(".status")?.textContent).toBe("You must play.");
  });
});

describe("choosers", () => {
  it("a suit: with the number held of each, by key", async () => {
    await sit(snapshot({ view: view({ awaits: "suit", legal: ["suit C", "suit D", "suit H", "suit S"] }) }));
    const dialog = root().querySelector("dialog")!;
    expect(dialog.textContent).toContain("clubsyou hold 1");
    expect(dialog.textContent).toContain("spadesyou hold none");
    await press("4", dialog.querySelector("button.choice")!);
    expect(host().lines).toEqual(["suit S"]);
  });

  it("can be put aside and opened again", async () => {
    await sit(snapshot({ view: view({ awaits: "suit", legal: ["suit C", "suit D"] }) }));
    await act(() => button("Look first")!.click());
    expect(root().querySelector("dialog")).toBeNull();
    await act(() => button("Decide")!.click());
    expect(root().querySelector("dialog")).not.toBeNull();
  });

  it("each act with a card for another player has a title, for one and for several of them", () => {
    const acts = Object.keys(choosingWords.to);
    expect(acts).toContain("give");
    expect(Object.keys(choosingWords.one)).toEqual(acts);
    expect(Object.keys(choosingWords.some)).toEqual(acts);
  });

  it("a rank, a gift, a player", async () => {
    await sit(snapshot({ view: view({ awaits: "give", legal: ["give 7H 1", "give 9C 2"] }) }));
    expect(root().querySelector("dialog h2")!.textContent).toBe("Give somebody a card");
    const gifts = [...root().querySelectorAll<HTMLElement>("dialog .give-card")];
    expect(gifts.map((one) => one.getAttribute("aria-label"))).toEqual([
      "Give seven of hearts to Bob",
      "Give nine of clubs to Cy",
    ]);
    await act(() => gifts[1]!.click());
    expect(host().lines).toEqual(["give 9C 2"]);
  });

  it("a player, and what for: what the card on the pile does stands above", async () => {
    const does = "The player swaps hands with a player of their choice.";
    const cards = [{ card: "5H", does, points: null }];
    const fetched = vi.fn(() => Promise.resolve(Response.json({ cards, passages: {} })));
    vi.stubGlobal("fetch", fetched);
    try {
      await sit(snapshot({ view: view({ awaits: "target", legal: ["target 1", "target 2"] }) }));
      await vi.waitFor(() => expect(root().querySelector(".what-for")!.textContent).toContain(does));
      expect(root().querySelector(".what-for .unseen")!.textContent).toBe("five of hearts");
      expect(String(fetched.mock.calls[0])).toContain("api/tables/t1/meanings");
    } finally {
      vi.unstubAllGlobals();
    }
    await tap([...root().querySelectorAll<HTMLElement>("dialog .choice")][1]);
    expect(host().lines).toEqual(["target 2"]);
  });
});

describe("what a change brings", () => {
  it("what is asked is said again after a dialog that may have cut it short, to who is asked", async () => {
    await sit(snapshot());
    visit().remind();
    expect(visit().said.value.text).toBe("Your turn: play a card or draw. You can play seven of hearts.");
    const { count } = visit().said.value;
    await hears(snapshot({ number: 11, view: view({ turn: 1, legal: [] }) }));
    visit().remind();
    expect(visit().said.value.count).toBe(count);
  });

  it("news are announced once each, counted", async () => {
    await sit(snapshot());
    const before = visit().said.value.count;
    await act(() =>
      host().says({
        method: "table",
        params: {
          snapshot: snapshot({ number: 11, view: view({ turn: 1, legal: [] }) }),
          events: [event(11, "passed", 0)],
        },
      }),
    );
    expect(visit().said.value).toEqual({ count: before + 1, text: "You passed." });
  });

  it("the end of a deal shows who won and goes on at a click", async () => {
    const over = {
      ...view().standings,
      dealOver: true,
      ending: "out",
      dealWinners: [1],
      scored: [5, 0, 7],
      score: [5, 12, 11],
    };
    await sit(
      snapshot({
        view: view({ turn: -1, legal: [], hands: [hand("7H"), hidden(0), hidden(2)], standings: over }),
      }),
    );
    expect(root().querySelector(".end-panel h2")?.textContent).toBe("Bob has won the deal");
    await act(() => button("Next deal")!.click());
    expect(host().sent.at(-1)?.method).toBe("next");
    expect(host().sent.some((one) => one.method === "nonce")).toBe(true);
  });

  it("a game for one is won or lost, and says how far it came", async () => {
    const alone = (winners: number[]) =>
      snapshot({
        game: { id: "eights-patience", name: "Eights Patience", suits: "french" },
        seats: snapshot().seats.slice(0, 1),
        view: view({
          turn: -1,
          legal: [],
          stock: 9,
          hands: [hand(winners.length > 0 ? "" : "7H 2S")],
          standings: {
            ...view().standings,
            dealOver: true,
            over: true,
            ending: winners.length > 0 ? "out" : "blocked",
            dealWinners: winners,
            matchWinners: winners,
            scored: [0],
            score: [0],
          },
        }),
      });
    await sit(alone([]));
    expect(root().querySelector(".end-panel .kicker")?.textContent).toBe("The game is over");
    expect(root().querySelector(".end-panel h2")?.textContent).toBe("You have lost");
    expect(root().querySelector(".end-panel .note")?.textContent).toContain(
      "2 cards in the hand, 9 cards in the stock",
    );
    for (const needless of [".ring", ".way", ".calls .call"]) {
      expect(root().querySelector(needless)).toBeNull();
    }
    expect(button("Draw")).toBeUndefined();
    await sit(alone([0]));
    expect(root().querySelector(".end-panel h2")?.textContent).toBe("You have won");
  });

  it("a turn clock counts", async () => {
    await sit(snapshot({ clockSeconds: 45, deadline: 20 }));
    expect(root().querySelector(".status")?.textContent).toContain("20 s");
    await hears(snapshot({ clockSeconds: 259200, deadline: 190000 }));
    expect(root().querySelector(".status")?.textContent).toContain("2 days 4 h left");
    await hears(snapshot({ clockSeconds: 259200, deadline: 5000 }));
    expect(root().querySelector(".status")?.textContent).toContain("1 h 23 min left");
    await hears(snapshot({ clockSeconds: 259200, deadline: 601 }));
    expect(root().querySelector(".status")?.textContent).toContain("10 min left");
  });

  it("a spectator sees the table and no hand", async () => {
    await sit(
      snapshot({
        you: null,
        view: view({ seat: -1, legal: [], refusals: {}, hands: [hidden(2), hidden(3), hidden(1)] }),
      }),
    );
    expect(cards()).toEqual([]);
    expect(root().querySelectorAll(".seat")).toHaveLength(3);
    expect(button("Last card!")).toBeUndefined();
  });
});
