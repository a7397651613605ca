package eightfold.rules;

/**
 * Something wrong in a rule book.
 *
 * @param place where it stands
 * @param what what is wrong, without a full stop
 * @param right what would be right, such as {@code did you mean "next draws"?}; may be empty
 */
public record BookError(Place place, String what, String right) {
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
