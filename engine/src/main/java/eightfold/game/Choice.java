package eightfold.game;

import java.util.List;
import java.util.OptionalInt;

/**
 * An option that a game offers.
 *
 * @param key its name on the command line and in scenarios, such as {@code forcedPlay}
 * @param standard the value where nobody says otherwise
 * @param values the values it may take, the standard one first; empty for numbers and free lists
 * @param least the least number, for an option that takes numbers
 * @param most the largest number, likewise
 * @param meaning what it does, for people, in a sentence or two
 * @param meanings what each of {@code values} does, in their order; empty where {@code meaning}
 *     says it all
 * @param perRank the words that a list gives to ranks, as {@code skip} in {@code 7=skip A=again};
 *     empty for an option that takes no such list
 */
public record Choice(
    String key,
    String standard,
    List<String> values,
    OptionalInt least,
    OptionalInt most,
    String meaning,
    List<String> meanings,
    List<String> perRank) {
  public Choice {
    values = List.copyOf(values);
    meanings = List.copyOf(meanings);
    perRank = List.copyOf(perRank);
  }

  /** An option that takes no list of ranks. */
  public Choice(
      String key,
      String standard,
      List<String> values,
      OptionalInt least,
      OptionalInt most,
      String meaning,
      List<String> meanings) {
    this(key, standard, values, least, most, meaning, meanings, List.of());
  }
}
