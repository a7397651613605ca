/** What this browser remembers: small things in its own storage, which may be shut off altogether. */

/** A value kept under a name; `read` checks what comes back, since anything may have written it. */
export function recall<T>(name: string, read: (stored: unknown) => T | null): T | null {
  try {
    const stored = localStorage.getItem(`eightfold.${name}`);
    return stored === null ? null : read(JSON.parse(stored));
  } catch {
    return null;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`eightfold.${name}`, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the page works without, it only forgets.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(`eightfold.${name}`);
  } catch {
    // Likewise.
  }
}

/** A seat that this browser holds the key to. */
export interface HeldSeat {
  table: string;
  seat: number;
  token: string;
  game: string;
}

function isHeld(value: unknown): value is HeldSeat {
  const held = value as HeldSeat | null;
  return (
    typeof held?.table === "string" &&
    typeof held.seat === "number" &&
    typeof held.token === "string" &&
    typeof held.game === "string"
  );
}

const MOST_SEATS = 12;

/** The seats that this browser holds, the newest first. */
export function heldSeats(): HeldSeat[] {
  return recall("seats", (stored) => (Array.isArray(stored) ? stored.filter(isHeld) : null)) ?? [];
}

export function heldSeat(table: string): HeldSeat | null {
  return heldSeats().find((held) => held.table === table) ?? null;
}

export function holdSeat(seat: HeldSeat): void {
  const others = heldSeats().filter((held) => held.table !== seat.table);
  keep("seats", [seat, ...others].slice(0, MOST_SEATS));
  keep("played", true);
}

/** Whether somebody has ever had a seat in this browser, also one that it does not hold any more. */
export function hasPlayed(): boolean {
  return heldSeats().length > 0 || recall("played", (stored) => (stored === true ? true : null)) === true;
}

export function dropSeat(table: string): void {
  const seat = heldSeat(table);
  keep(
    "seats",
    heldSeats().filter((held) => held.table !== table),
  );
  if (seat !== null) keep(FORMER, [seat, ...formerSeats()].slice(0, MOST_SEATS));
}

const FORMER = "former";

function formerSeats(): HeldSeat[] {
  return recall(FORMER, (stored) => (Array.isArray(stored) ? stored.filter(isHeld) : null)) ?? [];
}

/** Forgets where this browser has sat, too. */
export function forgetFormer(): void {
  forget(FORMER);
}

/** The key by which this browser sits at a table, or has sat there: who has held a hand is handed no other. */
export function lastKey(table: string): string | undefined {
  return (heldSeat(table) ?? formerSeats().find((seat) => seat.table === table))?.token;
}

/** Whom one does not want to hear at a table. */
interface Unheard {
  table: string;
  names: string[];
}

function isUnheard(value: unknown): value is Unheard {
  const unheard = value as Unheard | null;
  return (
    typeof unheard?.table === "string" &&
    Array.isArray(unheard.names) &&
    unheard.names.every((name) => typeof name === "string")
  );
}

function allUnheard(): Unheard[] {
  return recall("unheard", (stored) => (Array.isArray(stored) ? stored.filter(isUnheard) : null)) ?? [];
}

/** The names of those whom one does not want to hear at a table. */
export function unheardAt(table: string): string[] {
  return allUnheard().find((one) => one.table === table)?.names ?? [];
}

export function keepUnheard(table: string, names: string[]): void {
  const others = allUnheard().filter((one) => one.table !== table);
  keep("unheard", (names.length === 0 ? others : [{ table, names }, ...others]).slice(0, MOST_SEATS));
}
