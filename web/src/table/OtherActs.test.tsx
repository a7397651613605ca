// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { event, hand, hidden, snapshot, view } from "../wire/samples";
import { answered, button, close, hears, open, press, root, said, sent, sit, tap, type } from "./seated";

const fact = (key: string, seat: number, ...words: string[]) => ({ key, seat, words });

beforeEach(() => {
  // what cards mean is asked for beside what is tried here, and not to be had
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")));
  open();
});
afterEach(async () => {
  await close();
  vi.unstubAllGlobals();
});

describe("a grab", () => {
  const table = () => snapshot({ view: view({ turn: 1, awaits: "grab", legal: ["pass", "grab"] }) });

  it("is one big button for a seat that is not to act, and has the focus", async () => {
    await sit(table());
    expect(document.activeElement?.textContent).toBe("Grab!");
    await tap(button("Grab!"));
    expect(sent()).toEqual(["grab"]);
  });

  it("has keys of its own, and may be let be", async () => {
    await sit(table());
    await press("g", document.body);
    await press("p", document.body);
    await answered();
    await tap(button("Let it be"));
    expect(sent()).toEqual(["grab", "pass", "pass"]);
  });

  it("says who has grabbed, and waits for the others when one has", async () => {
    const waiting = view({ turn: 1, awaits: "grab", legal: [] });
    await sit(snapshot({ view: waiting, facts: [fact("grabbed", 0), fact("grabbed", 2)] }));
    expect(root().querySelector(".grab-who")!.textContent).toBe("You and Cy have grabbed.");
    expect(button("Grab!")).toBeUndefined();
    expect(root().querySelector(".grab-title")!.textContent).toContain("Waiting for the others");
  });
});

describe("a trade with the partner", () => {
  const partners = [fact("partner", 0, "2"), fact("partner", 2, "0")];

  it("is offered, not forced, at the beginning of a turn", async () => {
    const legal = ["play 7H", "give 7H 2", "give 9C 2", "draw"];
    await sit(snapshot({ view: view({ legal }), facts: partners }));
    expect(root().querySelector("dialog")).toBeNull();
    await tap(button("Give Cy a card"));
    expect(root().querySelector("dialog h2")!.textContent).toBe("Give Cy a card");
    await press("2", root().querySelector("dialog .give-card")!);
    expect(sent()).toEqual(["give 7H 2"]);
  });

  it("is answered with a card or without", async () => {
    const asked = view({ awaits: "give", legal: ["give 7H 2", "give 9C 2", "pass"] });
    const gift = { ...event(9, "gave", 2, "1"), other: 0, cards: ["9C"] };
    await sit(snapshot({ view: asked, facts: partners, log: [gift] }));
    expect(root().querySelector("dialog h2")!.textContent).toBe(
      "Cy has given you: nine of clubs. Give a card back?",
    );
    await tap(button("Keep the card"));
    expect(sent()).toEqual(["pass"]);
  });
});

