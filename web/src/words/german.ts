/** Small parts of German sentences. */

import type { Who } from "./en";
import { sentenceParts, timeLeftIn } from "./sentences";

export const { list, choice, count } = sentenceParts("de");

export const cards = (n: number) => count(n, "Karte", "Karten");
export const points = (n: number) => count(n, "Punkt", "Punkte");

export const timeLeft = timeLeftIn({
  days: (n) => count(n, "Tag", "Tage"),
  hour: "Std.",
  minute: "Min.",
  left: (time) => `noch ${time}`,
});

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
