package eightfold.scenario;

import eightfold.spelling.Nearest;
import eightfold.yaml.Yaml;
import eightfold.yaml.YamlFault;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** The seats of a scenario, which a file names by their players or by their numbers. */
final class ScenarioSeats {
  private static final int MOST = 15;
  private static final Set<String> TAKEN =
      Set.of("all", "none", "then", "error", "deck", "next", "next deal");
  private static final Pattern NAME = Pattern.compile("[^\\s;,]+");
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,2}");

  private final List<String> names;

  private ScenarioSeats(List<String> names) {
    this.names = List.copyOf(names);
  }

  static ScenarioSeats read(Yaml players) {
    List<Yaml> items = players.items("players");
    if (items.isEmpty() || items.size() > MOST) {
      throw new YamlFault(players.line(), "players must name 1 to " + MOST + " seats");
    }
    List<String> names = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (Yaml item : items) {
      String name = item.scalar("a player").text();
      if (!NAME.matcher(name).matches() || NUMBER.matcher(name).matches()) {
        throw new YamlFault(item.line(), "a player's name is one word, not \"" + name + "\"");
      }
      if (TAKEN.contains(name.toLowerCase(Locale.ROOT))) {
        throw new YamlFault(item.line(), "\"" + name + "\" has a meaning of its own, no player");
      }
      if (!seen.add(name)) {
        throw new YamlFault(item.line(), "two players are named " + name);
      }
      names.add(name);
    }
    return new ScenarioSeats(names);
  }

  List<String> names() {
    return names;
  }

  int count() {
    return names.size();
  }

  /** Whether the text names a seat. */
  boolean has(String text) {
    return names.contains(text)
        || NUMBER.matcher(text).matches() && Integer.parseInt(text) < names.size();
  }

  /** The seat that a text names. */
  int seat(String text, int line) {
    if (!has(text)) {
      throw new YamlFault(line, "no seat \"" + text + "\": " + Nearest.right(text, names));
    }
    int named = names.indexOf(text);
    return named >= 0 ? named : Integer.parseInt(text);
  }

  int seat(Yaml value, String key) {
    return seat(value.scalar(key).text(), value.line());
  }

  /**
   * The seats of a list, of a single seat, or nobody where it says {@code none}; in rising order.
   */
  List<Integer> seats(Yaml value, String key) {
    return switch (value) {
      case Yaml.Scalar scalar when scalar.text().equals("none") -> List.of();
      case Yaml.Scalar scalar -> List.of(seat(scalar, key));
      case Yaml.Items list ->
          list.items().stream().map(item -> seat(item, key)).distinct().sorted().toList();
      case Yaml.Entries map -> throw new YamlFault(map.line(), key + " must be a seat or a list");
    };
  }

  /** Numbers by seat; 0 for a seat that the map leaves out. */
  List<Integer> numbers(Yaml value, String key) {
    Integer[] numbers = new Integer[names.size()];
    Arrays.fill(numbers, 0);
    for (Yaml.Entry entry : value.entries(key).entries()) {
      numbers[seat(entry.key(), key)] = entry.value().scalar(key).number(key);
    }
    return List.of(numbers);
  }
}
