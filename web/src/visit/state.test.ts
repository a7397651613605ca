import { describe, expect, it } from "vitest";
import { event, snapshot, view } from "../wire/samples";
import type { Welcome } from "../wire/types";
import { person } from "../words/company";
import { companyThen } from "./company";
import { fresh, reduce, remembered, type Input } from "./state";

const welcome = (number: number, more: Partial<Welcome> = {}): Input => {
  const log = [event(9, "drew", 1, "1"), event(10, "played", 2, "5H")];
  return {
    type: "welcomed",
    welcome: { seat: 0, snapshot: snapshot({ number, log }), chat: [], resumed: false, ...more },
  };
};

describe("the state of a table", () => {
  it("a first look is no news", () => {
    const state = reduce(fresh(), welcome(10));
    expect(state.line).toBe("open");
    expect(state.fresh).toEqual([]);
    expect(state.resync).toBe(true);
    expect(state.log.map((one) => one.number)).toEqual([9, 10]);
  });

  it("what happened while the line was cut is told once, in order", () => {
    let state = reduce(fresh(), welcome(10));
    state = reduce(state, { type: "lost" });
    expect(state.line).toBe("lost");
    expect(state.snapshot?.number).toBe(10);
    state = reduce(
      state,
      welcome(12, { events: [event(11, "passed", 0), event(12, "called", 1)], resumed: true }),
    );
    expect(state.log.map((one) => one.number)).toEqual([9, 10, 11, 12]);
    expect(state.fresh).toHaveLength(2);
    expect(state.resync).toBe(false);
  });

  it("an older picture is never put over a newer one", () => {
    let state = reduce(fresh(), welcome(10));
    state = reduce(state, {
      type: "table",
      snapshot: snapshot({ number: 12, started: true }),
      events: [event(12, "called", 1)],
    });
    const after = reduce(state, {
      type: "table",
      snapshot: snapshot({ number: 11 }),
      events: [event(11, "passed", 0)],
    });
    expect(after).toBe(state);
  });

  it("a chat line that comes twice stands once", () => {
    const line = { seat: 1, name: "Bob", text: "Hello", number: 3 };
    let state = reduce(fresh(), { type: "chat", line });
    state = reduce(state, welcome(10, { chat: [line, { ...line, number: 4 }] }));
    expect(state.chat.map((one) => one.number)).toEqual([3, 4]);
  });

  it("what was erased is in log and talk no more, whether the page hears of it or comes back later", () => {
    const line = { seat: 1, name: "Bob", text: "Hello", number: 3 };
    const old = reduce(fresh(), { type: "chat", line: { ...line, number: 1, text: "long ago" } });
    const before = reduce(reduce(old, welcome(10, { chat: [line, { ...line, number: 4 }] })), {
      type: "table",
      snapshot: snapshot({ number: 11 }),
      events: [event(11, "passed", 0)],
    });
    const told = reduce(before, { type: "rewritten", log: [event(11, "drew", 0)], chat: [] });
    expect(told.log.map((one) => one.verb)).toEqual(["drew"]);
    expect(told.chat).toEqual([]);
    const back = reduce(before, welcome(11, { chat: [{ ...line, number: 4, name: "Player 2" }] }));
    expect(back.chat.map((one) => [one.number, one.name])).toEqual([[4, "Player 2"]]);
    const many = Array.from({ length: 50 }, (_, at) => ({ ...line, number: 4 + at, name: "Player 2" }));
    expect(reduce(before, welcome(11, { chat: many })).chat.map((one) => one.number)).toEqual([
      3,
      ...many.map((one) => one.number),
    ]);
  });

  it("another tab's takeover says so", () => {
    const state = reduce(reduce(fresh(), welcome(10)), { type: "gone", reason: "taken over" });
    expect(state).toMatchObject({ line: "gone", reason: "taken over" });
    expect(reduce(state, { type: "again" }).line).toBe("connecting");
    expect(reduce(state, { type: "refused", reason: "wrong token" })).toMatchObject({
      line: "refused",
      reason: "wrong token",
    });
  });
});

describe("promises and secrets", () => {
  const over = (deal: number, matchOver = false) =>
    view({ deal, standings: { ...view().standings, deal, dealOver: true, over: matchOver } });

  it("a secret is put to the promise that was seen before its deal", () => {
    let known = remembered([], snapshot({ view: null, matches: 0, commitment: "sha256:one" }));
    known = remembered(known, snapshot({ commitment: "sha256:one" }));
    expect(known).toEqual([{ match: 1, deal: 1, commitment: "sha256:one", secret: null }]);
    known = remembered(
      known,
      snapshot({ view: over(1), commitment: "sha256:two", lastSecret: { deal: 1, secret: "aa" } }),
    );
    expect(known).toEqual([
      { match: 1, deal: 1, commitment: "sha256:one", secret: "aa" },
      { match: 1, deal: 2, commitment: "sha256:two", secret: null },
    ]);
  });

  it("the first deal of a rematch is not the first deal of the match before", () => {
    let known = remembered([], snapshot({ commitment: "sha256:one" }));
    known = remembered(
      known,
      snapshot({ view: over(1, true), commitment: "sha256:two", lastSecret: { deal: 1, secret: "aa" } }),
    );
    known = remembered(
      known,
      snapshot({ matches: 2, commitment: "sha256:two", lastSecret: { deal: 1, secret: "aa" } }),
    );
    expect(known.map((one) => [one.match, one.deal, one.secret])).toEqual([
      [1, 1, "aa"],
      [2, 1, null],
    ]);
  });

  it("who comes late has seen no promise", () => {
    const known = remembered(
      [],
      snapshot({ view: over(3), commitment: "sha256:next", lastSecret: { deal: 3, secret: "bb" } }),
    );
    expect(known[0]).toEqual({ match: 1, deal: 3, commitment: null, secret: "bb" });
  });
});

describe("a seat that becomes the viewer's", () => {
  const watching = (): Input => welcome(10, { seat: null, snapshot: snapshot({ number: 10, you: null }) });
  const bot = snapshot().seats.map((seat, i) => (i === 0 ? { ...seat, played: "Bruno" } : seat));

  it("was another's before, which stands in the log for good", () => {
    let state = reduce(fresh(), watching());
    state = reduce(state, {
      type: "table",
      snapshot: snapshot({ number: 12, log: [], seats: bot }),
      events: [event(11, "played", 0, "5H"), event(12, "deal-over", 0)],
    });
    state = reduce(state, {
      type: "table",
      snapshot: snapshot({ number: 13, log: [event(11, "played", 0, "5H")] }),
      events: [event(13, "played", 0, "6H")],
    });
    const who = (number: number) =>
      person(
        companyThen(
          state.log.find((one) => one.number === number)!,
          state.snapshot!,
        ),
        0,
      );
    expect(who(11)).toEqual({ name: "Bruno", you: false });
    expect(who(12)).toEqual({ name: "Bruno", you: false });
    expect(who(13)).toEqual({ name: "Ann", you: true });
  });

  it("and what a stand-in does is no act of its player", () => {
    const played = { ...event(11, "played", 0, "5H"), standIn: true };
    expect(person(companyThen(played, snapshot()), 0)).toEqual({ name: "Ann (stand-in)", you: false });
    const other = { ...event(11, "played", 1, "5H"), standIn: true };
    expect(person(companyThen(other, snapshot()), 1)).toEqual({ name: "Bob (stand-in)", you: false });
    expect(person(companyThen(other, snapshot()), 0)).toEqual({ name: "Ann", you: true });
  });
});
