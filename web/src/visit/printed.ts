/** What the cards of a table are: known before any is shown. */

import { useEffect, useState } from "preact/hooks";
import { loadOwnArt, NationalShapes } from "../art/Card";
import { knowCards } from "../cards/details";
import { knowPack } from "../cards/pack";
import { signs } from "../cards/signs";
import { tableCards } from "../wire/http";
import type { Cards, GameName } from "../wire/types";

const NOTHING_SAID: Cards = { cards: [] };

async function printedAt(table: string): Promise<Cards> {
  const answer = await tableCards(table);
  return answer.ok ? answer.value : NOTHING_SAID;
}

/** Has the page know these cards; their pictures come before. */
async function know({ cards, pack }: Cards): Promise<void> {
  // without pictures the table is shown all the same
  if (pack !== undefined && pack.art === undefined) await loadOwnArt().catch(() => undefined);
  knowPack(pack);
  knowCards(cards);
}

/**
 * Has the page draw and name the cards of a game, while it is shown.
 *
 * @param table whose cards they are, or what else tells of them; null: nobody's
 * @param chosen how often its options were chosen, on which its cards may depend
 * @param known its cards where it is nobody's
 * @returns whether it knows them
 */
export function usePrinted(
  table: string | (() => Promise<Cards>) | null,
  game: GameName | undefined,
  chosen: number | undefined,
  known: Cards = NOTHING_SAID,
): boolean {
  const [printed, setPrinted] = useState(false);
  const suits = game?.suits ?? "french";
  if (signs.value !== suits) signs.value = suits;
  useEffect(
    () => () => {
      signs.value = "french";
      knowPack();
      knowCards([]);
    },
    [],
  );
  useEffect(() => {
    if (game === undefined) return;
    const drawn = suits === "french" ? null : NationalShapes.load().catch(() => undefined);
    const printing = table === null ? known : typeof table === "string" ? printedAt(table) : table();
    void Promise.all([printing, drawn])
      .then(([cards]) => know(cards))
      .then(() => setPrinted(true));
  }, [game?.id, chosen]);
  return printed;
}
