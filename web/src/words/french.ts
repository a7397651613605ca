/** Small parts of French sentences. */

import type { Who } from "./en";
import { sentenceParts, timeLeftIn } from "./sentences";

export const { list, choice, count } = sentenceParts("fr");

export const cards = (n: number) => count(n, "carte", "cartes");
export const points = (n: number) => count(n, "point", "points");

export const timeLeft = timeLeftIn({
  days: (n) => count(n, "jour", "jours"),
  hour: "h",
  minute: "min",
  left: (time) => `encore ${time}`,
});

/** Who does something, at the beginning of a sentence. */
export const qui = (w: Who) => (w.you ? "Tu" : w.name);
/** The person after a preposition: "devant toi", "avec Max". */
export const chez = (w: Who) => (w.you ? "toi" : w.name);
export const a = (w: Who) => (w.you ? "as" : "a");

/** "de Max", "d’Anna", "d’Hélène". */
export function de(what: string): string {
  const plain = what.normalize("NFD").replace(/\p{M}/gu, "");
  return /^(?:h?[aeiouœæ]|y[^aeiou])/i.test(plain) ? `d’${what}` : `de ${what}`;
}

/** Several persons and what they do: "Max a fini", "Ann et Max ont fini". */
export function ils(names: string[], one: string, many: string): string {
  return `${list.format(names)} ${names.length === 1 ? one : many}`;
}
