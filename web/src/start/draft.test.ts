import { describe, expect, it } from "vitest";
import type { CatalogueGame } from "../wire/types";
import { changedOptions, draft, found, otherName, wish, withOption, withPlace, withSeats } from "./draft";

const game = (name: string, summary: string): CatalogueGame => ({
  id: name.toLowerCase(),
  name,
  summary,
  listed: true,
  players: { min: 2, max: 5 },
  options: [
    { key: "cards", default: "8", values: [], min: 1, max: 12, meaning: "Cards dealt.", meanings: [] },
  ],
});
const games = [
  game("Vändåtta", "Turn the eight."),
  game("Mau-Mau", "Jacks are wild."),
  game("Switch", "Like vandatta."),
];

describe("putting a table together", () => {
  it("finds a game however its name is typed, names before summaries", () => {
    expect(found(games, "VANDATTA").map((one) => one.name)).toEqual(["Vändåtta", "Switch"]);
    expect(found(games, "mau mau").map((one) => one.name)).toEqual(["Mau-Mau"]);
    expect(found(games, " ")).toHaveLength(3);
    expect(found(games, "bridge")).toEqual([]);
  });

  it("finds a game by its other names, before those that are told of", () => {
    const known = { ...games[1]!, aliases: ["Tschau Sepp", "Neunernmau"] };
    expect(found([games[2]!, known], "tschau-sepp").map((one) => one.name)).toEqual(["Mau-Mau"]);
    expect(otherName(known, "tschau")).toBe("Tschau Sepp");
    expect(otherName(known, "mau")).toBeNull();
    expect(otherName(known, "rummy")).toBeNull();
    const told = game("Swiss", "Like Tschau Sepp.");
    expect(found([told, known], "Sepp").map((one) => one.name)).toEqual(["Mau-Mau", "Swiss"]);
  });

  it("leaves out games that so many cannot play", () => {
    const two = { ...games[1]!, players: { min: 2, max: 2 } };
    const all = [games[0]!, two, games[2]!];
    expect(found(all, "", 0)).toHaveLength(3);
    expect(found(all, "", 2)).toHaveLength(3);
    expect(found(all, "", 5).map((one) => one.name)).toEqual(["Vändåtta", "Switch"]);
    expect(found(all, "mau", 5)).toEqual([]);
    expect(found(all, "", 6)).toEqual([]);
  });

  it("keeps only the options that differ from the rule book", () => {
    const one = withOption(draft(games[0]!), games[0]!, "cards", "7");
    expect(one.options).toEqual({ cards: "7" });
    expect(withOption(one, games[0]!, "cards", "8").options).toEqual({});
    expect(changedOptions(games[0], { cards: "8", other: "x" })).toEqual([["other", "x"]]);
  });

  it("stays within the game's number of seats, new seats like the last", () => {
    let made = withPlace(draft(games[0]!), 2, "friend");
    made = withSeats(made, games[0]!, 9);
    expect(made.others).toEqual(["greedy", "greedy", "friend", "friend"]);
    expect(withSeats(made, games[0]!, 1).others).toEqual(["greedy"]);
  });

  it("asks the server for a table as the wire has it", () => {
    const made = withPlace(withSeats(draft(games[1]!), games[1]!, 3), 0, "friend");
    expect(wish(made, "Ann")).toEqual({
      game: "mau-mau",
      options: {},
      seats: [{ kind: "person" }, { kind: "person" }, { kind: "bot", bot: "greedy" }],
      name: "Ann",
    });
    expect(wish({ ...made, clock: 45 }, "Ann").clockSeconds).toBe(45);
    expect(wish({ ...made, clock: 259200 }, "Ann")).toMatchObject({ clockDays: 3 });
    expect(wish({ ...made, clock: 259200 }, "Ann").clockSeconds).toBeUndefined();
    expect(wish({ ...made, typedWords: true }, "Ann").typedWords).toBe(true);
  });
});
