// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { shelfWords } from "#words/shelf";
import { GameList } from "./GameList";
import { sampleGame } from "./sample-game";

let place: HTMLElement;

beforeEach(() => {
  place = document.createElement("div");
  document.body.append(place);
  act(() =>
    render(
      <GameList games={["pesten", "five-shapes"].map((id) => sampleGame(id))} onChoose={() => undefined} />,
      place,
    ),
  );
});

afterEach(() => {
  act(() => render(null, place));
  place.remove();
});

async function search(typed: string) {
  const field = place.querySelector<HTMLInputElement>('input[type="search"]')!;
  await act(() => {
    field.value = typed;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  const shown = [...place.querySelectorAll("[data-game]")].map((tile) => tile.getAttribute("data-game"));
  return { shown, said: place.querySelector('[role="status"]')!.textContent };
}

describe("a search on the shelf", () => {
  /** Source: issue 46, point 5. */
  it("answers the name of a product with the nearest book, and says that it is not that", async () => {
    expect(await search("whot")).toEqual({ shown: ["five-shapes"], said: shelfWords.product });
    expect(place.textContent!.toLowerCase()).not.toContain("whot");
  });

  it("says how many games it finds, and what there is instead of none", async () => {
    expect(await search("pesten")).toEqual({ shown: ["pesten"], said: shelfWords.found(1) });
    expect((await search("bridge")).said).toBe(`${shelfWords.none} ${shelfWords.easy}`);
  });
});
