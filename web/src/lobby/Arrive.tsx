/** Who comes with the link of a seat: it is theirs by a tap, and not before, since others may look at links. */

import { useRef, useState } from "preact/hooks";
import { lobbyWords } from "#words/lobby";
import { ticketsWords } from "#words/tickets";
import { useArrival } from "../app/focus";
import { holdSeat, lastKey } from "../app/memory";
import { route, type Taking } from "../app/route";
import { settings } from "../app/settings";
import { asGuest } from "../guest/guest";
import { takeByTicket } from "../wire/tickets";
import type { TableNotice } from "../wire/types";
import { gameName, words } from "../words/words";

/** Goes on from the link of a seat to its table; the ticket is spent, and stays in no history. */
function replaceByTable(table: string): void {
  history.replaceState(null, "", `#/t/${table}`);
  route.value = { page: "table", table };
}

/** By which link of a seat somebody comes. */
export interface Coming {
  how: Taking;
  ticket: string;
}

export function Arrive({ notice, how, ticket }: Coming & { notice: TableNotice }) {
  const say = ticketsWords;
  const [problem, setProblem] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading);
  const game = gameName(notice.game);
  const sit = async () => {
    const held = lastKey(notice.table);
    const name = settings.name.value.trim();
    const take = (guest?: string) =>
      takeByTicket(notice.table, {
        ticket,
        ...(held === undefined ? {} : { held }),
        ...(guest === undefined ? {} : { guest }),
      });
    const answer = await (name === "" ? take() : asGuest(name, take));
    if (answer.ok) {
      holdSeat({ table: notice.table, seat: answer.value.seat, token: answer.value.token, game });
      replaceByTable(notice.table);
    } else setProblem(answer.words === "" ? words.start.down : answer.words);
  };
  return (
    <main class="page join">
      <h1 tabIndex={-1} ref={heading}>
        {how === "along" ? say.arriveAlong(game) : say.arriveHand(game)}
      </h1>
      <section class="sheet-card stack">
        <p>{how === "along" ? say.arriveAlongNote : say.arriveHandNote}</p>
        <p>
          <button type="button" class="act main big" onClick={() => void sit()}>
            {say.sit}
          </button>
        </p>
        {problem !== "" && (
          <p class="bad" role="alert">
            {problem}
          </p>
        )}
        <p class="watch-only">
          <button type="button" class="act quiet" onClick={() => replaceByTable(notice.table)}>
            {lobbyWords.watch}
          </button>
        </p>
      </section>
    </main>
  );
}
