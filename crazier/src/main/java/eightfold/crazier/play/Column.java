package eightfold.crazier.play;

/** The columns of the table of cards: what a table has of each card. */
final class Column {
  static final int ZONE = 0;

  /** Whose hand it is in, or who controls it. */
  static final int OWNER = 1;

  /** The side that counts. */
  static final int SIDE = 2;

  /** How often it has moved. */
  static final int MOVES = 3;

  /** Who is shown it in limbo: a bit for each observer. */
  static final int SEEN = 4;

  /** Who knows that it is where it is ({@link Knowledge}): a bit for each observer. */
  static final int KNOWN = 5;

  /** Who knows that the stock held it: a bit for each observer. */
  static final int HELD = 6;

  static final int COUNT = 7;

  private Column() {}
}
