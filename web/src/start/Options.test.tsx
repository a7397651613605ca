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

function shows(of: CatalogueGame, options: Record<string, string>, onSet: (set: object) => void = () => {}) {
  act(() =>
    render(<Options game={of} options={options} problem="" onChange={() => {}} onSet={onSet} />, place),
  );
}

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
    shows(game, {});
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

  it("say what they were", () => {
    shows(game, { twos: "yes" });
    expect([...place.querySelectorAll(".tag")].map((one) => one.textContent)).toEqual(["changed from no"]);
  });
});

describe("ways to play that have a name", () => {
  const sharp = {
    name: "sharp",
    title: "Sharp",
    about: "Twos and fours.",
    options: { twos: "yes", fours: "yes" },
  };
  const few = { name: "few", title: "Few cards", about: "Fewer cards.", options: { cards: "yes" } };
  const known: CatalogueGame = { ...game, presets: [sharp, few] };
  const ways = () => [...place.querySelectorAll<HTMLInputElement>(".preset input")];
  const chosen = () =>
    ways()
      .filter((way) => way.checked)
      .map((way) => way.closest("label")!.querySelector("strong")!.textContent);

  it("stand above the options, the rule book's own way first", () => {
    shows(known, {});
    expect([...place.querySelectorAll(".preset strong")].map((one) => one.textContent)).toEqual([
      "By the book",
      "Sharp",
      "Few cards",
    ]);
    expect(chosen()).toEqual(["By the book"]);
    const options = place.querySelector(".house-rules")!;
    expect(place.querySelector(".presets")!.compareDocumentPosition(options)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it("set all options with one tap, and forget what was set before", () => {
    const set: object[] = [];
    shows(known, { cards: "yes" }, (options) => set.push(options));
    expect(chosen()).toEqual(["Few cards"]);
    act(() => ways()[1]!.click());
    act(() => ways()[0]!.click());
    expect(set).toEqual([sharp.options, {}]);
  });

  it("are known again whoever chose the options, and one's own way is called so", () => {
    shows(known, { fours: "yes", twos: "yes" });
    expect(chosen()).toEqual(["Sharp"]);
    shows(known, { fours: "yes" });
    expect(chosen()).toEqual(["Your own way"]);
  });

  it("are not spoken of where a game has none", () => {
    shows(game, { twos: "yes" });
    expect(place.querySelector(".presets")).toBeNull();
  });
});
