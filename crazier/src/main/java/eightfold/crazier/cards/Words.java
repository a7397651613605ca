package eightfold.crazier.cards;

import eightfold.spelling.Nearest;
import eightfold.yaml.Yaml;
import eightfold.yaml.YamlFault;
import eightfold.yaml.YamlFields;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Reads the single words and numbers of a card set. */
final class Words {
  private Words() {}

  /** One of these words. */
  static String oneOf(Yaml value, String key, List<String> words) {
    String text = value.scalar(key).text();
    if (!words.contains(text)) {
      throw new YamlFault(
          value.line(), "unknown " + key + " \"" + text + "\": " + Nearest.right(text, words));
    }
    return text;
  }

  /** A constant by its word in small letters. */
  static <E extends Enum<E>> E constant(Yaml value, String key, Class<E> type) {
    List<E> all = Arrays.asList(type.getEnumConstants());
    List<String> words = all.stream().map(each -> each.name().toLowerCase(Locale.ROOT)).toList();
    return all.get(words.indexOf(oneOf(value, key, words)));
  }

  /** A whole number from {@code least} to {@code most}. */
  static int number(Yaml value, String key, int least, int most) {
    int number = value.scalar(key).number(key);
    if (number < least || number > most) {
      throw new YamlFault(
          value.line(), key + " must be from " + least + " to " + most + ", not " + number);
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
      throw new YamlFault(value.line(), key + " names no color");
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
  static Yaml.Entry only(Yaml value, String what, List<String> keys) {
    Yaml.Entries map = value.entries(what);
    if (map.entries().size() != 1) {
      throw new YamlFault(
          map.line(), what + " is a map of one entry; possible: " + String.join(", ", keys));
    }
    Yaml.Entry entry = map.entries().getFirst();
    if (!keys.contains(entry.key().text())) {
      throw new YamlFault(
          entry.key().line(),
          "unknown "
              + what
              + " \""
              + entry.key().text()
              + "\": "
              + Nearest.right(entry.key().text(), keys));
    }
    return entry;
  }

  static <T> T or(Optional<T> value, T standard) {
    return value.orElse(standard);
  }
}
