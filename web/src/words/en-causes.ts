/** Why things happen at a table, in brackets behind what happens, in English. */

import type { Part, Who } from "./english";

export const enCauses = {
  /** A card, nobody's where it lay there as the starter. */
  played: (player: Who | null, card: Part): Part[] =>
    player === null ? ["the starter ", card] : [player.you ? "your " : `${player.name}’s `, card],
  /** Between a card and the one that it came on. */
  on: " on ",
  by: (player: Who) => (player.you ? "by you" : `by ${player.name}`),
  /** A rule by its number, and what it says, where that is known. */
  rule: (number: string, says?: string) =>
    says === undefined ? `house rule ${number}` : `house rule ${number}: “${says}”`,
  /** Rules that every game has, by their words in the notation. */
  grounds: {
    "last-costs": "no card to go out with",
    "new-hand": "a new hand",
    "owed-card": "another card was owed",
    "lost-challenge": "a lost challenge",
    "not-grabbed": "nothing grabbed",
    "auto-draw": "nothing to play",
    "held-cards": "cards held at the end",
    limit: "over the limit",
  },
};
