/** What the players of a table have done there in all its deals. */

import { Fragment } from "preact";
import { useEffect, useState } from "preact/hooks";
import { replayWords } from "#words/replay";
import type { Answer } from "../wire/http";
import type { Statistics } from "../wire/types";
import { words } from "../words/words";

/** @param of whose sums they are: what is shown stays while it is the same */
export function Sums({ of, ask }: { of: string; ask: () => Promise<Answer<Statistics>> }) {
  const say = replayWords.table;
  const [sums, setSums] = useState<Statistics | string | null>(null);
  useEffect(() => {
    let current = true;
    void ask().then(
      (answer) =>
        current && setSums(answer.ok ? answer.value : answer.words === "" ? words.start.down : answer.words),
    );
    return () => {
      current = false;
    };
  }, [of]);
  if (sums === null) return null;
  if (typeof sums === "string") return <p role="status">{sums}</p>;
  if (sums.players.length === 0) return <p class="note">{say.none}</p>;
  const scored = sums.players.some((player) => player.points !== 0);
  const caught = sums.players.some((player) => player.caught > 0);
  const lines: [string, (player: Statistics["players"][number]) => string | number][] = [
    [say.matchesWon, (player) => say.of(player.matchesWon, player.matches)],
    [say.dealsWon, (player) => say.of(player.dealsWon, player.deals)],
    ...(scored ? [[say.points, (player) => player.points] satisfies (typeof lines)[number]] : []),
    [say.played, (player) => player.played],
    [say.drawn, (player) => player.drawn],
    ...(caught ? [[say.caught, (player) => player.caught] satisfies (typeof lines)[number]] : []),
  ];
  return (
    <div class="sums">
      <p class="note">{say.caption(sums.matches, sums.deals)}</p>
      {sums.players.map((player) => (
        <section key={`${player.kind} ${player.name}`}>
          <h2>{player.name}</h2>
          <dl>
            {lines.map(([label, value]) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{value(player)}</dd>
              </Fragment>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
