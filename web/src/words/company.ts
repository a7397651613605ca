/** The people at a table, as sentences name them. */

import { tableWords } from "#words/table";
import type { Who } from "./saying";
import { words } from "./words";

export interface Company {
  names: readonly (string | null)[];
  you: number | null;
  /** What is called over a last card; null where nothing is ever called. */
  call: string | null;
  /** What whoever is caught has not called; null where it may have been something else. */
  forgotten: string | null;
}

/** What a seat is called where no sentence is made of it: the viewer's own one by "You". */
export function seatLabel(company: Company, seat: number): string {
  const { name, you } = person(company, seat);
  return you ? tableWords.seat.you : name;
}

/** A seat as a person of a sentence. */
export function person(company: Company, seat: number): Who {
  return { name: company.names[seat] ?? words.start.seat(seat + 1), you: seat === company.you };
}
