/** The server's plain HTTP side: the catalogue, rule sheets, opening tables and taking seats. */

import { speech } from "./speech";
import type { CardMeanings } from "./rules";
import type {
  Cards,
  CatalogueGame,
  GuestKey,
  Lessons,
  Me,
  OpenTables,
  Passkey,
  Replay,
  SeatKey,
  Statistics,
  TableNotice,
  TableWish,
} from "./types";

/** Why something is refused: in the server's words, and as what they are made of, for who says it in others. */
export interface Refusal {
  words: string;
  error?: string;
  key?: string;
  arguments?: Record<string, unknown>;
}

/** What came back: the thing asked for, or why not (`words` empty: no answer at all). */
export type Answer<T> = { ok: true; value: T } | ({ ok: false; status: number } & Refusal);

function at(path: string): string {
  return new URL(path, document.baseURI).toString();
}

async function refusal(response: Response): Promise<Refusal> {
  try {
    const body = (await response.json()) as Partial<Refusal>;
    const error = typeof body.error === "string" ? body.error : "";
    if (typeof body.words === "string" && body.words !== "") return { ...body, words: body.words, error };
    if (error !== "") return { words: error, error };
  } catch {
    // No JSON: the status line says it.
  }
  return { words: `${response.status} ${response.statusText}`, error: "" };
}

/** Asks for something that is read so. */
export async function asked<T>(
  path: string,
  init: RequestInit | undefined,
  read: (response: Response) => Promise<T>,
): Promise<Answer<T>> {
  try {
    const headers = { ...init?.headers, "accept-language": speech.asked };
    const response = await fetch(at(path), { ...init, headers });
    speech.answered = response.headers.get("content-language") ?? "en";
    if (!response.ok) return { ok: false, status: response.status, ...(await refusal(response)) };
    return { ok: true, value: await read(response) };
  } catch {
    return { ok: false, status: 0, words: "" };
  }
}

export function ask<T>(path: string, init?: RequestInit): Promise<Answer<T>> {
  return asked(path, init, async (response) => (await response.json()) as T);
}

export const JSON_BODY = { "content-type": "application/json" };

/** How long to wait before what got no answer is sent again. */
const AGAIN_AFTER = [500, 2000];

/** Longer than a nonce (16), so that a browser whose nonces are fixed still makes keys of its own. */
const KEY_BYTES = 24;

