/** Below the table: that one watches, how to get a seat, who gets one, and what players do together. */

import { lobbyWords } from "#words/lobby";
import { tableWords } from "#words/table";
import { watchingWords } from "#words/watching";
import { span } from "../words/times";
import { useState } from "preact/hooks";
import type { Visit } from "../visit/Visit";
import type { Snapshot } from "../wire/types";
import { TakeSeat } from "./parts";
import { underTheTable } from "./proposed";
import { useSilent } from "./silence";
import { SeatNews } from "../visit/SeatNews";
import { Together } from "./Together";

export function Watching({ visit, snapshot }: { visit: Visit; snapshot: Snapshot }) {
  const silent = useSilent(snapshot);
  return underTheTable(snapshot, silent) ? (
    <UnderTheTable visit={visit} snapshot={snapshot} silent={silent} />
  ) : null;
}

function UnderTheTable({
  visit,
  snapshot,
  silent,
}: {
  visit: Visit;
  snapshot: Snapshot;
  silent: readonly number[];
}) {
  const say = watchingWords;
  const [taking, setTaking] = useState(false);
  const { seats, you } = snapshot;
  const kept = visit.kept.value;
  const heirs = seats.filter((seat, i) => seat.heir !== undefined && i !== kept);
  const takeable = seats.some((seat) => seat.kind === "bot" && seat.heir === undefined);
  const late = you === null ? (snapshot.watchDelaySeconds ?? 0) : 0;
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
            {tableWords.watching}{" "}
            {takeable && (
              <button type="button" class="act" onClick={() => setTaking(true)}>
                {say.takeOpen}
              </button>
            )}
          </p>
        )
      )}
      {late > 0 && <p>{span(lobbyWords.late.you, late)}</p>}
      {heirs.map((seat) => (
        <p key={seat.name}>{say.heirs(seat.heir!, seat.name ?? "")}</p>
      ))}
      <SeatNews visit={visit} snapshot={snapshot} silent={silent} />
      <Together visit={visit} snapshot={snapshot} />
      {taking && <TakeSeat visit={visit} snapshot={snapshot} onClose={() => setTaking(false)} />}
    </div>
  );
}
