package eightfold.rules.finding;

import eightfold.message.Argument;
import eightfold.message.Message;
import eightfold.message.Texts;
import eightfold.rules.vocabulary.ValueType;
import java.util.List;
import java.util.Optional;

/**
 * Something to be said of a rule book, with its place.
 *
 * @param code of what kind it is
 * @param file the name of the file in which it stands
 * @param span where in the file
 * @param path the JSON pointer (RFC 6901) of the thing in the JSON form of the book; empty where
 *     that has none, or where it is not known
 * @param why what is wrong, and what would be right, such as {@code did you mean "next draws"?}
 * @param replace what mends it for sure, put in the place of the span
 */
public record Finding(
    FindingCode code,
    Level level,
    String file,
    Span span,
    String path,
    Explanation why,
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
    why = why.visible();
  }

  /** The same with another name of its file. */
  public Finding in(String name) {
    return new Finding(code, level, name, span, path, why, replace);
  }

  /** The same at another place. */
  public Finding at(Span place) {
    return new Finding(code, level, file, place, path, why, replace);
  }

  /** What is wrong, without a full stop, in plain English. */
  public String what() {
    return why.what(Texts.ENGLISH);
  }

  /** What would be right, in plain English; may be empty. */
  public String right() {
    return why.right(Texts.ENGLISH);
  }

  /**
   * The whole message in one line: {@code pesten.game:12:6: error: unknown clause "nxt draws 2";
   * did you mean "next draws"? [unknown-clause]}.
   */
  public String message() {
    return message(Texts.ENGLISH);
  }

  /** The same in a language. */
  public String message(Texts texts) {
    return texts.text(line());
  }

  /** What is wrong and what would be right, without the place, in plain English. */
  public String sentence() {
    return sentence(Texts.ENGLISH);
  }

  /** The same in a language. */
  public String sentence(Texts texts) {
    return texts.text(why.sentence());
  }

  private Message line() {
    return Message.of("findings.line")
        .with("file", Echo.visible(file))
        .with("line", span.line())
        .with("column", span.column())
        .with("level", level.word())
        .with("sentence", why.sentence())
        .with("code", code.word());
  }

  /** What each of them says, one after another. */
  public static Argument sentences(List<Finding> findings) {
    return new Argument.Items(findings.stream().<Argument>map(one -> one.why.sentence()).toList());
  }

  /** All of them, each in a line of its own. */
  public static Message all(List<Finding> findings) {
    return Message.of("findings.all")
        .with(
            "findings",
            new Argument.Items(findings.stream().<Argument>map(Finding::line).toList()));
  }

  @Override
  public String toString() {
    return message();
  }
}
