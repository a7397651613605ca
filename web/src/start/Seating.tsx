/** How many sit at the table, and who. */

import { startWords } from "#words/start";
import type { CatalogueGame } from "../wire/types";
import { words } from "../words/words";
import { BOTS, type Place } from "./draft";

interface SeatingProps {
  game: CatalogueGame;
  others: Place[];
  onSeats: (seats: number) => void;
  onPlace: (at: number, place: Place) => void;
  onAll: (place: Place) => void;
}

export function Seating({ game, others, onSeats, onPlace, onAll }: SeatingProps) {
  const say = startWords;
  const { min, max } = game.players;
  const seats = others.length + 1;
  return (
    <fieldset class="seating">
      <legend>{say.seats}</legend>
      <div class="row wrap">
        <span class="stepper" role="group" aria-label={say.seatCount}>
          <button
            type="button"
            class="act"
            aria-label={say.fewer}
            disabled={seats <= min}
            onClick={() => onSeats(seats - 1)}
          >
            −
          </button>
          <output aria-live="polite">{seats}</output>
          <button
            type="button"
            class="act"
            aria-label={say.more}
            disabled={seats >= max}
            onClick={() => onSeats(seats + 1)}
          >
            +
          </button>
        </span>
        {others.length > 0 && (
          <>
            <button type="button" class="act quiet" onClick={() => onAll("greedy")}>
              {say.allBots}
            </button>
            <button type="button" class="act quiet" onClick={() => onAll("friend")}>
              {say.allFriends}
            </button>
          </>
        )}
      </div>
      <ol class="places">
        <li>
          <span class="place" aria-hidden="true">
            1
          </span>
          <span class="grow">{say.you}</span>
        </li>
        {others.map((place, i) => (
          <li key={i}>
            <span class="place" aria-hidden="true">
              {i + 2}
            </span>
            <span class="grow">
              <select
                aria-label={words.start.seat(i + 2)}
                value={place}
                onChange={(event) => onPlace(i, event.currentTarget.value as Place)}
              >
                <option value="friend">{say.friend}</option>
                {BOTS.map((bot) => (
                  <option key={bot} value={bot}>
                    {say.bot(bot)}
                  </option>
                ))}
              </select>
            </span>
          </li>
        ))}
      </ol>
      {BOTS.filter((bot) => others.includes(bot)).map((bot) => (
        <p key={bot} class="note">
          <strong>{say.bot(bot)}</strong> {say.bots[bot]}
        </p>
      ))}
    </fieldset>
  );
}
