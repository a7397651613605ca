/** Why options do not go together, in the words by which the form shows them. */

import { Fragment } from "preact";
import type { Refusal } from "../wire/http";
import type { CatalogueGame } from "../wire/types";
import { startWords } from "../words/start";
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
function Said({ game, problem }: { game: CatalogueGame; problem: Refusal }) {
  const option = problem.arguments?.["option"];
  const title = named(game, option);
  if (title === null) return <>{problem.words}</>;
  const [before, ...after] = problem.words.split(String(option));
  return (
    <>
      {before}
      {after.map((words, i) => (
        <Fragment key={i}>
          <q>{title}</q>
          {words}
        </Fragment>
      ))}
    </>
  );
}

/** Two options that contradict each other, by their titles; whatever else is wrong in the server's own words. */
export function Contradiction({ game, problem }: { game: CatalogueGame; problem: Refusal }) {
  const say = startWords;
  const one = named(game, problem.arguments?.["one"]);
  const other = named(game, problem.arguments?.["other"]);
  if (one === null || other === null) return <Said game={game} problem={problem} />;
  return (
    <>
      <strong>{words.label(say.contradiction)}</strong> {say.chooseOne(one, other)}
    </>
  );
}
