package eightfold.game;

/**
 * What a table waits for (notation, page 4). Each kind of game has its own besides those that all
 * have.
 *
 * @param word as the notation writes it: {@code play}; empty where nothing is awaited
 * @param together whether all seats decide at once, in the order in which they come: nobody's
 *     decision makes another seat's late
 */
public record Awaits(String word, boolean together) {
  /** Nothing: no deal is running. */
  public static final Awaits NOTHING = of("");

  /** A turn in which nothing has been done. */
  public static final Awaits PLAY = of("play");

  /** A decision of one seat. */
  public static Awaits of(String word) {
    return new Awaits(word, false);
  }

  @Override
  public String toString() {
    return word;
  }
}
