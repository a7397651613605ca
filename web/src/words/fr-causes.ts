/** Why things happen at a table, in French. */

import type { DeepPartial } from "./dictionary";
import type { Part, Who } from "./en";
import type { enCauses } from "./en-causes";
import { de } from "./french";

export const frCauses: DeepPartial<typeof enCauses> = {
  played: (player: Who | null, card: Part): Part[] =>
    player === null
      ? ["la première carte, ", card]
      : player.you
        ? ["ta carte ", card]
        : ["la carte ", card, ` ${de(player.name)}`],
  on: " sur ",
  by: (player: Who) => (player.you ? "par toi" : `par ${player.name}`),
  rule: (number: string, says?: string) =>
    says === undefined ? `règle maison ${number}` : `règle maison ${number} : « ${says} »`,
  grounds: {
    "last-costs": "on ne sort pas avec cette carte",
    "new-hand": "une nouvelle main",
    "owed-card": "il fallait une autre carte",
    "lost-challenge": "contestation perdue",
    "not-grabbed": "rien attrapé",
    "auto-draw": "rien à jouer",
    "held-cards": "cartes en main à la fin",
    limit: "au-delà de la limite",
  },
};
