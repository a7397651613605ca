/** Small parts of Swedish sentences. */

import type { Who } from "./en";
import { sentenceParts, timeLeftIn } from "./sentences";

export const { list, choice, count } = sentenceParts("sv");

export const cards = (n: number) => `${n} kort`;
export const points = (n: number) => `${n} poäng`;
export const turns = (n: number) => count(n, "tur", "turer");
export const assets = (n: number) => count(n, "tillgång", "tillgångar");

export const timeLeft = timeLeftIn({
  days: (n) => count(n, "dag", "dagar"),
  hour: "tim",
  minute: "min",
  left: (time) => `${time} kvar`,
});

/** Who does something, at the beginning of a sentence and within one. */
export const vem = (w: Who) => (w.you ? "Du" : w.name);
export const du = (w: Who) => (w.you ? "du" : w.name);
export const dig = (w: Who) => (w.you ? "dig" : w.name);
/** Whose something is: "din", "Annas", "Max". */
export const vems = (w: Who, yours: string) => (w.you ? yours : genitive(w.name));

export function genitive(name: string): string {
  return /[sxz]$/i.test(name) ? name : `${name}s`;
}
