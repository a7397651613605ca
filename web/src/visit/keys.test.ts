import { describe, expect, it } from "vitest";
import { knowCards } from "../cards/details";
import { COLOURED } from "../cards/own-packs";
import { knowPack } from "../cards/pack";
import { PRINTED } from "../cards/printed";
import { meaning, moved, nextLegal, NOTHING_TYPED, seek, TYPE_AHEAD_MILLIS, type Typing } from "./keys";

/** Types keys one after the other, 200 ms apart, and answers what the last one meant. */
function type(...keys: string[]) {
  let typing: Typing = NOTHING_TYPED;
  let last = meaning("", typing, 0);
  keys.forEach((key, i) => {
    last = meaning(key, typing, 1000 + i * 200);
    typing = last.type === "seek" ? last.typing : NOTHING_TYPED;
  });
  return last;
}

describe("keys", () => {
  it("d alone draws, c alone catches, but 7 d is the seven of diamonds and q c the queen of clubs", () => {
    expect(type("d")).toEqual({ type: "act", act: "draw" });
    expect(type("c")).toEqual({ type: "act", act: "catch" });
    expect(type("7", "d")).toMatchObject({ type: "seek", typing: { text: "7D" } });
    expect(type("q", "c")).toMatchObject({ type: "seek", typing: { text: "QC" } });
  });

  it("ten is typed with two digits, a joker with two letters", () => {
    expect(type("1", "0", "s")).toMatchObject({ typing: { text: "10S" } });
    expect(type("r", "j")).toMatchObject({ typing: { text: "RJ" } });
  });

  it("a name is forgotten after a while", () => {
    const typing = { text: "7", at: 0 };
    expect(meaning("d", typing, TYPE_AHEAD_MILLIS + 1)).toEqual({ type: "act", act: "draw" });
  });

  it("what follows a whole name means itself again", () => {
    expect(type("7", "d", "d")).toEqual({ type: "act", act: "draw" });
    expect(type("7", "8")).toMatchObject({ typing: { text: "8" } });
  });

  it("letters of a pack of one's own begin a card where they do nothing else, or with shift", () => {
    knowPack(COLOURED);
    expect(type("7", "r")).toMatchObject({ type: "seek", typing: { text: "7R" } });
    expect(type("d")).toEqual({ type: "act", act: "draw" });
    expect(type("D", "g")).toMatchObject({ type: "seek", typing: { text: "DG" } });
    expect(type("W", "4")).toMatchObject({ type: "seek", typing: { text: "W4" } });
    expect(type("r", "b")).toMatchObject({ type: "seek", typing: { text: "RB" } });
    expect(type("k")).toEqual({ type: "none" });
    expect(seek(["7R", "DR", "DG", "W4"], "DG", 0)).toBe(2);
    knowPack();
  });

  it("other keys mean nothing here", () => {
    expect(type("Tab")).toEqual({ type: "none" });
    expect(type("z")).toEqual({ type: "none" });
  });
});

describe("moving in the hand", () => {
  const hand = ["7C", "10C", "7H", "KD", "RJ"];

  it("arrows go round, Home and End to the ends", () => {
    expect(moved("ArrowRight", 4, 5)).toBe(0);
    expect(moved("ArrowLeft", 0, 5)).toBe(4);
    expect(moved("Home", 3, 5)).toBe(0);
    expect(moved("End", 1, 5)).toBe(4);
    expect(moved("Enter", 1, 5)).toBeNull();
    expect(moved("Home", 0, 0)).toBeNull();
  });

  it("the same rank again goes on to the next one, the suit picks among them", () => {
    expect(seek(hand, "7", 0)).toBe(2);
    expect(seek(hand, "7", 2)).toBe(0);
    expect(seek(hand, "7H", 0)).toBe(2);
    expect(seek(hand, "1", 0)).toBe(1);
    expect(seek(hand, "RJ", 0)).toBe(4);
    expect(seek(hand, "9", 0)).toBe(-1);
  });

  it("a card with a rank printed on it is sought by that", () => {
    knowCards(PRINTED);
    expect(seek(["storm", "dawn_dusk", "giant", "tower"], "K", 0)).toBe(2);
    knowCards([]);
  });

  it("n finds the next legal card, and stays where there is none", () => {
    expect(nextLegal(hand, new Set(["7C", "KD"]), 0)).toBe(3);
    expect(nextLegal(hand, new Set(["7C", "KD"]), 3)).toBe(0);
    expect(nextLegal(hand, new Set(), 2)).toBe(2);
  });
});
