/** The cards that were left in all hands, which lie open when the deal is over, and what each of them counts. */

import { endWords } from "#words/end";
import { tableWords } from "#words/table";
import { sorted } from "../cards/notation";
import { company } from "../visit/company";
import { CardWord } from "../visit/Words";
import type { Hand, Snapshot, View } from "../wire/types";
import { seatLabel } from "../words/company";
import { byStanding } from "./standing";

interface Left {
  card: string;
  /** Null where cards count nothing. */
  points: number | null;
}

/** The cards of a hand as they are sorted, each with its own points. */
export function leftIn({ cards, points }: Hand): Left[] {
  const places = new Map<string, number[]>();
  cards.forEach((card, i) => places.set(card, [...(places.get(card) ?? []), i]));
  return sorted(cards, "suit").map((card) => {
    const at = places.get(card)!.shift()!;
    return { card, points: points?.[at] ?? null };
  });
}

function Points({ points }: { points: number }) {
  return (
    <span class="card-points">
      <span aria-hidden="true">{points}</span>
      <span class="unseen"> {tableWords.seat.points(points)}</span>
    </span>
  );
}

export function LeftHands({ snapshot, view }: { snapshot: Snapshot; view: View }) {
  const say = endWords;
  const holders = byStanding(snapshot, view).filter((seat) => view.hands[seat]!.cards.length > 0);
  if (!view.standings.dealOver || holders.length === 0) return null;
  return (
    <section class="left-hands" aria-labelledby="left-title">
      <h3 id="left-title">{say.leftHands}</h3>
      <dl>
        {holders.map((seat) => {
          const hand = view.hands[seat]!;
          return (
            <div key={seat}>
              <dt>{seatLabel(company(snapshot), seat)}</dt>
              <dd class="open-cards">
                {leftIn(hand).map(({ card, points }, i) => (
                  <span key={i} class="left-card">
                    <span class="open-card">
                      <CardWord card={card} />
                    </span>
                    {points !== null && <Points points={points} />}
                  </span>
                ))}
                {hand.points !== undefined && (
                  <strong class="hand-sum">
                    {tableWords.seat.points(hand.points.reduce((sum, points) => sum + points, 0))}
                  </strong>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
