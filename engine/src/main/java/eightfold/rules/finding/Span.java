package eightfold.rules.finding;

/**
 * A piece of a text. Lines and columns count from 1, columns in code points.
 *
 * @param line the line in which it begins
 * @param column the column of its first character
 * @param endLine the line in which it ends
 * @param endColumn the column behind its last character
 */
public record Span(int line, int column, int endLine, int endColumn) {
  /** The beginning of a text. */
  public static final Span START = new Span(1, 1, 1, 1);

  /** A piece of one line. */
  public static Span of(int line, LineColumns columns) {
    return new Span(line, columns.from(), line, columns.to());
  }
}
