package eightfold.crazier.cards;

import eightfold.message.Argument;
import eightfold.message.Message;
import eightfold.spelling.Nearest;
import eightfold.yaml.Yaml;
import eightfold.yaml.YamlFault;
import eightfold.yaml.YamlFields;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/** Reads the single words and numbers of a card set. */
final class CardSetWords {
  private CardSetWords() {}

  /** One of these words. */
  static String oneOf(Yaml value, String key, List<String> words) {
    return oneOf(value, new Argument.Text(key), words);
  }

  /** One of these words, where no key says what it is. */
  static String oneOf(Yaml value, Argument what, List<String> words) {
    String text = value.scalar(what).text();
    if (!words.contains(text)) {
      throw unknown(value.line(), what, text, words);
    }
    return text;
  }

  /** A word that is none of those that may stand there. */
  static YamlFault unknown(int line, Argument what, String text, Collection<String> words) {
    return new YamlFault(
        line,
        Message.of("crazier-set.unknown")
            .with("what", what)
            .with("text", text)
            .with("right", Nearest.suggestion(text, words)));
  }

  /** A constant by its word in small letters. */
  static <E extends Enum<E>> E constant(Yaml value, String key, Class<E> type) {
    List<E> all = Arrays.asList(type.getEnumConstants());
    List<String> words = all.stream().map(each -> each.name().toLowerCase(Locale.ROOT)).toList();
    return all.get(words.indexOf(oneOf(value, key, words)));
  }

  /** A whole number from {@code least} to {@code most}. */
  static int number(Yaml value, String key, int least, int most) {
    return number(value, new Argument.Text(key), least, most);
  }

  /** The same where no key says what it is. */
  static int number(Yaml value, Argument what, int least, int most) {
    int number = value.scalar(what).number(what);
    if (number < least || number > most) {
      throw new YamlFault(
          value.line(),
          Message.of("crazier-set.range")
              .with("key", what)
              .with("least", least)
              .with("most", most)
              .with("number", number));
    }
    return number;
  }

  static int number(YamlFields fields, String key, int least, int most) {
    return number(fields.required(key), key, least, most);
  }

  /** Whether the key says {@code true}; {@code false} where it is left out. */
  static boolean truth(YamlFields fields, String key) {
    return fields.value(key).map(value -> value.scalar(key).truth(key)).orElse(false);
  }

  /** A list of colours as a mask. */
  static int colours(Yaml value, String key) {
    int mask = 0;
    for (Yaml item : value.items(key)) {
      mask |= colour(item, key);
    }
    if (mask == 0) {
      throw new YamlFault(value.line(), Message.of("crazier-set.no-color").with("key", key));
    }
    return mask;
  }

  static int colour(Yaml value, String key) {
    String word = oneOf(value, key, Colour.words());
    return Colour.parse(word).map(Colour::bit).orElse(0);
  }

  /** Whether a value is that one word. */
  static boolean is(Yaml value, String word) {
    return value instanceof Yaml.Scalar scalar && scalar.text().equals(word);
  }

  /** The only entry of a map that says one thing. */
  static Yaml.Entry only(Yaml value, Argument what, List<String> keys) {
    Yaml.Entries map = value.entries(what);
    if (map.entries().size() != 1) {
      throw new YamlFault(
          map.line(), Message.of("crazier-set.one-entry").with("what", what).with("words", keys));
    }
    Yaml.Entry entry = map.entries().getFirst();
    if (!keys.contains(entry.key().text())) {
      throw unknown(entry.key().line(), what, entry.key().text(), keys);
    }
    return entry;
  }
}
