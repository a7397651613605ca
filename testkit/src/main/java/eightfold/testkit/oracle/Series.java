package eightfold.testkit.oracle;

/**
 * Where on the pile a series of cards may begin: after a reshuffle the upcard is all that is left
 * of one, also where the card below it stays.
 *
 * @param from the lowest place that counts
 */
public record Series(int from) implements Part {
  static final Series WHOLE = new Series(0);
}
