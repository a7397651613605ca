package eightfold.shedding;

import eightfold.cards.Kind;
import eightfold.play.Acts;
import eightfold.play.OwedWords;
import eightfold.play.Table;
import eightfold.program.Program;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Words said at a table that insists on them: the name that a play demands, the phrase that follows
 * a penalty. Case and punctuation do not matter, and numbers may be figures or English words.
 */
final class SpokenWords {
  private static final List<String> UP_TO_NINETEEN =
      List.of(
          "zero",
          "one",
          "two",
          "three",
          "four",
          "five",
          "six",
          "seven",
          "eight",
          "nine",
          "ten",
          "eleven",
          "twelve",
          "thirteen",
          "fourteen",
          "fifteen",
          "sixteen",
          "seventeen",
          "eighteen",
          "nineteen");

  private static final Map<String, Integer> TENS =
      Map.of(
          "twenty", 20, "thirty", 30, "forty", 40, "fifty", 50, "sixty", 60, "seventy", 70,
          "eighty", 80, "ninety", 90);

  private static final Pattern NO_WORD = Pattern.compile("[^\\p{L}\\p{N}]+");

  private SpokenWords() {}

  /** The act that these words are: what is owed said, or mere speech. */
  static int act(Table table, int seat, String words) {
    for (int entry = 0; entry < OwedWords.count(table); entry++) {
      if (OwedWords.seat(table, entry) == seat && OwedWords.fits(table, entry, words)) {
        return Acts.SAY_OWED + entry;
      }
    }
    String said = normal(words);
    if (table.owesName(seat) && said.equals(normal(name(table)))) {
      return Acts.SAY_NAME;
    }
    boolean phrase = table.owesPhrase(seat) && said.equals(normal(table.program().phrase));
    return phrase ? Acts.SAY_PHRASE : Acts.SAY;
  }

  /**
   * The name that the last play demands: of its rank, its own one, or the number it has come to.
   */
  static String name(Table table) {
    Program program = table.program();
    int kind = table.kindToName();
    int number = table.numberToName();
    String own = program.names[kind];
    if (program.duels[kind] > 0) {
      return (own == null ? rank(kind) : own) + " " + number;
    }
    if (number > 0) {
      return String.valueOf(number);
    }
    return own == null ? rank(kind) : own;
  }

  private static String rank(int kind) {
    return switch (Kind.rank(kind)) {
      case Kind.ACE -> "Ace";
      case Kind.JACK -> "Jack";
      case Kind.QUEEN -> "Queen";
      case Kind.KING -> "King";
      case Kind.JOKER -> "Joker";
      default -> Kind.rankName(Kind.rank(kind));
    };
  }

  /** Words in lower case with one blank between them, numbers as figures. */
  static String normal(String words) {
    StringBuilder normal = new StringBuilder();
    int tens = 0;
    for (String word : NO_WORD.split(words.toLowerCase(Locale.ROOT))) {
      int small = UP_TO_NINETEEN.indexOf(word);
      if (tens > 0 && small > 0 && small < 10) {
        normal.append(tens + small).append(' ');
        tens = 0;
        continue;
      }
      if (tens > 0) {
        normal.append(tens).append(' ');
      }
      tens = TENS.getOrDefault(word, 0);
      if (tens == 0 && !word.isEmpty()) {
        normal.append(small >= 0 ? String.valueOf(small) : word).append(' ');
      }
    }
    if (tens > 0) {
      normal.append(tens);
    }
    return normal.toString().strip();
  }
}
