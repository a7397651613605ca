import { describe, expect, it } from "vitest";
import { event, hand, hidden, snapshot, view } from "../wire/samples";
import type { Hand } from "../wire/types";
import { answer, asAct } from "./answers";
import { announcement, task } from "./say";

describe("what is read out", () => {
  it("tells the news, then that it is the listener's turn and what can be played", () => {
    const news = [event(11, "played", 2, "5H"), event(12, "skipped", 1)];
    expect(announcement(snapshot(), news)).toBe(
      "Cy played five of hearts. Bob is skipped. Your turn: play a card or draw. You can play seven of hearts.",
    );
  });

  it("says the penalty before what may be done about it", () => {
    const table = snapshot({
      view: view({ pendingDraw: 4, awaits: "answer", legal: ["draw", "challenge"] }),
    });
    expect(announcement(table, [])).toBe("Penalty of 4 pending. Your turn: answer the penalty.");
  });

  it("names the cards that the listener drew, and only their number for others", () => {
    const own = { ...event(11, "drew", 0, "2"), cards: ["AS", "10D"] };
    const table = snapshot({ view: view({ turn: 1 }) });
    expect(announcement(table, [own, event(12, "drew", 1, "2")])).toBe(
      "You drew ace of spades, ten of diamonds. Bob drew 2 cards.",
    );
  });

  it("says why: the cards of a chain on one another, whoever caught, which line of the book", () => {
    const table = snapshot({ view: view({ turn: 1 }) });
    const chain = [
      { card: "4S", seat: 2 },
      { card: "4H", seat: 1 },
    ];
    const drew = { ...event(11, "drew", 0, "2"), cards: ["2S", "10D"], cause: chain };
    expect(announcement(table, [drew])).toBe(
      "You drew two of spades, ten of diamonds (Cy’s four of spades on Bob’s four of hearts).",
    );
    const caught = { ...event(12, "caught", 1), cause: [{ seat: 0 }] };
    expect(announcement(table, [caught])).toMatch(/^Bob was caught.* \(by you\)\.$/);
    const turned = { ...event(13, "reversed", -1), cause: [{ rule: "2" }, { card: "QH", seat: 0 }] };
    expect(announcement(table, [turned])).toBe("The direction changed (house rule 2, your queen of hearts).");
    const says = "When somebody plays a queen, the direction turns.";
    const told = {
      ...turned,
      cause: [
        { rule: "2", says },
        { card: "QH", seat: 0 },
      ],
    };
    expect(announcement(table, [told])).toBe(
      "The direction changed (house rule 2: “When somebody plays a queen, the direction turns”, your queen of hearts).",
    );
    const skipped = { ...event(14, "skipped", 1), cause: [{ card: "8C" }] };
    expect(announcement(table, [skipped])).toBe("Bob is skipped (the starter eight of clubs).");
  });

  it("says an event that nobody foresaw as the notation writes it", () => {
    const strange = { ...event(11, "juggled", 1, "3"), text: "juggled Bob 3" };
    expect(announcement(snapshot({ view: view({ turn: 1 }) }), [strange])).toBe("juggled Bob 3.");
  });

  it("speaks of each of the notation's events", () => {
    const table = snapshot({ view: view({ turn: 1 }) });
    const said = (verb: string, seat: number, ...words: string[]) =>
      announcement(table, [event(1, verb, seat, ...words)]);
    expect(said("declared", 1, "S")).toBe("Bob declared spades.");
    expect(said("declared", 0, "7")).toBe("You declared seven.");
    expect(said("passed", 1)).toBe("Bob passed.");
    expect(said("dealt", 0, "7")).toBe("You were dealt 7 cards.");
    expect(said("dealt", 1, "7")).toBe("");
    expect(said("turned", -1, "5C")).toBe("The starter is five of clubs.");
    expect(said("buried", -1, "RJ")).toBe("red joker was put back into the stock.");
    expect(said("took", 1, "8C")).toBe("Bob took eight of clubs into the hand.");
    expect(said("scored", 1, "-20")).toBe("Bob scored -20.");
    expect(said("reversed", -1)).toBe("The direction changed.");
    expect(said("reshuffled", -1)).toBe("The pile was shuffled into a new stock.");
    expect(said("called", 0)).toBe("You called “Last card!”.");
    const quango = snapshot({
      view: view({ turn: 1 }),
      game: { id: "quango", name: "Quango", suits: "french", call: "Quango" },
    });
    expect(announcement(quango, [event(1, "called", 1)])).toBe("Bob called “Quango!”.");
    expect(said("caught", 0)).toBe("You were caught.");
    const forgetful = snapshot({ view: view({ turn: 1 }), game: { ...table.game, callsAlone: true } });
    expect(announcement(forgetful, [event(1, "caught", 0)])).toBe("You were caught without “Last card!”.");
    expect(said("penalised", 1, "5")).toBe("Bob has a penalty of 5 cards.");
    const found = (offence: string) => [{ ...event(1, "penalised", 0, "2"), offence }];
    expect(announcement(table, found("false-call"))).toBe("You have a penalty of 2 cards (a false call).");
    expect(announcement(table, found("wrong-catch"))).toBe(
      "You have a penalty of 2 cards (a catch for nothing).",
    );
    expect(announcement(table, found("of-tomorrow"))).toBe("You have a penalty of 2 cards.");
    expect(said("passed-hands", -1, "left")).toBe("All hands went to the left.");
    expect(said("out", 0)).toBe("You are out.");
    expect(said("deal-over", 1)).toBe("The deal is over: Bob won it.");
    expect(said("deal-over", -1)).toBe("The deal is over, nobody went out.");
    expect(said("scored", 1, "34")).toBe("Bob scored 34.");
    expect(said("pressure", 1, "20")).toBe("The stock was empty: Bob has 20 points more.");
    expect(said("charged", 0, "1")).toBe("You have 1 point more for the new stock.");
    expect(said("kept", 1)).toBe("Bob kept the card.");
    expect(said("grabbed", 1)).toBe("Bob grabbed.");
    expect(said("revealed", 1, "5C", "RJ")).toBe("Bob showed five of clubs, red joker.");
    expect(said("sepp", 1)).toBe("Bob: “sepp”.");
    expect(said("constructor", 1)).toBe("Bob: “constructor”.");
    const two = (verb: string) => announcement(table, [{ ...event(1, verb, 1), other: 0 }]);
    expect(two("named")).toBe("Bob named you.");
    expect(two("swapped")).toBe("Bob and you changed hands.");
    const shown = { ...event(1, "showed", 1, "1"), other: 0, cards: ["5C"] };
    expect(announcement(table, [shown])).toBe("Bob showed you five of clubs.");
    expect(announcement(table, [{ ...event(1, "showed", 0, "1"), other: 2 }])).toBe("You showed Cy 1 card.");
    expect(said("rules-stopped", -1)).toBe("The rules went on setting each other off, and were stopped.");
    expect(said("rolled", -1, "4")).toBe("The throw is 4.");
    expect(two("challenged")).toBe("Bob challenged your play.");
    expect(said("game-over", 0)).toBe("The match is over: You won it.");
    expect(announcement(table, [{ ...event(1, "gave", 1, "1"), other: 0, cards: ["AS"] }])).toBe(
      "Bob gave ace of spades to you.",
    );
  });
});

