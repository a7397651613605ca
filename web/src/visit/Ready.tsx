/** At a table with a referee a match begins when all players are ready: who is, and the viewer's button. */

import { agreeingWords } from "#words/agreeing";
import { togetherWords } from "#words/together";
import type { Seat, Snapshot } from "../wire/types";
import type { Visit } from "./Visit";
import { toggleReady } from "./readiness";

/** Whether players are being ready for a match to begin. */
export function gathers(snapshot: Snapshot): boolean {
  return snapshot.referee !== undefined && (!snapshot.started || snapshot.view?.standings.over === true);
}

export function ReadyButton({ visit, snapshot }: { visit: Visit; snapshot: Snapshot }) {
  const say = agreeingWords;
  if (snapshot.you === null) return null;
  const own = snapshot.seats[snapshot.you]?.ready === true;
  return (
    <button type="button" class={`act big${own ? "" : " main"}`} onClick={() => toggleReady(visit, snapshot)}>
      {own ? say.notYet : say.iAmReady}
    </button>
  );
}

/** Who is ready, and who is waited for, for everybody to see. */
export function ReadyNote({ snapshot }: { snapshot: Snapshot }) {
  const say = agreeingWords;
  const people = snapshot.seats.filter((seat) => seat.kind === "person" && seat.name !== null);
  const own = snapshot.you === null ? undefined : snapshot.seats[snapshot.you];
  const told = (tell: (others: string[], you: boolean) => string, which: (seat: Seat) => boolean) => {
    const seats = people.filter(which);
    const others = seats.filter((seat) => seat !== own).map((seat) => seat.name ?? "");
    return seats.length > 0 && tell(others, others.length < seats.length);
  };
  return (
    <p class="note">
      {say.begins} {told(togetherWords.ready, (seat) => seat.ready === true)}{" "}
      {told(say.waits, (seat) => seat.ready !== true)}
    </p>
  );
}
