/** Who sits where, for who has no seat: a name to say, and a button at each seat that can be had. */

import { useState } from "preact/hooks";
import { lobbyWords } from "#words/lobby";
import { startWords } from "#words/start";
import { settings } from "../app/settings";
import type { Visit } from "../visit/Visit";
import type { Snapshot } from "../wire/types";
import { NameField } from "./NameField";
import { SeatList, standing } from "./SeatList";

interface SitDownProps {
  visit: Visit;
  snapshot: Snapshot;
  /** Whose seats can be had: those that are free, or those of bots. */
  whose: "free" | "bot";
  onTaken?: () => void;
}

export function SitDown({ visit, snapshot, whose, onTaken }: SitDownProps) {
  const [problem, setProblem] = useState("");
  const running = snapshot.view !== null && !snapshot.view.standings.dealOver;
  const take = async (seat: number) => {
    const name = settings.name.value.trim();
    const refused = name === "" ? startWords.nameNeeded : await visit.take(name, seat);
    setProblem(refused);
    if (refused === "") onTaken?.();
  };
  return (
    <div class="stack">
      <NameField />
      <SeatList
        snapshot={snapshot}
        take={{
          label: running ? lobbyWords.takeNext : lobbyWords.take,
          whose,
          onTake: (seat) => void take(seat),
        }}
      />
      {problem !== "" && (
        <p class="bad" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Who sits where while seats are open: the host arranges it, and who has no seat takes one that can be had. */
export function OpenSeatList({ visit, snapshot }: { visit: Visit; snapshot: Snapshot }) {
  const whose = snapshot.seats.some((seat) => seat.name === null) ? "free" : "bot";
  const some = snapshot.seats.some((seat) => standing(seat) === whose);
  return snapshot.you === null && some ? (
    <SitDown visit={visit} snapshot={snapshot} whose={whose} />
  ) : (
    <SeatList snapshot={snapshot} visit={visit} />
  );
}
