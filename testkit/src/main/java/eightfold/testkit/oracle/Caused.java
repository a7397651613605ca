package eightfold.testkit.oracle;

/** Work that a card of a turn leaves to be done when the turn closes (semantics 6). */
public sealed interface Caused {
  /** The next seat is to draw. */
  record Draws(int cards, int by) implements Caused {}

  /**
   * Seats are to be passed over.
   *
   * @param early whether no earlier card's draws go before
   */
  record Skips(int seats, boolean early) implements Caused {}

  /** Seats are to be passed over unless they answer. */
  record Parriable(int seats, int by) implements Caused {}

  /** The next seat is to miss turns. */
  record Misses(int turns, int by) implements Caused {}

  /** Its player gets a further turn. */
  record Again() implements Caused {}
}
