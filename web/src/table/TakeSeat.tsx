/** Says a name and chooses a bot whose seat to take. */

import { watchingWords } from "#words/watching";
import { Dialog } from "../app/Dialog";
import { SitDown } from "../lobby/SitDown";
import type { Visit } from "../visit/Visit";
import type { Snapshot } from "../wire/types";

export function TakeSeat({
  visit,
  snapshot,
  onClose,
}: {
  visit: Visit;
  snapshot: Snapshot;
  onClose: () => void;
}) {
  const say = watchingWords;
  return (
    <Dialog title={say.takeTitle} onClose={onClose}>
      <div class="stack">
        <p class="note">{say.takeNote}</p>
        <SitDown visit={visit} snapshot={snapshot} whose="bot" onTaken={onClose} />
      </div>
    </Dialog>
  );
}
