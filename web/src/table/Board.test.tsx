// @vitest-environment happy-dom
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { knowCards } from "../cards/details";
import { PRINTED } from "../cards/printed";
import { looked } from "../visit/looked";
import { event, hand, hidden, question, snapshot, view } from "../wire/samples";
import type { View } from "../wire/types";
import { Board } from "./parts";
import { button, close, hears, host, open, press, root, sent, sit, tap } from "./seated";

const fact = (key: string, seat: number, ...words: string[]) => ({ key, seat, words });

function table(more: Partial<View> = {}, facts = [fact("left", 0, "1", "1")]) {
  return snapshot({
    view: view({
      pile: ["storm", "tower"],
      suit: null,
      hands: [hand("giant dawn_dusk storm"), hidden(3), hidden(1)],
      legal: ["end", "play dawn_dusk/a", "play dawn_dusk/b", "discard storm as red", "discard storm as blue"],
      refusals: { giant: { code: 920, words: "the requirement of that card is not fulfilled" } },
      ...more,
    }),
    facts: [
      ...facts,
      fact("assets", 1, "tower"),
      fact("assets", 0, "dawn_dusk/b"),
      fact("phase", -1, "main"),
    ],
  });
}

const inHand = (card: string) => root().querySelector<HTMLElement>(`.hand-card[data-card="${card}"]`)!;
const dialog = () => root().querySelector("dialog")!;

beforeAll(() => Board.load());

beforeEach(() => {
  knowCards(PRINTED);
  open();
});
afterEach(async () => {
  await act(() => {
    looked.value = "";
  });
  await close();
  knowCards([]);
});

describe("the board", () => {
  it("has the assets in front of their seats, each to be read", async () => {
    await sit(table());
    const bobs = root().querySelector<HTMLElement>('[data-seat="1"] .tile-button')!;
    expect(bobs.getAttribute("aria-label")).toBe("Old Tower, green 4, asset");
    await tap(bobs);
    expect(dialog().querySelector(".face.full")!.textContent).toContain("Draw one card fewer.");
    expect(dialog().querySelector(".card-acts .act")).toBeNull();
    const own = root().querySelector<HTMLElement>(".own-place .tile-button")!;
    expect(own.getAttribute("aria-label")).toBe("Dusk, red and purple 5, asset");
  });

  it("shows what is being used, and what its viewer alone looks at", async () => {
    const known = [fact("looking", -1, "giant")];
    await sit(table({ known, question: null }, [fact("limbo", -1, "storm")]));
    const groups = [...root().querySelectorAll(".limbo")].map((one) => one.textContent);
    expect(groups[0]).toContain("Being used");
    expect(groups[0]).toContain("Storm");
    expect(groups[1]).toContain("Only you see");
    expect(groups[1]).toContain("Giant");
  });

  it("says what is left of the turn, and which colour is named", async () => {
    await sit(table({ suit: "red" }));
    expect(root().querySelector(".status")!.textContent).toBe("Your turn: play 1, discard 1, or end it");
    expect(root().querySelector(".named-colour")!.textContent).toBe("Named: red");
    await tap(button("End turn"));
    expect(sent()).toEqual(["end"]);
  });

  it("marks cards of the hand that can be used", async () => {
    await sit(table());
    expect(inHand("dawn_dusk").classList.contains("legal")).toBe(true);
    expect(inHand("dawn_dusk").getAttribute("aria-label")).toContain("can be used now");
    expect(inHand("giant").getAttribute("aria-label")).toContain("can't be used now");
    expect(inHand("giant").classList.contains("legal")).toBe(false);
  });
});

