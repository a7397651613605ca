/** The rule books that the reader writes: kept in this browser, and for who has a passkey at the server, too. */

import { signal } from "@preact/signals";
import { keep, recall } from "../app/memory";
import { kept as guestKept } from "../guest/guest";
import { booksOf, keepBook, removeBook } from "../wire/own";
import type { KeptBook } from "../wire/types";

export interface OwnBook extends KeptBook {
  /** Whether its writer's account has it as it stands here, and so on all devices that are signed in. */
  saved: boolean;
}

const NAME = "own-books";

/** As many as the server keeps of one guest. */
export const MOST_BOOKS = 24;

function isBook(value: unknown): value is OwnBook {
  const book = value as OwnBook | null;
  return (
    typeof book?.id === "string" &&
    typeof book.rules === "string" &&
    typeof book.at === "number" &&
    typeof book.saved === "boolean"
  );
}

function stored(): OwnBook[] {
  return recall(NAME, (value) => (Array.isArray(value) ? value.filter(isBook) : null)) ?? [];
}

/** The latest first. */
export const ownBooks = signal<OwnBook[]>(stored());

function hold(books: readonly OwnBook[]): void {
  ownBooks.value = [...books].sort((one, other) => other.at - one.at);
  keep(NAME, ownBooks.value);
}

const NAMED = /^\s*game\s+(?:"([^"\n]*)"|(.+?))\s*$/m;
const NAMED_IN_JSON = /"name"\s*:\s*"([^"\n]*)"/;

/** What a book calls itself, if it does by now. */
export function bookName(rules: string): string | null {
  const named = rules.trimStart().startsWith("{") ? NAMED_IN_JSON.exec(rules) : NAMED.exec(rules);
  const name = (named?.[1] ?? named?.[2] ?? "").trim();
  return name === "" ? null : name;
}

/**
 * Both devices' books: of one that both have, the later. What the server does not have any more, though it had it
 * as it stands here, was removed on another device.
 */
export function together(here: readonly OwnBook[], there: readonly KeptBook[]): OwnBook[] {
  const theirs = there.map((book): OwnBook => {
    const own = here.find((one) => one.id === book.id);
    return own !== undefined && !own.saved && own.at > book.at ? own : { ...book, saved: true };
  });
  return [...theirs, ...here.filter((own) => !own.saved && !there.some((book) => book.id === own.id))];
}

/** A book of this text, which is known by its id from now on; null where there are as many as there may be. */
export function addBook(rules: string): string | null {
  if (ownBooks.value.length >= MOST_BOOKS) return null;
  const id = [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  hold([{ id, rules, at: Date.now(), saved: false }, ...ownBooks.value]);
  return id;
}

export function changeBook(id: string, rules: string): void {
  hold(
    ownBooks.value.map((book) => (book.id === id ? { ...book, rules, at: Date.now(), saved: false } : book)),
  );
}

/** Forgets a book, here and at the server. */
export async function dropBook(id: string): Promise<void> {
  const book = ownBooks.value.find((one) => one.id === id);
  hold(ownBooks.value.filter((one) => one.id !== id));
  const guest = guestKept();
  if (book !== undefined && guest !== null && account.value === true) await removeBook(guest.guest, id);
}

/** Whether what is written is kept for this guest's other devices; null: it is not known. */
export const account = signal<boolean | null>(null);

/** Brings together what stands here and at the server. */
export async function syncBooks(): Promise<void> {
  const guest = guestKept();
  if (guest === null) {
    // who has signed out, or had all erased, leaves nothing behind that signing in brings back
    account.value = null;
    hold(ownBooks.value.filter((book) => !book.saved));
    return;
  }
  const answer = await booksOf(guest.guest);
  if (!answer.ok) return;
  account.value = answer.value.account;
  if (!answer.value.account) {
    // without a passkey nobody finds them elsewhere, whatever was kept before
    hold(ownBooks.value.map((book) => ({ ...book, saved: false })));
    return;
  }
  hold(together(ownBooks.value, answer.value.books));
  await sendBooks();
}

/** Has the server keep what was written since it was asked last. */
export async function sendBooks(): Promise<void> {
  const guest = guestKept();
  if (guest === null || account.value !== true) return;
  for (const book of ownBooks.value.filter((one) => !one.saved)) {
    const answer = await keepBook(guest.guest, book.id, book.rules);
    if (!answer.ok) return;
    // what was written meanwhile is sent the next time
    hold(
      ownBooks.value.map((now) =>
        now.id === book.id && now.rules === book.rules ? { ...now, at: answer.value.at, saved: true } : now,
      ),
    );
  }
}
