/** How a lesson goes: which acts are the learner's, and whether what the learner does is what it is about. */

import { moments, type Moment } from "../past/deal";
import type { Lesson, LessonMove } from "../wire/types";

/** The lesson as pictures, one after each act. */
export function pictures(lesson: Lesson): Moment[] {
  return moments({ first: lesson.first, moments: lesson.moves.map((move) => move.change) });
}

/** Acts that the table has a place for; what is asked in dialogs the lesson does itself. */
const AT_THE_TABLE = ["play", "lay", "discard", "end", "draw", "pass", "call", "catch"];

/** Answers to a question at the table. */
const ANSWERS = ["choose", "pick"];

/**
 * Whether the lesson waits for the learner to make this move; an answer that alone is possible it gives itself.
 *
 * @param legal what the learner may do then
 */
export function isAsked(
  lesson: Lesson,
  move: LessonMove | undefined,
  legal: readonly string[] = [],
): boolean {
  const verb = move?.line.split(" ")[0] ?? "";
  return (
    move?.seat === lesson.seat &&
    (AT_THE_TABLE.includes(verb) || (ANSWERS.includes(verb) && legal.length > 1))
  );
}

/** Whether this does the move: the card alone will do where the move also declares something. */
export function does(line: string, move: LessonMove): boolean {
  return line === move.line || move.line.startsWith(`${line} `) || line.startsWith(`${move.line} `);
}
