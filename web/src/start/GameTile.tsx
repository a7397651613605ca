/** A game on the shelf: the card that makes it what it is, its home, for how many, how long, and what is special. */

import { shelfWords } from "#words/shelf";
import { gameAddress } from "../app/games";
import { CardArt } from "../art/Card";
import type { CatalogueGame } from "../wire/types";
import { speech } from "../wire/speech";

interface TileProps {
  game: CatalogueGame;
  /** What its home is called; nothing where none is known. */
  home: string | undefined;
  /** By which other name it was found. */
  also: string | null;
  onChoose: (game: CatalogueGame) => void;
}

function players({ players: { min, max } }: CatalogueGame): string {
  return min === max ? shelfWords.players(min) : shelfWords.playersBetween(min, max);
}

/** How long a game takes, as exactly as one cares to know. */
function length(minutes: number): string {
  return minutes < 100 ? shelfWords.minutes(minutes) : shelfWords.hours(Math.round(minutes / 60));
}

export function GameTile({ game, home, also, onChoose }: TileProps) {
  const say = shelfWords;
  const facts = [players(game), game.minutes === undefined ? "" : length(game.minutes)].filter(
    (fact) => fact !== "",
  );
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
        <CardArt card={game.signature ?? null} suits={game.suits} of={game.pack} />
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
