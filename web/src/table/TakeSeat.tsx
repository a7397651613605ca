/** Says a name and chooses a bot whose seat to take. */

import { Dialog } from "../app/Dialog";
import { SitDown } from "../lobby/SitDown";
import type { Visit } from "../visit/Visit";
import type { Snapshot } from "../wire/types";
import { words } from "../words/words";

export function TakeSeat({
  visit,
  snapshot,
  onClose,
}: {
  visit: Visit;
  snapshot: Snapshot;
  onClose: () => void;
}) {
  const say = words.table;
  return (
    <Dialog title={say.takeTitle} onClose={onClose}>
      <div class="stack">
        <p class="note">{say.takeNote}</p>
        <SitDown visit={visit} snapshot={snapshot} whose="bot" onTaken={onClose} />
      </div>
    </Dialog>
  );
}
