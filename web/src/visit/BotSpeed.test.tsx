// @vitest-environment happy-dom
/** How fast the bots of a table are. Source: issue 44, point 7. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { announcementsWords } from "#words/announcements";
import { lobbyWords } from "#words/lobby";
import { snapshot } from "../wire/samples";
import type { Seat, Snapshot } from "../wire/types";
import { BotSpeed } from "./BotSpeed";
import { comings } from "./people";
import type { Visit } from "./Visit";

let place: HTMLElement;
let asked: unknown[];

const visit = { ask: (...what: unknown[]) => void asked.push(what) } as unknown as Visit;

/** A table of the viewer, who is its host or not, and a bot or another person. */
function table(host: boolean, kind: Seat["kind"], more: Partial<Snapshot> = {}): Snapshot {
  const [own, other, ...rest] = snapshot().seats;
  const seats = [
    { ...own!, host },
    { ...other!, kind },
    ...rest.map((seat) => ({ ...seat, kind: "person" as const })),
  ];
  return snapshot({ seats, ...more });
}

const shows = (shown: Snapshot) => act(() => render(<BotSpeed visit={visit} snapshot={shown} />, place));

beforeEach(() => {
  asked = [];
  place = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  act(() => render(null, place));
  place.remove();
});

describe("the speed of bots", () => {
  it("is the host's to choose", async () => {
    await shows(table(true, "bot", { botSpeed: "slow" }));
    const select = place.querySelector("select")!;
    expect(select.value).toBe("slow");
    await act(() => {
      select.value = "fast";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect(asked).toEqual([["speed", { bots: "fast" }]]);
  });

  it("is shown to all others", async () => {
    await shows(table(false, "bot", { botSpeed: "fast" }));
    expect(place.querySelector("select")).toBeNull();
    expect(place.textContent).toContain(lobbyWords.botSpeeds.fast);
    await shows(table(false, "bot"));
    expect(place.textContent).toContain(lobbyWords.botSpeeds.usual);
  });

  it("is nothing where no bot sits", async () => {
    await shows(table(true, "person"));
    expect(place.textContent).toBe("");
  });

  it("is told when it changes", () => {
    const [before, after] = [table(false, "bot"), table(false, "bot", { botSpeed: "fast" })];
    expect(comings(before, after)).toEqual([announcementsWords.people.botSpeed.fast]);
    expect(comings(after, before)).toEqual([announcementsWords.people.botSpeed.usual]);
    expect(comings(after, after)).toEqual([]);
  });
});
