// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { snapshot, view } from "../wire/samples";
import type { Seat, Snapshot } from "../wire/types";
import { button, close, hears, host, open, press, root, said, sit, tap } from "./seated";

/** A table that is suspended: what holds for each seat besides. */
function suspended(...seats: Partial<Seat>[]): Snapshot {
  const standing = view({ turn: -1, actors: [], awaits: "nothing", legal: [], refusals: {} });
  return snapshot({
    suspended: true,
    view: standing,
    seats: snapshot().seats.map((seat, i) => ({ ...seat, awaited: true, ...seats[i] })),
  });
}

const band = () => root().querySelector(".watching")?.textContent ?? "";
const asked = () => host().sent.at(-1)!;

beforeEach(open);
afterEach(close);

describe("a match that is suspended", () => {
  it("says who is ready and who is waited for, and who is away", async () => {
    await sit(suspended({}, { ready: true }, { present: false }));
    expect(band()).toBe(
      "The match is suspended. It goes on when all are ready.Bob is ready.Waiting for Cy (away).I’m ready",
    );
    expect(root().querySelector(".status")!.textContent).toBe("The match is suspended");
    expect(root().querySelector(".acting")).toBeNull();
  });

  it("goes on with a button, or with a key, and either takes it back", async () => {
    await sit(suspended());
    await tap(button("I’m ready"));
    expect(asked()).toMatchObject({ method: "ready", params: {} });
    await hears(suspended({ ready: true }));
    await press("y");
    expect(asked()).toMatchObject({ method: "ready", params: { off: true } });
  });

  it("is heard of: that it stands still, who is ready, that it goes on", async () => {
    await sit(snapshot());
    await hears(suspended());
    expect(said()).toBe("The match is suspended. It goes on when all are ready.");
    await hears(suspended({}, { ready: true }));
    expect(said()).toBe("Bob is ready.");
    await hears(snapshot());
    expect(said()).toMatch(/^The match goes on. Your turn/);
  });

  it("has no next deal", async () => {
    const standings = { ...view().standings, dealOver: true };
    await sit({ ...suspended(), view: view({ turn: -1, legal: [], standings }) });
    expect(button("Next deal")).toBeUndefined();
  });

  it("needs no key while it goes on", async () => {
    await sit(snapshot());
    await press("y");
    expect(host().sent.some((one) => one.method === "ready")).toBe(false);
  });
});

describe("the wish to suspend", () => {
  it("is said by the settings, seen and heard by the others, and taken back", async () => {
    await sit(snapshot());
    await tap(button("⚙"));
    await tap(button("Suspend the match"));
    expect(asked()).toMatchObject({ method: "suspend", params: {} });
    const [ann, bob, cy] = snapshot().seats as [Seat, Seat, Seat];
    await hears(snapshot({ seats: [{ ...ann, suspending: true }, bob, cy] }));
    expect(band()).toBe("You want to suspend the match; the others are asked.Play on");
    await tap(button("Play on"));
    expect(asked()).toMatchObject({ method: "suspend", params: { off: true } });
    await hears(snapshot({ seats: [ann, { ...bob, suspending: true }, cy] }));
    expect(said()).toMatch(/^Bob wants to suspend the match\. Your turn/);
    await tap(button("Suspend it"));
    expect(asked()).toMatchObject({ method: "suspend", params: {} });
  });
});
