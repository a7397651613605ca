package eightfold.scenario;

import eightfold.cards.LibraryPack;
import eightfold.cards.Pack;
import eightfold.game.Catalogue;
import eightfold.game.Chance;
import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Reply;
import eightfold.game.SetupException;
import eightfold.game.Standings;
import eightfold.game.View;
import eightfold.scenario.ScenarioReader.Reading;
import eightfold.scenario.ScenarioStep.Outlook;
import eightfold.yaml.YamlFault;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Plays scenarios on the games of a catalogue. */
public final class ScenarioRunner {
  private static final Pattern SEAT = Pattern.compile("\\bseat ([0-9]{1,2})\\b");

  private final Catalogue catalogue;

  public ScenarioRunner(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /** The scenarios of a file, whose cards are those of the games. */
  public List<Reading> read(String file, byte[] bytes) {
    return ScenarioReader.read(file, bytes, this::pack);
  }

  /** The pack of a game; of one that there is not, and is refused later, the common one. */
  private Pack pack(String game) {
    try {
      return catalogue.game(game, Map.of()).pack();
    } catch (SetupException _) {
      return LibraryPack.french();
    }
  }

  private ScenarioOutcome run(Reading.Foreign foreign) {
    for (Dialect dialect : catalogue.offers(Dialect.class)) {
      if (dialect.speaks(foreign.item())) {
        return dialect.run(foreign.file(), foreign.item());
      }
    }
    return new ScenarioOutcome.Broken(
        foreign.file(), foreign.item().line(), "no game here has scenarios written so");
  }

  /** What comes of all scenarios of a file, in order. */
  public List<ScenarioOutcome> runAll(List<Reading> readings) {
    return readings.stream()
        .map(
            reading ->
                switch (reading) {
                  case Reading.Sound(Scenario scenario) -> run(scenario);
                  case Reading.Unsound(ScenarioOutcome.Broken broken) -> broken;
                  case Reading.Foreign foreign -> run(foreign);
                })
        .toList();
  }

  /** What comes of one scenario. */
  public ScenarioOutcome run(Scenario scenario) {
    return Course.outcome(
        scenario.name(), scenario.places().file(), course -> play(scenario, course));
  }

  private void play(Scenario scenario, Course course) {
    Game game = game(scenario);
    look(scenario, ActGrammar.of(game, scenario.players()));
    Run run = new Run(scenario, begun(game, scenario));
    for (ScenarioStep step : scenario.steps()) {
      course.nextStep();
      run.step(step);
    }
  }

  private Game game(Scenario scenario) {
    Scenario.Places places = scenario.places();
    int line = catalogue.ids().contains(scenario.game()) ? places.options() : places.game();
    try {
      Game game = catalogue.game(scenario.game(), scenario.options());
      line = places.rules();
      return scenario.rules().isEmpty() ? game : game.with(scenario.rules());
    } catch (SetupException e) {
      throw new YamlFault(line, words(scenario, e));
    }
  }

  private static Match begun(Game game, Scenario scenario) {
    try {
      return begin(game, scenario);
    } catch (SetupException e) {
      int seats = scenario.players().size();
      boolean seated = seats >= game.leastSeats() && seats <= game.mostSeats();
      Scenario.Places places = scenario.places();
      throw new YamlFault(seated ? cardLine(places, e) : places.players(), words(scenario, e));
    }
  }

  /**
   * Refuses the first act that is none, where a scenario says what is allowed or what all do if
   * they can.
   */
  private static void look(Scenario scenario, ActGrammar grammar) {
    for (ScenarioStep step : scenario.steps()) {
      if (step instanceof ScenarioStep.ByAll all) {
        look(all.act(), all.line(), grammar);
      }
      if (step.outlook() instanceof Outlook.Taken(var then)) {
        then.forEach(
            expectation ->
                expectation.acts().forEach(act -> look(act, expectation.line(), grammar)));
      }
    }
  }

  private static void look(String act, int line, ActGrammar grammar) {
    grammar
        .fault(act)
        .ifPresent(
            fault -> {
              throw new YamlFault(line, fault);
            });
  }

  /** A refusal to set up, with the seats by their names, as the file has them. */
  private static String words(Scenario scenario, SetupException refusal) {
    List<String> names = scenario.players();
    return SEAT.matcher(String.valueOf(refusal.getMessage()))
        .replaceAll(
            found -> {
              int seat = Integer.parseInt(found.group(1));
              return Matcher.quoteReplacement(
                  seat < names.size() ? names.get(seat) : found.group());
            });
  }

  private static Match begin(Game game, Scenario scenario) {
    return switch (scenario.start()) {
      case Scenario.Start.Arranged(var position) -> game.arrange(position, chance(scenario, 1, 0));
      case Scenario.Start.Dealt dealt -> {
        int seats = scenario.players().size();
        int dealer = dealt.dealer().orElseGet(() -> game.dealerBefore(0, seats));
        yield game.begin(
            new Opening(
                seats,
                OptionalInt.of(dealer),
                dealt.deck(),
                dealt.deal(),
                dealt.scores(),
                dealt.more()),
            chance(scenario, dealt.seed().orElse(1), 0));
      }
    };
  }

  /** What shuffles and throws, after so many throws. */
  private static Chance chance(Scenario scenario, long seed, int thrown) {
    Chance chance = new FastChance(seed);
    List<Integer> rolls = scenario.rolls();
    return thrown >= rolls.size()
        ? chance
        : new FixedThrows(chance, rolls.subList(thrown, rolls.size()), scenario.places().rolls());
  }

  /**
   * Where a set-up names a card that its refusal names: the last place, as that is one too many.
   */
  private static int cardLine(Scenario.Places places, SetupException refusal) {
    String words = String.valueOf(refusal.getMessage()).replaceAll("[^0-9A-Za-z]", " ");
    return CardLists.words(words).stream()
        .flatMap(word -> Optional.ofNullable(places.cards().get(word)).stream())
        .findFirst()
        .orElse(places.start());
  }

  /** One scenario being played. */
  private static final class Run {
    private final Scenario scenario;
    private final List<String> names;
    private final Match match;

    /** How often something has been thrown so far. */
    private int thrown;

    Run(Scenario scenario, Match match) {
      this.scenario = scenario;
      this.names = scenario.players();
      this.match = match;
    }

    void step(ScenarioStep step) {
      List<Event> events =
          switch (step) {
            case ScenarioStep.Acts acts -> acts(acts);
            case ScenarioStep.ByAll all -> byAll(all.act());
            case ScenarioStep.NextDeal next -> nextDeal(next);
          };
      thrown += (int) events.stream().filter(event -> event.verb().equals("rolled")).count();
      if (step.outlook() instanceof Outlook.Taken(var then)) {
        Checks checks = new Checks(match, names, events);
        then.forEach(expectation -> check(expectation, checks));
      }
    }

    private void check(Expectation expectation, Checks checks) {
      if (expectation.claim() instanceof Expectation.Claim.Fact(String key, String value)
          && match.fact(key, names).isEmpty()) {
        throw new YamlFault(
            expectation.line(), "\"" + expectation.said() + "\": this game has no " + key);
      }
      checks
          .contradiction(expectation.claim())
          .ifPresent(
              was -> {
                throw new Mismatch(expectation.said(), was);
              });
    }

    private List<Event> byAll(String act) {
      List<Event> events = new ArrayList<>();
      for (int seat = 0; seat < match.seats(); seat++) {
        if (match.submit(seat, act, names) instanceof Reply.Taken taken) {
          events.addAll(taken.events());
        }
      }
      return events;
    }

    private List<Event> acts(ScenarioStep.Acts step) {
      if (step.outlook() instanceof Outlook.Refused(int code)) {
        refused(step.seat(), step.acts().getFirst(), code);
        return List.of();
      }
      List<Event> events = new ArrayList<>();
      for (String act : step.acts()) {
        switch (match.submit(step.seat(), act, names)) {
          case Reply.Taken taken -> events.addAll(taken.events());
          case Reply.Refused(var refusal) -> throw new Mismatch(act, refusal.toString());
        }
      }
      return events;
    }

    private void refused(int seat, String act, int code) {
      Still before = Still.of(match);
      switch (match.submit(seat, act, names)) {
        case Reply.Taken _ -> throw new Mismatch("error " + code, act + " taken");
        case Reply.Refused(var refusal) -> {
          if (refusal.code() != code) {
            throw new Mismatch("error " + code, refusal.toString());
          }
          before
              .change(Still.of(match), names)
              .ifPresent(
                  change -> {
                    throw new Mismatch("no change after error " + code, change);
                  });
        }
      }
    }

    private List<Event> nextDeal(ScenarioStep.NextDeal step) {
      Standings standings = match.standings();
      try {
        long seed = FastChance.mix(seed() + standings.deal());
        return match.nextDeal(step.deck(), chance(scenario, seed, thrown));
      } catch (SetupException e) {
        // A pack that cannot be is the file's error; that no deal is due is the scenario's
        if (step.deck().isPresent() && standings.dealOver() && !standings.over()) {
          throw new YamlFault(step.line(), words(scenario, e));
        }
        throw new Mismatch("next deal", String.valueOf(e.getMessage()));
      }
    }

    private long seed() {
      return scenario.start() instanceof Scenario.Start.Dealt dealt ? dealt.seed().orElse(1) : 1;
    }
  }

  /** Everything that anybody may know of a match, to tell whether it has changed. */
  private record Still(int ply, Standings standings, Map<Integer, View> views) {
    static Still of(Match match) {
      Map<Integer, View> views = new LinkedHashMap<>();
      for (int seat = Match.NOBODY; seat < match.seats(); seat++) {
        views.put(seat, match.view(seat));
      }
      return new Still(match.ply(), match.standings(), views);
    }

    /** What is different afterwards. */
    Optional<String> change(Still after, List<String> names) {
      if (ply != after.ply) {
        return Optional.of("ply " + after.ply + " instead of " + ply);
      }
      if (!standings.equals(after.standings)) {
        return Optional.of("other standings");
      }
      return views.keySet().stream()
          .filter(
              seat ->
                  !Optional.ofNullable(views.get(seat))
                      .equals(Optional.ofNullable(after.views.get(seat))))
          .findFirst()
          .map(
              seat ->
                  seat == Match.NOBODY ? "another table" : "another view of " + names.get(seat));
    }
  }
}
