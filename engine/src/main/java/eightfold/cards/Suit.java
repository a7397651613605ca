package eightfold.cards;

import java.util.Locale;
import java.util.Optional;

/** The four suits, in the order in which a pack lists them. */
public enum Suit {
  CLUBS('C', '♣'),
  DIAMONDS('D', '♦'),
  HEARTS('H', '♥'),
  SPADES('S', '♠');

  private static final Suit[] BY_INDEX = values();

  private final char letter;
  private final char symbol;

  Suit(char letter, char symbol) {
    this.letter = letter;
    this.symbol = symbol;
  }

  /** The letter by which the notation writes this suit. */
  public char letter() {
    return letter;
  }

  /** The suit with the given index, 0 (clubs) to 3 (spades). */
  public static Suit of(int index) {
    return BY_INDEX[index];
  }

  /** Reads a suit: its letter, symbol or English name, in any case; empty if it is none. */
  public static Optional<Suit> parse(String text) {
    String word = text.strip().toUpperCase(Locale.ROOT);
    for (Suit suit : BY_INDEX) {
      if (word.equals(String.valueOf(suit.letter))
          || word.equals(String.valueOf(suit.symbol))
          || word.equals(suit.name())) {
        return Optional.of(suit);
      }
    }
    return Optional.empty();
  }
}
