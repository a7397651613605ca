/** What the server shows of a record that the reader has brought along; it keeps nothing of it. */

import { post, type Answer } from "./http";
import { postForText } from "./text";
import type { CardMeanings } from "./rules";
import type { CardDetail, Pack, Replay, Statistics } from "./types";

/** What else there is to say of a record. */
export interface RecordedGame {
  cards: CardDetail[];
  pack?: Pack;
  meanings: CardMeanings;
  statistics: Statistics;
}

/** A deal of a record: as a seat saw it, or a spectator (-1). `match` is the record's number in its file. */
export function replayOfRecord(
  record: string,
  match: number,
  deal: number,
  seat: number,
  open: boolean,
): Promise<Answer<Replay>> {
  const from = seat < 0 ? {} : { seat };
  return post("api/replay", { record, match, deal, open, ...from });
}

export function gameOfRecord(record: string, match: number): Promise<Answer<RecordedGame>> {
  return post("api/replay/game", { record, match });
}

/** A moment of it, as a scenario. */
export function scenarioOfRecord(
  record: string,
  match: number,
  deal: number,
  moment: number,
): Promise<Answer<string>> {
  return postForText("api/replay/scenario", { record, match, deal, moment });
}
