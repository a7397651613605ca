/** A game on the shelf: the card that makes it what it is, its home, for how many, how long, and what is special. */

import { gameAddress } from "../app/games";
import { CardArt } from "../art/Card";
import type { CatalogueGame } from "../wire/types";
import { speech } from "../wire/speech";
import { shelfWords } from "../words/shelf";

interface TileProps {
  game: CatalogueGame;
  /** What its home is called; nothing where none is known. */
  home: string | undefined;
  /** By which other name it was found. */
  also: string | null;
  onChoose: (game: CatalogueGame) => void;
}

export function GameTile({ game, home, also, onChoose }: TileProps) {
  const say = shelfWords;
  const facts = [
    say.players(game.players.min, game.players.max),
    game.minutes === undefined ? "" : say.minutes(game.minutes),
  ].filter((fact) => fact !== "");
  return (
    <a
      class="game"
      data-game={game.id}
      href={gameAddress(game.id, {})}
      onClick={(event) => {
        // another tab or window is the browser's to open
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onChoose(game);
      }}
    >
      <span class="game-card">
        <CardArt card={game.signature ?? null} suits={game.suits} />
      </span>
      <span class="game-text">
        {home !== undefined && <span class="game-home">{home}</span>}
        <span class="game-name">{game.name}</span>
        {also !== null && <span class="game-summary also">{say.also(also)}</span>}
        <span class="game-facts">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
        <span class="game-summary" lang={speech.answered}>
          {game.summary}
        </span>
      </span>
    </a>
  );
}
