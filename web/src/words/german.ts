/** Small parts of German sentences. */

import type { Who } from "./en";

const plural = new Intl.PluralRules("de");
export const list = new Intl.ListFormat("de", { type: "conjunction" });
export const choice = new Intl.ListFormat("de", { type: "disjunction" });

export function count(n: number, one: string, many: string): string {
  return `${n} ${plural.select(n) === "one" ? one : many}`;
}

export const cards = (n: number) => count(n, "Karte", "Karten");
export const points = (n: number) => count(n, "Punkt", "Punkte");

/** The time that is left: to the second when it is short, and else as much as one cares to know. */
export function timeLeft(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const rest = hours % 24 === 0 ? "" : ` ${hours % 24} Std.`;
  if (hours >= 24) return `noch ${count(Math.floor(hours / 24), "Tag", "Tage")}${rest}`;
  if (hours >= 1) return `noch ${hours} Std. ${minutes % 60} Min.`;
  return seconds >= 600 ? `noch ${minutes} Min.` : `${seconds} s`;
}

/** Who does something, at the beginning of a sentence and within one. */
export const wer = (w: Who) => (w.you ? "Du" : w.name);
export const wen = (w: Who) => (w.you ? "dich" : w.name);
export const wem = (w: Who) => (w.you ? "dir" : w.name);
/** Whose something is: "deine", "Annas", "Max’". */
export const wessen = (w: Who, yours: string) => (w.you ? yours : genitive(w.name));
export const ist = (w: Who) => (w.you ? "bist" : "ist");
export const hat = (w: Who) => (w.you ? "hast" : "hat");

export function genitive(name: string): string {
  return /[sßxz]$/i.test(name) ? `${name}’` : `${name}s`;
}
