package eightfold.rules;

/**
 * Something wrong in a rule book.
 *
 * @param place where it stands
 * @param what what is wrong, without a full stop
 * @param right what would be right, such as {@code did you mean "next draws"?}; may be empty
 */
public record BookError(Place place, String what, String right) {
  /** After so many errors of a document the rest is not said. */
  static final int MOST = 100;

  private static final int LONGEST = 400;

  public BookError {
    what = shortened(what);
    right = shortened(right);
  }

  private static String shortened(String text) {
    return text.length() > LONGEST ? text.substring(0, LONGEST) + " …" : text;
  }

  /** The whole message: {@code pesten.game:12: unknown clause "nxt draws 2"; did you mean …?}. */
  public String message() {
    return place.text() + ": " + sentence();
  }

  /** What is wrong and what would be right, without the place. */
  public String sentence() {
    return right.isEmpty() ? what : what + "; " + right;
  }

  @Override
  public String toString() {
    return message();
  }
}
