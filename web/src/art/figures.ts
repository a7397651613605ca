/** Which cards of Swiss and Spanish packs carry a picture. */

import type { SuitSigns } from "../wire/types";

export type NationalSigns = Exclude<SuitSigns, "french">;

export const FIGURES = ["10", "J", "Q", "K"] as const;
export type Figure = (typeof FIGURES)[number];

/** Which picture a card of this rank carries in this pack; null for pips. */
export function figureOf(pack: NationalSigns, rank: string): Figure | null {
  const figure = FIGURES.find((one) => one === rank) ?? null;
  return figure === "10" && pack === "spanish" ? null : figure;
}
