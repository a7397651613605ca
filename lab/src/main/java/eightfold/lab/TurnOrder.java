package eightfold.lab;

import eightfold.game.Match;

/**
 * The order in which the seats of a deal come to act at its beginning.
 *
 * @param eldest the eldest hand
 * @param way 1 if the seats follow it clockwise, else -1
 * @param seats how many there are
 */
record TurnOrder(int eldest, int way, int seats) {
  /** The order of the running (or just ended) deal. */
  static TurnOrder of(Match match) {
    int eldest = match.eldest();
    int way = (match.dealer() + 1) % match.seats() == eldest ? 1 : -1;
    return new TurnOrder(eldest, way, match.seats());
  }

  /** The place of a seat in it: 0 for the eldest hand. */
  int place(int seat) {
    return Math.floorMod((seat - eldest) * way, seats);
  }
}
