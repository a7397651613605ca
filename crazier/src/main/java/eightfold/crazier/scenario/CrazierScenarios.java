package eightfold.crazier.scenario;

import eightfold.crazier.cards.AbilityCardSet;
import eightfold.crazier.play.CrazierPack;
import eightfold.crazier.play.CrazierSettings;
import eightfold.crazier.play.CrazierTable;
import eightfold.crazier.play.GameSeries;
import eightfold.crazier.play.Setup;
import eightfold.game.FastChance;
import eightfold.scenario.Course;
import eightfold.scenario.Dialect;
import eightfold.scenario.Mismatch;
import eightfold.scenario.Scenario;
import eightfold.scenario.ScenarioOutcome;
import eightfold.yaml.Yaml;
import eightfold.yaml.YamlFault;
import eightfold.yaml.YamlFields;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Runs scenarios in the notation of the game's own page (part D.1) with the cards of a set. */
public final class CrazierScenarios implements Dialect {
  private static final List<String> KEYS =
      List.of("id", "title", "rules", "given", "steps", "expect", "setup", "session");

  private final ScenarioCards blanks;

  public CrazierScenarios(AbilityCardSet set) {
    this.blanks = new ScenarioCards(set);
  }

  @Override
  public boolean speaks(Yaml item) {
    return item instanceof Yaml.Entries map
        && map.entries().stream().anyMatch(entry -> entry.key().text().equals("id"));
  }

  @Override
  public ScenarioOutcome run(String file, Yaml item) {
    try {
      YamlFields fields = new YamlFields(item.entries("a scenario"), "a scenario", KEYS);
      String name = fields.text("id") + " " + fields.text("title");
      fields.value("rules").ifPresent(rules -> PositionReader.texts(rules, "rules"));
      return Course.outcome(name, file, course -> play(fields, course));
    } catch (YamlFault e) {
      return new ScenarioOutcome.Broken(file, e.line(), e.words());
    }
  }

  @Override
  public Optional<Scenario> retold(String file, Yaml item) {
    try {
      YamlFields fields = new YamlFields(item.entries("a scenario"), "a scenario", KEYS);
      return ScenarioRetelling.of(file, item, fields, blanks.set());
    } catch (YamlFault _) {
      return Optional.empty();
    }
  }

  private void play(YamlFields fields, Course course) {
    Optional<Yaml> setup = fields.value("setup");
    Optional<Yaml> session = fields.value("session");
    if (setup.isPresent()) {
      setup(setup.get());
    } else if (session.isPresent()) {
      session(session.get());
    } else {
      game(fields, course);
    }
  }

  /** A game that goes on from a position. */
  private void game(YamlFields fields, Course course) {
    PositionReader.Laid laid = PositionReader.read(fields.required("given"), blanks);
    Setup.start(laid.table());
    ScenarioRun story = new ScenarioRun(laid.table(), laid.names(), blanks);
    for (Yaml step : list(fields, "steps")) {
      course.nextStep();
      story.step(step.scalar("a step").text(), step.line());
    }
    course.nextStep();
    story.goOn();
    check(fields, story);
  }

  private static void check(YamlFields fields, ScenarioRun story) {
    for (Yaml check : list(fields, "expect")) {
      story.check(check.scalar("a check").text(), check.line());
    }
  }

  private static List<Yaml> list(YamlFields fields, String key) {
    return fields.value(key).map(value -> value.items(key)).orElse(List.of());
  }

  /** A game that is set up and not begun. */
  private void setup(Yaml value) {
    YamlFields fields =
        new YamlFields(
            value.entries("setup"),
            "setup",
            List.of("players", "teams", "first", "random_first", "expect"));
    List<String> names = PositionReader.names(fields);
    int[] team = PositionReader.teams(fields, names);
    boolean random =
        fields
            .value("random_first")
            .map(said -> said.scalar("random_first").truth("random_first"))
            .orElse(false);
    if (random && firsts(names.size(), team).size() != names.size()) {
      throw new Mismatch("random_first", "some players are never first");
    }
    int first =
        fields
            .value("first")
            .map(said -> PositionReader.seat(names, said.scalar("first").text(), said.line()))
            .orElse(0);
    CrazierTable table = dealt(names.size(), team, new FastChance(1), first);
    check(fields, new ScenarioRun(table, names, blanks));
  }

