/** The games, with a search; one is chosen like a radio button. */

import { useState } from "preact/hooks";
import type { CatalogueGame } from "../wire/types";
import { speech } from "../wire/speech";
import { words } from "../words/words";
import { found, otherName } from "./draft";

/** By which other name a game was found. */
function Also({ name }: { name: string | null }) {
  return name === null ? null : <span class="game-summary also">{words.start.also(name)}</span>;
}

interface ListProps {
  games: CatalogueGame[];
  chosen: string | null;
  onChoose: (game: CatalogueGame) => void;
}

export function GameList({ games, chosen, onChoose }: ListProps) {
  const say = words.start;
  const [search, setSearch] = useState("");
  const [players, setPlayers] = useState(0);
  const shown = found(games, search, players);
  const most = Math.max(0, ...games.map((game) => game.players.max));
  return (
    <section class="game-list" aria-labelledby="games-title">
      <h2 id="games-title">{say.chooseGame}</h2>
      <div class="row">
        <label class="search grow">
          <span class="unseen">{say.search}</span>
          <input
            type="search"
            placeholder={say.search}
            value={search}
            onInput={(event) => setSearch(event.currentTarget.value)}
          />
        </label>
        <label>
          <span class="unseen">{say.howMany}</span>
          <select value={players} onChange={(event) => setPlayers(Number(event.currentTarget.value))}>
            {Array.from({ length: most + 1 }, (_, n) => (
              <option key={n} value={n}>
                {say.many(n)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p class="note" role="status">
        {shown.length === 0 ? say.none : say.found(shown.length)}
      </p>
      <div class="games" role="radiogroup" aria-labelledby="games-title">
        {shown.map((game) => (
          <label key={game.id} class={`game${game.id === chosen ? " chosen" : ""}`}>
            <input
              type="radio"
              name="game"
              value={game.id}
              checked={game.id === chosen}
              onChange={() => onChoose(game)}
            />
            <span class="game-text">
              <span class="game-name">{game.name}</span>
              <span class="game-players">{say.players(game.players.min, game.players.max)}</span>
              <Also name={otherName(game, search)} />
              <span class="game-summary" lang={speech.answered}>
                {game.summary}
              </span>
            </span>
          </label>
        ))}
      </div>
    </section>
  );
}