/** Made by chance: the server does what comes with the same key once, and answers it the same again. */
function key(): string {
  return [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

/** Sends it again where no answer came, so that no second table is opened because of a broken line. */
export async function post<T>(path: string, body: unknown): Promise<Answer<T>> {
  const init = {
    method: "POST",
    headers: { ...JSON_BODY, "idempotency-key": key() },
    body: JSON.stringify(body),
  };
  let answer = await ask<T>(path, init);
  for (const wait of AGAIN_AFTER) {
    if (answer.ok || answer.status !== 0) break;
    await new Promise((goOn) => setTimeout(goOn, wait));
    answer = await ask<T>(path, init);
  }
  return answer;
}

const part = encodeURIComponent;

/** What the server speaks, and by which other doors than this page players come. */
export function index(): Promise<Answer<{ doors: string[] }>> {
  return ask("api");
}

export function catalogue(): Promise<Answer<CatalogueGame[]>> {
  return ask("api/catalogue");
}

function chosen(options: Record<string, string>): string {
  const query = Object.entries(options).map(([key, value]) => `opt.${part(key)}=${part(value)}`);
  return query.length > 0 ? `?${query.join("&")}` : "";
}

/** The rule sheet of a game with these options; refused with the reason where they contradict each other. */
export function sheet(game: string, options: Record<string, string>): Promise<Answer<{ markdown: string }>> {
  return ask(`api/games/${part(game)}/sheet${chosen(options)}`);
}

/** What the cards of a game with these options do. */
export function gameMeanings(game: string, options: Record<string, string>): Promise<Answer<CardMeanings>> {
  return ask(`api/games/${part(game)}/meanings${chosen(options)}`);
}

export function openTable(wish: TableWish): Promise<Answer<SeatKey>> {
  return post("api/tables", wish);
}

/** Makes somebody a guest of that name, or renews the token of one. */
export function guest(name: string, before?: string): Promise<Answer<GuestKey>> {
  return post("api/guests", before === undefined ? { name } : { name, guest: before });
}

/** Where a guest has seats. */
export function seatsOf(guest: string): Promise<Answer<Me>> {
  return post("api/me", { guest });
}

/** Has a guest's name and talk erased at all tables. */
export function eraseGuest(guest: string): Promise<Answer<{ facts: number }>> {
  return post("api/me/erasure", { guest });
}

/** What the browser is asked so that somebody signs in with a passkey. */
export function passkeyRequest(): Promise<Answer<PublicKeyCredentialRequestOptionsJSON>> {
  return ask("api/passkeys");
}

/** Signs in by what the browser has answered, each field in base64url. */
export function signIn(shown: Record<string, string>): Promise<Answer<GuestKey>> {
  return post("api/passkeys", shown);
}

/** What the browser is asked so that a guest gets a passkey. */
export function passkeyCreation(guest: string): Promise<Answer<PublicKeyCredentialCreationOptionsJSON>> {
  return post("api/me/passkeys/options", { guest });
}

/** Keeps a passkey that the browser has made. */
export function keepPasskey(
  guest: string,
  clientDataJSON: string,
  attestationObject: string,
): Promise<Answer<Passkey>> {
  return post("api/me/passkeys", { guest, clientDataJSON, attestationObject });
}

/** A passkey is worth nothing any more. */
export function removePasskey(guest: string, id: string): Promise<Answer<Passkey>> {
  return post("api/me/passkeys/removal", { guest, id });
}

/** All tokens of a guest are worth nothing any more. */
export function signOut(guest: string): Promise<Answer<{ before: number }>> {
  return post("api/me/sign-out", { guest });
}

/** Tables that anybody may find. */
export function openTables(): Promise<Answer<OpenTables>> {
  return ask("api/tables");
}

export function lookAt(table: string): Promise<Answer<TableNotice>> {
  return ask(`api/tables/${part(table)}`);
}

/** Takes the next free seat, or this one, which may be a bot's. */
export function takeSeat(
  table: string,
  name: string,
  seat?: number,
  guest?: string,
): Promise<Answer<{ seat: number; token: string }>> {
  const wish = { name, ...(seat === undefined ? {} : { seat }), ...(guest === undefined ? {} : { guest }) };
  return post(`api/tables/${part(table)}/seats`, wish);
}

/** Reports a line, or a name at a seat, to whoever runs the server. */
export function report(
  table: string,
  wish: { token: string; line?: number; seat?: number; name?: string; why?: string },
): Promise<Answer<{ report: string }>> {
  return post(`api/tables/${part(table)}/reports`, wish);
}

/** Has the name and the talk of whoever has this token erased at a table. */
export function erase(table: string, token: string): Promise<Answer<{ facts: number }>> {
  return post(`api/tables/${part(table)}/erasure`, { token });
}

export function tableSheet(table: string): Promise<Answer<{ markdown: string }>> {
  return ask(`api/tables/${part(table)}/sheet`);
}

/** What is printed on the cards that are played with there. */
export function tableCards(table: string): Promise<Answer<Cards>> {
  return ask(`api/tables/${part(table)}/cards`);
}

/** What the cards do that are played with there, or were in a match. */
export function tableMeanings(table: string, match?: number): Promise<Answer<CardMeanings>> {
  return ask(`api/tables/${part(table)}/meanings${match === undefined ? "" : `?match=${match}`}`);
}

/** A deal that is over: as a seat saw it, or a spectator (-1). */
export function replay(
  table: string,
  match: number,
  deal: number,
  seat: number,
  open: boolean,
): Promise<Answer<Replay>> {
  const from = seat < 0 ? "" : `&seat=${seat}`;
  return ask(`api/tables/${part(table)}/replay?match=${match}&deal=${deal}${from}&open=${open}`);
}

/** A game in short lessons. */
export function lessons(game: string): Promise<Answer<Lessons>> {
  return ask(`api/games/${part(game)}/lessons`);
}

/** What the players of a table have done there. */
export function statistics(table: string): Promise<Answer<Statistics>> {
  return ask(`api/tables/${part(table)}/statistics`);
}

export function recordAddress(table: string): string {
  return at(`api/tables/${part(table)}/record`);
}
