package eightfold.rules.vocabulary;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Words that are to be said, in which something of the card that was laid stands in braces: {@code
 * "{10 times its value} percent"}, {@code "{its rank}"}, {@code "{its suit}"}.
 */
public final class CardWording {
  /** What may stand in braces. */
  public static final String WORDS = "{its rank}, {its suit}, {its value}, {10 times its value}";

  private static final Pattern BRACES = Pattern.compile("\\{([^{}]*)\\}");

  private CardWording() {}

  /** A piece of such words. */
  public sealed interface Piece {
    /** Words as they stand. */
    record Plain(String words) implements Piece {}

    /** Its rank in words. */
    record Rank() implements Piece {}

    /** Its suit in words. */
    record Suit() implements Piece {}

    /** A number that comes of its value. */
    record Value(Amount.Counted amount) implements Piece {}

    /** Something in braces that means nothing. */
    record Unknown(String words) implements Piece {}
  }

  /** Whether the words are not the same for every card. */
  public static boolean asksForCard(String words) {
    return BRACES.matcher(words).find();
  }

  /** The pieces of such words, in their order. */
  public static List<Piece> pieces(String words) {
    List<Piece> pieces = new ArrayList<>();
    Matcher braces = BRACES.matcher(words);
    int from = 0;
    while (braces.find()) {
      if (braces.start() > from) {
        pieces.add(new Piece.Plain(words.substring(from, braces.start())));
      }
      pieces.add(piece(braces.group(1)));
      from = braces.end();
    }
    if (from < words.length()) {
      pieces.add(new Piece.Plain(words.substring(from)));
    }
    return List.copyOf(pieces);
  }

  private static Piece piece(String words) {
    Optional<Amount> amount = Amount.counted(words);
    if (amount.isPresent()
        && amount.get() instanceof Amount.Counted counted
        && counted.of() == Amount.Count.ITS_VALUE) {
      return new Piece.Value(counted);
    }
    return switch (words) {
      case "its rank" -> new Piece.Rank();
      case "its suit" -> new Piece.Suit();
      default -> new Piece.Unknown(words);
    };
  }
}
