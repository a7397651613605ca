/** Why things happen at a table, in Swedish. */

import type { DeepPartial } from "./dictionary";
import type { Part, Who } from "./en";
import type { enCauses } from "./en-causes";
import { vems } from "./swedish";

export const svCauses: DeepPartial<typeof enCauses> = {
  played: (player: Who | null, card: Part): Part[] =>
    player === null ? ["startkortet ", card] : [`${vems(player, "ditt")} kort `, card],
  on: " på ",
  by: (player: Who) => (player.you ? "av dig" : `av ${player.name}`),
  rule: (number: string, says?: string) =>
    says === undefined ? `husregel ${number}` : `husregel ${number}: ”${says}”`,
  grounds: {
    "last-costs": "det kortet går man inte ut med",
    "new-hand": "en ny hand",
    "owed-card": "ett kort till krävdes",
    "lost-challenge": "fel synat",
    "not-grabbed": "inget taget",
    "auto-draw": "inget att spela",
    "held-cards": "kort kvar på hand vid slutet",
    limit: "över gränsen",
  },
};
