package eightfold.crazier.cards;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A set of cards to play with, as it was read.
 *
 * @param id of the game
 * @param name of the game
 * @param summary one sentence for a list
 * @param aliases other names by which people know it
 * @param options the options that the text fixes, by their keys
 * @param cards one of each
 * @param text the text it was read from
 */
public record AbilityCardSet(
    String id,
    String name,
    String summary,
    List<String> aliases,
    Map<String, String> options,
    List<Card> cards,
    String text) {
  /**
   * What a set says of itself above its cards.
   *
   * @param id its name in the notation
   * @param name its name for people
   * @param summary one sentence
   * @param aliases other names
   */
  public record Head(String id, String name, String summary, List<String> aliases) {
    public Head {
      aliases = List.copyOf(aliases);
    }
  }

  public AbilityCardSet {
    aliases = List.copyOf(aliases);
    options = new LinkedHashMap<>(options);
    cards = List.copyOf(cards);
  }

  /** The card of that id, or nothing. */
  public java.util.Optional<Card> card(String wanted) {
    return cards.stream().filter(card -> card.id().equals(wanted)).findFirst();
  }
}
