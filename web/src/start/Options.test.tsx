// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CatalogueGame, Option } from "../wire/types";
import { grouped, Options } from "./Options";

const option = (key: string, more: Partial<Option> = {}): Option => ({
  key,
  default: "no",
  values: ["no", "yes"],
  meaning: "What it does.",
  meanings: [],
  ...more,
});
const twos = option("twos", { title: "Twos", group: "Special cards" });
const cards = option("cards", { title: "Cards dealt", group: "Dealing" });
const fours = option("fours", { title: "Fours", group: "Special cards" });
const moon = option("moonPhase");
const game: CatalogueGame = {
  id: "eights",
  name: "Crazy Eights",
  summary: "A game.",
  listed: true,
  players: { min: 2, max: 4 },
  options: [twos, cards, fours, moon],
};

let place: HTMLElement;

beforeEach(() => {
  place = document.body.appendChild(document.createElement("div"));
});

afterEach(() => {
  act(() => render(null, place));
  place.remove();
});

describe("options", () => {
  it("stand in groups, in the order of the rule book", () => {
    expect(grouped(game.options)).toEqual([
      ["Special cards", [twos, fours]],
      ["Dealing", [cards]],
      ["", [moon]],
    ]);
  });

  it("are called by their titles, and one's own by its key; keys are there for who writes rules", () => {
    act(() =>
      render(<Options game={game} options={{}} problem="" onChange={() => {}} onReset={() => {}} />, place),
    );
    const labels = [...place.querySelectorAll(".option label")].map((one) => one.textContent);
    expect(labels).toEqual(["Twos", "Fours", "Cards dealt", "moonPhase"]);
    expect([...place.querySelectorAll("legend")].map((one) => one.textContent)).toEqual([
      "Special cards",
      "Dealing",
    ]);
    expect([...place.querySelectorAll(".option-key")].map((one) => one.textContent)).toEqual([
      "twos",
      "fours",
      "cards",
    ]);
  });
});
