/** Why things happen at a table, in Dutch. */

import type { DeepPartial } from "./dictionary";
import type { Part, Who } from "./en";
import type { enCauses } from "./en-causes";

export const nlCauses: DeepPartial<typeof enCauses> = {
  played: (player: Who | null, card: Part): Part[] =>
    player === null
      ? ["de startkaart ", card]
      : player.you
        ? ["jouw ", card]
        : ["de ", card, ` van ${player.name}`],
  on: " op ",
  by: (player: Who) => (player.you ? "door jou" : `door ${player.name}`),
  rule: (number: string, says?: string) =>
    says === undefined ? `huisregel ${number}` : `huisregel ${number}: “${says}”`,
  grounds: {
    "last-costs": "met die kaart ga je niet uit",
    "new-hand": "een nieuwe hand",
    "owed-card": "er moest nog een kaart op",
    "lost-challenge": "ten onrechte aangevochten",
    "not-grabbed": "niets gegrepen",
    "auto-draw": "niets te spelen",
    "held-cards": "kaarten die aan het eind in de hand waren",
    limit: "over de grens",
  },
};
