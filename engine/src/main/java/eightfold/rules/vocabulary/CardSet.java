package eightfold.rules.vocabulary;

import eightfold.cards.Kinds;
import eightfold.cards.Pack;
import eightfold.cards.Rank;
import java.util.Arrays;
import java.util.List;
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
    /** All cards of a rank. */
    record OfRank(Pack pack, int rank) implements Part {}

    /** One card by suit and rank. */
    record Single(Pack pack, int kind) implements Part {}

    /** All jokers. */
    record Jokers(Pack pack) implements Part {}

    /** All cards of a suit. */
    record OfSuit(Pack pack, int suit) implements Part {}

    /** Every card of the game. */
    record Any(Pack pack) implements Part {}

    /** Every card of a colour; a joker has its colour. */
    record OfColour(Pack pack, int colour) implements Part {}

    /** Odd or even values, such as ace 1, jack 11, queen 12, king 13; jokers are neither. */
    record OfParity(Pack pack, boolean odd) implements Part {}

    /** Court cards, such as jacks, queens and kings. */
    record Court(Pack pack) implements Part {}

    /** Those of some cards that are of a colour: {@code black 6}. */
    record Coloured(Pack pack, int colour, Part part) implements Part {}

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

  /** All cards of these ranks of a pack. */
  public static CardSet ofRanks(Pack pack, Integer... ranks) {
    return new CardSet(
        Arrays.stream(ranks).<Part>map(rank -> new Part.OfRank(pack, rank)).toList());
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
      case Part.OfRank(Pack pack, int rank) -> pack.ofRank(rank);
      case Part.Single(Pack _, int kind) -> Kinds.of(kind);
      case Part.Jokers(Pack pack) -> pack.jokers();
      case Part.OfSuit(Pack pack, int suit) -> pack.ofSuit(suit);
      case Part.Any(Pack pack) -> pack.all();
      case Part.Wild() -> wild;
      case Part.OfColour(Pack pack, int colour) -> pack.ofColour(colour);
      case Part.OfParity(Pack pack, boolean odd) ->
          pack.ofRanks(rank -> rank.value() % 2 == (odd ? 1 : 0));
      case Part.Court(Pack pack) -> pack.ofRanks(Rank::court);
      case Part.Coloured(Pack pack, int colour, Part of) -> pack.ofColour(colour) & mask(of, wild);
    };
  }

  /** The kinds that it names one by one, which go before kinds named by rank. */
  public long singles() {
    long mask = Kinds.NONE;
    for (Part part : parts) {
      if (part instanceof Part.Single(Pack _, int kind)) {
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
      case Part.OfRank(Pack pack, int rank) -> pack.rankName(rank);
      case Part.Single(Pack pack, int kind) -> pack.name(kind);
      case Part.Jokers(Pack _) -> "*";
      case Part.OfSuit(Pack pack, int suit) -> pack.suitWord(suit);
      case Part.Any(Pack _) -> "any";
      case Part.Wild() -> "wild";
      case Part.OfColour(Pack pack, int colour) -> pack.colours().get(colour);
      case Part.OfParity(Pack _, boolean odd) -> odd ? "odd" : "even";
      case Part.Court(Pack _) -> "court";
      case Part.Coloured(Pack pack, int colour, Part of) ->
          pack.colours().get(colour) + " " + text(of);
    };
  }
}
