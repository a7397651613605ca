/** What the cards of a table mean by its rules. */

import { useEffect, useState } from "preact/hooks";
import { tableMeanings, type Answer } from "../wire/http";
import type { CardMeanings } from "../wire/rules";
import type { Snapshot } from "../wire/types";
import { words } from "../words/words";

/** Rules by a name of their own, and how the server is asked what its cards do by them. */
export interface RulesOf {
  of: string;
  ask: () => Promise<Answer<CardMeanings>>;
}

/** What the cards of a table mean, asked for once for the rules in force. */
export function useMeanings(
  snapshot: Snapshot,
  rules: RulesOf | undefined,
  wanted: boolean,
): CardMeanings | null {
  const [meanings, setMeanings] = useState<{ of: string; answer: CardMeanings } | null>(null);
  const of = `${rules?.of ?? snapshot.chosen} ${words.language}`;
  useEffect(() => {
    if (!wanted || meanings?.of === of) return;
    let current = true;
    void (rules?.ask() ?? tableMeanings(snapshot.table)).then((answer) => {
      if (current && answer.ok) setMeanings({ of, answer: answer.value });
    });
    return () => {
      current = false;
    };
  }, [wanted, of]);
  return meanings?.of === of ? meanings.answer : null;
}