describe("a draw from a hand", () => {
  const labels = () => [...root().querySelectorAll(".actions .act:not(.sort)")].map((one) => one.textContent);

  it("is a button beside the draw from the stock, and says from whom", async () => {
    await sit(snapshot({ view: view({ legal: ["play 7H", "draw", "draw 1"] }) }));
    expect(labels()).toEqual(["Draw", "Draw from Bob"]);
    await tap(button("Draw from Bob"));
    await answered();
    await tap(button("Draw"));
    expect(sent()).toEqual(["draw 1", "draw"]);
  });

  it("has the key of other acts; that of a draw keeps to the stock", async () => {
    await sit(snapshot({ view: view({ legal: ["draw", "draw 2"] }) }));
    await press("d", document.body);
    await answered();
    await press("x", document.body);
    expect(sent()).toEqual(["draw", "draw 2"]);
  });

  it("leaves that key to another act where there is one", async () => {
    await sit(snapshot({ view: view({ legal: ["draw", "draw 2", "challenge"] }) }));
    await press("x", document.body);
    expect(sent()).toEqual(["challenge"]);
  });

  it("of several hands asks from which, and may be put aside", async () => {
    await sit(snapshot({ view: view({ legal: ["draw", "draw 1", "draw 2"] }) }));
    expect(root().querySelector("dialog")).toBeNull();
    expect(labels()).toEqual(["Draw", "Draw from a hand"]);
    await tap(button("Draw from a hand"));
    expect(root().querySelector("dialog h2")!.textContent).toBe("Draw from a hand");
    expect(root().querySelector("dialog .what-for")).toBeNull();
    expect([...root().querySelectorAll("dialog .choice-name")].map((one) => one.textContent)).toEqual([
      "Bob",
      "Cy",
    ]);
    await tap(button("Look first"));
    expect(root().querySelector("dialog")).toBeNull();
    await press("x", document.body);
    await press("2", root().querySelector("dialog .choice")!);
    expect(sent()).toEqual(["draw 2"]);
  });

  it("goes with the turn in which it was asked for", async () => {
    const legal = ["draw", "draw 1", "draw 2"];
    await sit(snapshot({ view: view({ legal }) }));
    await press("x", document.body);
    await hears(snapshot({ number: 11, view: view({ ply: 6, legal }) }));
    expect(root().querySelector("dialog")).toBeNull();
  });

  it("stands in the text mode by the name of the seat", async () => {
    await sit(snapshot({ view: view({ legal: ["draw", "draw 1"] }) }));
    await press("t", document.body);
    await type(root().querySelector<HTMLInputElement>("#typed-act")!, "legal");
    await tap(button("Go"));
    expect(root().querySelector(".answer")!.textContent).toContain("draw; draw Bob");
    await type(root().querySelector<HTMLInputElement>("#typed-act")!, "Draw Bob");
    await tap(button("Go"));
    expect(sent()).toEqual(["draw Bob"]);
  });
});

describe("other decisions", () => {
  it("a gift says who gets it", async () => {
    await sit(snapshot({ view: view({ awaits: "give", legal: ["give 7H 1", "give 9C 1", "pass"] }) }));
    expect(root().querySelector("dialog h2")!.textContent).toBe("A card for Bob");
    await tap(button("Give nothing"));
    expect(sent()).toEqual(["pass"]);
  });

  it("a card is shown to the next player, and to nobody else", async () => {
    await sit(snapshot({ view: view({ awaits: "show", legal: ["show 7H 1", "show 9C 1"] }) }));
    expect(root().querySelector("dialog h2")!.textContent).toBe("Show Bob a card");
    const cards = [...root().querySelectorAll<HTMLElement>("dialog .give-card")];
    expect(cards.map((one) => one.getAttribute("aria-label"))).toEqual([
      "Show nine of clubs to Bob",
      "Show seven of hearts to Bob",
    ]);
    expect(root().querySelector("dialog .nothing")).toBeNull();
    await press("2", cards[0]!);
    expect(sent()).toEqual(["show 7H 1"]);
  });

  it("cards are shown to the player who is chosen with the first of them", async () => {
    const legal = ["show 7H 1", "show 9C 1", "show 7H 2", "show 9C 2"];
    await sit(snapshot({ view: view({ awaits: "show", legal }) }));
    expect(root().querySelector("dialog h2")!.textContent).toBe("Show somebody a card");
    const rows = [...root().querySelectorAll("dialog .give")];
    expect(rows.map((row) => row.querySelector("legend")!.textContent)).toEqual(["Bob", "Cy"]);
    expect(rows[1]!.querySelector(".give-card")!.getAttribute("aria-label")).toBe("Show nine of clubs to Cy");
    await press("4", rows[0]!.querySelector(".give-card")!);
    expect(sent()).toEqual(["show 7H 2"]);
  });

  it("a player is chosen by key, with the number of its cards", async () => {
    await sit(snapshot({ view: view({ awaits: "target", legal: ["target 1", "target 2"] }) }));
    expect(button("Bob")!.textContent).toContain("3 cards");
    await press("2", button("Bob"));
    expect(sent()).toEqual(["target 2"]);
  });

  it("a suit or a rank instead stand in one chooser", async () => {
    const legal = ["suit C", "suit D", "rank 3", "rank Q"];
    await sit(snapshot({ view: view({ awaits: "suit", legal }) }));
    expect(root().querySelectorAll("dialog .choice")).toHaveLength(4);
    await press("4", root().querySelector("dialog .choice")!);
    expect(sent()).toEqual(["rank Q"]);
  });

  it("two of a card at once, when that is chosen", async () => {
    const legal = ["play 7H", "play 7H 7H"];
    await sit(snapshot({ view: view({ hands: [hand("7H 7H"), hidden(3), hidden(2)], legal }) }));
    await tap(root().querySelector<HTMLElement>(".hand-card")!);
    await press("v", document.body);
    await tap(root().querySelector<HTMLElement>(".hand-card")!);
    expect(sent()).toEqual(["play 7H", "play 7H 7H"]);
  });

  it("a card at one's own risk is played by a second tap only", async () => {
    await sit(snapshot({ view: view({ refusals: {} }) }));
    const odd = root().querySelector<HTMLElement>("[data-card='9C']")!;
    expect(odd.getAttribute("aria-label")).toContain("at your own risk");
    await tap(odd);
    expect(sent()).toEqual([]);
    await tap(odd);
    expect(sent()).toEqual(["play 9C"]);
  });
});

