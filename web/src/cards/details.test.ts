import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coloursOf, detailName, knowCards, namesToIds, sidesOf, typesOf } from "./details";
import { sorted } from "./notation";
import { PRINTED } from "./printed";

beforeEach(() => knowCards(PRINTED));
afterEach(() => knowCards([]));

describe("cards known by what is printed on them", () => {
  it("have names for people, copies like their original", () => {
    expect(detailName("tower")).toBe("Old Tower");
    expect(detailName("tower#2")).toBe("Old Tower");
    expect(detailName("7H")).toBeNull();
  });

  it("when split, have a side in play and the colours of both everywhere", () => {
    expect(detailName("dawn_dusk")).toBe("Dawn / Dusk");
    expect(detailName("dawn_dusk/b")).toBe("Dusk");
    expect(coloursOf("dawn_dusk/b")).toEqual(["red", "purple"]);
    expect(typesOf("dawn_dusk")).toEqual(["event", "asset"]);
    expect(sidesOf("dawn_dusk#2/a").map((one) => one.name)).toEqual(["Dawn"]);
  });

  it("may be typed by their names", () => {
    expect(namesToIds("play Old Tower")).toBe("play tower");
    expect(namesToIds("choose Giant, old tower")).toBe("choose giant, tower");
    expect(namesToIds("play dawn_dusk/a")).toBe("play dawn_dusk/a");
    expect(namesToIds("discard Storm as red")).toBe("discard storm as red");
  });

  it("are sorted by colour or rank", () => {
    const hand = ["storm", "dawn_dusk", "giant", "tower"];
    expect(sorted(hand, "rank")).toEqual(["tower", "dawn_dusk", "storm", "giant"]);
    expect(sorted(hand, "suit")).toEqual(["tower", "dawn_dusk", "giant", "storm"]);
  });
});