describe("a card that is read", () => {
  it("shows its sides and what can be done, by tap and by digit", async () => {
    await sit(table());
    await tap(inHand("dawn_dusk"));
    expect(
      [...dialog().querySelectorAll(".card-acts .main")].map((one) => one.getAttribute("data-line")),
    ).toEqual(["play dawn_dusk/a", "play dawn_dusk/b"]);
    await press("2", dialog().querySelector(".card-acts .act")!);
    expect(sent()).toEqual(["play dawn_dusk/b"]);
  });

  it("shows its requirement, why it can't be used, and the server's words for an act that is tried", async () => {
    await sit(table());
    await tap(inHand("giant"));
    expect(dialog().textContent).toContain("Requirement: You control two assets.");
    const reason = () => dialog().querySelector(".sheet-reason")!.textContent;
    expect(reason()).toContain("The requirement of that card is not fulfilled");
    await tap(
      [...dialog().querySelectorAll<HTMLElement>(".card-acts .act")].find(
        (one) => one.textContent === "Discard",
      ),
    );
    expect(sent()).toEqual(["discard giant"]);
    const { id } = host().sent.findLast((one) => one.method === "act")!;
    await act(async () => {
      host().says({ id, error: { code: 907, message: "that card matches neither color nor rank" } });
      await new Promise((done) => setTimeout(done, 20));
    });
    expect(reason()).toContain("matches neither color nor rank");
  });
});

describe("a card that is being read", () => {
  it("keeps the keys when what can be done with it changes", async () => {
    await sit(table());
    await tap(inHand("dawn_dusk"));
    await act(() => dialog().querySelector<HTMLElement>(".card-acts .act")!.focus());
    await hears({ ...table({ legal: ["discard dawn_dusk", "end"] }), number: 12 });
    expect(document.activeElement?.closest("dialog")).not.toBeNull();
    await press("1");
    expect(sent()).toEqual(["discard dawn_dusk"]);
  });
});