describe("text mode", () => {
  it("is not covered by a chooser, which waits for a button instead", async () => {
    await sit(snapshot());
    await press("t", document.body);
    await type(root().querySelector<HTMLInputElement>("#typed-act")!, "hand");
    await tap(button("Go"));
    await hears(snapshot({ number: 11, view: view({ ply: 6, awaits: "suit", legal: ["suit C"] }) }));
    expect(root().querySelector("dialog")).toBeNull();
    await tap(button("Decide"));
    expect(root().querySelector("dialog h2")!.textContent).toBe("Choose a suit");
  });
});

describe("words as acts", () => {
  it("those that are owed are a button, a key and an announcement", async () => {
    await sit(snapshot({ view: view({ turn: 1, legal: ["say Draw 2"] }), facts: [fact("names", -1)] }));
    expect(said()).toContain("You owe these words: Draw 2.");
    await tap(button("Say “Draw 2”"));
    await answered();
    await press("w", document.body);
    expect(sent()).toEqual(["say Draw 2", "say Draw 2"]);
  });

  it("a table may want those that are owed to be typed", async () => {
    const legal = ["say Draw 2"];
    await sit(snapshot({ typedWords: true, view: view({ turn: 1, legal }), facts: [fact("names", -1)] }));
    expect(button("Say “Draw 2”")).toBeUndefined();
    await press("w", document.body);
    await type(root().querySelector<HTMLInputElement>("input.speech")!, "draw two");
    await tap(button("Say it"));
    expect(sent()).toEqual(["say draw two"]);
  });

  it("a field takes any others, and says what silence costs", async () => {
    await sit(snapshot({ facts: [fact("silence", -1, "2")] }));
    await press("w", document.body);
    expect(root().querySelector("dialog .note")!.textContent).toContain("draws 2");
    const field = root().querySelector<HTMLInputElement>("input.speech")!;
    await type(field, "What a hand");
    await tap(button("Say it"));
    expect(sent()).toEqual(["say What a hand"]);
  });

  it("there is no such field in games without", async () => {
    await sit(snapshot());
    expect(button("Say …")).toBeUndefined();
  });
});

describe("public facts", () => {
  it("stand on seats and at the pile", async () => {
    const facts = [fact("missed", 1, "2"), fact("rules", -1, "factor"), fact("wild", 0, "7")];
    await sit(snapshot({ facts }));
    expect(root().querySelector("[data-seat='1'] .fact-missed")!.textContent).toBe("misses 2");
    expect(root().querySelector(".table-rules .rule")!.textContent).toBe("rule: factors");
    expect(root().querySelector(".own-seat .fact-wild")!.textContent).toBe("wild: seven");
  });

  it("a score sheet of columns stands in the scores", async () => {
    const facts = [fact("column", 0, "1", "12"), fact("column", 1, "1", "104"), fact("column-won", 1, "1")];
    const ended = { ...view().standings, dealOver: true, ending: "out", dealWinners: [1] };
    await sit(snapshot({ view: view({ turn: -1, legal: [], standings: ended }), facts }));
    const cells = [...root().querySelectorAll(".scores td:last-child")].map((one) => one.textContent);
    // who has won a column stands first
    expect(cells[0]).toContain("104");
    expect(cells[0]).toContain("won");
    expect(cells[2]).toBe("12");
  });
});
