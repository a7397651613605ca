/** A few made-up cards with abilities, for tests of the page. */

import type { CardDetail, CardSide } from "../wire/types";

function side(
  letter: string,
  name: string,
  colours: string[],
  type: string,
  text: string,
  requirement = "",
  emblems: string[] = [],
): CardSide {
  return { letter, name, colours, type, emblems, requirement, text };
}

export const PRINTED: CardDetail[] = [
  {
    id: "tower",
    name: "Old Tower",
    rank: "4",
    sides: [side("", "Old Tower", ["green"], "asset", "Draw one card fewer.")],
  },
  {
    id: "giant",
    name: "Giant",
    rank: "K",
    sides: [
      side("", "Giant", ["red", "blue"], "asset", "Giant can't be destroyed.", "You control two assets."),
    ],
  },
  {
    id: "storm",
    name: "Storm",
    rank: "8",
    sides: [side("", "Storm", ["blue"], "event", "Destroy an asset.", "", ["destroy"])],
  },
  {
    id: "dawn_dusk",
    name: "Dawn / Dusk",
    rank: "5",
    sides: [
      side("a", "Dawn", ["red"], "event", "Each opponent draws one card."),
      side("b", "Dusk", ["purple"], "asset", "You may discard one more card."),
    ],
  },
];
