/** Small parts of Spanish sentences. */

import type { Who } from "./en";

const plural = new Intl.PluralRules("es");
export const list = new Intl.ListFormat("es", { type: "conjunction" });
export const choice = new Intl.ListFormat("es", { type: "disjunction" });

export function count(n: number, one: string, many: string): string {
  return `${n} ${plural.select(n) === "one" ? one : many}`;
}

export const cards = (n: number) => count(n, "carta", "cartas");
export const points = (n: number) => count(n, "punto", "puntos");

/** The time that is left: to the second when it is short, and else as much as one cares to know. */
export function timeLeft(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  const rest = hours % 24 === 0 ? "" : ` ${hours % 24} h`;
  if (days >= 1) return `${days === 1 ? "queda" : "quedan"} ${count(days, "día", "días")}${rest}`;
  if (hours >= 1) return `${hours === 1 ? "queda" : "quedan"} ${hours} h ${minutes % 60} min`;
  return seconds >= 600 ? `quedan ${minutes} min` : `${seconds} s`;
}

/** Who does something, at the beginning of a sentence: "Robaste", "Max robó"; and within one: "robaste". */
export const does = (w: Who, you: string, other: string) => (w.you ? capital(you) : `${w.name} ${other}`);
export const doing = (w: Who, you: string, other: string) => (w.you ? you : `${w.name} ${other}`);
/** Whose something is: "tu mano", "la mano de Max". */
export const whose = (w: Who, article: string, what: string) =>
  w.you ? `tu ${what}` : `${article} ${what} de ${w.name}`;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
