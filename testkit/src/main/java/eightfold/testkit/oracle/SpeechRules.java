package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.rules.Effect;
import eightfold.rules.Element;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What has to be said before anybody goes on, and in which words (semantics 22). */
final class SpeechRules {
  private static final List<String> SMALL =
      List.of(
          ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
                  + "fifteen sixteen seventeen eighteen nineteen")
              .split(" "));

  private static final List<String> TENS =
      List.of("twenty thirty forty fifty sixty seventy eighty ninety".split(" "));

  private SpeechRules() {}

  /** The name that is said of a card, and the number that it stands for. */
  static String name(Rules rules, int kind, int number) {
    String name = rules.effect(kind, Effect.Named.class).map(Effect.Named::name).orElse(rank(kind));
    if (rules.does(kind, Effect.Duel.class)) {
      return name + " " + number;
    }
    return number > 0 ? String.valueOf(number) : name;
  }

  private static String rank(int kind) {
    if (Kind.joker(kind)) {
      return "Joker";
    }
    return switch (Kind.rankName(Kind.rank(kind))) {
      case "A" -> "Ace";
      case "J" -> "Jack";
      case "Q" -> "Queen";
      case "K" -> "King";
      default -> Kind.rankName(Kind.rank(kind));
    };
  }

  /** What the seat has to say. */
  static List<String> owed(Rules rules, State state, int seat) {
    List<String> owed = new ArrayList<>();
    Speech speech = state.the(Speech.class);
    speech.name().filter(name -> name.seat() == seat).ifPresent(name -> owed.add(name.words()));
    if (speech.phrases().contains(seat)) {
      owed.add(phrase(rules));
    }
    return owed;
  }

  /** The table's phrase. */
  static String phrase(Rules rules) {
    return rules.the(Element.Phrase.class).map(Element.Phrase::words).orElse("");
  }

  /** Whether these are the same words, numbers being said in figures or not. */
  static boolean same(String words, String others) {
    return plain(words).equals(plain(others));
  }

  /** The words alone, numbers as figures. */
  private static List<String> plain(String words) {
    List<String> plain = new ArrayList<>();
    for (String word : words.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+")) {
      boolean units = SMALL.indexOf(word) > 0 && SMALL.indexOf(word) < 10;
      boolean afterTens = !plain.isEmpty() && plain.getLast().startsWith("tens ");
      if (units && afterTens) {
        int tens = Integer.parseInt(plain.removeLast().substring(5));
        plain.add(String.valueOf(tens + SMALL.indexOf(word)));
      } else if (TENS.contains(word)) {
        plain.add("tens " + (10 * TENS.indexOf(word) + 20));
      } else if (SMALL.contains(word)) {
        plain.add(String.valueOf(SMALL.indexOf(word)));
      } else if (!word.isEmpty()) {
        plain.add(word);
      }
    }
    return plain.stream().map(word -> word.replace("tens ", "")).toList();
  }
}
