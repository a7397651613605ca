/** Tables that anybody may find: who sits there, and the way to them. */

import { useEffect, useState } from "preact/hooks";
import { startWords } from "#words/start";
import { heldSeats } from "../app/memory";
import { goToTable } from "../app/route";
import { openTables } from "../wire/http";
import type { TableNotice } from "../wire/types";
import { gameName, words } from "../words/words";

/** So often the list is asked for anew while the page is looked at. */
const REFRESH = 15_000;

/** How many seats a stranger may have: free ones while seats are open, and those of bots. */
export function seatsToBeHad(table: TableNotice): number {
  const open = !table.started || table.over;
  return table.seats.filter((seat) =>
    seat.kind === "bot" ? seat.heir === undefined : seat.name === null && open,
  ).length;
}

function Row({ table }: { table: TableNotice }) {
  const say = startWords;
  const names = table.seats.flatMap((seat) =>
    seat.kind === "person" && seat.name !== null ? [seat.name] : [],
  );
  const bots = table.seats.filter((seat) => seat.kind === "bot").length;
  return (
    <li>
      <button type="button" class="act open-table" onClick={() => goToTable(table.table)}>
        <strong>{gameName(table.game)}</strong>{" "}
        <span>{words.and([...names, ...(bots > 0 ? [say.openBots(bots)] : [])])}</span>{" "}
        <span class="tag">{say.toBeHad(seatsToBeHad(table))}</span>
      </button>
    </li>
  );
}

/** Nothing is shown while there are none, or while the server does not answer: that is said elsewhere. */
export function OpenTables() {
  const [tables, setTables] = useState<TableNotice[]>([]);
  useEffect(() => {
    let there = true;
    const look = async () => {
      if (document.hidden) return;
      const answer = await openTables();
      if (there && answer.ok && Array.isArray(answer.value.tables)) setTables(answer.value.tables);
    };
    void look();
    const timer = setInterval(() => void look(), REFRESH);
    document.addEventListener("visibilitychange", look);
    return () => {
      there = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  const own = new Set(heldSeats().map((seat) => seat.table));
  const others = tables.filter((table) => !own.has(table.table));
  if (others.length === 0) return null;
  return (
    <section class="your-tables" aria-labelledby="open-tables-title">
      <h2 id="open-tables-title">{startWords.openTables}</h2>
      <ul>
        {others.map((table) => (
          <Row key={table.table} table={table} />
        ))}
      </ul>
    </section>
  );
}
