/** The scores of a match. */

import { abilitiesWords } from "#words/abilities";
import { panelWords } from "#words/panel";
import { scoresWords } from "#words/scores";
import { tableWords } from "#words/table";
import { among } from "../words/saying";
import { company } from "../visit/company";
import { columns, team } from "../visit/facts";
import type { Snapshot } from "../wire/types";
import { seatLabel } from "../words/company";
import { aim, byStanding, counted, share } from "./standing";

/** How far a score has come on its way to the goal. */
function Way({ come }: { come: number }) {
  return (
    <span class="score-way" aria-hidden="true">
      <span style={{ width: `${Math.round(100 * come)}%` }} />
    </span>
  );
}

/** A line for each seat, the best first; how quick its line is stands there only while a deal is played. */
export function Scores({ snapshot }: { snapshot: Snapshot }) {
  const { view } = snapshot;
  if (view === null) return null;
  const { score, scored, dealOver, over, dealWinners, matchWinners } = view.standings;
  const points = counted(view);
  const sheet = columns(snapshot);
  const winners = over ? matchWinners : dealWinners;
  const { goal, best } = snapshot.game;
  const end = goal === undefined ? undefined : among(scoresWords.goal, goal.kind)?.(goal.number);
  const said = [
    ...(end === undefined ? [] : [end]),
    ...(points && best === "fewest" ? [scoresWords.fewest] : []),
  ];
  const reached = aim(snapshot);
  return (
    <table class="scores">
      {said.length > 0 && <caption>{said.join(" ")}</caption>}
      <thead>
        <tr>
          <th scope="col">{scoresWords.player}</th>
          <th scope="col">{scoresWords.cardsLeft}</th>
          {points && dealOver && <th scope="col">{scoresWords.thisDeal}</th>}
          {points && <th scope="col">{panelWords.points}</th>}
          {sheet.map((column) => (
            <th key={column.number} scope="col">
              <span class="unseen">{tableWords.facts.column(column.number)}</span>
              <span aria-hidden="true">{column.number}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {byStanding(snapshot, view).map((seat) => (
          <tr key={seat} class={seat === snapshot.you ? "mine" : ""} data-seat={seat}>
            <th scope="row">
              {seatLabel(company(snapshot), seat)}
              {team(snapshot, seat) !== null && (
                <span class="note"> {abilitiesWords.team(String(Number(team(snapshot, seat)) + 1))}</span>
              )}
              {!dealOver && snapshot.seats[seat]!.roundTrip !== undefined && (
                <span class="note" title={scoresWords.roundTrip}>
                  {" "}
                  {scoresWords.millis(snapshot.seats[seat]!.roundTrip)}
                </span>
              )}
              {winners.includes(seat) && (
                <>
                  <span aria-hidden="true"> ★</span>
                  <span class="unseen"> ({panelWords.winner})</span>
                </>
              )}
            </th>
            <td>{view.hands[seat]!.count}</td>
            {points && dealOver && <td>{scored[seat]}</td>}
            {points && (
              <td>
                {score[seat]}
                {reached !== null && <Way come={share(score[seat]!, reached)} />}
              </td>
            )}
            {sheet.map((column) => (
              <td key={column.number}>
                {column.points[seat]}
                {column.winner === seat && (
                  <>
                    <span aria-hidden="true"> ★</span>
                    <span class="unseen"> ({tableWords.facts.columnWon})</span>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
