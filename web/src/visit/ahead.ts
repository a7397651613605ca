/** What becomes of a card that was chosen before one's turn: docs/players.md, “At the table”. */

import type { TableEvent, View } from "../wire/types";

/** What happens to a seat in its turn, or instead of it. */
const TURN_VERBS = new Set(["played", "laid", "drew", "skipped"]);

/**
 * How the turn of a seat stands for which it has chosen a card: it has not come, it lets the seat choose a card
 * freely, or it brings (or has brought) anything else, as a penalty to be answered, a question or cards to be drawn.
 */
export function turnFor(
  seat: number | null,
  view: View,
  news: readonly TableEvent[],
): "none" | "free" | "other" {
  if (seat === null) return "none";
  if (news.some((event) => event.seat === seat && TURN_VERBS.has(event.verb))) return "other";
  if (view.turn !== seat || !view.actors.includes(seat)) return "none";
  return view.awaits === "play" && view.pendingDraw === 0 ? "free" : "other";
}
