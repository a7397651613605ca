/** Where several are named and the reader is one of them, the sentence says so, by each language's own grammar. */

import { describe, expect, it } from "vitest";
import { enAbilities } from "./en-abilities";
import { enEnd } from "./en-end";
import type { Dictionary } from "./dictionary";
import { de } from "./de";
import { es } from "./es";
import { fr } from "./fr";
import { hu } from "./hu";
import { nl } from "./nl";
import { sv } from "./sv";
import { tr } from "./tr";

const DORA = ["Dora"];
const TWO = ["Dora", "Max"];

/** Alone, with another, others alone; the match shared; won as a team. */
function said({ end, abilities }: Pick<Dictionary, "end" | "abilities">): string[] {
  return [
    end!.won!([], true),
    end!.won!(DORA, true),
    end!.won!(DORA, false),
    end!.won!(TWO, false),
    end!.shared!(DORA, true),
    abilities!.teamWon!(TWO, true),
  ];
}

describe("the reader among several winners", () => {
  it("is “you” in English", () => {
    expect(said({ end: enEnd, abilities: enAbilities })).toEqual([
      "You have won the deal",
      "You and Dora have won the deal",
      "Dora has won the deal",
      "Dora and Max have won the deal",
      "You and Dora share the match",
      "You, Dora, and Max have won as a team",
    ]);
  });

  it.each([
    ["de", de, "Du und Dora habt die Runde gewonnen", "Du und Dora teilt euch die Partie"],
    ["es", es, "Ganaste la ronda con Dora", "Compartes la partida con Dora"],
    ["fr", fr, "Toi et Dora avez gagné la manche", "Toi et Dora, vous vous partagez la partie"],
    ["nl", nl, "Jij en Dora hebben de ronde gewonnen", "Jij en Dora delen de winst van de partij"],
    ["sv", sv, "Du och Dora har vunnit given", "Du och Dora delar på segern"],
    ["tr", tr, "Sen ve Dora eli kazandınız", "Sen ve Dora partiyi paylaşıyorsunuz"],
    ["hu", hu, "Te és Dora megnyertétek a leosztást", "Te és Dora osztoztok a győzelmen"],
  ] as const)("and in %s", (_, words, won, shared) => {
    const all = said(words as Dictionary);
    expect([all[1], all[4]]).toEqual([won, shared]);
    // alone, with others and others alone are sentences of their own
    expect(new Set(all).size).toBe(6);
    expect(all[2]).toContain("Dora");
    expect(all[2]).not.toBe(all[1]);
  });
});
