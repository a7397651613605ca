/** What a search for a product finds, whose name is a trade mark: the book that is nearest, and that it is not that. */

import type { CatalogueGame } from "../wire/types";
import nearest from "./products.json";
import { wordsOf } from "./shelf";

/**
 * By words of a product's name the ids of the books that are nearest to it, the nearest first. The list is for the
 * search alone: nobody is shown it, and nothing else may go by it.
 */
const NEAREST: Readonly<Record<string, readonly string[]>> = nearest;

/** The game nearest to the product that is looked for; null where what is looked for names none, or all are missing. */
export function nearestToProduct(games: readonly CatalogueGame[], search: string): CatalogueGame | null {
  const ids = wordsOf(search).flatMap((word) => (Object.hasOwn(NEAREST, word) ? NEAREST[word]! : []));
  for (const id of ids) {
    const near = games.find((game) => game.id === id);
    if (near !== undefined) return near;
  }
  return null;
}
