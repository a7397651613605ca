/** Why things happen at a table, in Turkish. */

import type { DeepPartial } from "./dictionary";
import type { Part, Who } from "./en";
import type { enCauses } from "./en-causes";
import { kimin } from "./turkish";

export const trCauses: DeepPartial<typeof enCauses> = {
  played: (player: Who | null, card: Part): Part[] =>
    player === null ? ["ilk açılan kart ", card] : [`${kimin(player)} kartı `, card],
  on: ", önce ",
  by: (player: Who) => (player.you ? "senin tarafından" : `${player.name} tarafından`),
  rule: (number: string, says?: string) =>
    says === undefined ? `${number}. ev kuralı` : `${number}. ev kuralı: “${says}”`,
  grounds: {
    "last-costs": "bu kartla bitirilmez",
    "new-hand": "yeni el",
    "owed-card": "bir kart daha gerekiyordu",
    "lost-challenge": "kaybedilen itiraz",
    "not-grabbed": "hiçbir şey kapılmadı",
    "auto-draw": "oynanacak kart yok",
    "held-cards": "sonda elde kalan kartlar",
    limit: "sınır aşıldı",
  },
};
