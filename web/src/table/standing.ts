/** Who stands where: the seats in order, the best first. */

import { columns } from "../visit/facts";
import type { Snapshot, View } from "../wire/types";

/** Whether anybody has points, or got some in this deal. */
export function counted(view: View): boolean {
  return [...view.standings.score, ...view.standings.scored].some((points) => points !== 0);
}

/** For each seat what is compared, one after the other; less is better. */
function merits(snapshot: Snapshot, view: View): number[][] {
  const { over, dealOver, matchWinners, dealWinners, score } = view.standings;
  const winners = over ? matchWinners : dealOver && !counted(view) ? dealWinners : [];
  const out = new Set(snapshot.facts.filter((fact) => fact.key === "out").map((fact) => fact.seat));
  const won = columns(snapshot).map((column) => column.winner);
  const sign = snapshot.game.best === "fewest" ? 1 : -1;
  return view.hands.map((hand, seat) => [
    winners.includes(seat) ? 0 : 1,
    out.has(seat) ? 1 : 0,
    -won.filter((winner) => winner === seat).length,
    counted(view) ? sign * (score[seat] ?? 0) : 0,
    dealOver ? hand.count : 0,
    seat,
  ]);
}

/** The seats by their standing; equals as they sit. */
export function byStanding(snapshot: Snapshot, view: View): number[] {
  const merit = merits(snapshot, view);
  return [...view.hands.keys()].sort((one, other) => {
    const at = merit[one]!.findIndex((value, i) => value !== merit[other]![i]);
    return at < 0 ? 0 : merit[one]![at]! - merit[other]![at]!;
  });
}
