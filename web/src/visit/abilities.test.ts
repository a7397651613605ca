import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { knowCards } from "../cards/details";
import { PRINTED } from "../cards/printed";
import { event, hand, hidden, question, snapshot, view } from "../wire/samples";
import type { Question, Snapshot, TableEvent } from "../wire/types";
import { eventParts } from "../words/events";
import { plain } from "../words/words";
import {
  actLabel,
  actsWith,
  asking,
  described,
  idleActs,
  questionSentence,
  questionWords,
  seatTargets,
  targets,
} from "./abilities";
import { answer } from "./answers";
import { announcement, asked } from "./say";

const company = { names: ["Ann", "Bob", "Cy"], you: 0, call: null, forgotten: null };
const fact = (key: string, seat: number, ...words: string[]) => ({ key, seat, words });

function table(
  more: { asks?: Question; legal?: string[]; turn?: number; facts?: Snapshot["facts"] } = {},
): Snapshot {
  return snapshot({
    view: view({
      turn: more.turn ?? 0,
      pile: ["tower"],
      hands: [hand("giant dawn_dusk storm"), hidden(3), hidden(1)],
      legal: more.legal ?? ["end", "play dawn_dusk/a", "play dawn_dusk/b", "discard storm as red"],
      refusals: {},
      known: [fact("order", 0, "storm")],
      question: more.asks ?? null,
    }),
    facts: more.facts ?? [
      fact("left", 0, "1", "2"),
      fact("assets", 1, "tower", "dawn_dusk/b"),
      fact("phase", -1, "main"),
    ],
  });
}

beforeEach(() => knowCards(PRINTED));
afterEach(() => knowCards([]));

describe("a card for a voice", () => {
  it("is described with colours, rank, kind, and whether it has a requirement", () => {
    expect(described("giant")).toBe("Giant, red and blue K, asset, has a requirement");
    expect(described("dawn_dusk")).toBe("Dawn / Dusk, red and purple 5, event or asset");
    expect(described("dawn_dusk/a")).toBe("Dawn, red and purple 5, event");
  });
});

describe("what can be done with a card", () => {
  const now = table().view!;

  it("is each legal act with it, named by side and colour", () => {
    expect(actsWith(now, "dawn_dusk").map(actLabel)).toEqual(["Play Dawn", "Play Dusk"]);
    expect(actsWith(now, "storm").map(actLabel)).toEqual(["Discard, naming red"]);
    expect(actsWith(now, "giant")).toEqual([]);
  });

  it("and what is not legal now may be asked, so that the server says why", () => {
    expect(idleActs(now, "giant").map((act) => act.line)).toEqual(["play giant", "discard giant"]);
    expect(idleActs(now, "dawn_dusk").map((act) => act.line)).toEqual(["discard dawn_dusk"]);
    expect(idleActs(now, "tower")).toEqual([]);
    expect(idleActs({ ...now, legal: [] }, "giant")).toEqual([]);
  });
});

describe("a question", () => {
  const destroy = table({ asks: question(), legal: ["choose giant", "choose tower"] });

  it("says who asks, what for, and whether it must be answered", () => {
    expect(questionWords(question(), company)).toEqual({
      by: "Storm",
      what: "choose an asset to destroy",
      must: "You must choose.",
    });
    const upTo = question({ kind: "players", about: "", may: true, least: 0, most: 3, picked: ["1"] });
    expect(questionWords(upTo, company)).toMatchObject({
      what: "choose up to 3 players",
      must: "You may choose up to 3. 1 chosen so far.",
    });
    const instead = question({ kind: "may", card: "giant", about: "destroy tower", may: true });
    expect(questionWords(instead, company).what).toBe(
      "Old Tower would be destroyed. Use this ability instead?",
    );
  });

  it("marks its targets, cards and seats", () => {
    expect([...targets(asking(destroy.view!))]).toEqual(["tower", "giant"]);
    const players = table({
      asks: question({ kind: "players", options: ["1", "2"] }),
      legal: ["choose 1", "choose 2"],
    });
    expect(seatTargets(asking(players.view!)).get(2)?.line).toBe("choose 2");
  });

  it("is read out with its options", () => {
    const said = "Storm: Choose an asset to destroy. You must choose. To choose from: ";
    const options = "Old Tower, green 4, asset; Giant, red and blue K, asset, has a requirement.";
    expect(questionSentence(asking(destroy.view!)!, company)).toBe(said + options);
    expect(announcement(destroy, [])).toBe(said + options);
  });

  it("comes after what lies on the pile now: its colours and its rank decide what may follow", () => {
    const before = { ...destroy.view!, pile: ["storm"] };
    const after = { ...destroy, view: { ...destroy.view!, pile: ["storm", "tower"] } };
    const discarded = event(3, "discarded", 1, "tower");
    expect(announcement(after, [discarded], before)).toMatch(
      /^Bob discarded Old Tower\. On top: Old Tower, green 4, asset\. Storm: /,
    );
    expect(announcement(after, [], after.view)).toMatch(/^Storm: /);
  });

  it("of somebody else is no question to the viewer", () => {
    const theirs = table({ asks: question({ seat: 1, options: [] }), legal: [], turn: 1 });
    expect(asking(theirs.view!)).toBeNull();
    expect(answer("question", theirs, [])).toEqual({ type: "tell", lines: ["Bob is to decide: Storm."] });
  });

  it("may be left, or ended when enough is chosen", () => {
    const open = table({
      asks: question({ may: true, least: 0, most: 2 }),
      legal: ["choose -", "pick tower"],
    });
    expect(asking(open.view!)).toMatchObject({
      enough: { line: "choose -" },
      options: [{ line: "pick tower" }],
    });
  });
});

