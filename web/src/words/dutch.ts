/** Small parts of Dutch sentences. */

import type { Who } from "./en";

const plural = new Intl.PluralRules("nl");
export const list = new Intl.ListFormat("nl", { type: "conjunction" });
export const choice = new Intl.ListFormat("nl", { type: "disjunction" });

export function count(n: number, one: string, many: string): string {
  return `${n} ${plural.select(n) === "one" ? one : many}`;
}

export const cards = (n: number) => count(n, "kaart", "kaarten");
export const points = (n: number) => count(n, "punt", "punten");
export const turns = (n: number) => count(n, "beurt", "beurten");
export const assets = (n: number) => count(n, "bezitting", "bezittingen");

export function timeLeft(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const rest = hours % 24 === 0 ? "" : ` ${hours % 24} uur`;
  if (hours >= 24) return `nog ${count(Math.floor(hours / 24), "dag", "dagen")}${rest}`;
  if (hours >= 1) return `nog ${hours} uur ${minutes % 60} min.`;
  return seconds >= 600 ? `nog ${minutes} min.` : `${seconds} s`;
}

export const wie = (w: Who) => (w.you ? "Je" : w.name);
export const jij = (w: Who) => (w.you ? "jij" : w.name);
export const jou = (w: Who) => (w.you ? "jou" : w.name);
export const handVan = (w: Who) => (w.you ? "jouw hand" : `de hand van ${w.name}`);
export const heeft = (w: Who) => (w.you ? "hebt" : "heeft");
export const is = (w: Who) => (w.you ? "bent" : "is");
