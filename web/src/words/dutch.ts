/** Small parts of Dutch sentences. */

import type { Who } from "./en";
import { sentenceParts, timeLeftIn } from "./sentences";

export const { list, choice, count } = sentenceParts("nl");

export const cards = (n: number) => count(n, "kaart", "kaarten");
export const points = (n: number) => count(n, "punt", "punten");
export const turns = (n: number) => count(n, "beurt", "beurten");
export const assets = (n: number) => count(n, "bezitting", "bezittingen");

export const timeLeft = timeLeftIn({
  days: (n) => count(n, "dag", "dagen"),
  hour: "uur",
  minute: "min.",
  left: (time) => `nog ${time}`,
});

export const wie = (w: Who) => (w.you ? "Je" : w.name);
export const jij = (w: Who) => (w.you ? "jij" : w.name);
export const jou = (w: Who) => (w.you ? "jou" : w.name);
export const handVan = (w: Who) => (w.you ? "jouw hand" : `de hand van ${w.name}`);
export const heeft = (w: Who) => (w.you ? "hebt" : "heeft");
export const is = (w: Who) => (w.you ? "bent" : "is");
