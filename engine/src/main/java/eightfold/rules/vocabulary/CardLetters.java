package eightfold.rules.vocabulary;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Letters by which a pack of a book's own calls something, or several things: {@code W4}, {@code R
 * Y}. They are read without regard to case and written in upper case.
 *
 * @param each may be empty where a clause says nothing
 */
public record CardLetters(List<String> each) {
  /** How the letters of one thing look. */
  public static final String PATTERN = "[A-Za-z0-9]{1,6}";

  public CardLetters {
    each = each.stream().map(letters -> letters.toUpperCase(Locale.ROOT)).toList();
  }

  /** Reads letters with blanks between them; none where the words are no such letters. */
  public static Optional<CardLetters> parse(String words) {
    List<String> each = Arrays.asList(words.split(" "));
    return each.stream().allMatch(letters -> letters.matches(PATTERN))
        ? Optional.of(new CardLetters(each))
        : Optional.empty();
  }

  /** The letters by which it is written. */
  public String first() {
    return each.getFirst();
  }

  /** As a line writes them. */
  public String text() {
    return each.isEmpty() ? ValueType.NONE : String.join(" ", each);
  }
}