/** Seeing players have marks at the seats and in the middle for it: issue 15, all that happens is said. */
describe("what has changed since the last look", () => {
  const waiting = { turn: 1, legal: [] as string[] };
  const seats = (own: string, bob: Partial<Hand>, cy: Partial<Hand>) => [
    hand(own),
    { ...hidden(3), ...bob },
    { ...hidden(4), ...cy },
  ];

  it("who owes the call, and whether it can be caught", () => {
    const before = view({ ...waiting, hands: seats("7H 9C", {}, {}) });
    const owing = (legal: string[], risky = {}) =>
      snapshot({
        view: view({ ...waiting, legal, risky, hands: seats("7H 9C", { count: 1, owesCall: true }, {}) }),
      });
    const news = [event(11, "played", 1, "2H")];
    const told = "Bob played two of hearts. Bob has 1 card and has not called “Last card!”.";
    expect(announcement(owing(["catch Bob"]), news, before)).toBe(`${told} Press C to catch.`);
    expect(announcement(owing(["catch Bob"], { "catch Bob": 2 }), news, before)).toBe(told);
    expect(announcement(owing([]), [], owing([]).view)).toBe("");
    const own = snapshot({ view: view({ ...waiting, hands: [hand("9C", { owesCall: true }), hidden(3)] }) });
    expect(announcement(own, [], before)).toBe("You have not called “Last card!” yet: press L.");
  });

  it("who has one card left, where nothing is owed for it", () => {
    const before = view({ ...waiting, hands: seats("7H 9C", { count: 2 }, { count: 1 }) });
    const after = snapshot({ view: view({ ...waiting, hands: seats("9C", { count: 1 }, { count: 1 }) }) });
    expect(announcement(after, [], before)).toBe("Bob has one card left.");
  });

  it("a penalty that grows or goes, also for those who need not answer it", () => {
    const pending = (pendingDraw: number) => view({ ...waiting, pendingDraw, hands: seats("7H", {}, {}) });
    const after = (draw: number) => snapshot({ view: pending(draw) });
    expect(announcement(after(4), [], pending(2))).toBe("Penalty of 4 pending.");
    expect(announcement(after(4), [], pending(4))).toBe("");
    expect(announcement(after(0), [event(12, "drew", 1, "4")], pending(4))).toBe("Bob drew 4 cards.");
    expect(announcement(after(0), [event(12, "played", 1, "JC")], pending(4))).toBe(
      "Bob played jack of clubs. The penalty is gone.",
    );
  });
});

