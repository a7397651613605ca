import { describe, expect, it } from "vitest";
import { NO_TRACKS, track, type Tracks } from "./track";

const keyOf = (tracks: Tracks, card: string, zone: string) =>
  tracks.cards.find((tracked) => tracked.card === card && tracked.zone === zone)?.key;

describe("cards keep their element", () => {
  it("a played card takes its key from the hand to the pile", () => {
    const before = track(NO_TRACKS, ["7H", "KD"], ["3H"], 0);
    const after = track(before, ["KD"], ["3H", "7H"], 0);
    expect(keyOf(after, "7H", "pile")).toBe(keyOf(before, "7H", "hand"));
    expect(keyOf(after, "KD", "hand")).toBe(keyOf(before, "KD", "hand"));
    expect(keyOf(after, "3H", "pile")).toBe(keyOf(before, "3H", "pile"));
  });

  it("copies of a kind have keys of their own, and one of them stays behind", () => {
    const before = track(NO_TRACKS, ["7H", "7H"], ["7H"], 0);
    expect(new Set(before.cards.map((tracked) => tracked.key)).size).toBe(3);
    const after = track(before, ["7H"], ["7H", "7H"], 0);
    expect(new Set(after.cards.map((tracked) => tracked.key))).toEqual(
      new Set(before.cards.map((tracked) => tracked.key)),
    );
  });

  it("a drawn card is a new one, and sorting the hand changes no key", () => {
    const before = track(NO_TRACKS, ["KD", "7H"], ["3H"], 0);
    const after = track(before, ["7H", "9C", "KD"], ["3H"], 0);
    expect(keyOf(after, "7H", "hand")).toBe(keyOf(before, "7H", "hand"));
    expect(before.cards.map((tracked) => tracked.key)).not.toContain(keyOf(after, "9C", "hand"));
  });

  it("the upcard stays the same card when the pile under it is shuffled away", () => {
    const before = track(NO_TRACKS, [], ["4C", "9S"], 7);
    const after = track(before, [], ["9S"], 0);
    expect(keyOf(after, "9S", "pile")).toBe(keyOf(before, "9S", "pile"));
  });
});
