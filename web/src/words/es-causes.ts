/** Why things happen at a table, in Spanish. */

import type { DeepPartial } from "./dictionary";
import type { Part, Who } from "./en";
import type { enCauses } from "./en-causes";

export const esCauses: DeepPartial<typeof enCauses> = {
  played: (player: Who | null, card: Part): Part[] =>
    player === null
      ? ["la carta inicial, ", card]
      : player.you
        ? ["tu carta ", card]
        : ["la carta ", card, ` de ${player.name}`],
  on: " sobre ",
  by: (player: Who) => (player.you ? "por ti" : `por ${player.name}`),
  rule: (number: string, says?: string) =>
    says === undefined ? `regla de la casa ${number}` : `regla de la casa ${number}: «${says}»`,
  grounds: {
    "last-costs": "con esa carta no se sale",
    "new-hand": "una mano nueva",
    "owed-card": "faltaba otra carta",
    "lost-challenge": "desafío perdido",
    "not-grabbed": "no cogió nada",
    "auto-draw": "nada que jugar",
    "held-cards": "cartas en la mano al final",
    limit: "por encima del límite",
  },
};
