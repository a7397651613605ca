package eightfold.yaml;

import java.util.List;
import java.util.regex.Pattern;

/**
 * One value of a YAML file with the line on which it begins. Every scalar is kept as its text: what
 * {@code 8}, {@code true} or {@code no} mean is for the reader of the key to say.
 */
public sealed interface Yaml {
  /** The line on which the value begins, from 1. */
  int line();

  /** What kind of value it is, for people: {@code a word}, {@code a list}, {@code a map}. */
  String kind();

  /** A single value: a word, a number, a quoted text; empty where nothing stands. */
  record Scalar(String text, int line) implements Yaml {
    private static final Pattern NUMBER = Pattern.compile("[-+]?[0-9]{1,9}");

    @Override
    public String kind() {
      return text.isEmpty() ? "nothing" : "\"" + text + "\"";
    }

    /** The whole number that stands here. */
    public int number(String key) {
      if (!NUMBER.matcher(text).matches()) {
        throw new YamlFault(line, key + " must be a whole number, not " + kind());
      }
      return Integer.parseInt(text);
    }

    /** The boolean that stands here; only {@code true} and {@code false} are. */
    public boolean truth(String key) {
      return switch (text) {
        case "true" -> true;
        case "false" -> false;
        default -> throw new YamlFault(line, key + " must be true or false, not " + kind());
      };
    }
  }

  /** A list. */
  record Items(List<Yaml> items, int line) implements Yaml {
    public Items {
      items = List.copyOf(items);
    }

    @Override
    public String kind() {
      return "a list";
    }
  }

  /** A map, its entries in the order of the file; no key stands twice. */
  record Entries(List<Entry> entries, int line) implements Yaml {
    public Entries {
      entries = List.copyOf(entries);
    }

    @Override
    public String kind() {
      return "a map";
    }
  }

  /** One entry of a map. */
  record Entry(Scalar key, Yaml value) {}

  /** This value as a single word or text. */
  default Scalar scalar(String key) {
    return switch (this) {
      case Scalar scalar -> scalar;
      case Items items -> throw new YamlFault(line(), key + " must be one value, not a list");
      case Entries entries -> throw new YamlFault(line(), key + " must be one value, not a map");
    };
  }

  /** This value as a list. */
  default List<Yaml> items(String key) {
    return switch (this) {
      case Items list -> list.items();
      case Scalar scalar ->
          throw new YamlFault(line(), key + " must be a list such as [a, b], not " + kind());
      case Entries entries ->
          throw new YamlFault(line(), key + " must be a list such as [a, b], not a map");
    };
  }

  /** This value as a map. */
  default Entries entries(String key) {
    return switch (this) {
      case Entries map -> map;
      case Scalar scalar ->
          throw new YamlFault(line(), key + " must be a map such as {a: b}, not " + kind());
      case Items list ->
          throw new YamlFault(line(), key + " must be a map such as {a: b}, not a list");
    };
  }
}
