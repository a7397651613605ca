/** What a dictionary of another language is: words in the shape of the English ones, as many as there are. */

import type { Words } from "./en";
import type { enCheck } from "./en-check";
import type { enDoor } from "./en-door";
import type { enEnd } from "./en-end";
import type { enErasing } from "./en-erasing";
import type { enExplain } from "./en-explain";
import type { enKeys } from "./en-keys";
import type { enLesson } from "./en-lesson";
import type { enLobby } from "./en-lobby";
import type { enOwn } from "./en-own";
import type { enGone } from "./en-gone";
import type { enPasskeys } from "./en-passkeys";
import type { enPhrases } from "./en-phrases";
import type { enRecord } from "./en-record";
import type { enReplay } from "./en-replay";
import type { enSettings } from "./en-settings";
import type { enShelf } from "./en-shelf";
import type { enStart } from "./en-start";
import type { enText } from "./en-text";
import type { enTickets } from "./en-tickets";

/** Anything that is left out is said in English. */
export type DeepPartial<T> = T extends (...args: infer A) => infer R
  ? (...args: A) => R extends string ? string : R
  : T extends readonly unknown[]
    ? T
    : T extends object
      ? { [K in keyof T]?: DeepPartial<T[K]> }
      : T;

/** The words of parts of the page that are loaded by themselves. */
export interface Parts {
  check: typeof enCheck;
  door: typeof enDoor;
  end: typeof enEnd;
  erasing: typeof enErasing;
  explain: typeof enExplain;
  keys: typeof enKeys;
  lesson: typeof enLesson;
  lobby: typeof enLobby;
  own: typeof enOwn;
  gone: typeof enGone;
  passkeys: typeof enPasskeys;
  phrases: typeof enPhrases;
  record: typeof enRecord;
  replay: typeof enReplay;
  settings: typeof enSettings;
  shelf: typeof enShelf;
  start: typeof enStart;
  text: typeof enText;
  tickets: typeof enTickets;
}

/** All words of another language, for those parts too. */
export type Dictionary = DeepPartial<Words & Parts>;

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** These words, and for what they lack the others. */
export function merged<T>(others: T, these: DeepPartial<T>): T {
  const all: Record<string, unknown> = { ...(others as Record<string, unknown>) };
  for (const [key, value] of Object.entries(these as Record<string, unknown>)) {
    const other = all[key];
    all[key] = isGroup(value) && isGroup(other) ? merged(other, value) : value;
  }
  return all as T;
}
