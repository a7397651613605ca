/** What players do together: who wants to suspend or end the match, and who is ready to go on with it. */

import { agreeingWords } from "#words/agreeing";
import { togetherWords } from "#words/together";
import { toggleReady } from "../visit/readiness";
import type { Visit } from "../visit/Visit";
import type { Snapshot } from "../wire/types";
import { company } from "../visit/company";
import { person } from "../words/company";
import { wants, type Proposed } from "./proposed";

/** Somebody wants it, and all are asked. */
function Proposal({ visit, snapshot, what }: { visit: Visit; snapshot: Snapshot; what: Proposed }) {
  const say = agreeingWords[what];
  const { seats, you } = snapshot;
  const others = seats.filter((seat, i) => i !== you && wants(seat, what));
  const own = you !== null && wants(seats[you], what);
  if (!own && others.length === 0) return null;
  return (
    <p>
      {others.length > 0 ? togetherWords[what].wants(others.map((seat) => seat.name ?? "")) : say.yours}
      {you !== null && (
        <button type="button" class="act" onClick={() => void visit.ask(what, own ? { off: true } : {})}>
          {own ? say.off : say.agree}
        </button>
      )}
    </p>
  );
}

/** The match stands still: who is ready, who is waited for, and the way on. */
function Suspended({ visit, snapshot }: { visit: Visit; snapshot: Snapshot }) {
  const say = agreeingWords;
  const { seats, you, referee } = snapshot;
  const by = referee?.suspendedBy;
  const ready = seats.filter((seat, i) => i !== you && seat.ready === true).map((seat) => seat.name ?? "");
  const waits = seats
    .filter((seat, i) => i !== you && seat.awaited === true && seat.ready !== true)
    .map((seat) => (seat.present ? (seat.name ?? "") : say.away(seat.name ?? "")));
  const own = you !== null && seats[you]?.ready === true;
  return (
    <div class="suspended">
      <p>
        <strong>
          {by === undefined ? togetherWords.suspended : say.suspendedBy(person(company(snapshot), by))}.
        </strong>{" "}
        {referee?.ends === true ? say.ends : togetherWords.goesOn}
      </p>
      <p>
        {(ready.length > 0 || own) && <span>{togetherWords.ready(ready, own)}</span>}
        {waits.length > 0 && <span>{say.waits(waits, false)}</span>}
        {you !== null && (
          <button
            type="button"
            class={`act${own ? "" : " main"}`}
            onClick={() => toggleReady(visit, snapshot)}
          >
            {own ? say.notYet : say.iAmReady}
          </button>
        )}
      </p>
    </div>
  );
}

export function Together({ visit, snapshot }: { visit: Visit; snapshot: Snapshot }) {
  return (
    <>
      {snapshot.suspended === true && <Suspended visit={visit} snapshot={snapshot} />}
      <Proposal visit={visit} snapshot={snapshot} what="suspend" />
      <Proposal visit={visit} snapshot={snapshot} what="end" />
    </>
  );
}
