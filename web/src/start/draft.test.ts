import { describe, expect, it } from "vitest";
import { changedOptions, draft, wish, withOption, withPlace, withSeats } from "./draft";
import { sampleGame } from "./sample-game";

const options = [
  { key: "cards", default: "8", values: [], min: 1, max: 12, meaning: "Cards dealt.", meanings: [] },
];
const game = (name: string, summary: string) => sampleGame(name.toLowerCase(), { name, summary, options });
const games = [
  game("Vändåtta", "Turn the eight."),
  game("Mau-Mau", "Jacks are wild."),
  game("Switch", "Like vandatta."),
];

describe("putting a table together", () => {
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
