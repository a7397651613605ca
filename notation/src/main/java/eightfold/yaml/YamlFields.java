package eightfold.yaml;

import eightfold.message.Argument;
import eightfold.message.Message;
import eightfold.spelling.Nearest;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The entries of a map whose keys are known beforehand: a key that is none of them is a fault. */
public final class YamlFields {
  private final Yaml.Entries map;
  private final Argument what;
  private final Map<String, Yaml> values = new LinkedHashMap<>();

  /**
   * Reads a map.
   *
   * @param what what the map describes
   * @param known the keys that it may have, in the order in which people should read them
   * @throws YamlFault if it has another, with the line and the key that was probably meant
   */
  public YamlFields(Yaml.Entries map, Argument what, List<String> known) {
    this.map = map;
    this.what = what;
    for (Yaml.Entry entry : map.entries()) {
      String key = entry.key().text();
      if (!known.contains(key)) {
        throw new YamlFault(entry.key().line(), unknown(key, known));
      }
      values.put(key, entry.value());
    }
  }

  /**
   * The same.
   *
   * @param what the key that the map stands behind; or in English what it describes, with its
   *     article: {@code a scenario}
   */
  public YamlFields(Yaml.Entries map, String what, List<String> known) {
    this(map, new Argument.Text(what), known);
  }

  /** The value of a key, if the map has it. */
  public Optional<Yaml> value(String key) {
    return Optional.ofNullable(values.get(key));
  }

  /** The value of a key that the map must have. */
  public Yaml required(String key) {
    return value(key)
        .orElseThrow(
            () ->
                new YamlFault(
                    map.line(), Message.of("yaml.needs-key").with("what", what).with("key", key)));
  }

  /** The text of a key that the map must have and that may not be empty. */
  public String text(String key) {
    Yaml.Scalar scalar = required(key).scalar(key);
    if (scalar.text().isBlank()) {
      throw new YamlFault(scalar.line(), Message.of("yaml.empty").with("key", key));
    }
    return scalar.text();
  }

  /** What is said of an unknown key: the one that was probably meant, or all that there are. */
  public static Message unknown(String key, List<String> known) {
    return Message.of("yaml.unknown-key")
        .with("key", key)
        .with("right", Nearest.suggestion(key, known));
  }
}
