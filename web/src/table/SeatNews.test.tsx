// @vitest-environment happy-dom
/** Seats that are handed on, and players who are silent. Source: issue 44, point 9. */
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Seat } from "../wire/types";
import { snapshot, view } from "../wire/samples";
import { answered, button, close, hears, host, open, root, sit, tap } from "./seated";
import { SILENCE } from "./silence";

beforeEach(open);
afterEach(async () => {
  vi.useRealTimers();
  await close();
});

const seat = (name: string, more: Partial<Seat> = {}): Seat => ({
  name,
  kind: "person",
  present: true,
  standIn: false,
  again: false,
  ...more,
});

const asked = () => host().sent.at(-1)!;

/** Ann sits, Bob is to act. */
const waiting = () => snapshot({ view: view({ turn: 1, actors: [1], legal: [] }) });

describe("a seat that is handed on", () => {
  const offered = (agreed?: boolean) =>
    snapshot({
      seats: [
        seat("Ann", { host: true }),
        seat("Bob", { may: ["hand"], handing: { to: "Bea", ...(agreed === undefined ? {} : { agreed }) } }),
      ],
    });

  it("is the host's to agree to, by its next player's name", async () => {
    await sit(offered());
    expect(root().textContent).toContain("Bob wants to hand the seat to Bea.");
    await tap(button("Agree"));
    expect(asked()).toMatchObject({ method: "hand", params: { seat: 1, name: "Bea" } });
    await tap(button("Refuse"));
    expect(asked()).toMatchObject({ method: "hand", params: { seat: 1, name: "Bea", off: true } });
  });

  it("is told of and no more when the host has agreed", async () => {
    await sit(offered(true));
    expect(root().textContent).toContain("Bob hands the seat to Bea.");
    expect(button("Agree")).toBeUndefined();
  });
});

describe("a player who is silent", () => {
  it("is asked when all have waited for a while, and not before", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await sit(waiting());
    expect(button("Ask Bob")).toBeUndefined();
    await act(() => void vi.advanceTimersByTime(SILENCE));
    vi.useRealTimers();
    await tap(button("Ask Bob"));
    expect(asked()).toMatchObject({ method: "prompt", params: { seat: 1, name: "Bob" } });
    await answered();
    await hears(
      snapshot({
        view: view({ turn: 1, actors: [1], legal: [] }),
        seats: [seat("Ann"), seat("Bob", { countdown: 60 })],
      }),
    );
    expect(root().textContent).toContain("Bob was asked");
    expect(button("Ask Bob")).toBeUndefined();
  });

  it("is not asked at a table with a clock", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await sit({ ...waiting(), clockSeconds: 60 });
    await act(() => void vi.advanceTimersByTime(SILENCE));
    vi.useRealTimers();
    expect(button("Ask Bob")).toBeUndefined();
  });

  it("answers that they are there", async () => {
    await sit(snapshot({ seats: [seat("Ann", { countdown: 60 }), seat("Bob")] }));
    expect(root().querySelector("[role=alert]")?.textContent).toContain("Still there?");
    await tap(button("I am here"));
    expect(asked()).toMatchObject({ method: "here" });
  });
});
