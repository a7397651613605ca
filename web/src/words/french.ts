/** Small parts of French sentences. */

import type { Who } from "./en";

const plural = new Intl.PluralRules("fr");
export const list = new Intl.ListFormat("fr", { type: "conjunction" });
export const choice = new Intl.ListFormat("fr", { type: "disjunction" });

export function count(n: number, one: string, many: string): string {
  return `${n} ${plural.select(n) === "one" ? one : many}`;
}

export const cards = (n: number) => count(n, "carte", "cartes");
export const points = (n: number) => count(n, "point", "points");

/** The time that is left: to the second when it is short, and else as much as one cares to know. */
export function timeLeft(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const rest = hours % 24 === 0 ? "" : ` ${hours % 24} h`;
  if (hours >= 24) return `encore ${count(Math.floor(hours / 24), "jour", "jours")}${rest}`;
  if (hours >= 1) return `encore ${hours} h ${minutes % 60} min`;
  return seconds >= 600 ? `encore ${minutes} min` : `${seconds} s`;
}

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
