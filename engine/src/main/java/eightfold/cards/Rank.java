package eightfold.cards;

import java.util.List;
import java.util.Map;

/**
 * A rank of a {@link Pack}. Ranks stand in the order of the cards of a run.
 *
 * @param letters by which the notation writes it
 * @param also other letters that are read as this rank
 * @param name in English, one word
 * @param value what it counts where values are divided, or are odd or even
 * @param court whether its cards are court cards
 * @param names its names in other languages
 */
public record Rank(
    String letters,
    List<String> also,
    String name,
    int value,
    boolean court,
    Map<String, String> names)
    implements Named {
  public Rank {
    also = List.copyOf(also);
    names = Map.copyOf(names);
  }

  /** A rank of which readers of other languages know the name anyway. */
  public Rank(String letters, List<String> also, String name, int value, boolean court) {
    this(letters, also, name, value, court, Map.of());
  }
}
