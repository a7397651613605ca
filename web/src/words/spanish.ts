/** Small parts of Spanish sentences. */

import type { Who } from "./en";
import { sentenceParts, timeLeftIn } from "./sentences";

export const { list, choice, count } = sentenceParts("es");

export const cards = (n: number) => count(n, "carta", "cartas");
export const points = (n: number) => count(n, "punto", "puntos");

export const timeLeft = timeLeftIn({
  days: (n) => count(n, "día", "días"),
  hour: "h",
  minute: "min",
  left: (time, first) => `${first === 1 ? "queda" : "quedan"} ${time}`,
});

/** Who does something, at the beginning of a sentence: "Robaste", "Max robó"; and within one: "robaste". */
export const does = (w: Who, you: string, other: string) => (w.you ? capital(you) : `${w.name} ${other}`);
export const doing = (w: Who, you: string, other: string) => (w.you ? you : `${w.name} ${other}`);
/** Whose something is: "tu mano", "la mano de Max". */
export const whose = (w: Who, article: string, what: string) =>
  w.you ? `tu ${what}` : `${article} ${what} de ${w.name}`;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
