/** Seats that are taken by a ticket. */

import { post, type Answer } from "./http";

/** Takes a seat along to this browser, or one that is handed on, by its ticket. */
export function takeByTicket(
  table: string,
  wish: { ticket: string; held?: string; guest?: string },
): Promise<Answer<{ seat: number; token: string }>> {
  return post(`api/tables/${encodeURIComponent(table)}/seats`, wish);
}
