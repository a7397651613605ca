package eightfold.yaml;

import eightfold.message.Argument;
import eightfold.message.Message;
import java.util.List;
import java.util.regex.Pattern;

/**
 * One value of a YAML file with the line on which it begins. Every scalar is kept as its text: what
 * {@code 8}, {@code true} or {@code no} mean is for the reader of the key to say.
 */
public sealed interface Yaml {
  /** The line on which the value begins, from 1. */
  int line();

  /** What kind of value it is, for people: {@code "a word"}, {@code a list}, {@code a map}. */
  Message kind();

  /** A single value: a word, a number, a quoted text; empty where nothing stands. */
  record Scalar(String text, int line) implements Yaml {
    private static final Pattern NUMBER = Pattern.compile("[-+]?[0-9]{1,9}");

    @Override
    public Message kind() {
      return text.isEmpty()
          ? Message.of("yaml.kind.nothing")
          : Message.of("yaml.kind.text").with("text", text);
    }

    /** The whole number that stands here. */
    public int number(String key) {
      return number(new Argument.Text(key));
    }

    /** The whole number that stands here, where no key says what it is. */
    public int number(Argument what) {
      if (!NUMBER.matcher(text).matches()) {
        throw new YamlFault(
            line, Message.of("yaml.whole-number").with("key", what).with("kind", kind()));
      }
      return Integer.parseInt(text);
    }

    /** The boolean that stands here; only {@code true} and {@code false} are. */
    public boolean truth(String key) {
      return switch (text) {
        case "true" -> true;
        case "false" -> false;
        default ->
            throw new YamlFault(
                line, Message.of("yaml.true-or-false").with("key", key).with("kind", kind()));
      };
    }
  }

  /** A list. */
  record Items(List<Yaml> items, int line) implements Yaml {
    public Items {
      items = List.copyOf(items);
    }

    @Override
    public Message kind() {
      return Message.of("yaml.kind.list");
    }
  }

  /** A map, its entries in the order of the file; no key stands twice. */
  record Entries(List<Entry> entries, int line) implements Yaml {
    public Entries {
      entries = List.copyOf(entries);
    }

    @Override
    public Message kind() {
      return Message.of("yaml.kind.map");
    }
  }

  /** One entry of a map. */
  record Entry(Scalar key, Yaml value) {}

  /** This value as a single word or text. */
  default Scalar scalar(String key) {
    return scalar(new Argument.Text(key));
  }

  /** The same where no key says what it is. */
  default Scalar scalar(Argument what) {
    return switch (this) {
      case Scalar scalar -> scalar;
      case Items _, Entries _ ->
          throw new YamlFault(
              line(), Message.of("yaml.one-value").with("key", what).with("kind", kind()));
    };
  }

  /** This value as a list. */
  default List<Yaml> items(String key) {
    return switch (this) {
      case Items list -> list.items();
      case Scalar _, Entries _ ->
          throw new YamlFault(
              line(), Message.of("yaml.list").with("key", key).with("kind", kind()));
    };
  }

  /** This value as a map. */
  default Entries entries(String key) {
    return entries(new Argument.Text(key));
  }

  /** The same where no key says what it is. */
  default Entries entries(Argument what) {
    return switch (this) {
      case Entries map -> map;
      case Scalar _, Items _ ->
          throw new YamlFault(
              line(), Message.of("yaml.map").with("key", what).with("kind", kind()));
    };
  }
}
