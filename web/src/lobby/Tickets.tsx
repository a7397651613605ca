/** The viewer's seat goes along to another place, or on to somebody else, by a link that is made here. */

import { useEffect, useState } from "preact/hooks";
import { ticketsWords } from "#words/tickets";
import { address, type Taking } from "../app/route";
import { hex } from "../check/hex";
import { SharedLink } from "./SharedLink";
import type { Snapshot } from "../wire/types";
import type { Visit } from "../visit/Visit";

const TICKET_BYTES = 24;
const LASTS: Record<Taking, number> = { along: 120_000, hand: 600_000 };
const LONGEST_NAME = 24;

interface Made {
  how: Taking;
  address: string;
  to: string;
}

/** The link by which a seat is taken. It stands behind the `#`, so that no server sees it. */
function seatAddress(table: string, how: Taking, ticket: string): string {
  return address(`#/t/${table}/${how}/${ticket}`);
}

/** @param inDialog whether it stands among other things of a dialog, and not by itself on a page */
export function Tickets({
  visit,
  snapshot,
  inDialog = false,
}: {
  visit: Visit;
  snapshot: Snapshot;
  inDialog?: boolean;
}) {
  const say = ticketsWords;
  const [made, setMade] = useState<Made | null>(null);
  const [to, setTo] = useState("");
  const [naming, setNaming] = useState(false);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    if (made === null) return;
    const timer = setTimeout(() => {
      setMade(null);
      setProblem(say.over);
    }, LASTS[made.how]);
    return () => clearTimeout(timer);
  }, [made]);
  if (snapshot.you === null) return null;
  const make = async (how: Taking, whom: string) => {
    const ticket = hex(crypto.getRandomValues(new Uint8Array(TICKET_BYTES)));
    const outcome = await visit.ask("ticket", how === "along" ? { ticket } : { ticket, to: whom });
    setProblem(outcome.ok ? "" : outcome.words);
    if (outcome.ok) setMade({ how, address: seatAddress(snapshot.table, how, ticket), to: whom });
  };
  const Heading = inDialog ? "h3" : "h2";
  const agreed = snapshot.seats[snapshot.you]?.handing?.agreed === true;
  return (
    <section class="stack tickets" aria-labelledby="tickets-title">
      <Heading id="tickets-title">{say.title}</Heading>
      {made === null ? (
        <>
          <div class="row wrap">
            <button type="button" class="act" onClick={() => void make("along", "")}>
              {say.along}
            </button>
            {snapshot.seats.length > 1 && (
              <button type="button" class="act" aria-expanded={naming} onClick={() => setNaming(!naming)}>
                {say.hand}
              </button>
            )}
          </div>
          {naming && (
            <form
              class="row wrap"
              onSubmit={(event) => {
                event.preventDefault();
                if (to.trim() !== "") void make("hand", to.trim());
              }}
            >
              <label class="grow">
                {say.whom}
                <input
                  type="text"
                  required
                  maxLength={LONGEST_NAME}
                  value={to}
                  onInput={(event) => setTo(event.currentTarget.value)}
                />
              </label>
              <button type="submit" class="act main">
                {say.make}
              </button>
            </form>
          )}
        </>
      ) : (
        <>
          <p class="note">
            {made.how === "along" ? say.alongNote : say.handNote(made.to)}
            {made.how === "hand" && !agreed && ` ${say.hostFirst}`}
          </p>
          <SharedLink
            id="seat-link"
            address={made.address}
            label={say.link}
            title={say.link}
            inDialog
            pictured
          />
          <button
            type="button"
            class="act quiet"
            onClick={() => {
              setMade(null);
              void visit.ask("ticket", { off: true });
            }}
          >
            {say.takeBack}
          </button>
        </>
      )}
      {problem !== "" && (
        <p class="bad" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
