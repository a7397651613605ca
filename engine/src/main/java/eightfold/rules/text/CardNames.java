package eightfold.rules.text;

import eightfold.spelling.Nearest;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** How cards are called that the language names by signs: {@code queen}, {@code aces}. */
final class CardNames {
  private static final Map<String, String> SIGNS = new HashMap<>();

  /** The words of the language for cards that are no signs. */
  private static final List<String> WORDS =
      List.of(
          "clubs",
          "diamonds",
          "hearts",
          "spades",
          "red",
          "black",
          "odd",
          "even",
          "court",
          "any",
          "wild");

  static {
    List<String> names =
        List.of(
            "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack",
            "queen", "king");
    List<String> signs = List.of("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K");
    for (int rank = 0; rank < names.size(); rank++) {
      SIGNS.put(names.get(rank), signs.get(rank));
      SIGNS.put(names.get(rank) + "s", signs.get(rank));
    }
    SIGNS.put("sixes", "6");
    SIGNS.put("knave", "J");
    SIGNS.put("joker", "*");
    SIGNS.put("jokers", "*");
  }

  private CardNames() {}

  /** The sign by which the language calls cards of this name. */
  static Optional<String> sign(String name) {
    return Optional.ofNullable(SIGNS.get(name.toLowerCase(Locale.ROOT)));
  }

  /** What is meant by a word that names no cards: by a name, or by a word with a typing error. */
  static Optional<String> meant(String word) {
    String lower = word.toLowerCase(Locale.ROOT);
    return sign(lower).or(() -> lower.length() < 3 ? Optional.empty() : Nearest.only(lower, WORDS));
  }
}
