package eightfold.crazier.cards;

import eightfold.message.Message;
import eightfold.spelling.Nearest;
import eightfold.yaml.Yaml;
import eightfold.yaml.YamlFault;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What the variables of an ability hold where it is being read, so that a card that reads what
 * nothing has set is refused and not found out in play.
 */
final class Scope {
  /** What a variable holds. */
  enum Kind {
    PLAYERS("crazier-set.held.players"),
    ASSETS("crazier-set.held.assets"),
    CARDS("crazier-set.held.cards"),
    COLOUR("crazier-set.held.color"),
    SIDE("crazier-set.held.side");

    private final String key;

    Kind(String key) {
      this.key = key;
    }

    /** What it holds, in words. */
    Message words() {
      return Message.of(key);
    }
  }

  private final Map<String, Kind> variables = new HashMap<>();
  private final boolean asset;

  /**
   * The beginning of an ability.
   *
   * @param asset whether it is one of an asset, which then is "this"
   */
  Scope(boolean asset) {
    this.asset = asset;
  }

  private Scope(Scope outer) {
    variables.putAll(outer.variables);
    asset = outer.asset;
  }

  /** What is known inside a part that may not be carried out. */
  Scope inner() {
    return new Scope(this);
  }

  /** An effect sets a variable. */
  String set(Yaml value, Kind kind) {
    String name = value.scalar("as").text();
    if (!name.matches("[a-z_]+")) {
      throw new YamlFault(
          value.line(), Message.of("crazier-set.variable-name").with("kind", value.kind()));
    }
    variables.put(name, kind);
    return one(name);
  }

  void set(String name, Kind kind) {
    variables.put(name, kind);
  }

  /** The name of the variable that is read here, which must hold one of these. */
  String read(Yaml value, String key, Kind... kinds) {
    String text = value.scalar(key).text();
    String name = text.startsWith("$") ? text.substring(1) : "";
    if (name.isEmpty()) {
      throw new YamlFault(
          value.line(), Message.of("crazier-set.variable").with("key", key).with("text", text));
    }
    Kind held = variables.get(name);
    if (held == null) {
      throw new YamlFault(
          value.line(),
          Message.of("crazier-set.unset")
              .with("name", name)
              .with("right", Nearest.suggestion(name, variables.keySet())));
    }
    if (!List.of(kinds).contains(held)) {
      throw new YamlFault(
          value.line(),
          Message.of("crazier-set.holds")
              .with("name", name)
              .with("held", held.words())
              .with("wanted", kinds[0].words()));
    }
    return one(name);
  }

  /** The same object for the same name: names are compared all the time. */
  private static String one(String name) {
    return name.intern();
  }

  /** "This" is said here, which only an asset can say. */
  void self(Yaml value) {
    if (!asset) {
      throw new YamlFault(value.line(), Message.of("crazier-set.this"));
    }
  }
}
