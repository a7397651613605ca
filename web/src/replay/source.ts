/** Whence a replay comes: a table of the server, or a record that the reader has brought along. */

import { replayAddress } from "../app/games";
import { recordHash } from "../app/record";
import { heldSeat } from "../app/memory";
import { writePlace, type Place } from "../past/deal";
import { recallPromises } from "../check/promises";
import { recordAddress, replay, statistics, tableCards, tableMeanings, type Answer } from "../wire/http";
import { gameOfRecord, replayOfRecord, scenarioOfRecord, type RecordedGame } from "../wire/record";
import type { CardMeanings } from "../wire/rules";
import { scenario } from "../wire/scenario";
import type { Cards, Replay, Statistics } from "../wire/types";

/** In place of what cannot be had. */
const NO_CARDS: Cards = { cards: [] };

export interface Source {
  /** What its table is called. */
  table: string;
  /** Where the reader sat, if it was one who played. */
  own: number | undefined;
  replay: (place: Place) => Promise<Answer<Replay>>;
  /** What the cards of a match are. */
  cards: (match: number) => Promise<Cards>;
  meanings: (match: number) => Promise<Answer<CardMeanings>>;
  statistics: (match: number) => Promise<Answer<Statistics>>;
  scenario: (place: Place) => Promise<Answer<string>>;
  /** Where the page is when it shows that. */
  address: (place: Place) => string;
  /** Whether the address shows others the same. */
  shared: boolean;
  /** The record of a match as a file; null where the reader has it. */
  record: (match: number) => { address: string; name: string } | null;
  /** Whether this browser was shown that promise before the cards were dealt. */
  promised: (commitment: string) => boolean;
}

export function ofTable(table: string): Source {
  return {
    table,
    own: heldSeat(table)?.seat,
    replay: ({ match, deal, seat, open }) => replay(table, match, deal, seat, open),
    cards: async () => {
      const answer = await tableCards(table);
      return answer.ok ? answer.value : NO_CARDS;
    },
    meanings: (match) => tableMeanings(table, match),
    statistics: () => statistics(table),
    scenario: ({ match, deal, at }) => scenario(table, match, deal, at),
    address: (place) => replayAddress(table, writePlace(place)),
    shared: true,
    record: (match) => ({
      address: `${recordAddress(table)}?match=${match}`,
      name: `eightfold-${table}-${match}.yaml`,
    }),
    promised: (commitment) => recallPromises(table).some((promise) => promise.commitment === commitment),
  };
}

/** @param record the text of a file, in which several may stand */
export function ofRecord(record: string): Source {
  const games = new Map<number, Promise<Answer<RecordedGame>>>();
  const game = (match: number) => {
    const known = games.get(match) ?? gameOfRecord(record, match);
    games.set(match, known);
    return known;
  };
  async function part<T>(match: number, choose: (told: RecordedGame) => T): Promise<Answer<T>> {
    const answer = await game(match);
    return answer.ok ? { ok: true, value: choose(answer.value) } : answer;
  }
  return {
    table: "record",
    own: undefined,
    replay: ({ match, deal, seat, open }) => replayOfRecord(record, match, deal, seat, open),
    cards: async (match) => {
      const answer = await game(match);
      return answer.ok ? answer.value : NO_CARDS;
    },
    meanings: (match) => part(match, (told) => told.meanings),
    statistics: (match) => part(match, (told) => told.statistics),
    scenario: ({ match, deal, at }) => scenarioOfRecord(record, match, deal, at),
    address: (place) => recordHash(writePlace(place)),
    shared: false,
    record: () => null,
    promised: () => true,
  };
}
