/** Says a name and chooses a bot whose seat to take. */

import { useState } from "preact/hooks";
import { Dialog } from "../app/Dialog";
import { settings } from "../app/settings";
import { NameField } from "../lobby/NameField";
import { SeatList } from "../lobby/SeatList";
import type { Visit } from "../visit/Visit";
import type { Snapshot } from "../wire/types";
import { lobbyWords } from "../words/lobby";
import { startWords } from "../words/start";
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
  const [problem, setProblem] = useState("");
  const running = snapshot.view !== null && !snapshot.view.standings.dealOver;
  const take = async (seat: number) => {
    const name = settings.name.value.trim();
    const refused = name === "" ? startWords.nameNeeded : await visit.take(name, seat);
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
            label: running ? lobbyWords.takeNext : lobbyWords.take,
            whose: "bot",
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
