package eightfold.patience;

import eightfold.cards.Kind;
import eightfold.game.SetupException;
import eightfold.message.Message;
import eightfold.spelling.Nearest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The text form of a patience, one rule a line, as the library has it and records carry it:
 *
 * <pre>
 *   patience Eights Patience
 *   id …
 *   summary …
 *   source …
 *   alias …
 *   wild 8
 *   hand 7, usually 6, from 4 to 8
 *   winnable no, usually no
 * </pre>
 */
final class RulesText {
  private static final List<String> NEEDED =
      List.of("patience", "id", "summary", "source", "wild", "hand", "winnable");

  private static final String ALIAS = "alias";
  private static final int MOST_LETTERS = 10_000;
  private static final Pattern BEGINNING = Pattern.compile("(?m)^patience\\b");
  private static final Pattern ID = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
  private static final Pattern HAND =
      Pattern.compile("([0-9]{1,2}), usually ([0-9]{1,2}), from ([0-9]{1,2}) to ([0-9]{1,2})");
  private static final Pattern WINNABLE = Pattern.compile("(yes|no), usually (yes|no)");

  private final Map<String, String> values = new LinkedHashMap<>();
  private final Map<String, Integer> lines = new LinkedHashMap<>();
  private final List<String> aliases = new ArrayList<>();

  private RulesText() {}

  /** Whether a text looks like a patience. */
  static boolean matches(String text) {
    return BEGINNING.matcher(text).find();
  }

  /** The text form of rules. */
  static String write(PatienceRules rules) {
    StringBuilder text = new StringBuilder();
    line(text, "patience", rules.name());
    line(text, "id", rules.id());
    line(text, "summary", rules.summary());
    line(text, "source", rules.source());
    rules.aliases().forEach(alias -> line(text, ALIAS, alias));
    line(text, "wild", PatienceRules.PACK.rankName(rules.wild()));
    PatienceRules.HandSize hand = rules.hand();
    line(
        text,
        "hand",
        "%d, usually %d, from %d to %d"
            .formatted(hand.cards(), hand.usual(), hand.least(), hand.most()));
    PatienceRules.Winnable winnable = rules.winnable();
    line(text, "winnable", word(winnable.only()) + ", usually " + word(winnable.usual()));
    return text.toString();
  }

  private static void line(StringBuilder text, String key, String value) {
    text.append(key).append(' ').append(value).append('\n');
  }

  private static String word(boolean yes) {
    return yes ? "yes" : "no";
  }

  /**
   * Reads rules.
   *
   * @throws SetupException if something is wrong, with the line and what would be right
   */
  static PatienceRules read(String text) {
    if (text.length() > MOST_LETTERS) {
      throw wrong(
          1,
          Message.of("patience.rules.long")
              .with("letters", text.length())
              .with("most", MOST_LETTERS));
    }
    RulesText read = new RulesText();
    List<String> all = text.lines().toList();
    for (int i = 0; i < all.size(); i++) {
      read.take(i + 1, all.get(i).strip());
    }
    for (String key : NEEDED) {
      if (!read.values.containsKey(key)) {
        throw wrong(all.size(), Message.of("patience.rules.missing").with("key", key));
      }
    }
    return read.rules();
  }

  private void take(int number, String line) {
    if (line.isEmpty() || line.startsWith("#")) {
      return;
    }
    int blank = line.indexOf(' ');
    String key = blank < 0 ? line : line.substring(0, blank);
    String value = blank < 0 ? "" : line.substring(blank).strip();
    if (value.isEmpty()) {
      throw wrong(number, Message.of("patience.rules.nothing-after").with("key", key));
    }
    if (key.equals(ALIAS)) {
      aliases.add(value);
    } else if (!NEEDED.contains(key)) {
      List<String> known = new ArrayList<>(NEEDED);
      known.add(ALIAS);
      throw wrong(
          number,
          Message.of("patience.rules.unknown")
              .with("key", key)
              .with("right", Nearest.suggestion(key, known)));
    } else if (values.put(key, value) != null) {
      throw wrong(number, Message.of("patience.rules.twice").with("key", key));
    }
    lines.put(key, number);
  }

  private PatienceRules rules() {
    String id = value("id");
    if (!ID.matcher(id).matches()) {
      throw wrong("id", Message.of("patience.rules.no-id").with("id", id));
    }
    int wild = PatienceRules.PACK.parseRank(value("wild"));
    if (wild == Kind.NONE) {
      throw wrong("wild", Message.of("patience.rules.no-rank").with("word", value("wild")));
    }
    return new PatienceRules(
        id,
        value("patience"),
        value("summary"),
        value("source"),
        aliases,
        wild,
        hand(),
        winnable());
  }

  private String value(String key) {
    return String.valueOf(values.get(key));
  }

  private PatienceRules.HandSize hand() {
    Matcher numbers = HAND.matcher(value("hand"));
    if (numbers.matches()) {
      try {
        return new PatienceRules.HandSize(
            Integer.parseInt(numbers.group(1)),
            Integer.parseInt(numbers.group(2)),
            Integer.parseInt(numbers.group(3)),
            Integer.parseInt(numbers.group(4)));
      } catch (IllegalArgumentException e) {
        throw wrong("hand", Message.of("patience.rules.no-hand").with("hand", value("hand")));
      }
    }
    throw wrong("hand", Message.of("patience.rules.hand"));
  }

  private PatienceRules.Winnable winnable() {
    Matcher words = WINNABLE.matcher(value("winnable"));
    if (!words.matches()) {
      throw wrong("winnable", Message.of("patience.rules.winnable"));
    }
    return new PatienceRules.Winnable(words.group(1).equals("yes"), words.group(2).equals("yes"));
  }

  private SetupException wrong(String key, Message what) {
    return wrong(lines.getOrDefault(key, 1), what);
  }

  private static SetupException wrong(int line, Message what) {
    return new SetupException(
        Message.of("patience.rules.place").with("line", line).with("what", what));
  }
}
