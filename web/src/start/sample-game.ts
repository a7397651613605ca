/** A game of the catalogue, for tests of the start page. */

import type { CatalogueGame } from "../wire/types";

export function sampleGame(id: string, more: Partial<CatalogueGame> = {}): CatalogueGame {
  return {
    id,
    name: id,
    summary: "A game for everybody.",
    listed: true,
    players: { min: 2, max: 5 },
    options: [],
    ...more,
  };
}
