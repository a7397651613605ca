// @vitest-environment happy-dom
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { event, snapshot, view } from "../wire/samples";
import type { View } from "../wire/types";
import { finalPlaySeen, button, close, host, open, press, root, sit } from "./seated";

const PHONE = 390;
const DESKTOP = 1400;
const { happyDOM } = window as unknown as {
  happyDOM: { setViewport(size: { width: number }): void };
};
const onScreen = (width: number) => happyDOM.setViewport({ width });
const field = () => root().querySelector<HTMLInputElement>("#typed-act");
const tab = (name: string) => root().querySelector<HTMLElement>(`#tab-${name}`)!;
const asksForASuit = view({ ply: 11, awaits: "suit", legal: ["suit C", "suit D"] });
const dealOver = view({
  ply: 11,
  awaits: "next",
  legal: [],
  standings: { ...view().standings, dealOver: true, ending: "out", dealWinners: [1] },
});

/** The table moves on. */
const becomes = (after: View) =>
  act(() => {
    const table = snapshot({ number: 11, view: after });
    host().says({ method: "table", params: { snapshot: table, events: [event(11, "passed", 1)] } });
  });

beforeEach(open);
afterEach(() => {
  close();
  onScreen(1024);
});

describe("text mode", () => {
  for (const width of [PHONE, DESKTOP])
    it(`its key leads straight into its field on a screen of ${width}`, async () => {
      onScreen(width);
      await sit(snapshot());
      await press("t", document.body);
      expect(document.activeElement).toBe(field());
    });

  it("a tap on a phone opens the drawer and leaves the screen keyboard down", async () => {
    onScreen(PHONE);
    await sit(snapshot());
    await act(() => root().querySelector<HTMLElement>('[data-tab="text"]')!.click());
    expect(document.activeElement).toBe(tab("text"));
  });

  it("the arrow keys walk along all tabs, past those with a field", async () => {
    onScreen(DESKTOP);
    await sit(snapshot());
    tab("log").focus();
    for (const next of ["chat", "rules", "scores", "text", "log"]) {
      await press("ArrowRight");
      expect(document.activeElement).toBe(tab(next));
      expect(tab(next).getAttribute("aria-selected")).toBe("true");
    }
  });

  it("no chooser opens over the first line that is typed", async () => {
    await sit(snapshot());
    await press("t", document.body);
    await becomes(asksForASuit);
    expect(root().querySelector("dialog")).toBeNull();
    expect(document.activeElement).toBe(field());
    await act(() => button("Decide")!.click());
    expect(root().querySelector("dialog")).not.toBeNull();
  });

  it("the end of a deal takes nobody out of the field; all others find themselves at its heading", async () => {
    await sit(snapshot());
    await press("t", document.body);
    await becomes(dealOver);
    expect(root().querySelector(".end-panel"), "the last card is to be seen").toBeNull();
    await finalPlaySeen();
    expect(root().querySelector(".end-panel")).not.toBeNull();
    expect(document.activeElement).toBe(field());
    await sit(snapshot());
    await press("n", document.body);
    await becomes(dealOver);
    await finalPlaySeen();
    expect(document.activeElement?.id).toBe("end-title");
  });
});

describe("chat", () => {
  const type = (text: string) =>
    act(() => {
      chat().value = text;
      chat().dispatchEvent(new Event("input", { bubbles: true }));
    });
  const chat = () => root().querySelector<HTMLInputElement>("#panel-body input")!;

  it("no chooser opens over a line that is being written; it opens when the player turns to the table", async () => {
    await sit(snapshot());
    await press("m", document.body);
    await type("well pl");
    await becomes(asksForASuit);
    expect(root().querySelector("dialog")).toBeNull();
    expect(document.activeElement).toBe(chat());
    await act(() => root().querySelector<HTMLElement>(".hand-card")!.focus());
    expect(root().querySelector("dialog")).not.toBeNull();
  });

  it("nor does one wait for a line that is not begun", async () => {
    await sit(snapshot());
    await press("m", document.body);
    await becomes(asksForASuit);
    expect(root().querySelector("dialog")).not.toBeNull();
  });
});
