/** The shelf of games: tiles to leaf through, with a search and what else somebody looks for. */

import { shelfWords } from "#words/shelf";
import { among } from "../words/saying";
import { useMemo, useState } from "preact/hooks";
import type { CatalogueGame } from "../wire/types";
import { words } from "../words/words";
import { GameTile } from "./GameTile";
import { nearestToProduct } from "./products";
import {
  ANYTHING,
  found,
  homes,
  LENGTHS,
  MADE_UP,
  moodsOf,
  offered,
  otherName,
  WORLD,
  type Wanted,
} from "./shelf";

interface ChoiceProps<T extends string | number> {
  label: string;
  value: T;
  values: readonly (readonly [T, string])[];
  onChoose: (value: string) => void;
}

function Choice<T extends string | number>({ label, value, values, onChoose }: ChoiceProps<T>) {
  return (
    <label>
      <span class="unseen">{label}</span>
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {values.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface FilterProps {
  games: CatalogueGame[];
  wanted: Wanted;
  onWant: (more: Partial<Wanted>) => void;
}

function Filters({ games, wanted, onWant, named }: FilterProps & { named: Map<string, string> }) {
  const say = shelfWords;
  const most = Math.max(0, ...games.map((game) => game.players.max));
  return (
    <div class="filters">
      <label class="search">
        <span class="unseen">{say.search}</span>
        <input
          type="search"
          placeholder={say.search}
          value={wanted.search}
          onInput={(event) => onWant({ search: event.currentTarget.value })}
        />
      </label>
      <Choice
        label={say.howMany}
        value={wanted.players}
        values={Array.from({ length: most + 1 }, (_, n) => [n, say.many(n)] as const)}
        onChoose={(players) => onWant({ players: Number(players) })}
      />
      <Choice
        label={say.length}
        value={wanted.minutes}
        values={LENGTHS.map((minutes) => [minutes, say.lengths(minutes)] as const)}
        onChoose={(minutes) => onWant({ minutes: Number(minutes) })}
      />
      <Choice
        label={say.home}
        value={wanted.home}
        values={[["", say.anywhere], ...named]}
        onChoose={(home) => onWant({ home })}
      />
    </div>
  );
}

function Moods({ games, wanted, onWant }: FilterProps) {
  const say = shelfWords;
  const telling = moodsOf(games);
  const offered = Object.keys(say.moods).filter((mood) => telling.includes(mood));
  const toggled = (mood: string) =>
    wanted.moods.includes(mood) ? wanted.moods.filter((one) => one !== mood) : [...wanted.moods, mood];
  return (
    <div class="moods" role="group" aria-label={say.mood}>
      {offered.map((mood) => (
        <button
          key={mood}
          type="button"
          class="mood"
          aria-pressed={wanted.moods.includes(mood)}
          onClick={() => onWant({ moods: toggled(mood) })}
        >
          {among(say.moods, mood)}
        </button>
      ))}
    </div>
  );
}

interface ListProps {
  games: CatalogueGame[];
  onChoose: (game: CatalogueGame) => void;
}

/** Which games are shown for what is looked for, and what is said of them. */
function answered(games: CatalogueGame[], wanted: Wanted): { shown: readonly CatalogueGame[]; said: string } {
  const say = shelfWords;
  const product = nearestToProduct(games, wanted.search);
  if (product !== null) return { shown: [product], said: say.product };
  const shown = found(games, wanted);
  if (shown.length > 0) return { shown, said: say.found(shown.length) };
  const instead = offered(games, wanted);
  return { shown: instead.games, said: `${say.none} ${instead.near ? say.near : say.easy}` };
}

export function GameList({ games, onChoose }: ListProps) {
  const say = shelfWords;
  const [wanted, setWanted] = useState(ANYTHING);
  const named = useMemo(
    () => homes(games, words.language, { [WORLD]: say.world, [MADE_UP]: say.madeUp }),
    [games],
  );
  const { shown, said } = answered(games, wanted);
  const looking = { games, wanted, onWant: (more: Partial<Wanted>) => setWanted({ ...wanted, ...more }) };
  return (
    <section class="game-list" aria-labelledby="games-title">
      <h2 id="games-title">{say.chooseGame}</h2>
      <Filters {...looking} named={named} />
      <Moods {...looking} />
      <div class="row shown">
        <p class="note" role="status">
          {said}
        </p>
        {shown.length < games.length && (
          <button type="button" class="quiet" onClick={() => setWanted(ANYTHING)}>
            {say.clear}
          </button>
        )}
      </div>
      <ul class="games">
        {shown.map((game) => (
          <li key={game.id}>
            <GameTile
              game={game}
              home={named.get(game.home ?? "")}
              also={otherName(game, wanted.search)}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
