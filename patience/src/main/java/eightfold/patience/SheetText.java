package eightfold.patience;

import eightfold.cards.Kind;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Properties;

/** The rule sheet of a patience in plain words, made from its rules and the words beside it. */
final class SheetText {
  private static final String FILE = "words_en.properties";
  private static final Properties WORDS = read();
  private static final List<String> SECTIONS =
      List.of("aim", "cards", "turn", "wild", "end", "winnable", "rulings");

  private SheetText() {}

  private static Properties read() {
    try (InputStream in = Objects.requireNonNull(SheetText.class.getResourceAsStream(FILE), FILE)) {
      Properties words = new Properties();
      words.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      return words;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The words of this key. */
  static String word(String key) {
    return Objects.requireNonNull(WORDS.getProperty(key), key);
  }

  /** The sheet, as Markdown. */
  static String write(Rules rules) {
    StringBuilder sheet = new StringBuilder("# " + rules.name() + "\n\n");
    sheet.append(rules.summary()).append("\n\n");
    house(rules, sheet);
    for (String section : SECTIONS) {
      if (!section.equals("winnable") || rules.winnable().only()) {
        sheet.append("## ").append(filled("section." + section, rules)).append("\n\n");
        sheet.append(filled("text." + section, rules)).append("\n\n");
      }
    }
    return sheet.append(filled("source", rules)).append("\n\n").toString();
  }

  private static void house(Rules rules, StringBuilder sheet) {
    Rules.HandSize hand = rules.hand();
    boolean otherSize = hand.cards() != hand.usual();
    boolean otherDeals = rules.winnable().only() != rules.winnable().usual();
    if (!otherSize && !otherDeals) {
      return;
    }
    sheet.append("## ").append(word("section.house")).append("\n\n");
    sheet.append(otherSize ? filled("house.handSize", rules) + "\n" : "");
    sheet.append(otherDeals ? filled("house.winnable", rules) + "\n" : "");
    sheet.append('\n');
  }

  private static String filled(String key, Rules rules) {
    String rank = Kind.rankName(rules.wild());
    String only = rules.winnable().only() ? "yes" : "no";
    return word(key)
        .replace("{hand}", word("number." + rules.hand().cards()))
        .replace("{cards}", String.valueOf(rules.hand().cards()))
        .replace("{usual}", String.valueOf(rules.hand().usual()))
        .replace("{stock}", String.valueOf(Table.PACK - rules.hand().cards() - 1))
        .replace("{only}", only)
        .replace("{usually}", rules.winnable().usual() ? "yes" : "no")
        .replace("{meaning}", word("option.winnable." + only))
        .replace("{a-wild}", word("rank." + rank + ".one"))
        .replace("{wilds}", word("rank." + rank + ".all"))
        .replace("{Wilds}", capital(word("rank." + rank + ".all")))
        .replace("{source}", rules.source());
  }

  private static String capital(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }
}
