/** Players of another network: the host lets them in, where the server has a door; then where they find the table. */

import { useEffect, useState } from "preact/hooks";
import { doorWords } from "#words/door";
import { Sure } from "../app/Sure";
import { index } from "../wire/http";
import type { Snapshot } from "../wire/types";
import type { Visit } from "./Visit";

/** By what the server calls the door for clients over XMPP. */
const XMPP = "volity";

/** Whether the viewer may let players of another network in, if the server has a door for them. */
function mayOpen({ you, seats, game, watchDelaySeconds, referee }: Snapshot): boolean {
  const host = you !== null && seats[you]?.host === true;
  const fit = game.own !== true && seats.length > 1 && (watchDelaySeconds ?? 0) === 0;
  return host && fit && referee === undefined;
}

/**
 * @param card whether it stands by itself on a page, and not among other things of a dialog
 */
export function OtherDoor({
  visit,
  snapshot,
  card = false,
}: {
  visit: Visit;
  snapshot: Snapshot;
  card?: boolean;
}) {
  const say = doorWords;
  const may = mayOpen(snapshot);
  const [there, setThere] = useState(false);
  useEffect(() => {
    if (may) void index().then((answer) => setThere(answer.ok && answer.value.doors.includes(XMPP)));
  }, [may]);
  const address = snapshot.referee?.address;
  if (snapshot.referee === undefined && !(may && there)) return null;
  const Heading = card ? "h2" : "h3";
  return (
    <section class={`stack other-door${card ? " sheet-card" : ""}`} aria-labelledby="other-door">
      <Heading id="other-door">{say.title}</Heading>
      {snapshot.referee === undefined ? (
        <Sure label={say.act} sureLabel={say.sure} note={say.note} act={() => void visit.ask("referee")} />
      ) : address === undefined ? (
        <p class="note">{say.coming}</p>
      ) : (
        <p role="status">
          {say.at} <code>{address}</code>
        </p>
      )}
    </section>
  );
}
