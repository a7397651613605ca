/** Why things happen at a table, in German. */

import type { DeepPartial } from "./dictionary";
import type { Part, Who } from "./en";
import type { enCauses } from "./en-causes";
import { genitive } from "./german";

export const deCauses: DeepPartial<typeof enCauses> = {
  played: (player: Who | null, card: Part): Part[] =>
    player === null
      ? ["die erste Karte, ", card]
      : [player.you ? "deine Karte " : `${genitive(player.name)} Karte `, card],
  on: " auf ",
  by: (player: Who) => (player.you ? "von dir" : `von ${player.name}`),
  rule: (number: string, says?: string) =>
    says === undefined ? `Hausregel ${number}` : `Hausregel ${number}: „${says}“`,
  grounds: {
    "last-costs": "keine Karte zum Ausgehen",
    "new-hand": "ein neues Blatt",
    "owed-card": "eine weitere Karte war fällig",
    "lost-challenge": "zu Unrecht angezweifelt",
    "not-grabbed": "nichts gegriffen",
    "auto-draw": "nichts zu spielen",
    "held-cards": "Karten, die am Ende in der Hand waren",
    limit: "über der Grenze",
  },
};
