/** Where several are named and the reader is one of them, the sentence says so, by each language's own grammar. */

import { afterEach, describe, expect, it } from "vitest";
import { abilitiesWords } from "#words/abilities";
import { endWords } from "#words/end";
import { loadLanguage } from "./words";

const DORA = ["Dora"];
const TWO = ["Dora", "Max"];

/** Alone, with another, others alone; the match shared; won as a team. */
function said(): string[] {
  return [
    endWords.won([], true),
    endWords.won(DORA, true),
    endWords.won(DORA, false),
    endWords.won(TWO, false),
    endWords.shared(DORA, true),
    abilitiesWords.teamWon(TWO, true),
  ];
}

afterEach(() => loadLanguage("en"));

describe("the reader among several winners", () => {
  it("is “you” in English", () => {
    expect(said()).toEqual([
      "You have won the deal",
      "You and Dora have won the deal",
      "Dora has won the deal",
      "Dora and Max have won the deal",
      "You and Dora share the match",
      "You, Dora, and Max have won as a team",
    ]);
  });

  it.each([
    ["de", "Du und Dora habt die Runde gewonnen", "Du und Dora teilt euch die Partie"],
    ["es", "Ganaste la ronda con Dora", "Compartes la partida con Dora"],
    ["fr", "Toi et Dora avez gagné la manche", "Toi et Dora, vous vous partagez la partie"],
    ["nl", "Jij en Dora hebben de ronde gewonnen", "Jij en Dora delen de winst van de partij"],
    ["sv", "Du och Dora har vunnit given", "Du och Dora delar på segern"],
    ["tr", "Sen ve Dora eli kazandınız", "Sen ve Dora partiyi paylaşıyorsunuz"],
    ["hu", "Te és Dora megnyertétek a leosztást", "Te és Dora osztoztok a győzelmen"],
  ] as const)("and in %s", async (tag, won, shared) => {
    await loadLanguage(tag);
    const all = said();
    expect([all[1], all[4]]).toEqual([won, shared]);
    // alone, with others and others alone are sentences of their own
    expect(new Set(all).size).toBe(6);
    expect(all[2]).toContain("Dora");
    expect(all[2]).not.toBe(all[1]);
  });
});
