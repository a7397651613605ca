package eightfold.game;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * What the rules of a game mean for somebody who plays: what each card does, and what is said of
 * drawing, of calling and so on.
 *
 * @param cards the cards of the pack, each once
 * @param passages parts of the rule sheet as Markdown by what they are about ({@code turn}, {@code
 *     draw}, {@code last}, {@code out}, {@code points}, {@code match}); those that it has
 */
public record Meanings(List<OfCard> cards, Map<String, String> passages) {
  /** Of a game that explains none of its cards so. */
  public static final Meanings NONE = new Meanings(List.of(), Map.of());

  public Meanings {
    cards = List.copyOf(cards);
    passages = Map.copyOf(passages);
  }

  /**
   * A card.
   *
   * @param card its name in the notation
   * @param does what it does, in sentences; empty where it does nothing of its own
   * @param points what it counts in a hand at the end of a deal; none where nothing is counted
   */
  public record OfCard(String card, String does, OptionalInt points) {}
}
