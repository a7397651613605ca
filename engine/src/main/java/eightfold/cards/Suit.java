package eightfold.cards;

import java.util.Map;

/**
 * A suit of a {@link Pack}.
 *
 * @param letter by which the notation writes it
 * @param name in English, one word
 * @param colour in which it is printed; suits and jokers of one word are of one colour
 * @param sign the sign on its cards
 * @param names its names in other languages
 */
public record Suit(
    String letter, String name, String colour, String sign, Map<String, String> names)
    implements Named {
  public Suit {
    names = Map.copyOf(names);
  }

  /** A suit of which readers of other languages know the name anyway. */
  public Suit(String letter, String name, String colour, String sign) {
    this(letter, name, colour, sign, Map.of());
  }
}
