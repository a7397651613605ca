/** The matches that the reader has played to their end, on all their devices; asked for when it is opened. */

import { useState } from "preact/hooks";
import { ownWords } from "#words/own";
import { replayAddress } from "../app/games";
import { kept } from "../guest/guest";
import { matchesOf } from "../wire/own";
import type { PlayedMatch } from "../wire/types";
import { words } from "../words/words";

export function PlayedBefore() {
  const say = ownWords;
  const [matches, setMatches] = useState<PlayedMatch[] | null>(null);
  const [problem, setProblem] = useState("");
  const guest = kept();
  if (guest === null) return null;
  const ask = async () => {
    const answer = await matchesOf(guest.guest);
    setProblem(answer.ok ? "" : answer.words === "" ? words.start.down : answer.words);
    if (answer.ok) setMatches(answer.value.matches);
  };
  return (
    <details class="played-before" onToggle={(event) => event.currentTarget.open && void ask()}>
      <summary>{say.played}</summary>
      {problem !== "" && (
        <p class="bad" role="alert">
          {problem}
        </p>
      )}
      {matches?.length === 0 && <p class="note">{say.playedNothing}</p>}
      <ul>
        {matches?.map((one) => (
          <li key={`${one.table} ${one.match}`}>
            <a href={replayAddress(one.table, `${one.match}.1.0?seat=${one.seat}`)}>
              {one.own ? words.ownBook.name(one.game) : one.game}
            </a>
            <span class="note">{say.playedHow(one.at, one.players, one.won, one.points)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
