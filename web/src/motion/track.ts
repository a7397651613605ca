/** Keeps each card on the screen the same element while it moves, so that a change of the view is a movement. */

export type Zone = "hand" | "pile";

/** A card that is seen. */
export interface Seen<Z extends string = Zone> {
  card: string;
  zone: Z;
  /** Place in the hand, or in the whole pile from the bottom. */
  index: number;
}

export interface Tracked<Z extends string = Zone> extends Seen<Z> {
  key: string;
}

export interface Tracks<Z extends string = Zone> {
  cards: Tracked<Z>[];
  /** How many keys were given out. */
  given: number;
}

export const NO_TRACKS: Tracks = { cards: [], given: 0 };

/** Takes the first card of this name for which `wanted` holds out of the list. */
function take<Z extends string>(
  from: Tracked<Z>[],
  card: string,
  wanted: (tracked: Tracked<Z>) => boolean,
): Tracked<Z> | undefined {
  const at = from.findIndex((tracked) => tracked.card === card && wanted(tracked));
  return at < 0 ? undefined : from.splice(at, 1)[0];
}

/**
 * What is seen now under the keys of before, in the order in which it is given: cards that stay keep theirs, a card
 * that goes elsewhere takes its key along, and copies of a kind are told apart by their keys alone.
 */
export function follow<Z extends string>(before: Tracks<Z>, seen: readonly Seen<Z>[]): Tracks<Z> {
  const free = [...before.cards];
  let given = before.given;
  const places = seen.map((one) => ({ ...one, key: undefined as string | undefined }));
  const passes: ((place: Seen<Z>) => (tracked: Tracked<Z>) => boolean)[] = [
    (place) => (tracked) =>
      tracked.zone === place.zone && (place.zone !== "pile" || tracked.index === place.index),
    (place) => (tracked) => tracked.zone === place.zone,
    () => () => true,
  ];
  for (const pass of passes) {
    for (const place of places) {
      place.key ??= take(free, place.card, pass(place))?.key;
    }
  }
  const cards = places.map((place) => ({ ...place, key: place.key ?? `c${given++}` }));
  return { cards, given };
}

/**
 * The cards of hand and pile under the keys of the view before.
 *
 * @param pile the cards of the pile to show, and `below` how many lie under them
 */
export function track(
  before: Tracks,
  hand: readonly string[],
  pile: readonly string[],
  below: number,
): Tracks {
  return follow(before, [
    ...hand.map((card, index) => ({ card, zone: "hand" as const, index })),
    ...pile.map((card, i) => ({ card, zone: "pile" as const, index: below + i })),
  ]);
}
