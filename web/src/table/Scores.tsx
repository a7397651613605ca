/** The scores of a match, and what all hands held when a deal is over. */

import { sorted } from "../cards/notation";
import { company } from "../visit/company";
import { columns, team } from "../visit/facts";
import { CardWord } from "../visit/Words";
import type { Snapshot, View } from "../wire/types";
import { person } from "../words/company";
import { words } from "../words/words";
import { byStanding, counted } from "./standing";

/** Goals to which points grow. */
const REACHED = ["points", "out"];

/** How far a score has come on its way to the goal. */
function Way({ share }: { share: number }) {
  const width = Math.round(100 * Math.min(1, Math.max(0, share)));
  return (
    <span class="score-way" aria-hidden="true">
      <span style={{ width: `${width}%` }} />
    </span>
  );
}

/** A line for each seat, the best first. */
export function Scores({ snapshot }: { snapshot: Snapshot }) {
  const { view } = snapshot;
  if (view === null) return null;
  const { score, scored, dealOver, over, dealWinners, matchWinners } = view.standings;
  const points = counted(view);
  const sheet = columns(snapshot);
  const winners = over ? matchWinners : dealWinners;
  const { goal, best } = snapshot.game;
  const end = goal === undefined ? undefined : words.panel.goal[goal.kind]?.(goal.number);
  const said = [
    ...(end === undefined ? [] : [end]),
    ...(points && best === "fewest" ? [words.panel.fewest] : []),
  ];
  const aim = goal !== undefined && REACHED.includes(goal.kind) ? goal.number : null;
  return (
    <table class="scores">
      {said.length > 0 && <caption>{said.join(" ")}</caption>}
      <thead>
        <tr>
          <th scope="col">{words.panel.player}</th>
          <th scope="col">{words.panel.cardsLeft}</th>
          {points && dealOver && <th scope="col">{words.panel.thisDeal}</th>}
          {points && <th scope="col">{words.panel.points}</th>}
          {sheet.map((column) => (
            <th key={column.number} scope="col">
              <span class="unseen">{words.facts.column(column.number)}</span>
              <span aria-hidden="true">{column.number}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {byStanding(snapshot, view).map((seat) => (
          <tr key={seat} class={seat === snapshot.you ? "mine" : ""}>
            <th scope="row">
              {person(company(snapshot), seat).name}
              {team(snapshot, seat) !== null && (
                <span class="note"> {words.abilities.team(String(Number(team(snapshot, seat)) + 1))}</span>
              )}
              {snapshot.seats[seat]!.roundTrip !== undefined && (
                <span class="note" title={words.panel.roundTrip}>
                  {" "}
                  {words.panel.millis(snapshot.seats[seat]!.roundTrip)}
                </span>
              )}
              {winners.includes(seat) && (
                <>
                  <span aria-hidden="true"> ★</span>
                  <span class="unseen"> ({words.panel.winner})</span>
                </>
              )}
            </th>
            <td>{view.hands[seat]!.count}</td>
            {points && dealOver && <td>{scored[seat]}</td>}
            {points && (
              <td>
                {score[seat]}
                {aim !== null && <Way share={score[seat]! / aim} />}
              </td>
            )}
            {sheet.map((column) => (
              <td key={column.number}>
                {column.points[seat]}
                {column.winner === seat && (
                  <>
                    <span aria-hidden="true"> ★</span>
                    <span class="unseen"> ({words.facts.columnWon})</span>
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

/** The cards that were left in all hands, which lie open when the deal is over. */
export function LeftHands({ snapshot, view }: { snapshot: Snapshot; view: View }) {
  const say = words.end;
  const holders = byStanding(snapshot, view).filter((seat) => view.hands[seat]!.cards.length > 0);
  if (!view.standings.dealOver || holders.length === 0) return null;
  return (
    <section class="left-hands" aria-labelledby="left-title">
      <h3 id="left-title">{say.leftHands}</h3>
      <dl>
        {holders.map((seat) => (
          <div key={seat}>
            <dt>{person(company(snapshot), seat).name}</dt>
            <dd class="open-cards">
              {sorted(view.hands[seat]!.cards, "suit").map((card, i) => (
                <span key={i} class="open-card">
                  <CardWord card={card} />
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
