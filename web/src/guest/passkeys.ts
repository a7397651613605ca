/** Passkeys, by which a guest comes back from another device with all seats. */

import { passkeysWords } from "#words/passkeys";
import { forget, keep } from "../app/memory";
import { settings } from "../app/settings";
import {
  keepPasskey,
  passkeyCreation,
  passkeyRequest,
  removePasskey,
  seatsOf,
  signIn,
  signOut,
  type Answer,
} from "../wire/http";
import type { Passkey } from "../wire/types";
import { words } from "../words/words";
import { findSeats, forgetSeats, guestChanged, KEPT, kept } from "./guest";

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function written(buffer: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Why it was not done, in words; empty: it was. */
type Outcome = Promise<string>;

function why(answer: Answer<unknown>): string {
  return answer.ok ? "" : answer.words === "" ? words.start.down : answer.words;
}

/** Shows the browser's own dialog; null: it was closed, or there is no such passkey. */
async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    const credential = await ask();
    return credential instanceof PublicKeyCredential ? credential : null;
  } catch {
    return null;
  }
}

/** Makes a passkey of the guest's and has it kept. */
export async function makePasskey(): Outcome {
  const guest = kept()?.guest ?? "";
  const options = await passkeyCreation(guest);
  if (!options.ok) return why(options);
  const { challenge, user, excludeCredentials = [] } = options.value;
  const publicKey = {
    ...options.value,
    challenge: bytes(challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: excludeCredentials.map((one) => ({ ...one, id: bytes(one.id) })),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await asked(() => navigator.credentials.create({ publicKey }));
  if (made === null) return passkeysWords.notMade;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return why(await keepPasskey(guest, written(clientDataJSON), written(attestationObject)));
}

/** Signs in with a passkey: this browser is that guest from now on, and finds their seats. */
export async function signInHere(): Outcome {
  const options = await passkeyRequest();
  if (!options.ok) return why(options);
  const { challenge, rpId, timeout } = options.value;
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: bytes(challenge),
    userVerification: "required",
    ...(rpId === undefined ? {} : { rpId }),
    ...(timeout === undefined ? {} : { timeout }),
  };
  const shown = await asked(() => navigator.credentials.get({ publicKey }));
  if (shown === null) return passkeysWords.notShown;
  const response = shown.response as AuthenticatorAssertionResponse;
  const answer = await signIn({
    id: written(shown.rawId),
    userHandle: written(response.userHandle ?? new ArrayBuffer(0)),
    clientDataJSON: written(response.clientDataJSON),
    authenticatorData: written(response.authenticatorData),
    signature: written(response.signature),
  });
  if (!answer.ok) return why(answer);
  keep(KEPT, answer.value);
  settings.name.value = answer.value.name;
  await findSeats();
  guestChanged.value++;
  return "";
}

/** Signs out everywhere, here too; the seats come back with the passkey. */
export async function signOutEverywhere(): Outcome {
  const answer = await signOut(kept()?.guest ?? "");
  if (!answer.ok) return why(answer);
  forget(KEPT);
  forgetSeats();
  guestChanged.value++;
  return "";
}

/** The guest's passkeys; none where nobody is known here, or they cannot be asked for. */
export async function ownPasskeys(): Promise<Passkey[]> {
  const known = kept();
  const answer = known === null ? null : await seatsOf(known.guest);
  return answer?.ok ? answer.value.passkeys : [];
}

/** A passkey is worth nothing any more. */
export async function dropPasskey(id: string): Outcome {
  return why(await removePasskey(kept()?.guest ?? "", id));
}
