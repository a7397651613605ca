/** Why options do not go together, in the words by which the form shows them. */

import { startWords } from "#words/start";
import type { Refusal } from "../wire/http";
import type { CatalogueGame } from "../wire/types";
import { words } from "../words/words";
import { valueWords } from "./values";

/** What an option is set to, as the server names it: `key=value`, or with the value in quotes. */
const SET = /^([^=]+)=("?)(.*)\2$/s;

function named(game: CatalogueGame, argument: unknown): string | null {
  const set = typeof argument === "string" ? SET.exec(argument) : null;
  const option = game.options.find(({ key }) => key === set?.[1]);
  if (set === null || option === undefined) return null;
  return `${words.label(option.title ?? option.key)} ${valueWords(option, set[3]!)}`;
}

/** What the server says of one option, which goes by its title there, too. */
function saidOfOne(game: CatalogueGame, problem: Refusal): string {
  const option = problem.arguments?.["option"];
  const title = named(game, option);
  return title === null ? problem.words : problem.words.replaceAll(String(option), `“${title}”`);
}

/**
 * Why a game cannot be played with its options: of two that contradict each other by their titles, of anything else
 * in the server's own words.
 */
export function contradiction(game: CatalogueGame, problem: Refusal): string {
  const say = startWords;
  const one = named(game, problem.arguments?.["one"]);
  const other = named(game, problem.arguments?.["other"]);
  return one === null || other === null
    ? saidOfOne(game, problem)
    : `${words.label(say.contradiction)} ${say.chooseOne(one, other)}`;
}

export function Contradiction({ game, problem }: { game: CatalogueGame; problem: Refusal }) {
  return <>{contradiction(game, problem)}</>;
}
