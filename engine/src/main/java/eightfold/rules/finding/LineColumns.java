package eightfold.rules.finding;

/**
 * A piece of a line, in code points from 1.
 *
 * @param from the column of its first character
 * @param to the column behind its last character
 */
public record LineColumns(int from, int to) {
  /** From the beginning of one piece to the end of another. */
  public LineColumns upTo(LineColumns last) {
    return new LineColumns(from, last.to());
  }

  /** A line with other words in the place of the piece. */
  public String replaced(String line, String words) {
    int begin = line.offsetByCodePoints(0, from - 1);
    int end = line.offsetByCodePoints(begin, to - from);
    return line.substring(0, begin) + words + line.substring(end);
  }
}
