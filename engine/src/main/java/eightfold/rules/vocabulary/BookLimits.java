package eightfold.rules.vocabulary;

import java.util.Set;

/**
 * How much a rule book may hold. What people write today is held to less than what records and
 * stored tables carry, as those were right when they were written.
 *
 * @param bytes of the file in UTF-8
 * @param lines of a text file
 * @param elements of the whole book, rulings among them
 * @param conditions lines that begin with a keyword of {@link #conditional}
 * @param options of the whole book
 * @param visible whether every character must be one that people can see
 */
public record BookLimits(
    int bytes, int lines, int elements, int conditions, int options, boolean visible) {
  /** What one line with conditions brings about at most: there is a place for all in a table. */
  public static final int CONSEQUENCES = 8;

  private static final Set<String> CONDITIONAL = Set.of("when", "never", "also", "honour");

  /** What people write. */
  public static final BookLimits TODAY =
      new BookLimits(1 << 16, 500, RuleBook.MOST_ELEMENTS, 100, 64, true);

  /** What records and stored tables carry. */
  public static final BookLimits RECORDED =
      new BookLimits(800_000, 200_000, 1000, 1000, 1000, false);

  /** Whether lines that begin with a keyword set something off, or allow it, on a condition. */
  public static boolean conditional(String keyword) {
    return CONDITIONAL.contains(keyword);
  }
}
