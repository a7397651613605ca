package eightfold.rules.vocabulary;

import eightfold.cards.Kind;
import eightfold.cards.Suit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Reads sets of cards as a rule writes them: {@code 8 QS black 6}. */
public final class CardWords {
  private static final Map<String, CardSet.Part> NAMED =
      Map.of(
          "*", new CardSet.Part.Jokers(),
          "WILD", new CardSet.Part.Wild(),
          "ANY", new CardSet.Part.Any(),
          "RED", new CardSet.Part.OfColour(true),
          "BLACK", new CardSet.Part.OfColour(false),
          "ODD", new CardSet.Part.OfParity(true),
          "EVEN", new CardSet.Part.OfParity(false),
          "COURT", new CardSet.Part.Court());

  private CardWords() {}

  /** The set that these words name; empty where one of them names no cards. */
  static Optional<CardSet> set(String words) {
    List<CardSet.Part> parts = new ArrayList<>();
    List<String> rest = List.of(words.split(" "));
    while (!rest.isEmpty()) {
      String next = rest.getFirst();
      int two = Math.min(2, rest.size());
      Optional<CardSet.Part> both = part(String.join(" ", rest.subList(0, two)));
      Optional<CardSet.Part> part = both.or(() -> part(next));
      if (part.isEmpty()) {
        return Optional.empty();
      }
      parts.add(part.get());
      rest = rest.subList(both.isPresent() ? two : 1, rest.size());
    }
    return Optional.of(new CardSet(parts));
  }

  /** One word of a card set, or a colour and the word that it belongs to: {@code black 6}. */
  public static Optional<CardSet.Part> part(String words) {
    int blank = words.indexOf(' ');
    return blank < 0
        ? word(words)
        : word(words.substring(0, blank))
            .flatMap(colour -> coloured(colour, words.substring(blank + 1)));
  }

  /** A colour with what it belongs to; empty where the word behind it stands by itself. */
  private static Optional<CardSet.Part> coloured(CardSet.Part colour, String word) {
    return colour instanceof CardSet.Part.OfColour(boolean red)
        ? word(word).filter(CardWords::colourless).map(part -> new CardSet.Part.Coloured(red, part))
        : Optional.empty();
  }

  private static boolean colourless(CardSet.Part part) {
    return part instanceof CardSet.Part.OfRank
        || part instanceof CardSet.Part.OfParity
        || part instanceof CardSet.Part.Court;
  }

  private static Optional<CardSet.Part> word(String word) {
    String upper = word.toUpperCase(Locale.ROOT);
    if (NAMED.containsKey(upper)) {
      return Optional.ofNullable(NAMED.get(upper));
    }
    for (Suit suit : Suit.values()) {
      if (upper.equals(suit.name())) {
        return Optional.of(new CardSet.Part.OfSuit(suit.ordinal()));
      }
    }
    int rank = Kind.parseRank(upper);
    if (rank != Kind.NONE) {
      return Optional.of(new CardSet.Part.OfRank(rank));
    }
    int kind = Kind.parse(upper);
    return kind == Kind.NONE ? Optional.empty() : Optional.of(new CardSet.Part.Single(kind));
  }
}
