package eightfold.rules;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.cards.Suit;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A set of cards as a rule names it: ranks ({@code 8}, {@code J}), single cards ({@code QS}), the
 * jokers ({@code *}), and {@code wild} for whatever is wild in this book. Written one after
 * another: {@code 2 QS *}.
 *
 * @param parts what it is made of, at least one part
 */
public record CardSet(List<Part> parts) {
  /** One word of a card set. */
  public sealed interface Part {
    /** All cards of a rank, 0 (ace) to 12 (king). */
    record OfRank(int rank) implements Part {}

    /** One card by suit and rank. */
    record Single(int kind) implements Part {}

    /** Both jokers. */
    record Jokers() implements Part {}

    /** The thirteen cards of a suit, 0 (clubs) to 3 (spades). */
    record OfSuit(int suit) implements Part {}

    /** Every card of the game. */
    record Any() implements Part {}

    /** Every card that an {@code on} element of the book makes wild. */
    record Wild() implements Part {}
  }

  public CardSet {
    parts = List.copyOf(parts);
  }

  /** All cards of these ranks, 0 (ace) to 12 (king). */
  public static CardSet ofRanks(Integer... ranks) {
    return new CardSet(Arrays.stream(ranks).<Part>map(Part.OfRank::new).toList());
  }

  /** The kinds meant, where {@code wild} stands for the given set. */
  public long mask(long wild) {
    long mask = Kinds.NONE;
    for (Part part : parts) {
      mask |=
          switch (part) {
            case Part.OfRank(int rank) -> Kinds.rank(rank);
            case Part.Single(int kind) -> Kinds.of(kind);
            case Part.Jokers() -> Kinds.JOKERS;
            case Part.OfSuit(int suit) -> Kinds.suit(suit);
            case Part.Any() -> Kinds.ALL;
            case Part.Wild() -> wild;
          };
    }
    return mask;
  }

  /** The kinds that it names one by one, which go before kinds named by rank. */
  public long singles() {
    long mask = Kinds.NONE;
    for (Part part : parts) {
      if (part instanceof Part.Single(int kind)) {
        mask |= Kinds.of(kind);
      }
    }
    return mask;
  }

  /** The set as the text form writes it. */
  public String text() {
    return parts.stream().map(CardSet::text).collect(Collectors.joining(" "));
  }

  private static String text(Part part) {
    return switch (part) {
      case Part.OfRank(int rank) -> Kind.rankName(rank);
      case Part.Single(int kind) -> Kind.name(kind);
      case Part.Jokers() -> "*";
      case Part.OfSuit(int suit) -> Suit.of(suit).name().toLowerCase(Locale.ROOT);
      case Part.Any() -> "any";
      case Part.Wild() -> "wild";
    };
  }
}
