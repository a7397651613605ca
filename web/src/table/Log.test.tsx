// @vitest-environment happy-dom
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { event, snapshot } from "../wire/samples";
import type { Seat } from "../wire/types";
import { button, close, hears, open, root, said, sit, tap } from "./seated";

const lines = () => [...root().querySelectorAll(".log li")].map((one) => one.textContent);
const second = (more: Partial<Seat>) =>
  snapshot().seats.map((seat, i) => (i === 1 ? { ...seat, ...more } : seat));

beforeEach(open);
afterEach(close);

describe("the log", () => {
  it("has who goes away, for whom a bot plays, and who is back, where it happened", async () => {
    await sit(snapshot({ log: [event(10, "passed", 0)] }));
    await tap(button("Log"));
    await hears(snapshot({ seats: second({ present: false }) }));
    const played = { ...event(11, "passed", 1), standIn: true };
    await hears(snapshot({ number: 11, seats: second({ present: false, standIn: true }) }), [played]);
    await hears(snapshot({ number: 11 }));
    expect(lines()).toEqual([
      "You passed",
      "Bob is away",
      "A bot plays for Bob",
      "Bob (stand-in) passed",
      "Bob is back",
    ]);
  });

  it("tells who comes back that a bot has played for them", async () => {
    const own = { ...event(10, "passed", 0), standIn: true };
    await sit(snapshot({ log: [own] }));
    expect(said()).toBe("A bot has played for you meanwhile.");
    expect(root().querySelector(".status")!.textContent).toBe("A bot has played for you meanwhile.");
    await tap(button("Log"));
    expect(lines()).toEqual(["Ann (stand-in) passed", "A bot has played for you meanwhile"]);
  });

  it("follows its end though it grows before its scrolling is told, and stays where its reader goes", async () => {
    await sit(snapshot({ log: [event(10, "passed", 0)] }));
    await tap(button("Log"));
    const list = root().querySelector<HTMLElement>(".log")!;
    let height = 1000;
    Object.defineProperty(list, "scrollHeight", { get: () => height });
    const scrolled = (top: number) =>
      act(() => {
        list.scrollTop = top;
        list.dispatchEvent(new Event("scroll"));
      });
    await hears(snapshot({ number: 11 }), [event(11, "passed", 1)]);
    expect(list.scrollTop).toBe(1000);
    height = 2000;
    await scrolled(1000);
    await hears(snapshot({ number: 12 }), [event(12, "passed", 2)]);
    expect(list.scrollTop).toBe(2000);
    await scrolled(500);
    height = 3000;
    await hears(snapshot({ number: 13 }), [event(13, "passed", 1)]);
    expect(list.scrollTop).toBe(500);
  });
});
