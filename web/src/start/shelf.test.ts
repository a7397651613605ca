import { describe, expect, it } from "vitest";
import type { CatalogueGame } from "../wire/types";
import { sampleGame } from "./sample-game";
import { ANYTHING, found, homes, moodsOf, offered, otherName, type Wanted } from "./shelf";

const game = (name: string, summary: string, more: Partial<CatalogueGame> = {}) =>
  sampleGame(name.toLowerCase(), { name, summary, ...more });
const games = [
  game("Vändåtta", "Turn the eight.", { home: "SE", minutes: 12, moods: ["eventful"] }),
  game("Mau-Mau", "Jacks are wild.", { home: "DE", minutes: 4, moods: ["quick", "easy"] }),
  game("Switch", "Like vandatta.", { home: "world", minutes: 5, moods: ["quick"] }),
];
const names = (wanted: Partial<Wanted>, among = games) =>
  found(among, { ...ANYTHING, ...wanted }).map((one) => one.name);

describe("looking for a game", () => {
  it("finds it however its name is typed, names before summaries", () => {
    expect(names({ search: "VANDATTA" })).toEqual(["Vändåtta", "Switch"]);
    expect(names({ search: "mau mau" })).toEqual(["Mau-Mau"]);
    expect(names({ search: " " })).toHaveLength(3);
    expect(names({ search: "bridge" })).toEqual([]);
  });

  it("finds it by its other names, before those that are told of", () => {
    const known = { ...games[1]!, aliases: ["Tschau Sepp", "Neunernmau"] };
    expect(names({ search: "tschau-sepp" }, [games[2]!, known])).toEqual(["Mau-Mau"]);
    expect(otherName(known, "tschau")).toBe("Tschau Sepp");
    expect(otherName(known, "mau")).toBeNull();
    expect(otherName(known, "rummy")).toBeNull();
    const told = game("Swiss", "Like Tschau Sepp.");
    expect(names({ search: "Sepp" }, [told, known])).toEqual(["Mau-Mau", "Swiss"]);
  });

  it("goes by words, and by how they begin, not by letters that run together", () => {
    const all = [game("Domineights", "Dominoes."), game("Crazy Eights", "Eights are wild.")];
    expect(names({ search: "uno" }, [...all, game("Domino nobile", "Run on.")])).toEqual([]);
    expect(names({ search: "eig" }, all)).toEqual(["Crazy Eights"]);
    expect(names({ search: "crazyeights" }, all)).toEqual(["Crazy Eights"]);
    expect(names({ search: "eights crazy" }, all)).toEqual(["Crazy Eights"]);
  });

  it("offers the nearest names where it finds nothing, or what is easy where none is near", () => {
    const pesten = game("Pesten", "Dutch.", { aliases: ["Kattenstaart"] });
    const all = [...games, pesten];
    const names = (search: string) => {
      const { near, games } = offered(all, { ...ANYTHING, search });
      return [near, ...games.map((one) => one.name)];
    };
    expect(names("pestn")).toEqual([true, "Pesten"]);
    expect(names("petsen")).toEqual([true, "Pesten"]);
    expect(names("katenstart")).toEqual([true, "Pesten"]);
    expect(names("uno")).toEqual([false, "Mau-Mau"]);
    expect(names("bridge")).toEqual([false, "Mau-Mau"]);
  });

  it("leaves out games that so many cannot play", () => {
    const all = [games[0]!, { ...games[1]!, players: { min: 2, max: 2 } }, games[2]!];
    expect(names({ players: 2 }, all)).toHaveLength(3);
    expect(names({ players: 5 }, all)).toEqual(["Vändåtta", "Switch"]);
    expect(names({ search: "mau", players: 5 }, all)).toEqual([]);
    expect(names({ players: 6 }, all)).toEqual([]);
  });

  it("leaves out what takes longer, and what nobody has measured", () => {
    expect(names({ minutes: 5 })).toEqual(["Mau-Mau", "Switch"]);
    expect(names({ minutes: 5 }, [game("Ours", "Ours.")])).toEqual([]);
  });

  it("goes by country and by all the moods together", () => {
    expect(names({ home: "SE" })).toEqual(["Vändåtta"]);
    expect(names({ moods: ["quick"] })).toEqual(["Mau-Mau", "Switch"]);
    expect(names({ moods: ["quick", "easy"] })).toEqual(["Mau-Mau"]);
    expect(names({ moods: ["quick", "eventful"] })).toEqual([]);
  });

  it("offers countries by their names, what is none after them, and moods that tell games apart", () => {
    const others = { world: "Everywhere", "made-up": "Made up" };
    expect([...homes(games, "en", others)]).toEqual([
      ["DE", "Germany"],
      ["SE", "Sweden"],
      ["world", "Everywhere"],
    ]);
    expect([...homes(games, "de", others).values()]).toEqual(["Deutschland", "Schweden", "Everywhere"]);
    expect(moodsOf(games)).toEqual(["eventful", "quick", "easy"]);
    expect(moodsOf([games[1]!])).toEqual([]);
  });
});
