/** When the special cards of a game that is new here are told: three before the first turn, the others later. */

import { useEffect, useState } from "preact/hooks";
import { firstVisit, keepUntold, untoldOf } from "../app/introduced";
import { settings } from "../app/settings";
import type { Special } from "../rules/SpecialCards";
import { asked } from "../visit/say";
import type { GameName, Snapshot, View } from "../wire/types";
import { FIRST_CARDS, inShort, introduction } from "../rules/SpecialCards";
import { tableMeanings } from "../wire/http";

/** What somebody has to know of the cards of a table; null where there is nothing of that. */
async function introduced(sheet: string, table: string, game: GameName) {
  const meanings = await tableMeanings(table);
  const found = introduction(sheet, meanings.ok ? meanings.value : null, game);
  if (found === null) return null;
  const first = found.all.slice(0, FIRST_CARDS);
  const whole = (one: (typeof first)[number]) => inShort(one.text) === one.text;
  const untold = found.all.filter((one) => !first.includes(one) || !whole(one));
  return { name: found.name, first, untold };
}

/** What is told now. */
export interface Told {
  cards: readonly Special[];
  first: boolean;
}

interface Untold {
  name: string;
  cards: readonly Special[];
}

/** The cards that have come up and were never told of, when the viewer has time for them: at their turn. */
function due(untold: Untold | null, snapshot: Snapshot, view: View): Special[] {
  const own = asked(view, snapshot.you) && view.turn === snapshot.you;
  const calm = snapshot.deadline === undefined && ["play", "answer"].includes(view.awaits);
  const top = view.pile.at(-1)?.split(" ")[0];
  if (!own || !calm || top === undefined) return [];
  return (untold?.cards ?? []).filter(({ cards }) => cards.includes(top));
}

/**
 * The special cards that are to be told to whoever sits at a table of a game that is new here; null while there are
 * none.
 *
 * @param free whether nothing else lies over the table, and the next ones may be told
 */
export function useSpecial(
  snapshot: Snapshot,
  view: View,
  sheet: string | null,
  free: boolean,
  show: () => void,
): Told | null {
  const [told, setTold] = useState<Told | null>(null);
  const [untold, setUntold] = useState<Untold | null>(null);
  const going = !view.standings.dealOver && snapshot.you !== null;
  const begins = view.deal === 1 && going;
  useEffect(() => {
    if (sheet === null || !going || !settings.introduces.value) return;
    let current = true;
    const introduce = (found: Awaited<ReturnType<typeof introduced>>) => {
      if (!current || found === null) return;
      const { name, first, untold: all } = found;
      if (begins && firstVisit(name)) {
        keepUntold(
          name,
          all.map(({ title }) => title),
        );
        setTold({ cards: first, first: true });
        show();
      }
      const titles = untoldOf(name);
      setUntold({ name, cards: all.filter(({ title }) => titles.includes(title)) });
    };
    // the tab with the rules has them, too, should this not come
    void introduced(sheet, snapshot.table, snapshot.game).then(introduce, () => undefined);
    return () => {
      current = false;
    };
  }, [sheet, begins, going, snapshot.game.id]);
  useEffect(() => {
    const now = free ? due(untold, snapshot, view) : [];
    if (now.length === 0 || untold === null) return;
    const cards = untold.cards.filter((one) => !now.includes(one));
    keepUntold(
      untold.name,
      cards.map(({ title }) => title),
    );
    setUntold({ ...untold, cards });
    setTold({ cards: now, first: false });
    show();
  }, [view, untold, free]);
  return told;
}
