/** Below the table: that one watches, how to get a seat, who gets one, and what players do together. */

import { useState } from "preact/hooks";
import { Dialog } from "../app/Dialog";
import { settings } from "../app/settings";
import { NameField } from "../lobby/NameField";
import { SeatList } from "../lobby/SeatList";
import type { Visit } from "../visit/Visit";
import type { Snapshot } from "../wire/types";
import { words } from "../words/words";
import { Together, together } from "./Together";

/** Says a name and chooses a bot whose seat to take. */
function TakeSeat({ visit, snapshot, onClose }: { visit: Visit; snapshot: Snapshot; onClose: () => void }) {
  const say = words.table;
  const [problem, setProblem] = useState("");
  const running = snapshot.view !== null && !snapshot.view.standings.dealOver;
  const take = async (seat: number) => {
    const name = settings.name.value.trim();
    const refused = name === "" ? words.start.nameNeeded : await visit.take(name, seat);
    if (refused === "") onClose();
    else setProblem(refused);
  };
  return (
    <Dialog title={say.takeTitle} onClose={onClose}>
      <div class="stack">
        <p class="note">{say.takeNote}</p>
        <NameField />
        <SeatList
          snapshot={snapshot}
          take={{
            label: running ? words.lobby.takeNext : words.lobby.take,
            onTake: (seat) => void take(seat),
          }}
        />
        {problem !== "" && (
          <p class="bad" role="alert">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  );
}

export function Watching({ visit, snapshot }: { visit: Visit; snapshot: Snapshot }) {
  const say = words.table;
  const [taking, setTaking] = useState(false);
  const { seats, you } = snapshot;
  const kept = visit.kept.value;
  const heirs = seats.filter((seat, i) => seat.heir !== undefined && i !== kept);
  const takeable = seats.some((seat) => seat.kind === "bot" && seat.heir === undefined);
  const late = you === null ? (snapshot.watchDelaySeconds ?? 0) : 0;
  if (you !== null && heirs.length === 0 && !together(snapshot)) return null;
  return (
    <div class="watching">
      {kept >= 0 ? (
        <p>
          {say.kept(seats[kept]?.name ?? "")}{" "}
          <button type="button" class="act quiet" onClick={() => void visit.giveUp()}>
            {say.giveUp}
          </button>
        </p>
      ) : (
        you === null && (
          <p>
            {say.watching}{" "}
            {takeable && (
              <button type="button" class="act" onClick={() => setTaking(true)}>
                {say.takeOpen}
              </button>
            )}
          </p>
        )
      )}
      {late > 0 && <p>{words.lobby.late.you(late)}</p>}
      {heirs.map((seat) => (
        <p key={seat.name}>{say.heirs(seat.heir!, seat.name ?? "")}</p>
      ))}
      <Together visit={visit} snapshot={snapshot} />
      {taking && <TakeSeat visit={visit} snapshot={snapshot} onClose={() => setTaking(false)} />}
    </div>
  );
}
