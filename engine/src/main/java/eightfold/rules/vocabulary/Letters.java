package eightfold.rules.vocabulary;

import java.util.Locale;
import java.util.Optional;

/**
 * Letters that stand for what the last cards are: the same letter for the same, another one for
 * another ({@code A B A}).
 *
 * @param letters without blanks
 */
public record Letters(String letters) {
  /** How they look, without blanks. */
  public static final String PATTERN = "[A-H]{2,12}";

  /** Reads letters that stand by themselves: {@code A B A}. */
  public static Optional<Letters> parse(String words) {
    String letters = words.replace(" ", "").toUpperCase(Locale.ROOT);
    return letters.matches(PATTERN) ? Optional.of(new Letters(letters)) : Optional.empty();
  }

  /** As a line writes them: {@code A B A}. */
  public String text() {
    return String.join(" ", letters.split(""));
  }
}