describe("what is asked at the table", () => {
  const asks = (more: Parameters<typeof question>[0] = {}, legal = ["choose giant", "choose tower"]) =>
    table({ legal, known: [], question: question(more) }, []);

  it("takes the focus, says must or may, and is answered by digits", async () => {
    await sit(asks());
    expect(document.activeElement?.closest(".ask")).not.toBeNull();
    expect(root().querySelector(".ask h2")!.textContent).toBe("Storm: choose an asset to destroy");
    expect(root().querySelector(".ask-must")!.textContent).toBe("You must choose.");
    await press("2");
    expect(sent()).toEqual(["choose giant"]);
  });

  it("marks its targets on the table; their sheets offer to choose them", async () => {
    await sit(asks());
    const target = root().querySelector<HTMLElement>('[data-seat="1"] .tile-button')!;
    expect(target.classList.contains("legal")).toBe(true);
    expect(target.getAttribute("aria-label")).toContain("can be chosen");
    await tap(target);
    await tap(dialog().querySelector<HTMLElement>(".card-acts .act")!);
    expect(sent()).toEqual(["choose tower"]);
  });

  it("goes on one by one: what is chosen has its number, and it may be enough", async () => {
    const more = { least: 0, most: 2, may: true, picked: ["tower"] };
    await sit(asks(more, ["choose picked", "pick giant"]));
    expect(root().querySelector('[data-seat="1"] .pick-number')!.textContent).toBe("1");
    await press("0");
    expect(sent()).toEqual(["choose picked"]);
  });

  it("has its options in the order in which they are asked", async () => {
    await sit(asks({ kind: "may", about: "", options: ["yes", "no"] }, ["choose no", "choose yes"]));
    const options = [...root().querySelectorAll(".ask .choice-name")].map((one) => one.textContent);
    expect(options).toEqual(["Yes", "No"]);
  });

  it("shows both sides of a split card, of which one is chosen", async () => {
    const asked = { kind: "side", about: "", card: "dawn_dusk", options: ["a", "b"] };
    await sit(asks(asked, ["choose a", "choose b"]));
    const sides = [...root().querySelectorAll(".ask .choice")].map((one) => one.getAttribute("aria-label"));
    expect(sides).toEqual(["Dawn", "Dusk"]);
    expect(root().querySelectorAll(".ask .choice .tile")).toHaveLength(2);
    await press("2");
    expect(sent()).toEqual(["choose b"]);
  });

  it("says what waits to be remembered, which is used or forgotten", async () => {
    const waits = { kind: "remember", about: "", card: "tower", options: ["1", "0"] };
    await sit(asks(waits, ["use tower", "forget tower"]));
    expect(root().querySelector(".ask h2")!.textContent).toContain("Old Tower waits: use it now");
    const answers = [...root().querySelectorAll(".ask .choice-name")].map((one) => one.textContent);
    expect(answers).toEqual(["Use its ability", "Forget it"]);
    await press("1");
    expect(sent()).toEqual(["use tower"]);
  });

  it("lets seats be chosen where they sit", async () => {
    await sit(asks({ kind: "players", options: ["1", "2"] }, ["choose 1", "choose 2"]));
    await tap(root().querySelector<HTMLElement>('[data-seat="2"] .target-name')!);
    expect(sent()).toEqual(["choose 2"]);
  });

  it("takes it again when the same card asks the same once more, without what was chosen", async () => {
    await sit(asks());
    await act(() => root().querySelector<HTMLElement>(".hand-card")!.focus());
    await hears({ ...asks({}, ["choose storm", "choose tower"]), number: 12 });
    expect(document.activeElement?.closest(".ask")?.textContent).toContain("Storm");
    await press("1");
    expect(sent()).toEqual(["choose storm"]);
  });

  it("takes it when a card that was being read is laid back", async () => {
    await sit(table());
    const tile = root().querySelector<HTMLElement>('[data-seat="1"] .tile-button')!;
    await tap(tile);
    // as browsers do when a dialog closes, and happy-dom does not
    vi.spyOn(HTMLDialogElement.prototype, "close").mockImplementationOnce(() => tile.focus());
    const lays = dialog().querySelector<HTMLElement>(".dialog-head button")!;
    await act(() => lays.focus());
    await hears({ ...asks(), number: 12 });
    expect(document.activeElement).toBe(lays);
    await tap(lays);
    expect(root().querySelector("dialog")).toBeNull();
    expect(document.activeElement?.closest(".ask")).not.toBeNull();
  });

  it("gives the focus back to the hand when it is answered", async () => {
    await sit(asks());
    await hears(table());
    expect(root().querySelector(".ask")).toBeNull();
    expect(document.activeElement?.classList.contains("hand-card")).toBe(true);
  });
});

describe("teams", () => {
  it("win together, and are named in the scores", async () => {
    const standings = {
      ...view().standings,
      dealOver: true,
      over: true,
      dealWinners: [0, 2],
      matchWinners: [0, 2],
    };
    const teams = [fact("team", 0, "0"), fact("team", 1, "1"), fact("team", 2, "0")];
    await sit(table({ legal: [], standings }, teams));
    expect(root().querySelector("#end-title")!.textContent).toBe("You and Cy have won as a team");
    expect(root().querySelector(".end-panel .scores .mine th")!.textContent).toContain("You team 1");
    expect(root().querySelector('.board-seat[data-seat="1"] .fact-team')!.textContent).toBe("team 2");
  });
});

describe("the log beside it", () => {
  it("indents what a card brought about, and names the card, to be read at a tap", async () => {
    const caused = { ...event(2, "destroyed", 1, "tower"), because: "storm" };
    await sit({ ...table(), log: [event(1, "played", 2, "storm"), caused] });
    const line = root().querySelector<HTMLElement>(".log .caused, .ticker .caused")!;
    expect(line.textContent).toBe("Storm: Bob’s Old Tower was destroyed");
    await tap(line.querySelector<HTMLElement>("button")!);
    expect(dialog().querySelector("h2")!.textContent).toBe("Storm");
  });
});
