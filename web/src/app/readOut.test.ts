// @vitest-environment happy-dom
/** What a screen reader hears, and where: issue 15, nobody is shut out. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MOMENT, readOut, speakIn } from "./readOut";

const page = () => document.body.appendChild(document.createElement("p"));
const inDialog = () => document.body.appendChild(document.createElement("dialog")).appendChild(page());
let leave: (() => void)[] = [];

function opened(region: HTMLElement): HTMLElement {
  leave.push(speakIn(region));
  return region;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  leave.forEach((away) => away());
  leave = [];
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe("what is read out", () => {
  it("comes a moment after the region, which is empty until then", () => {
    readOut("You were dealt five cards.");
    vi.advanceTimersByTime(3 * MOMENT);
    const region = opened(page());
    expect(region.textContent).toBe("");
    vi.advanceTimersByTime(MOMENT);
    expect(region.textContent).toBe("You were dealt five cards.");
  });

  it("in one go is heard together, and the same once more is a change", () => {
    const region = opened(page());
    readOut("Bob drew 1 card.");
    readOut("Your turn.");
    vi.advanceTimersByTime(MOMENT);
    expect(region.textContent).toBe("Bob drew 1 card. Your turn.");
    readOut("Your turn.");
    vi.advanceTimersByTime(MOMENT);
    const first = region.textContent;
    readOut("Your turn.");
    vi.advanceTimersByTime(MOMENT);
    expect(region.textContent).not.toBe(first);
    expect(region.textContent?.trim()).toBe("Your turn.");
  });

  it("comes into the dialog while one lies over the page, even when the page is drawn after it", () => {
    const dialog = opened(inDialog());
    const under = opened(page());
    readOut("Bob played two of hearts.");
    vi.advanceTimersByTime(MOMENT);
    expect([dialog.textContent, under.textContent]).toEqual(["Bob played two of hearts.", ""]);
    leave[0]!();
    readOut("Your turn.");
    vi.advanceTimersByTime(MOMENT);
    expect(under.textContent).toBe("Your turn.");
  });

  it("comes to the page where a dialog is gone", () => {
    const under = opened(page());
    opened(inDialog()).remove();
    readOut("Your turn.");
    vi.advanceTimersByTime(MOMENT);
    expect(under.textContent).toBe("Your turn.");
  });

  it("is forgotten where its page is left before it was heard", () => {
    const gone = speakIn(page());
    readOut("Bob played two of hearts.");
    gone();
    const next = opened(page());
    vi.advanceTimersByTime(2 * MOMENT);
    expect(next.textContent).toBe("");
  });
});
