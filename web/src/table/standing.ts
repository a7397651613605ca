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

/** Goals to which points grow. */
const REACHED = ["points", "out"];

/** The points to which the match is played; null where they are no goal. */
export function aim({ game }: Snapshot): number | null {
  return game.goal !== undefined && REACHED.includes(game.goal.kind) ? game.goal.number : null;
}

/** How far so many points have come on their way to a goal, from 0 to 1. */
export function share(points: number, goal: number): number {
  return Math.min(1, Math.max(0, points / goal));
}

/** The seats as they stood before the deal that is over, with how far each had come; null where no points are kept. */
export function before(snapshot: Snapshot, view: View): { seat: number; share: number }[] | null {
  const { score, scored } = view.standings;
  if (!counted(view) || columns(snapshot).length > 0) return null;
  const sign = snapshot.game.best === "fewest" ? 1 : -1;
  const goal = aim(snapshot);
  const was = (seat: number) => (score[seat] ?? 0) - (scored[seat] ?? 0);
  return [...view.hands.keys()]
    .sort((one, other) => sign * (was(one) - was(other)))
    .map((seat) => ({ seat, share: goal === null ? 0 : share(was(seat), goal) }));
}
