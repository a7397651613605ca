/** Keeps each card on the screen the same element while it moves, so that a change of the view is a movement. */

export type Zone = "hand" | "pile";

export interface Tracked {
  key: string;
  card: string;
  zone: Zone;
  /** Place in the hand, or in the whole pile from the bottom. */
  index: number;
}

export interface Tracks {
  cards: Tracked[];
  /** How many keys were given out. */
  given: number;
}

export const NO_TRACKS: Tracks = { cards: [], given: 0 };

/** Takes the first card of this name for which `wanted` holds out of the list. */
function take(from: Tracked[], card: string, wanted: (tracked: Tracked) => boolean): Tracked | undefined {
  const at = from.findIndex((tracked) => tracked.card === card && wanted(tracked));
  return at < 0 ? undefined : from.splice(at, 1)[0];
}

/**
 * The cards of the next view under the keys of the view before: cards that stay keep theirs, a card that
 * leaves the hand
 * for the pile takes its key along, and copies of a kind are told apart by their keys alone.
 *
 * @param pile the cards of the pile to show, and `below` how many lie under them
 */
export function track(
  before: Tracks,
  hand: readonly string[],
  pile: readonly string[],
  below: number,
): Tracks {
  const free = [...before.cards];
  let given = before.given;
  const places: { card: string; zone: Zone; index: number; key: string | undefined }[] = [
    ...hand.map((card, index) => ({ card, zone: "hand" as const, index, key: undefined })),
    ...pile.map((card, i) => ({ card, zone: "pile" as const, index: below + i, key: undefined })),
  ];
  const passes: ((place: { zone: Zone; index: number }) => (tracked: Tracked) => boolean)[] = [
    (place) => (tracked) =>
      tracked.zone === place.zone && (place.zone === "hand" || tracked.index === place.index),
    (place) => (tracked) => tracked.zone === place.zone,
    () => () => true,
  ];
  for (const pass of passes) {
    for (const place of places) {
      place.key ??= take(free, place.card, pass(place))?.key;
    }
  }
  const cards = places.map(({ key, ...place }) => ({ ...place, key: key ?? `c${given++}` }));
  return { cards, given };
}
