import { describe, expect, it } from "vitest";
import { event, snapshot, view } from "../wire/samples";
import type { Seat, Snapshot } from "../wire/types";
import { company } from "./company";
import { peopleNews, stoodIn } from "./people";

/** A table whose second seat is like this. */
function table(second: Partial<Seat>, more: Partial<Snapshot> = {}): Snapshot {
  const seats = snapshot().seats.map((seat, i) => (i === 1 ? { ...seat, ...second } : seat));
  return snapshot({ seats, ...more });
}

/** A match that is over. */
function over(): Partial<Snapshot> {
  const standings = { ...view().standings, dealOver: true, over: true };
  return { view: view({ standings }) };
}

const lobby = { view: null, started: false };

describe("what is heard of the other players", () => {
  it("in the lobby: who comes, and who leaves", () => {
    const free = table({ name: null, present: false }, lobby);
    const sitting = table({ present: false }, lobby);
    const here = table({}, lobby);
    expect(peopleNews(free, sitting)).toEqual([]);
    expect(peopleNews(sitting, here)).toEqual(["Bob has come."]);
    expect(peopleNews(here, sitting)).toEqual(["Bob is away."]);
    expect(peopleNews(here, free)).toEqual(["Bob has left."]);
  });

  it("while seats are open: bots that sit down, and newcomers in the place of others", () => {
    const free = table({ name: null, present: false }, lobby);
    const bot = { kind: "bot" as const, name: "Bruno" };
    expect(peopleNews(free, table(bot, lobby))).toEqual(["Bruno, a bot, sits down."]);
    expect(peopleNews(table(bot, lobby), table({ ...bot, bot: "eager" }, lobby))).toEqual([]);
    expect(peopleNews(table(bot, lobby), free)).toEqual(["Bruno has left."]);
    const newcomer = table({ name: "Dora", played: "Bob" }, { ...over() });
    expect(peopleNews(table({ name: null, present: false }, over()), newcomer)).toEqual(["Dora has come."]);
    expect(company(newcomer).names).toEqual(["Ann", "Bob", "Cy"]);
  });

  it("in the game: who takes the seat of a bot, and when it is one's own", () => {
    const bot = { kind: "bot" as const, name: "Bruno" };
    const kept = table({ ...bot, heir: "Dora" });
    expect(peopleNews(table(bot), kept)).toEqual(["Dora takes the seat of Bruno when the deal is over."]);
    expect(peopleNews(kept, kept)).toEqual([]);
    expect(peopleNews(kept, table({ name: "Dora" }))).toEqual(["Dora has come."]);
    expect(peopleNews({ ...kept, you: null }, table({ name: "Dora" }, { you: 1 }))).toEqual([
      "You have a seat now, and play the next deal.",
    ]);
  });

  it("in the game: who wants to end it", () => {
    const wanting = table({ ending: true });
    expect(peopleNews(table({}), wanting)).toEqual(["Bob wants to end the match without a result."]);
    expect(peopleNews(wanting, wanting)).toEqual([]);
    expect(peopleNews(wanting, table({}))).toEqual([]);
  });

  it("that one is muted oneself, and may talk again", () => {
    const muted = table({ muted: true }, { you: 1 });
    const free = table({}, { you: 1 });
    expect(peopleNews(free, muted)).toEqual([
      "The host has muted you: nobody hears what you say in the chat.",
    ]);
    expect(peopleNews(muted, muted)).toEqual([]);
    expect(peopleNews(muted, free)).toEqual(["You can talk again."]);
    expect(peopleNews(table({}), table({ muted: true }))).toEqual([]);
  });

  it("in the game: who is away, played for, and back", () => {
    const away = table({ present: false });
    const played = table({ present: false, standIn: true });
    expect(peopleNews(table({}), away)).toEqual(["Bob is away."]);
    expect(peopleNews(away, played)).toEqual(["A bot plays for Bob."]);
    expect(peopleNews(played, table({}))).toEqual(["Bob is back."]);
  });

  it("nothing of oneself, of bots, and of what was so before", () => {
    expect(peopleNews(null, table({}))).toEqual([]);
    expect(peopleNews(table({}), table({}))).toEqual([]);
    expect(peopleNews(table({ present: false }), table({}, { you: 1 }))).toEqual([]);
    const bot = { kind: "bot" as const };
    expect(peopleNews(table({ present: false, ...bot }), table(bot))).toEqual([]);
  });
});

describe("that a bot has played for the viewer", () => {
  const drawn = (number: number, seat: number, standIn = false) => ({
    ...event(number, "drew", seat, "1"),
    ...(standIn ? { standIn } : {}),
  });
  const before = snapshot({ number: 10 });

  it("is told when it is seen, and once", () => {
    const log = [drawn(9, 0), drawn(11, 1), drawn(12, 0, true)];
    expect(stoodIn(log, before, 0)).toBe(true);
    expect(stoodIn(log, snapshot({ number: 12 }), 0)).toBe(false);
    expect(stoodIn([drawn(9, 0), drawn(11, 1, true)], before, 0)).toBe(false);
  });

  it("is told to who comes again without knowing anything, unless they have acted since", () => {
    const log = [drawn(9, 0), drawn(11, 0, true), event(12, "skipped", 0), drawn(13, 1)];
    expect(stoodIn(log, null, 0)).toBe(true);
    expect(stoodIn([...log, drawn(14, 0)], null, 0)).toBe(false);
    expect(stoodIn(log, null, null)).toBe(false);
    expect(stoodIn([], null, 0)).toBe(false);
  });
});
