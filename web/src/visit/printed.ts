/** What the cards of a table are: known before any is shown. */

import { useEffect, useState } from "preact/hooks";
import { NationalShapes } from "../art/Card";
import { knowCards } from "../cards/details";
import { signs } from "../cards/signs";
import { tableCards } from "../wire/http";
import type { CardDetail, GameName } from "../wire/types";

async function printedAt(table: string, known: readonly CardDetail[]): Promise<readonly CardDetail[]> {
  const answer = await tableCards(table);
  return answer.ok ? answer.value.cards : known;
}

/**
 * Has the page draw and name the cards of a game, while it is shown.
 *
 * @param table whose cards may be printed with more than rank and suit, or what else tells of them; null: nobody's
 * @param chosen how often its options were chosen, on which its cards may depend
 * @param known its cards where it is nobody's
 * @returns whether it knows them
 */
export function usePrinted(
  table: string | (() => Promise<readonly CardDetail[]>) | null,
  game: GameName | undefined,
  chosen: number | undefined,
  known: readonly CardDetail[] = [],
): boolean {
  const [printed, setPrinted] = useState(false);
  const suits = game?.suits ?? "french";
  if (signs.value !== suits) signs.value = suits;
  useEffect(
    () => () => {
      signs.value = "french";
      knowCards([]);
    },
    [],
  );
  useEffect(() => {
    if (game === undefined) return;
    const drawn = suits === "french" ? null : NationalShapes.load().catch(() => undefined);
    const printing = table === null ? known : typeof table === "string" ? printedAt(table, known) : table();
    void Promise.all([printing, drawn]).then(([cards]) => {
      knowCards(cards);
      setPrinted(true);
    });
  }, [game?.id, chosen]);
  return printed;
}
