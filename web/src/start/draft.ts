/** A table being put together: pure functions over the choices made so far. */

import type { BotName, CatalogueGame, SeatWish, TableWish } from "../wire/types";

export type Place = "friend" | BotName;

export const BOTS: readonly BotName[] = ["greedy", "eager", "random"];

export interface Draft {
  game: string;
  /** The text of a rule book of one's own, which is played instead. */
  rules?: string;
  /** Option values by key; only those that differ from the standard are kept. */
  options: Record<string, string>;
  /** Everybody but the reader, who sits in the first seat. */
  others: Place[];
  /** Seconds for a turn; 0: as long as it takes. */
  clock: number;
  /** Words that a player owes have to be typed. */
  typedWords: boolean;
  /** Anybody may find the table. */
  listed: boolean;
  /** Seconds by which spectators see the table late. */
  delay: number;
  /** The number of the deal, as it was written; empty: nobody chooses it. */
  number: string;
}

/** Whether nobody but the reader is to sit there; only then the deal may be chosen. */
export function playsAlone(made: Draft): boolean {
  return made.others.every((place) => place !== "friend");
}

/** The seconds of a day: from there on a clock is one of days. */
const DAY = 86400;

export const CLOCKS: readonly number[] = [0, 20, 45, 90, 300, DAY, 3 * DAY, 7 * DAY];

export const DELAYS: readonly number[] = [0, 30, 120, 300];

const USUAL_SEATS = 4;

export function draft(game: CatalogueGame): Draft {
  const seats = Math.max(game.players.min, Math.min(USUAL_SEATS, game.players.max));
  const others = Array.from({ length: seats - 1 }, (): Place => "greedy");
  return {
    game: game.id,
    options: {},
    others,
    clock: 0,
    typedWords: false,
    listed: false,
    delay: 0,
    number: "",
  };
}

/** With this option value; the standard value is no change. */
export function withOption<D extends Pick<Draft, "options">>(
  made: D,
  game: CatalogueGame,
  key: string,
  value: string,
): D {
  const { [key]: _, ...others } = made.options;
  const option = game.options.find((one) => one.key === key);
  return { ...made, options: option?.default === value ? others : { ...others, [key]: value } };
}

export function withSeats(made: Draft, game: CatalogueGame, seats: number): Draft {
  const count = Math.max(game.players.min, Math.min(seats, game.players.max)) - 1;
  const last = made.others[made.others.length - 1] ?? "greedy";
  return { ...made, others: Array.from({ length: count }, (_, i) => made.others[i] ?? last) };
}

export function withPlace(made: Draft, at: number, place: Place): Draft {
  return { ...made, others: made.others.map((other, i) => (i === at ? place : other)) };
}

/** The options in force that differ from the standard; the server lists all. */
export function changedOptions(
  game: CatalogueGame | undefined,
  options: Record<string, string>,
): [string, string][] {
  return Object.entries(options).filter(([key, value]) => {
    const option = game?.options.find((one) => one.key === key);
    return option === undefined || option.default !== value;
  });
}

export function wish(made: Draft, name: string, guest?: string): TableWish {
  const others = made.others.map((place): SeatWish =>
    place === "friend" ? { kind: "person" } : { kind: "bot", bot: place },
  );
  const seats: SeatWish[] = [{ kind: "person" }, ...others];
  const clock =
    made.clock >= DAY ? { clockDays: made.clock / DAY } : made.clock > 0 ? { clockSeconds: made.clock } : {};
  const typed = made.typedWords ? { typedWords: true } : {};
  const listed = made.listed ? { listed: true } : {};
  const known = guest === undefined ? {} : { guest };
  const late = made.delay > 0 ? { watchDelaySeconds: made.delay } : {};
  const played = made.rules === undefined ? { game: made.game } : { rules: made.rules };
  return {
    ...played,
    options: made.options,
    seats,
    name,
    ...clock,
    ...typed,
    ...listed,
    ...late,
    ...known,
  };
}
