package eightfold.server.lobby;

import eightfold.game.Catalogue;
import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Lazy;
import eightfold.game.LibraryFiles;
import eightfold.game.Match;
import eightfold.game.Reply;
import eightfold.message.Message;
import eightfold.message.Texts;
import eightfold.protocol.Notice;
import eightfold.protocol.Page;
import eightfold.protocol.SeatView;
import eightfold.protocol.Snapshot;
import eightfold.protocol.ToldEvent;
import eightfold.protocol.Words;
import eightfold.scenario.Dialect;
import eightfold.scenario.Scenario;
import eightfold.scenario.ScenarioReader;
import eightfold.scenario.ScenarioStep;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Games in short lessons: each is one of the scenarios that teach the game, as it is played by the
 * standard rules. The learner has the seat of whoever acts last in it. They are the first of its
 * scenarios, or, where the library says which ({@code lessons/…}), those, in that order. They are
 * made once.
 */
final class Lessons {
  /** So many at most where the library does not say which: two minutes. */
  private static final int MOST = 8;

  private static final int A_MINUTE = 4;

  private final Catalogue catalogue;
  private final SharedGames games;
  private final Map<String, Lazy<List<Page.Lessons.Lesson>>> made = new ConcurrentHashMap<>();
  private final Map<String, Integer> counted = new ConcurrentHashMap<>();

  Lessons(Catalogue catalogue, SharedGames games) {
    this.catalogue = catalogue;
    this.games = games;
  }

  /**
   * How many minutes the lessons of a game take, about, without their being made: by how many the
   * library names, or by its scenarios; 0 where it has none.
   */
  int minutes(String game) {
    return Math.ceilDiv(counted.computeIfAbsent(game, Lessons::count), A_MINUTE);
  }

  private static int count(String game) {
    int chosen = chosen(game).size();
    return chosen > 0 ? chosen : (int) Math.min(MOST, scenarios(game));
  }

  private static long scenarios(String game) {
    return there(file(game))
        ? LibraryFiles.text(file(game)).lines().filter(Lessons::begins).count()
        : 0;
  }

  private static boolean there(String file) {
    return LibraryFiles.class.getResource("/eightfold/library/" + file) != null;
  }

  /** Whether a scenario begins here, in the notation of all games or in one of its own. */
  private static boolean begins(String line) {
    return line.startsWith("name:") || line.startsWith("- id:");
  }

  private static String file(String game) {
    return "scenarios/" + game + ".yaml";
  }

  /** The names of those that teach a game; none where its first ones do. */
  static List<String> chosen(String game) {
    String list = "lessons/" + game + ".txt";
    return there(list) ? LibraryFiles.names(list) : List.of();
  }

  /** The lessons of a game of the catalogue; their cards, where they say more, in a language. */
  Page.Lessons of(String game, Texts texts) {
    List<Page.Lessons.Lesson> lessons =
        made.computeIfAbsent(game, id -> new Lazy<>(() -> make(id))).get();
    if (lessons.isEmpty()) {
      return new Page.Lessons(lessons, List.of(), Optional.empty());
    }
    Page.Cards cards = Page.Cards.of(standard(game), texts);
    return new Page.Lessons(lessons, cards.cards(), cards.pack());
  }

  private List<Page.Lessons.Lesson> make(String game) {
    List<String> chosen = chosen(game);
    if (!chosen.isEmpty()) {
      return chosen(game, chosen);
    }
    return scenarios(game) > 0
        ? teaching(game, file(game))
            .map(this::lesson)
            .flatMap(Optional::stream)
            .limit(MOST)
            .toList()
        : List.of();
  }

  /** Those with these names, of the scenarios of the game's page and of our own. */
  private List<Page.Lessons.Lesson> chosen(String game, List<String> names) {
    Map<String, Scenario> scenarios = new HashMap<>();
    Stream.of(file(game), "scenarios/" + game + "-more.yaml")
        .filter(Lessons::there)
        .flatMap(file -> teaching(game, file))
        .forEach(scenario -> scenarios.putIfAbsent(scenario.name(), scenario));
    return names.stream()
        .map(
            name ->
                Optional.ofNullable(scenarios.get(name))
                    .flatMap(this::lesson)
                    .orElseThrow(() -> new IllegalStateException("no lesson “" + name + "”")))
        .toList();
  }

  private Stream<Scenario> teaching(String game, String file) {
    return ScenarioReader.read(file, LibraryFiles.text(file), _ -> standard(game).pack()).stream()
        .map(this::told)
        .flatMap(Optional::stream)
        .filter(scenario -> teaches(game, scenario));
  }