  private CrazierTable dealt(int seats, int[] team, FastChance chance, int first) {
    CrazierTable table =
        Setup.empty(CrazierSettings.STANDARD, CrazierPack.of(blanks.set(), seats), team, chance);
    Setup.deal(table, Setup.shuffled(table), first);
    return table;
  }

  /** Who is first in a number of random games. */
  private List<Integer> firsts(int seats, int[] team) {
    List<Integer> firsts = new ArrayList<>();
    for (int seed = 0; seed < 50 * seats; seed++) {
      FastChance chance = new FastChance(seed);
      int first = Setup.drawn(chance, seats);
      CrazierTable table = dealt(seats, team, chance, first);
      if (!firsts.contains(table.first())) {
        firsts.add(table.first());
      }
    }
    return firsts;
  }

  /** Games of a series with their results. */
  private static void session(Yaml value) {
    YamlFields fields =
        new YamlFields(
            value.entries("session"), "session", List.of("players", "scoring", "games", "expect"));
    List<String> names = PositionReader.names(fields);
    boolean points =
        fields
            .value("scoring")
            .map(said -> said.scalar("scoring").text().equals("points"))
            .orElse(true);
    GameSeries series = new GameSeries(points, names.size());
    List<Integer> winners = List.of();
    for (Yaml game : fields.required("games").items("games")) {
      YamlFields result =
          new YamlFields(game.entries("a game"), "a game", List.of("winners", "hands", "lost"));
      winners =
          PositionReader.texts(result.required("winners"), "winners").stream()
              .map(name -> PositionReader.seat(names, name, game.line()))
              .toList();
      int[] cards = new int[names.size()];
      for (String key : List.of("hands", "lost")) {
        result
            .value(key)
            .ifPresent(
                map ->
                    map.entries(key)
                        .entries()
                        .forEach(
                            entry ->
                                cards[PositionReader.seat(names, entry.key().text(), map.line())] =
                                    entry.value().scalar(key).number(key)));
      }
      List<Integer> those = winners;
      series.over(those::contains, seat -> cards[seat]);
    }
    expected(fields.required("expect"), names, series, winners);
  }

  private static void expected(
      Yaml value, List<String> names, GameSeries series, List<Integer> winners) {
    YamlFields fields =
        new YamlFields(value.entries("expect"), "expect", List.of("points", "first", "best"));
    fields
        .value("points")
        .ifPresent(
            map -> {
              for (Yaml.Entry entry : map.entries("points").entries()) {
                int seat = PositionReader.seat(names, entry.key().text(), map.line());
                Mismatch.unlessSame(
                    "points " + names.get(seat) + " = " + entry.value().scalar("points").text(),
                    entry.value().scalar("points").text(),
                    String.valueOf(series.score().get(seat)));
              }
            });
    fields
        .value("first")
        .ifPresent(
            said ->
                Mismatch.unlessSame(
                    "first " + said.scalar("first").text(),
                    said.scalar("first").text(),
                    names.get(series.nextFirst(winners))));
    fields
        .value("best")
        .ifPresent(
            said -> {
              List<String> best =
                  said instanceof Yaml.Items
                      ? PositionReader.texts(said, "best")
                      : List.of(said.scalar("best").text().split("\\s*,\\s*"));
              Mismatch.unlessSame(
                  "best " + String.join(",", best),
                  String.join(",", best),
                  String.join(",", series.best().stream().map(names::get).toList()));
            });
  }
}
