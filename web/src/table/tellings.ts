/** What must not be missed, told for a moment where it happens: at a seat, or in the middle of the table. */

import type { TableEvent } from "../wire/types";
import { words } from "../words/words";

/** How long a telling stands. */
export const TELLING_MILLIS = 1500;
const MOST_AT_A_PLACE = 3;

export interface Telling {
  /** The number of its event. */
  number: number;
  /** -1: the middle. */
  seat: number;
  text: string;
  /** Whether it is bad news for the seat. */
  bad: boolean;
}

/** The news in a few words; null for what is seen well enough by itself. */
function told(event: TableEvent, clockwise: boolean, call: string | null): [string, boolean] | null {
  const say = words.table.told;
  const number = Number(event.words.find((word) => /^\d+$/.test(word)) ?? 1);
  switch (event.verb) {
    case "skipped":
      return [say.skipped, true];
    case "reversed":
      return [say.reversed(clockwise), false];
    case "penalised":
      return [say.penalised(number), true];
    case "caught":
      return [say.caught, true];
    case "called":
      return [say.called(call), false];
    case "drew":
      return number > 1 ? [say.drew(number), true] : null;
    case "passed-hands":
      return [say.passedHands(event.words[0] === "left"), false];
    case "reshuffled":
      return [say.reshuffled, false];
    default:
      return null;
  }
}

/** The news to be told, the last ones at each place. */
export function tellings(
  news: readonly TableEvent[],
  clockwise: boolean,
  call: string | null,
): readonly Telling[] {
  const all = news.flatMap((event): Telling[] => {
    const what = told(event, clockwise, call);
    return what === null ? [] : [{ number: event.number, seat: event.seat, text: what[0], bad: what[1] }];
  });
  return all.filter(
    (one, i) => all.slice(i + 1).filter((later) => later.seat === one.seat).length < MOST_AT_A_PLACE,
  );
}
