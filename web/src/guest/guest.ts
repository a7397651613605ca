/** Who this browser is at all tables of the server: a guest, by a token that the server has signed. */

import { signal } from "@preact/signals";
import { dropSeat, forget, forgetFormer, heldSeat, heldSeats, holdSeat, keep, recall } from "../app/memory";
import { eraseGuest, guest, seatsOf, type Answer } from "../wire/http";
import type { GuestKey } from "../wire/types";
import { gameName } from "../words/words";

export const KEPT = "guest";
const UNLISTED = "unlisted";
const SIGNED_OUT = "signed-out";
const MOST_UNLISTED = 50;

/** So long before its end a token is renewed. */
const RENEWED_BEFORE = 90 * 86_400_000;

function isKey(value: unknown): value is GuestKey {
  const key = value as GuestKey | null;
  return typeof key?.guest === "string" && typeof key.name === "string" && typeof key.until === "number";
}

/** An address in digits: browsers have no passkeys for it. */
const DIGITS = /^([\d.]+|\[.*\])$/;

/** Whether this browser has passkeys for this page: over HTTPS, or at localhost. */
export function canHavePasskeys(): boolean {
  return isSecureContext && "PublicKeyCredential" in window && !DIGITS.test(location.hostname);
}

/** Counts how often this browser has become somebody else. */
export const guestChanged = signal(0);

/** Forgets all seats that this browser holds. */
export function forgetSeats(): void {
  heldSeats().forEach((seat) => dropSeat(seat.table));
  forgetFormer();
}

/** The token that this browser has; null: it is nobody yet. */
export function kept(): GuestKey | null {
  return recall(KEPT, (stored) => (isKey(stored) ? stored : null));
}

/** The token of a guest of that name, new or renewed where it has to be; undefined where none can be had. */
async function tokenOf(name: string): Promise<string | undefined> {
  const known = kept();
  if (known !== null && known.name === name && known.until - Date.now() > RENEWED_BEFORE) return known.guest;
  const answer = await guest(name, known?.guest);
  if (answer.ok) {
    keep(KEPT, answer.value);
    return answer.value.guest;
  }
  if (answer.status === 401) forget(KEPT);
  return undefined;
}

/** Does something as the guest of that name; one whom the server does not know any more becomes another. */
export async function asGuest<T>(
  name: string,
  ask: (guest: string | undefined) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const answer = await ask(await tokenOf(name));
  if (answer.ok || answer.status !== 401) return answer;
  forget(KEPT);
  return ask(await tokenOf(name));
}

function unlisted(): string[] {
  return recall(UNLISTED, (stored) => (Array.isArray(stored) ? stored.map(String) : null)) ?? [];
}

/** A table that the guest does not want to see on the list of theirs any more. */
export function unlist(table: string): void {
  keep(UNLISTED, [table, ...unlisted()].slice(0, MOST_UNLISTED));
}

/** Finds the seats of the guest that this browser has lost, or never had; whether other ones are held now. */
export async function findSeats(): Promise<boolean> {
  const known = kept();
  if (known === null) return false;
  const answer = await seatsOf(known.guest);
  if (!answer.ok) {
    if (answer.status === 401) forget(KEPT);
    // the guest is somebody who does not want to be known here any more
    if (answer.error === SIGNED_OUT) forgetSeats();
    return answer.error === SIGNED_OUT;
  }
  const out = unlisted();
  const found = answer.value.tables.filter(
    ({ table }) => heldSeat(table.table) === null && !out.includes(table.table),
  );
  // the latest comes first, and what is held last stands first
  for (const { table, seat, token } of found.reverse())
    holdSeat({ table: table.table, seat, token, game: gameName(table.game) });
  return found.length > 0;
}

/** Has all that is the guest's erased, everywhere; the words say why not. */
export async function eraseAll(): Promise<string | null> {
  const known = kept();
  if (known === null) return null;
  const answer = await eraseGuest(known.guest);
  if (!answer.ok && answer.status !== 401) return answer.words;
  forget(KEPT);
  forgetSeats();
  guestChanged.value++;
  return null;
}
