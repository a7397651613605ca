package eightfold.scenario;

import eightfold.cards.Pack;
import eightfold.message.Message;
import eightfold.yaml.Yaml;
import eightfold.yaml.YamlDocument;
import eightfold.yaml.YamlFault;
import eightfold.yaml.YamlFields;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Reads scenario files. Whatever a scenario says that the notation does not know is an error with
 * its line: a scenario with a typing error must never pass because nobody looked at the key.
 */
public final class ScenarioReader {
  private static final String ROLLS = "rolls";

  /** What cards may be named where no pack is known; the game's own are seen as it begins. */
  private static final List<String> KEYS =
      Stream.of(
              List.of("name", "game", "options", "players", ROLLS),
              StartReader.KEYS,
              List.of("steps"))
          .flatMap(List::stream)
          .toList();

  private ScenarioReader() {}

  /** One scenario of a file, or what keeps it from being one. */
  public sealed interface Reading {
    record Sound(Scenario scenario) implements Reading {}

    record Unsound(ScenarioOutcome.Broken broken) implements Reading {}

    /** One of a list in the notation of a game's own page; a {@link Dialect} runs it. */
    record Foreign(String file, String name, Yaml item) implements Reading {}
  }

  /** The scenarios of a file, which must be UTF-8; each game, by its id, has a pack. */
  static List<Reading> read(String file, byte[] bytes, Function<String, Pack> packs) {
    try {
      return read(file, YamlDocument.decode(bytes), packs);
    } catch (YamlFault e) {
      return List.of(unreadable(file, e.line(), e.words()));
    }
  }

  /** The scenarios of a file's text, in order; one that cannot be read does not hide the others. */
  public static List<Reading> read(String file, String text, Function<String, Pack> packs) {
    List<Reading> readings = new ArrayList<>();
    for (YamlDocument document : YamlDocument.of(text)) {
      switch (document) {
        case YamlDocument.Parsed(Yaml.Items list) ->
            list.items().forEach(item -> readings.add(foreign(file, item)));
        case YamlDocument.Parsed(Yaml root) -> readings.add(reading(file, root, packs));
        case YamlDocument.Unreadable(int line, Message reason) ->
            readings.add(unreadable(file, line, reason.text()));
      }
    }
    return readings.isEmpty()
        ? List.of(unreadable(file, 1, "no scenario stands in this file"))
        : readings;
  }

  private static Reading foreign(String file, Yaml item) {
    StringBuilder name = new StringBuilder();
    if (item instanceof Yaml.Entries map) {
      for (Yaml.Entry entry : map.entries()) {
        boolean says = List.of("id", "title").contains(entry.key().text());
        if (says && entry.value() instanceof Yaml.Scalar said) {
          name.append(name.isEmpty() ? "" : " ").append(said.text());
        }
      }
    }
    return name.isEmpty()
        ? unreadable(file, item.line(), "an item of a list of scenarios needs the key id")
        : new Reading.Foreign(file, name.toString(), item);
  }

  private static Reading reading(String file, Yaml root, Function<String, Pack> packs) {
    try {
      return new Reading.Sound(scenario(file, root, packs));
    } catch (YamlFault e) {
      return unreadable(file, e.line(), e.words());
    }
  }

  private static Reading unreadable(String file, int line, String what) {
    return new Reading.Unsound(new ScenarioOutcome.Broken(file, line, what));
  }

  private static Scenario scenario(String file, Yaml root, Function<String, Pack> packs) {
    Yaml.Entries map = root.entries("a scenario");
    YamlFields fields = new YamlFields(map, "a scenario", KEYS);
    String name = fields.text("name");
    String game = fields.text("game");
    Pack pack = packs.apply(game);
    ScenarioSeats seats = ScenarioSeats.read(fields.required("players"));
    StartReader start = new StartReader(pack, fields, seats);
    Scenario.Start begun = start.read();
    List<ScenarioStep> steps = new ArrayList<>();
    StepReader reader = new StepReader(pack, seats);
    for (Yaml step : fields.required("steps").items("steps")) {
      steps.add(reader.read(step));
    }
    int gameLine = fields.required("game").line();
    Optional<Yaml> options = fields.value("options");
    Optional<Yaml> rolls = fields.value(ROLLS);
    Optional<Yaml> rules = fields.value(PageKeys.RULES).filter(PageKeys::addsLines);
    return new Scenario(
        name,
        new Scenario.Places(
            file,
            map.line(),
            gameLine,
            fields.required("players").line(),
            options.map(Yaml::line).orElse(gameLine),
            rules.map(Yaml::line).orElse(gameLine),
            rolls.map(Yaml::line).orElse(gameLine),
            start.line(),
            start.places()),
        game,
        options.map(ScenarioReader::options).orElse(Map.of()),
        rules.map(ScenarioReader::lines).orElse(List.of()),
        seats.names(),
        rolls.map(ScenarioReader::rolls).orElse(List.of()),
        begun,
        steps);
  }

  private static List<Integer> rolls(Yaml value) {
    List<Integer> rolls = new ArrayList<>();
    for (String number : value.scalar(ROLLS).text().strip().split(" +")) {
      if (!number.matches("[0-9]{1,3}")) {
        throw new YamlFault(
            value.line(), "rolls are numbers with blanks between them, not \"" + number + "\"");
      }
      rolls.add(Integer.parseInt(number));
    }
    return rolls;
  }

  private static List<String> lines(Yaml value) {
    List<String> lines = new ArrayList<>();
    for (Yaml line : value.items(PageKeys.RULES)) {
      lines.add(line.scalar(PageKeys.RULES).text());
    }
    return lines;
  }

  private static Map<String, String> options(Yaml value) {
    Map<String, String> options = new LinkedHashMap<>();
    for (Yaml.Entry entry : value.entries("options").entries()) {
      String key = entry.key().text();
      options.put(key, entry.value().scalar(key).text());
    }
    return options;
  }
}
