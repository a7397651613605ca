package eightfold.game;

import java.util.List;

/**
 * Something that everybody at the table can see and that is neither a card nor a score, such as
 * {@code missed 2 1}: seat 2 still misses one turn. Pages show it; what it means is the game's.
 *
 * @param key what it is about, one word
 * @param seat the seat that it is about, or {@link Match#NOBODY}
 * @param words what there is to say of it: numbers, ranks, seats, in the notation
 */
public record PublicFact(String key, int seat, List<String> words) {
  public PublicFact {
    words = List.copyOf(words);
  }

  /** A fact about one seat. */
  public static PublicFact of(String key, int seat, String... words) {
    return new PublicFact(key, seat, List.of(words));
  }

  /** A fact about the whole table. */
  public static PublicFact of(String key, String... words) {
    return new PublicFact(key, Match.NOBODY, List.of(words));
  }
}
