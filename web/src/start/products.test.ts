import { describe, expect, it } from "vitest";
import { nearestToProduct } from "./products";
import { sampleGame } from "./sample-game";

const books = ["mau-mau", "last-card", "five-shapes"].map((id) => sampleGame(id));
const nearest = (search: string, games = books) => nearestToProduct(games, search)?.id ?? null;

/** Source: issue 46, point 5. */
describe("looking for a product", () => {
  it("finds the book that is nearest, however the name is typed", () => {
    expect(nearest("Whot!")).toBe("five-shapes");
    expect(nearest("naija WHOT")).toBe("five-shapes");
    expect(nearest("uno")).toBe("mau-mau");
    expect(nearest("Uno", [...books, sampleGame("four-colours")])).toBe("four-colours");
  });

  it("finds the next one where that is not offered, or none at all", () => {
    expect(nearest("whot", [sampleGame("last-card")])).toBe("last-card");
    expect(nearest("whot", [sampleGame("pesten")])).toBeNull();
  });

  it("goes by whole words, and leaves other searches alone", () => {
    expect(nearest("un")).toBeNull();
    expect(nearest("domino")).toBeNull();
    expect(nearest("mau mau")).toBeNull();
    expect(nearest("constructor")).toBeNull();
    expect(nearest("")).toBeNull();
  });
});
