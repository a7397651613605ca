package eightfold.play;

import eightfold.cards.Pack;
import eightfold.cards.Rank;
import eightfold.program.Program;
import eightfold.spelling.SpokenText;
import java.util.Locale;

/**
 * Words said at a table that insists on them: those of a line, the name that a play demands, the
 * phrase that follows a penalty. What is said counts as the first that it fits of what its seat
 * owes, in this order, and pays all that this fits (semantics 30.28).
 */
public final class SpokenWords {
  private SpokenWords() {}

  /** The act that these words are: what is owed said, or mere speech. */
  public static int act(Table table, int seat, String words) {
    for (int entry = 0; entry < OwedWords.count(table); entry++) {
      if (OwedWords.seat(table, entry) == seat && OwedWords.fits(table, entry, words)) {
        return Acts.SAY_OWED + entry;
      }
    }
    if (namesCard(table, seat, words)) {
      return Acts.SAY_NAME;
    }
    return isPhrase(table, seat, words) ? Acts.SAY_PHRASE : Acts.SAY;
  }

  /** What is said by an act that says what is owed. */
  public static String of(Table table, int act) {
    return switch (act) {
      case Acts.SAY_NAME -> name(table);
      case Acts.SAY_PHRASE -> table.program.speech().phrase();
      default -> OwedWords.words(table, act - Acts.SAY_OWED);
    };
  }

  /** Whether the seat may say something so: mere speech, or what it owes. */
  static boolean sayable(Table t, int seat, int act) {
    int entry = act - Acts.SAY_OWED;
    return switch (act) {
      case Acts.SAY -> true;
      case Acts.SAY_NAME -> t.owesName(seat);
      case Acts.SAY_PHRASE -> t.owesPhrase(seat);
      default -> entry >= 0 && entry < OwedWords.count(t) && OwedWords.seat(t, entry) == seat;
    };
  }

  /** The seat says what it owes, and thereby all that these words fit. */
  static void pay(Table t, int seat, int act) {
    boolean ofLine = act >= Acts.SAY_OWED;
    boolean mixed = owesMore(t, seat, act);
    String words = mixed ? of(t, act) : "";
    if (mixed) {
      OwedWords.said(t, seat, words);
    } else if (ofLine) {
      OwedWords.said(t, seat, act - Acts.SAY_OWED);
    }
    if (act == Acts.SAY_NAME || mixed && namesCard(t, seat, words)) {
      RequiredSpeech.said(t, seat);
    }
    if (act == Acts.SAY_PHRASE || mixed && isPhrase(t, seat, words)) {
      RequiredSpeech.phraseSaid(t, seat);
    }
  }

  /** Whether an act says what another one says that stands before it in the list of legal acts. */
  static boolean repeats(Table t, int seat, int act) {
    boolean names = t.owesName(seat) && act != Acts.SAY_NAME;
    boolean phrases = t.owesPhrase(seat) && act > Acts.SAY_PHRASE;
    return (names || phrases)
        && (names && of(t, act).equals(name(t)) || phrases && of(t, act).equals(t.speech.phrase()));
  }

  /** Whether the seat owes something of another kind than that which an act says. */
  private static boolean owesMore(Table t, int seat, int act) {
    return act != Acts.SAY_NAME && t.owesName(seat)
        || act != Acts.SAY_PHRASE && t.owesPhrase(seat)
        || act < Acts.SAY_OWED && OwedWords.times(t, seat) > 0;
  }

  private static boolean namesCard(Table t, int seat, String words) {
    return t.owesName(seat) && SpokenText.figures(words).equals(SpokenText.figures(name(t)));
  }

  private static boolean isPhrase(Table t, int seat, String words) {
    return t.owesPhrase(seat)
        && SpokenText.figures(words).equals(SpokenText.figures(t.speech.phrase()));
  }

  /**
   * The name that the last play demands: of its rank, its own one, or the number it has come to.
   */
  private static String name(Table table) {
    Program program = table.program();
    int kind = table.kindToName();
    int number = table.numberToName();
    String own = program.effects().names().get(kind);
    if (program.effects().duels().of(kind) > 0) {
      return (own == null ? rank(program.pack(), kind) : own) + " " + number;
    }
    if (number > 0) {
      return String.valueOf(number);
    }
    return own == null ? rank(program.pack(), kind) : own;
  }

  private static String rank(Pack pack, int kind) {
    if (pack.joker(kind)) {
      return "Joker";
    }
    Rank rank = pack.ranks().get(pack.rank(kind));
    boolean digits = rank.letters().chars().allMatch(Character::isDigit);
    return digits
        ? rank.letters()
        : rank.name().substring(0, 1).toUpperCase(Locale.ROOT) + rank.name().substring(1);
  }
}