describe("what is read out to those who are not to act", () => {
  it("a grab once, when it opens, and how to join in", () => {
    const table = snapshot({ view: view({ turn: 1, awaits: "grab", legal: ["grab", "pass"] }) });
    expect(announcement(table, [event(11, "played", 1, "JC")])).toBe(
      "Bob played jack of clubs. Everybody may grab now. Press G to grab, P to let it be.",
    );
    expect(announcement(table, [event(12, "grabbed", 2)])).toBe("Cy grabbed.");
    expect(task(view({ awaits: "grab", legal: [] }))).toBe("waiting for the others to grab");
  });

  it("that a play may be challenged, and for whom a card is to be chosen", () => {
    const doubt = snapshot({ view: view({ turn: 1, legal: ["challenge"] }) });
    expect(announcement(doubt, [event(11, "played", 2, "RJ")])).toBe(
      "Cy played red joker. You may challenge this.",
    );
    const asked = { pendingDraw: 4, awaits: "answer", legal: ["draw", "challenge"] };
    const declared = { ...event(12, "declared", 2, "R") };
    expect(announcement(snapshot({ view: view(asked) }), [declared])).toMatch(
      /You may challenge this\. Penalty of 4 pending\. Your turn: answer the penalty\.$/,
    );
    const gift = snapshot({ view: view({ awaits: "give", legal: ["give 7H 2"] }) });
    expect(announcement(gift, [])).toBe("Your turn: hand on a card. Choose a card for Cy.");
  });
});

describe("the task in words follows the legal acts alone", () => {
  it("play, draw or pass", () => {
    expect(task(view())).toBe("play a card or draw");
    expect(task(view({ legal: ["draw"] }))).toBe("draw");
    expect(task(view({ legal: ["play 7H", "pass"] }))).toBe("play a card or pass");
    expect(task(view({ awaits: "suit", legal: ["suit C"] }))).toBe("choose a suit");
    expect(task(view({ awaits: "somersault" }))).toBe("somersault");
  });

  it("a penalty that nothing but drawing answers is drawn", () => {
    expect(task(view({ awaits: "answer", legal: ["draw", "call", "catch 2"] }))).toBe("draw");
    expect(task(view({ awaits: "answer", legal: ["draw", "play 7H"] }))).toBe("answer the penalty");
    expect(task(view({ awaits: "answer", legal: ["draw", "pass"] }))).toBe("answer the penalty");
  });
});

describe("text mode", () => {
  const tell = (typed: string, table = snapshot()) => {
    const meant = answer(typed, table, [event(9, "played", 1, "5H")]);
    return meant.type === "tell" ? meant.lines.join("\n") : meant;
  };

  it("states the whole position", () => {
    const table = snapshot({ view: view({ suit: "S", pendingDraw: 2, clockwise: false }) });
    expect(tell("all", table)).toBe(
      [
        "Deal 1; Cy dealt.",
        "The upcard is the five of hearts.",
        "Declared: spades.",
        "The stock holds 20 cards.",
        "Play goes counterclockwise.",
        "You hold 2 cards, to act.",
        "Bob holds 3 cards.",
        "Cy holds 1 card, dealer, no call!",
        "Scores: you 0, Bob 12, and Cy 4.",
        "You hold 2 cards: nine of clubs and seven of hearts.",
        "Your turn: play a card or draw.",
        "A penalty is pending: draw 2.",
        "You may: play 7H; draw; catch Cy.",
      ].join("\n"),
    );
  });

  it("answers single questions", () => {
    expect(tell("hand")).toContain("nine of clubs and seven of hearts");
    expect(tell("pile")).toBe("The pile holds 2 cards, the upcard first: five of hearts and three of clubs.");
    expect(tell("why 9c")).toBe("nine of clubs: The nine of clubs does not follow.");
    expect(tell("why 7h")).toBe("seven of hearts can be played.");
    expect(tell("log")).toBe("Bob played five of hearts.");
    expect(tell("scores")).toContain("Bob 12");
    expect(tell("help")).toContain("play 7H");
    expect(tell("")).toContain("help");
    expect(tell("hand", snapshot({ view: null }))).toBe("The game has not begun.");
  });

  it("shows cards that lie open and who is away", () => {
    const seats = snapshot().seats.map((seat, i) => ({ ...seat, present: i !== 1, standIn: i === 1 }));
    const table = snapshot({ seats, view: view({ hands: [hand("7H"), hand("2S 3S"), hidden(4)] }) });
    expect(tell("seats", table)).toContain(
      "Bob holds 2 cards, away, stand-in, lying open: two of spades and three of spades.",
    );
  });

  it("sends everything else as an act in the notation", () => {
    expect(tell("7h")).toEqual({ type: "act", line: "play 7H" });
    expect(tell("PLAY 8♥ =D")).toEqual({ type: "act", line: "play 8H =D" });
    expect(tell("catch Cy")).toEqual({ type: "act", line: "catch Cy" });
    expect(tell("draw")).toEqual({ type: "act", line: "draw" });
    expect(tell("next")).toEqual({ type: "next" });
    expect(tell("rematch")).toEqual({ type: "rematch" });
    expect(tell("suspend")).toEqual({ type: "suspend" });
    expect(tell("Ready")).toEqual({ type: "ready" });
  });

  it("a card alone is laid where only that is legal, and spoken words stay as typed", () => {
    expect(asAct("9c", ["lay 9C", "end"])).toBe("lay 9C");
    expect(asAct("say Have a NICE day 7h", [])).toBe("say Have a NICE day 7h");
  });
});
