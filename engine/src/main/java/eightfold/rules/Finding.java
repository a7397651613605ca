package eightfold.rules;

import java.util.Optional;

/**
 * Something to be said of a rule book, with its place.
 *
 * @param code of what kind it is
 * @param file the name of the file in which it stands
 * @param span where in the file
 * @param path the JSON pointer (RFC 6901) of the thing in the JSON form of the book; empty where
 *     that has none, or where it is not known
 * @param what what is wrong, without a full stop
 * @param right what would be right, such as {@code did you mean "next draws"?}; may be empty
 * @param replace what mends it for sure, put in the place of the span
 */
public record Finding(
    FindingCode code,
    Level level,
    String file,
    Span span,
    String path,
    String what,
    String right,
    Optional<String> replace) {
  /** How much it weighs. */
  public enum Level {
    /** The book cannot be taken as it is. */
    ERROR,
    /** The book can be taken, and hardly says what its writer meant. */
    WARNING,
    /** A second place of the finding with the same code. */
    NOTE;

    /** The level as findings are shown with it. */
    public String word() {
      return ValueType.word(this);
    }
  }

  public Finding {
    what = Echo.visible(what);
    right = Echo.visible(right);
  }

  /** The same with another name of its file. */
  public Finding in(String name) {
    return new Finding(code, level, name, span, path, what, right, replace);
  }

  /**
   * The whole message in one line: {@code pesten.game:12:6: error: unknown clause "nxt draws 2";
   * did you mean "next draws"? [unknown-clause]}.
   */
  public String message() {
    return "%s:%d:%d: %s: %s [%s]"
        .formatted(
            Echo.visible(file), span.line(), span.column(), level.word(), sentence(), code.word());
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
