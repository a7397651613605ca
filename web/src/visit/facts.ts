/** What everybody can see of a table besides cards, counts and scores, in words. */

import { abilitiesWords } from "#words/abilities";
import { tableWords } from "#words/table";
import { among } from "../words/saying";
import type { PublicFact, Snapshot } from "../wire/types";
import { person } from "../words/company";
import { cardName, rankName } from "../words/words";
import { company } from "./company";

/** A fact as a short mark; null for what is shown in another way, or not known to this page. */
function mark(fact: PublicFact, snapshot: Snapshot): string | null {
  const say = tableWords.facts;
  const word = fact.words[0] ?? "";
  switch (fact.key) {
    case "partner":
      return say.partner(person(company(snapshot), Number(word)));
    case "wild":
      return say.wild(rankName(word));
    case "missed":
      return say.missed(Number(word));
    case "waits":
      return say.waits(Number(word));
    case "grabbed":
      return say.grabbed;
    case "let-be":
      return say.letBe;
    case "out":
      return say.out;
    case "rules":
      return among(say.rules, word) ?? word;
    case "ruling":
      return say.ruling(cardName(word));
    case "words":
      return say.owesWords(word);
    case "silence":
      return say.silence;
    case "speech":
      return say.speech;
    default:
      return abilityMark(fact);
  }
}

/** What only games whose cards have abilities tell. */
function abilityMark(fact: PublicFact): string | null {
  const say = abilitiesWords;
  const word = fact.words[0] ?? "";
  switch (fact.key) {
    case "team":
      return say.team(String(Number(word) + 1));
    case "left":
      return say.left(Number(word), Number(fact.words[1] ?? 0));
    case "done":
      return say.done;
    case "lost":
      return say.lost;
    case "skips":
      return say.skips(Number(word));
    case "again":
      return say.again(Number(word));
    case "owed":
      return say.owed(Number(word));
    default:
      return null;
  }
}

/** The team of a seat, as the server numbers them; null where there are none. */
export function team(snapshot: Snapshot, seat: number): string | null {
  return snapshot.facts.find((fact) => fact.key === "team" && fact.seat === seat)?.words[0] ?? null;
}

export interface Mark {
  key: string;
  text: string;
}

/** The marks of a seat; of the whole table with seat -1. */
export function marks(snapshot: Snapshot, seat: number): Mark[] {
  return snapshot.facts
    .filter((fact) => fact.seat === seat)
    .map((fact) => ({ key: fact.key, text: mark(fact, snapshot) ?? "" }))
    .filter((one) => one.text !== "");
}

/** Whether words can be acts of this game. */
export function speaks(snapshot: Snapshot): boolean {
  return snapshot.facts.some((fact) => ["silence", "speech", "names", "words-asked"].includes(fact.key));
}

/** What a word costs now; null while speech is free. */
export function silenceCosts(snapshot: Snapshot): string | null {
  return snapshot.facts.find((fact) => fact.key === "silence")?.words[0] ?? null;
}

/** The seats that have grabbed in the grab that is open. */
export function grabbers(snapshot: Snapshot): number[] {
  return snapshot.facts.filter((fact) => fact.key === "grabbed").map((fact) => fact.seat);
}

/** The seat's partner, or -1. */
export function partner(snapshot: Snapshot, seat: number): number {
  const fact = snapshot.facts.find((one) => one.key === "partner" && one.seat === seat);
  return fact === undefined ? -1 : Number(fact.words[0]);
}

export interface Column {
  number: string;
  /** By seat. */
  points: string[];
  winner: number;
}

/** The score sheet, where the match is kept on one of several columns. */
export function columns(snapshot: Snapshot): Column[] {
  const sheet = new Map<string, Column>();
  for (const { key, seat, words: said } of snapshot.facts) {
    const [number = "", points = ""] = said;
    if (key === "column") {
      const column = sheet.get(number) ?? { number, points: [], winner: -1 };
      column.points[seat] = points;
      sheet.set(number, column);
    }
    if (key === "column-won" && sheet.has(number)) sheet.get(number)!.winner = seat;
  }
  return [...sheet.values()];
}
