package eightfold.server.lobby;

import eightfold.message.Message;
import eightfold.protocol.Fault;
import eightfold.protocol.Page;
import eightfold.server.room.GuestNames;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Words that whoever runs the server wants in nobody's name. Neither accents, case, blanks and
 * other signs between the letters, letters that are said twice, nor digits in the place of letters
 * hide one.
 */
public final class NameFilter {
  /** A server that refuses no word. */
  public static final NameFilter NONE = new NameFilter(List.of());

  /** Shorter ones are in too many names. */
  private static final int LEAST_LETTERS = 3;

  private static final String COMMENT = "#";

  /** What is written for a letter. */
  private static final Map<Character, Character> FOR_LETTERS =
      Map.of(
          '0', 'o', '1', 'i', '3', 'e', '4', 'a', '5', 's', '7', 't', '@', 'a', '$', 's', '!', 'i',
          '|', 'i');

  private final List<Pattern> words;

  private NameFilter(List<Pattern> words) {
    this.words = words;
  }

  /**
   * Reads a list of words.
   *
   * @param lines a word each; empty lines and those that begin with # say nothing
   * @throws IllegalArgumentException if a word has less than three letters, which would be found in
   *     too many names; it says in which line
   */
  public static NameFilter of(List<String> lines) {
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (says(line) && letters(line).length() < LEAST_LETTERS) {
        throw new IllegalArgumentException(
            "line "
                + (i + 1)
                + ": “"
                + line
                + "” has less than "
                + LEAST_LETTERS
                + " letters, and would be found in too many names");
      }
    }
    return new NameFilter(
        lines.stream()
            .map(String::strip)
            .filter(NameFilter::says)
            .map(NameFilter::letters)
            .distinct()
            .map(NameFilter::drawnOut)
            .toList());
  }

  private static boolean says(String line) {
    return !line.isEmpty() && !line.startsWith(COMMENT);
  }

  /** Why nobody can be called that here; empty if they can. */
  Optional<Page.Problem> problemOf(String name) {
    return reason(name).map(why -> Page.Problem.of(Problems.NOT_POSSIBLE, why));
  }

  /** The same at the socket. */
  Optional<Fault> faultOf(String name) {
    return reason(name).map(why -> Fault.of(Fault.WRONG_PARAMS, why));
  }

  private Optional<Message> reason(String name) {
    if (GuestNames.clean(name).isEmpty()) {
      return Optional.of(GuestNames.reason());
    }
    return refuses(name) ? Optional.of(Message.of("problems.name-refused")) : Optional.empty();
  }

  /** Whether one of the words is in the name. */
  public boolean refuses(String name) {
    String letters = letters(name);
    return words.stream().anyMatch(word -> word.matcher(letters).find());
  }

  /** A word in which any letter may be said more often. */
  private static Pattern drawnOut(String letters) {
    return Pattern.compile(
        letters
            .codePoints()
            .mapToObj(letter -> Pattern.quote(Character.toString(letter)) + "+")
            .collect(Collectors.joining()));
  }

  /** The letters of a text as they are compared. */
  private static String letters(String text) {
    String plain =
        Normalizer.normalize(text, Normalizer.Form.NFKD)
            .toUpperCase(Locale.ROOT)
            .toLowerCase(Locale.ROOT)
            .chars()
            .mapToObj(sign -> String.valueOf(FOR_LETTERS.getOrDefault((char) sign, (char) sign)))
            .collect(Collectors.joining());
    return plain.replaceAll("[^\\p{L}]", "");
  }
}