  /** A scenario that was read, also where it is written as on the page of its own game. */
  private Optional<Scenario> told(ScenarioReader.Reading reading) {
    return switch (reading) {
      case ScenarioReader.Reading.Sound(Scenario scenario) -> Optional.of(scenario);
      case ScenarioReader.Reading.Unsound _ -> Optional.empty();
      case ScenarioReader.Reading.Foreign foreign ->
          catalogue.offers(Dialect.class).stream()
              .filter(dialect -> dialect.speaks(foreign.item()))
              .findFirst()
              .flatMap(dialect -> dialect.retold(foreign.file(), foreign.item()));
    };
  }

  /** Whether it is a few acts of one deal, by the standard rules of its game. */
  private static boolean teaches(String game, Scenario scenario) {
    return scenario.game().equals(game)
        && scenario.options().isEmpty()
        && scenario.rules().isEmpty()
        && scenario.start() instanceof Scenario.Start.Arranged
        && scenario.steps().stream().allMatch(ScenarioStep.Acts.class::isInstance);
  }

  /** An act that is taken in a scenario. */
  private record Act(int seat, String line) {}

  private Optional<Page.Lessons.Lesson> lesson(Scenario scenario) {
    List<Act> acts = acts(scenario);
    if (acts.isEmpty() || !(scenario.start() instanceof Scenario.Start.Arranged start)) {
      return Optional.empty();
    }
    int learner = acts.getLast().seat();
    Game game = standard(scenario.game());
    Match match = game.arrange(start.position(), new FastChance(1));
    Snapshot first = picture(game, scenario, match, learner, 0);
    Snapshot last = first;
    List<Page.Lessons.Move> moves = new ArrayList<>();
    long number = 0;
    for (Act act : acts) {
      if (!(match.submit(act.seat(), act.line(), scenario.players())
          instanceof Reply.Taken taken)) {
        throw new IllegalStateException(
            "scenario “" + scenario.name() + "”: " + act.line() + " is refused");
      }
      List<ToldEvent> told = new ArrayList<>();
      for (Event event : taken.events()) {
        number++;
        told.add(ToldEvent.of(number, event, learner, scenario.players(), game.conditions()));
      }
      Snapshot next = picture(game, scenario, match, learner, number);
      Notice.Change change = Notice.Change.between(last, new Notice.Table(next, told));
      moves.add(new Page.Lessons.Move(act.seat(), act.line(), change));
      last = next;
    }
    Words rule = new Words(Message.said(scenario.name()));
    return Optional.of(new Page.Lessons.Lesson(rule, learner, first, moves));
  }

  /** A game by its standard rules. */
  private Game standard(String id) {
    return games.of(id, Map.of());
  }

  /** What is refused in it is left aside. */
  private static List<Act> acts(Scenario scenario) {
    List<Act> acts = new ArrayList<>();
    for (ScenarioStep step : scenario.steps()) {
      if (step instanceof ScenarioStep.Acts taken
          && taken.outlook() instanceof ScenarioStep.Outlook.Taken) {
        taken.acts().forEach(line -> acts.add(new Act(taken.seat(), line)));
      }
    }
    return acts;
  }

  private static Snapshot picture(
      Game game, Scenario scenario, Match match, int learner, long number) {
    List<Snapshot.Seat> seats =
        IntStream.range(0, match.seats())
            .mapToObj(seat -> seat(scenario.players().get(seat), seat == learner))
            .toList();
    return new Snapshot(
        number,
        "lesson",
        Snapshot.GameName.of(scenario.game(), game, false, match.seats()),
        game.options(),
        0,
        Map.of(),
        false,
        List.of(),
        OptionalInt.of(learner),
        seats,
        0,
        false,
        Optional.empty(),
        1,
        false,
        OptionalLong.empty(),
        true,
        false,
        false,
        OptionalInt.empty(),
        false,
        0,
        OptionalInt.empty(),
        false,
        "",
        Optional.empty(),
        Optional.of(SeatView.of(match.view(learner))),
        match.facts(),
        Optional.empty(),
        Optional.empty());
  }

  private static Snapshot.Seat seat(String name, boolean learns) {
    return new Snapshot.Seat(
        Optional.of(name),
        learns ? "person" : "bot",
        Optional.empty(),
        true,
        false,
        OptionalInt.empty(),
        false,
        false,
        List.of(),
        Optional.empty(),
        false,
        false,
        false,
        false,
        false,
        Optional.empty(),
        OptionalInt.empty(),
        OptionalInt.empty(),
        Optional.empty());
  }
}
