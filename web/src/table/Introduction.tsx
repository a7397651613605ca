/** The special cards of a game that is new here, for whoever sits at its table. */

import { SpecialCards } from "../rules/SpecialCards";
import type { Visit } from "../visit/Visit";
import type { Snapshot, View } from "../wire/types";
import { gameName } from "../words/words";
import { useSpecial } from "./special";

interface IntroductionProps {
  visit: Visit;
  snapshot: Snapshot;
  view: View;
  sheet: string | null;
  /** Whether nothing else lies over the table, and whether this does. */
  free: boolean;
  open: boolean;
  onShow: () => void;
  onClose: () => void;
}

export function Introduction({
  visit,
  snapshot,
  view,
  sheet,
  free,
  open,
  onShow,
  onClose,
}: IntroductionProps) {
  const special = useSpecial(snapshot, view, sheet, free, onShow);
  if (!open || special === null) return null;
  return (
    <SpecialCards
      game={gameName(snapshot.game)}
      cards={special.cards}
      first={special.first}
      onClose={() => {
        onClose();
        visit.remind();
      }}
    />
  );
}
