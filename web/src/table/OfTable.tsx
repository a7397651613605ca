/** What there is to do with the table and one's seat while a match runs: invite, move, let another network in. */

import { Invitation } from "../lobby/Invitation";
import { BotSpeed } from "../visit/BotSpeed";
import { OtherDoor } from "../visit/OtherDoor";
import { Tickets } from "../lobby/Tickets";
import type { Visit } from "../visit/Visit";
import type { Snapshot } from "../wire/types";
import { gameName } from "../words/words";

export function OfTable({ visit, snapshot }: { visit: Visit; snapshot: Snapshot }) {
  return (
    <>
      {snapshot.seats.length > 1 && (
        <Invitation table={snapshot.table} game={gameName(snapshot.game)} inDialog />
      )}
      <Tickets visit={visit} snapshot={snapshot} inDialog />
      <BotSpeed visit={visit} snapshot={snapshot} />
      <OtherDoor visit={visit} snapshot={snapshot} />
    </>
  );
}
