// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { snapshot } from "../wire/samples";
import type { Snapshot } from "../wire/types";
import { OtherDoor } from "./OtherDoor";
import type { Visit } from "./Visit";

let root: HTMLElement;
const asked: string[] = [];
const visit = { ask: async (method: string) => void asked.push(method) } as unknown as Visit;

/** Shows it at a table, where the server has these doors besides the page. */
async function shown(doors: string[], more: Partial<Snapshot> = {}, host = true): Promise<string> {
  const seats = snapshot().seats.map((seat, i) => ({ ...seat, host: i === (host ? 0 : 1) }));
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ doors })));
  await act(() => render(<OtherDoor visit={visit} snapshot={snapshot({ you: 0, seats, ...more })} />, root));
  await act(() => new Promise((done) => setTimeout(done, 5)));
  return root.textContent ?? "";
}

beforeEach(() => {
  root = document.body.appendChild(document.createElement("div"));
  asked.length = 0;
});
afterEach(() => {
  render(null, root);
  root.remove();
  vi.unstubAllGlobals();
});

describe("players over XMPP", () => {
  it("are let in by the host, with two taps, where the server has a door for them", async () => {
    expect(await shown(["volity"])).toContain("Let players over XMPP in");
    const button = () => root.querySelector("button")!;
    await act(() => button().click());
    expect(asked).toEqual([]);
    await act(() => button().click());
    expect(asked).toEqual(["referee"]);
  });

  it("are nothing that a server without the door, or anybody but the host, offers", async () => {
    expect(await shown([])).toBe("");
    expect(await shown(["volity"], {}, false)).toBe("");
    expect(await shown(["volity"], { you: null })).toBe("");
  });

  it("are nothing for a table of its own rules, or one that is seen late", async () => {
    expect(await shown(["volity"], { game: { ...snapshot().game, own: true } })).toBe("");
    expect(await shown(["volity"], { watchDelaySeconds: 120 })).toBe("");
  });

  it("come to the room whose address stands here when it is there", async () => {
    const referee = { least: 2 };
    expect(await shown(["volity"], { referee })).toContain("its address will stand here");
    expect(await shown(["volity"], { referee: { ...referee, address: "ref_x@rooms.test" } }, false)).toBe(
      "Players over XMPPThe table is also this room: ref_x@rooms.test",
    );
  });
});