describe("a turn", () => {
  it("is announced with what is left of it, orders, and the cards for it", () => {
    expect(announcement(table(), [])).toBe(
      "Your turn: play 1, discard 2, or end it. You are told to play or discard Storm on your turn, " +
        "if possible. You can play Dawn / Dusk. You can discard Storm.",
    );
  });

  it("is shared by partners: whoever has not ended it may act", () => {
    expect(asked({ ...table({ turn: 2 }).view!, actors: [0, 2] }, 0)).toBe(true);
    expect(asked(table({ turn: 2 }).view!, 0)).toBe(false);
  });

  it("can be read in text mode, and cards too", () => {
    const lines = answer("all", table(), []);
    expect(lines).toMatchObject({ type: "tell" });
    expect((lines as { lines: string[] }).lines).toContain("Bob: assets: Old Tower and Dusk.");
    expect(answer("card giant", table(), [])).toEqual({
      type: "tell",
      lines: [
        "Giant, red and blue K, asset, has a requirement. Giant (asset): " +
          "Requirement: You control two assets. Giant can't be destroyed.",
      ],
    });
    expect(answer("card unicorn", table(), [])).toMatchObject({
      lines: ["There is no card called unicorn here."],
    });
    expect(answer("discard Storm as red", table(), [])).toMatchObject({
      type: "act",
      line: "discard storm as red",
    });
  });
});

describe("the log", () => {
  const told = (one: TableEvent) => plain(eventParts(one, company));

  it("says which card brought it about", () => {
    const because = (card: string, one: TableEvent): TableEvent => ({ ...one, because: card });
    expect(told(event(1, "played", 1, "storm"))).toBe("Bob played Storm");
    expect(told(because("storm", event(2, "destroyed", 2, "tower")))).toBe(
      "Storm: Cy’s Old Tower was destroyed",
    );
    expect(told(because("dawn_dusk/a", event(3, "drew", 0, "1")))).toBe("Dawn: You drew 1 card");
    expect(told(because("giant", event(4, "uses", 1, "giant")))).toBe("Bob uses Giant");
    expect(told(because("storm", event(5, "uses", 1, "giant")))).toBe("Storm: Bob uses Giant");
  });

  it("tells answers: seats by name, cards, and how many where they are not public", () => {
    expect(told(event(1, "chose", 1, "0, 2"))).toBe("Bob chose you, Cy");
    expect(told(event(2, "chose", 1, "tower, giant"))).toBe("Bob chose Old Tower, Giant");
    expect(told(event(3, "chose", 1, "2", "unseen"))).toBe("Bob chose 2 cards");
    expect(told({ ...event(4, "chose", 0, "1", "unseen"), cards: ["giant"] })).toBe("You chose Giant");
    expect(told(event(5, "chose", 1, "none"))).toBe("Bob chose none");
    expect(told(event(6, "chose", 1, "no"))).toBe("Bob said no");
  });

  it("tells where cards go", () => {
    expect(told(event(1, "put", 1, "tower", "pile-bottom"))).toBe("Bob put Old Tower under the discard pile");
    expect(told(event(2, "put", 1, "1", "stock-bottom"))).toBe("Bob put 1 card under the draw pile");
    expect(told({ ...event(3, "put", 1, "tower", "hand"), other: 0 })).toBe(
      "Bob put Old Tower into your hand",
    );
    expect(told({ ...event(4, "gained", 1, "tower"), other: 0 })).toBe("Bob took over Old Tower from you");
  });
});
