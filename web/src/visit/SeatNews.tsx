/** Seats that are being handed on, and players who are silent: what is said of them under the table, and done. */

import { ticketsWords } from "#words/tickets";
import type { Visit } from "./Visit";
import type { Seat, Snapshot } from "../wire/types";

/** Whether a player who is there was asked whether they still are. */
export function asked(seat: Seat | undefined): boolean {
  return seat?.kind === "person" && seat.present && seat.countdown !== undefined;
}

function Handed({ visit, snapshot, seat }: { visit: Visit; snapshot: Snapshot; seat: number }) {
  const say = ticketsWords;
  const { name, handing, may } = snapshot.seats[seat]!;
  if (handing === undefined) return null;
  const { to, agreed } = handing;
  const asks = may?.includes("hand") === true && agreed !== true;
  const text = asks ? say.offered : agreed === true ? say.handed : say.handing;
  const answer = (off: boolean) => void visit.ask("hand", { seat, name: to, ...(off ? { off } : {}) });
  return (
    <p role={asks ? "alert" : undefined}>
      {text(name ?? "", to)}{" "}
      {asks && (
        <>
          <button type="button" class="act main" onClick={() => answer(false)}>
            {say.agree}
          </button>{" "}
          <button type="button" class="act" onClick={() => answer(true)}>
            {say.refuse}
          </button>
        </>
      )}
    </p>
  );
}

export function SeatNews({
  visit,
  snapshot,
  silent,
}: {
  visit: Visit;
  snapshot: Snapshot;
  /** The seats for which all wait, and have for a while. */
  silent: readonly number[];
}) {
  const say = ticketsWords;
  const { seats, you } = snapshot;
  return (
    <>
      {seats.map((_, seat) => (
        <Handed key={seat} visit={visit} snapshot={snapshot} seat={seat} />
      ))}
      {seats.map(
        ({ name }, seat) =>
          asked(seats[seat]) &&
          (seat === you ? (
            <p key={seat} role="alert">
              {say.areYou}{" "}
              <button type="button" class="act main" onClick={() => void visit.ask("here")}>
                {say.here}
              </button>
            </p>
          ) : (
            <p key={seat}>{say.asked(name ?? "")}</p>
          )),
      )}
      {you !== null &&
        silent
          .filter((seat) => !asked(seats[seat]))
          .map((seat) => (
            <p key={seat}>
              <button
                type="button"
                class="act"
                onClick={() => void visit.ask("prompt", { seat, name: seats[seat]?.name ?? "" })}
              >
                {say.ask(seats[seat]?.name ?? "")}
              </button>
            </p>
          ))}
    </>
  );
}
