/** Why things happen at a table, in Hungarian. */

import type { DeepPartial } from "./dictionary";
import type { Part, Who } from "./en";
import type { enCauses } from "./en-causes";

export const huCauses: DeepPartial<typeof enCauses> = {
  played: (player: Who | null, card: Part): Part[] =>
    player === null ? ["a kezdőlap: ", card] : [player.you ? "a te lapod: " : `${player.name} lapja: `, card],
  on: ", előtte ",
  by: (player: Who) => (player.you ? "általad" : `${player.name} által`),
  rule: (number: string, says?: string) =>
    says === undefined ? `${number}. házi szabály` : `${number}. házi szabály: „${says}”`,
  grounds: {
    "last-costs": "ezzel a lappal nem lehet kimenni",
    "new-hand": "új kéz",
    "owed-card": "még egy lap kellett volna",
    "lost-challenge": "alaptalan kétely",
    "not-grabbed": "semmit sem kapott el",
    "auto-draw": "nincs mit kijátszani",
    "held-cards": "a végén kézben maradt lapok",
    limit: "túl a határon",
  },
};
