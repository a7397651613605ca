/** The rule sheet of choices that are being made. */

import { useEffect, useState } from "preact/hooks";
import { checkRules } from "../wire/own";
import { sheet as askSheet, type Answer, type Refusal } from "../wire/http";
import { words } from "../words/words";

const SHEET_DELAY = 250;

async function ruleSheet(
  game: string,
  options: Record<string, string>,
  rules: string | undefined,
): Promise<Answer<{ markdown?: string }>> {
  return rules === undefined ? await askSheet(game, options) : await checkRules(rules, options);
}

interface Told {
  text: string | null;
  problem: Refusal | null;
}
const NOTHING: Told = { text: null, problem: null };

/** The rule sheet for the choices made so far, or the server's reason against them. */
export function useSheet(game: string | undefined, options: Record<string, string>, rules?: string): Told {
  const [state, setState] = useState(NOTHING);
  const key = game === undefined ? "" : JSON.stringify([game, options, rules]);
  useEffect(() => {
    if (game === undefined) return;
    let current = true;
    const timer = setTimeout(async () => {
      const answer = await ruleSheet(game, options, rules);
      if (!current) return;
      if (answer.ok) setState({ text: answer.value.markdown ?? null, problem: null });
      else {
        const problem = answer.words === "" ? { words: words.start.down } : answer;
        setState((before) => ({ ...before, problem }));
      }
    }, SHEET_DELAY);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [key]);
  useEffect(() => setState(NOTHING), [game]);
  return state;
}
