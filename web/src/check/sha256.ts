/**
 * SHA-256 (FIPS 180-4). The browser's own one is absent on pages that come over plain HTTP from another
 * machine of the
 * house, which is where friends play; a promise must be checkable there too.
 */

import { hex } from "./hex";

const PRIMES = (() => {
  const found: number[] = [];
  for (let n = 2; found.length < 64; n++) if (found.every((p) => n % p !== 0)) found.push(n);
  return found;
})();

const fraction = (x: number) => ((x - Math.floor(x)) * 2 ** 32) >>> 0;
const ROUND = PRIMES.map((p) => fraction(Math.cbrt(p)));
const START = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));

const turned = (x: number, n: number) => (x >>> n) | (x << (32 - n));

function block(state: Uint32Array, data: DataView, at: number): void {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; i++) w[i] = data.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15]!;
    const b = w[i - 2]!;
    const s0 = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const s1 = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word));
}

/** The bytes that a text of hexadecimal digits stands for; null if it is none. */
export function bytes(text: string): Uint8Array | null {
  if (text.length % 2 !== 0 || !/^[0-9a-f]*$/i.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 8, Math.floor((message.length * 8) / 2 ** 32));
  data.setUint32(padded.length - 4, (message.length * 8) >>> 0);
  const state = Uint32Array.from(START);
  for (let at = 0; at < padded.length; at += 64) block(state, data, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setUint32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

/** Whether the secret is the one whose hash was shown before the deal (`sha256:…` or the bare digits). */
export function keepsPromise(secret: string, promise: string): boolean {
  const read = bytes(secret);
  return read !== null && hex(sha256(read)) === promise.replace(/^sha256:/, "").toLowerCase();
}
