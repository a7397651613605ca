/** One card to be read, and what can be done with it now. */

import { useState } from "preact/hooks";
import { abilitiesWords } from "#words/abilities";
import { Dialog } from "../app/Dialog";
import { Face } from "../art/Face";
import { actLabel, actsWith, idleActs, orders } from "../visit/abilities";
import type { Act } from "../visit/acts";
import type { Visit } from "../visit/Visit";
import type { View } from "../wire/types";
import { cardName, plain, told } from "../words/words";

interface CardSheetProps {
  visit: Visit;
  view: View;
  card: string;
  onClose: () => void;
}

export function CardSheet({ visit, view, card, onClose }: CardSheetProps) {
  const say = abilitiesWords;
  const [reason, setReason] = useState(view.refusals[card]?.words ?? "");
  const running = !view.standings.dealOver;
  const legal = running ? actsWith(view, card) : [];
  const idle = running ? idleActs(view, card) : [];
  const ordered = orders(view).some((order) => order.card === card);
  const send = (act: Act) =>
    void visit.act(act.line).then((outcome) => {
      if (outcome.ok) onClose();
      else setReason(outcome.words);
    });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    const act = /^[1-9]$/.test(event.key) ? legal[Number(event.key) - 1] : undefined;
    if (act !== undefined) send(act);
  };
  return (
    <Dialog title={cardName(card)} onClose={onClose} class="card-dialog">
      <div onKeyDown={onKeyDown}>
        <Face card={card} full />
        {ordered && <p class="sheet-note">{say.order}</p>}
        <p class="sheet-reason" role="status">
          {reason === "" ? "" : plain(told(reason))}
        </p>
        <div class="card-acts">
          {legal.map((act, i) => (
            <button
              key={act.line}
              type="button"
              class="act main choice-act"
              data-line={act.line}
              autofocus={i === 0}
              onClick={() => send(act)}
            >
              {actLabel(act)}
              {i < 9 && <kbd aria-hidden="true">{i + 1}</kbd>}
            </button>
          ))}
          {idle.map((act) => (
            <button key={act.line} type="button" class="act" aria-disabled="true" onClick={() => send(act)}>
              {actLabel(act)}
            </button>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
