package eightfold.rules.vocabulary;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Words of the rule language, which a pack of a book's own may not use for its cards. */
public final class ReservedWords {
  /** What nothing of a pack may be called: acts and values say it. */
  public static final Set<String> NEVER = Set.of("free", "none", "any");

  /** What else names cards in any pack. */
  public static final Set<String> OF_CARDS =
      Set.of("free", "none", "any", "wild", "odd", "even", "court", "on");

  /** Words of lines, of two letters or more, between which letters of cards stand. */
  public static final Set<String> OF_LINES = ofLines();

  private ReservedWords() {}

  private static Set<String> ofLines() {
    Set<String> words = new TreeSet<>(OF_CARDS);
    words.addAll(Set.of("and", "not", "with", "in", "to", "row", "hand", "turn", "left", "round"));
    Stream.of(
            Forms.elements(),
            Forms.effects(),
            Forms.triggers(),
            Forms.conditions(),
            Forms.consequences())
        .map(Map::entrySet)
        .flatMap(Set::stream)
        .flatMap(
            form ->
                Stream.concat(
                    Stream.of(form.getKey()),
                    form.getValue().clauses().stream().map(Form.Part::words)))
        .flatMap(phrase -> Arrays.stream(phrase.split(" ")))
        .filter(word -> word.length() > 1)
        .forEach(words::add);
    return Set.copyOf(words);
  }
}
