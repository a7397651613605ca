/** Opening a table, and going there. */

import { guestsWords } from "#words/guests";
import { startWords } from "#words/start";
import { holdSeat } from "../app/memory";
import { goToTable } from "../app/route";
import { settings } from "../app/settings";
import { beginWith } from "../visit/beginning";
import { asGuest } from "../guest/guest";
import { openTable } from "../wire/http";
import type { CatalogueGame } from "../wire/types";
import { words } from "../words/words";
import { contradiction } from "./Contradiction";
import { playsAlone, wish, type Draft } from "./draft";
import { readNumber } from "../visit/number";

/** The name of who has not said one: a given one, which is kept and can be changed. */
function name(): string {
  const said = settings.name.value.trim();
  if (said !== "") return said;
  const { names } = guestsWords;
  const given = names[Math.floor(Math.random() * names.length)]!;
  settings.name.value = given;
  return given;
}

/**
 * Opens a table as it was put together, and goes there.
 *
 * @param atOnce whether the game begins by itself
 * @return why not; empty if it is open
 */
export async function opened(game: CatalogueGame, made: Draft, atOnce: boolean): Promise<string> {
  const number = playsAlone(made) ? readNumber(made.number) : undefined;
  if (number === null) return startWords.number.wrong;
  const called = name();
  const answer = await asGuest(called, (guest) => openTable(wish(made, called, guest)));
  if (!answer.ok) return answer.words === "" ? words.start.down : contradiction(game, answer);
  const { table, seat, token } = answer.value;
  const known = made.rules === undefined ? game.name : words.ownBook.name(game.name);
  holdSeat({ table, seat, token, game: known });
  beginWith(table, { atOnce, ...(number === undefined ? {} : { number }) });
  goToTable(table);
  return "";
}
