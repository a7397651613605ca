package eightfold.rules.vocabulary;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.cards.Suit;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A set of cards as a rule names it: ranks ({@code 8}, {@code J}), single cards ({@code QS}), the
 * jokers ({@code *}), suits, colours, {@code odd}, {@code even}, {@code court}, {@code any}, and
 * {@code wild} for whatever is wild in this book. Written one after another: {@code 2 QS *}. A
 * colour before a rank or before {@code odd}, {@code even} or {@code court} belongs to that one
 * word: {@code black 6} are two cards.
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

    /** Every red card, or every black one; a joker has its colour. */
    record OfColour(boolean red) implements Part {}

    /** Odd or even values: ace 1, jack 11, queen 12, king 13; jokers are neither. */
    record OfParity(boolean odd) implements Part {}

    /** Jacks, queens and kings. */
    record Court() implements Part {}

    /** The red or the black ones of some cards: {@code black 6}. */
    record Coloured(boolean red, Part part) implements Part {}

    /** Every card that an {@code on} element of the book makes wild. */
    record Wild() implements Part {}
  }

  /** A colour by itself goes last, as before a rank it would belong to that. */
  public CardSet {
    parts =
        Stream.concat(
                parts.stream().filter(part -> !bare(part)), parts.stream().filter(CardSet::bare))
            .toList();
  }

  private static boolean bare(Part part) {
    return part instanceof Part.OfColour;
  }

  /** All cards of these ranks, 0 (ace) to 12 (king). */
  public static CardSet ofRanks(Integer... ranks) {
    return new CardSet(Arrays.stream(ranks).<Part>map(Part.OfRank::new).toList());
  }

  /** The kinds meant, where {@code wild} stands for the given set. */
  public long mask(long wild) {
    long mask = Kinds.NONE;
    for (Part part : parts) {
      mask |= mask(part, wild);
    }
    return mask;
  }

  private static long mask(Part part, long wild) {
    return switch (part) {
      case Part.OfRank(int rank) -> Kinds.rank(rank);
      case Part.Single(int kind) -> Kinds.of(kind);
      case Part.Jokers() -> Kinds.JOKERS;
      case Part.OfSuit(int suit) -> Kinds.suit(suit);
      case Part.Any() -> Kinds.ALL;
      case Part.Wild() -> wild;
      case Part.OfColour(boolean red) -> Kinds.colour(red);
      case Part.OfParity(boolean odd) -> values(odd ? 1 : 2, 2);
      case Part.Court() -> values(Kind.JACK + 1, 1);
      case Part.Coloured(boolean red, Part of) -> Kinds.colour(red) & mask(of, wild);
    };
  }

  /** The cards whose value, ace 1 to king 13, is this one or so many more, again and again. */
  private static long values(int first, int step) {
    long mask = Kinds.NONE;
    for (int value = first; value <= Kind.RANKS; value += step) {
      mask |= Kinds.rank(value - 1);
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
      case Part.OfColour(boolean red) -> colour(red);
      case Part.OfParity(boolean odd) -> odd ? "odd" : "even";
      case Part.Court() -> "court";
      case Part.Coloured(boolean red, Part of) -> colour(red) + " " + text(of);
    };
  }

  private static String colour(boolean red) {
    return red ? "red" : "black";
  }
}
