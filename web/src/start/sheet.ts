/** The rule sheet of choices that are being made. */

import { useEffect, useState } from "preact/hooks";
import { sheet as askSheet } from "../wire/http";
import { words } from "../words/words";

const SHEET_DELAY = 250;

/** The rule sheet for the choices made so far, or the server's reason against them. */
export function useSheet(
  game: string | undefined,
  options: Record<string, string>,
): { text: string | null; problem: string } {
  const [state, setState] = useState<{ text: string | null; problem: string }>({ text: null, problem: "" });
  const key = game === undefined ? "" : JSON.stringify([game, options]);
  useEffect(() => {
    if (game === undefined) return;
    let current = true;
    const timer = setTimeout(async () => {
      const answer = await askSheet(game, options);
      if (!current) return;
      if (answer.ok) setState({ text: answer.value.markdown, problem: "" });
      else
        setState((before) => ({ ...before, problem: answer.words === "" ? words.start.down : answer.words }));
    }, SHEET_DELAY);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [key]);
  useEffect(() => setState({ text: null, problem: "" }), [game]);
  return state;
}
