// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Refusal } from "../wire/http";
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
    render(<Options game={of} options={options} problem={null} onChange={() => {}} onSet={onSet} />, place),
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

  it("are called by their titles, and one's own by its key; keys are no words for players", () => {
    shows(game, {});
    const labels = [...place.querySelectorAll(".option label")].map((one) => one.textContent);
    expect(labels).toEqual(["Twos", "Fours", "Cards dealt", "moonPhase"]);
    expect([...place.querySelectorAll("legend")].map((one) => one.textContent)).toEqual([
      "Special cards",
      "Dealing",
    ]);
    expect(place.querySelector(".options")?.textContent ?? place.textContent).not.toContain("twos");
  });

  it("say what they were", () => {
    shows(game, { twos: "yes" });
    expect([...place.querySelectorAll(".tag")].map((one) => one.textContent)).toEqual([
      "changed; usually: no",
    ]);
  });
});

describe("values of options", () => {
  const draw = option("draw", {
    title: "Drawing",
    default: "until-playable",
    values: ["until-playable", "one"],
    words: { "until-playable": "until a card fits", one: "one card" },
  });
  const number = (key: string, standard: string, more: Partial<Option> = {}) =>
    option(key, { title: key, default: standard, values: [], min: 0, max: 90, ...more });
  const seconds = number("seconds", "10", {
    numbers: { "=0": "no limit", one: "# second", other: "# seconds" },
  });
  const target = number("target", "by-players", { words: { "by-players": "by the number of players" } });
  const offered: CatalogueGame = { ...game, options: [draw, seconds, target, moon] };
  const field = (key: string) => place.querySelector<HTMLInputElement>(`[name='${key}']`)!;
  const unitOf = (key: string) => field(key).parentElement!.querySelector("span")!.textContent;

  it("are said in words, and chosen by their keys; one's own go by their keys", () => {
    shows(offered, { draw: "one" });
    const choices = [...place.querySelectorAll<HTMLOptionElement>("[name='draw'] option")];
    expect(choices.map((one) => [one.value, one.textContent])).toEqual([
      ["until-playable", "until a card fits"],
      ["one", "one card"],
    ]);
    expect([...place.querySelectorAll("[name='moonPhase'] option")].map((one) => one.textContent)).toEqual([
      "no",
      "yes",
    ]);
    expect(place.querySelector(".tag")!.textContent).toBe("changed; usually: until a card fits");
  });

  it("that are numbers say what they count, one by one", () => {
    shows(offered, {});
    expect(unitOf("seconds")).toBe("seconds");
    shows(offered, { seconds: "1" });
    expect(unitOf("seconds")).toBe("second");
    expect(place.querySelector(".tag")!.textContent).toBe("changed; usually: 10 seconds");
    shows(offered, { seconds: "0" });
    expect(unitOf("seconds")).toBe("no limit");
    shows(offered, { seconds: "" });
    expect(unitOf("seconds")).toBe("");
  });

  it("that depend on something are an empty field, and come back when it is emptied", () => {
    const chosen: [string, string][] = [];
    act(() =>
      render(
        <Options
          game={offered}
          options={{ target: "50" }}
          problem={null}
          onChange={(key, value) => chosen.push([key, value])}
          onSet={() => {}}
        />,
        place,
      ),
    );
    expect(field("target").value).toBe("50");
    expect(place.querySelector(".tag")!.textContent).toBe("changed; usually: by the number of players");
    field("target").value = "";
    act(() => void field("target").dispatchEvent(new Event("input", { bubbles: true })));
    expect(chosen).toEqual([["target", "by-players"]]);
    shows(offered, {});
    expect([field("target").value, field("target").placeholder]).toEqual(["", "by the number of players"]);
  });
});

describe("options that contradict each other", () => {
  const wrong = (problem: Refusal) => {
    act(() =>
      render(
        <Options game={game} options={{}} problem={problem} onChange={() => {}} onSet={() => {}} />,
        place,
      ),
    );
    return place.querySelector(".bad")!.textContent;
  };

  it("are named above the form as it has them, not by the keys that the server uses", () => {
    const key = "setup.two-rules";
    const rules = { one: "twos=yes", other: "fours=no", rule: "on 2 draw 2", otherRule: "on 2 skip" };
    expect(
      wrong({ words: "options twos=yes and fours=no contradict each other", key, arguments: rules }),
    ).toBe("These rules don't go together: “Twos: yes” and “Fours: no”. Choose one of them.");
    const cards = { one: 'twos="8=skip"', other: "moonPhase=no", cards: "an 8" };
    expect(wrong({ words: "both say what an 8 does", key: "setup.two-effects", arguments: cards })).toBe(
      "These rules don't go together: “Twos: 8=skip” and “moonPhase: no”. Choose one of them.",
    );
  });

  it("are no matter where anything else is wrong, which the server's own words say", () => {
    expect(wrong({ words: "No answer." })).toBe("No answer.");
    const words = "there is no option twos of this kind";
    expect(wrong({ words, key: "setup.unknown", arguments: { option: "twos" } })).toBe(words);
  });

  it("go by their titles, too, where one contradicts the game itself", () => {
    const key = "setup.contradicts-game";
    const words = "option twos=yes contradicts the game's own rule “on 2 skip”";
    expect(wrong({ words, key, arguments: { option: "twos=yes", rule: "on 2 skip" } })).toBe(
      "option “Twos: yes” contradicts the game's own rule “on 2 skip”",
    );
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
