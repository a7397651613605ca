package eightfold.scenario;

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
import eightfold.scenario.Step.Outlook;
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

  private Outcome run(Reading.Foreign foreign) {
    for (Dialect dialect : catalogue.offers(Dialect.class)) {
      if (dialect.speaks(foreign.item())) {
        return dialect.run(foreign.file(), foreign.item());
      }
    }
    return new Outcome.Broken(
        foreign.file(), foreign.item().line(), "no game here has scenarios written so");
  }

  /** What comes of all scenarios of a file, in order. */
  public List<Outcome> runAll(List<Reading> readings) {
    return readings.stream()
        .map(
            reading ->
                switch (reading) {
                  case Reading.Sound(Scenario scenario) -> run(scenario);
                  case Reading.Unsound(Outcome.Broken broken) -> broken;
                  case Reading.Foreign foreign -> run(foreign);
                })
        .toList();
  }

  /** What comes of one scenario. */
  public Outcome run(Scenario scenario) {
    Scenario.Places places = scenario.places();
    boolean known = catalogue.ids().contains(scenario.game());
    Game game;
    try {
      game = catalogue.game(scenario.game(), scenario.options());
    } catch (SetupException e) {
      return broken(scenario, known ? places.options() : places.game(), e);
    }
    if (!scenario.rules().isEmpty()) {
      try {
        game = game.with(scenario.rules());
      } catch (SetupException e) {
        return broken(scenario, places.rules(), e);
      }
    }
    Optional<Outcome> unreadable = unreadable(scenario, ActGrammar.of(game, scenario.players()));
    if (unreadable.isPresent()) {
      return unreadable.get();
    }
    try {
      return new Run(scenario, begin(game, scenario)).play();
    } catch (SetupException e) {
      int seats = scenario.players().size();
      boolean seated = seats >= game.leastSeats() && seats <= game.mostSeats();
      return broken(scenario, seated ? cardLine(places, e) : places.players(), e);
    } catch (RuntimeException e) {
      return new Outcome.Failed(scenario.name(), 0, "a table", "an error of the program, " + e);
    }
  }

  /**
   * The first act that is none, where a scenario says what is allowed or what all do if they can.
   */
  private static Optional<Outcome> unreadable(Scenario scenario, ActGrammar grammar) {
    for (Step step : scenario.steps()) {
      if (step instanceof Step.ByAll all) {
        Optional<String> fault = grammar.fault(all.act());
        if (fault.isPresent()) {
          return Optional.of(broken(scenario, all.line(), fault.get()));
        }
      }
      if (step.outlook() instanceof Outlook.Taken(var then)) {
        for (Expectation expectation : then) {
          for (String act : expectation.acts()) {
            Optional<String> fault = grammar.fault(act);
            if (fault.isPresent()) {
              return Optional.of(broken(scenario, expectation.line(), fault.get()));
            }
          }
        }
      }
    }
    return Optional.empty();
  }

  private static Outcome.Broken broken(Scenario scenario, int line, String what) {
    return new Outcome.Broken(scenario.places().file(), line, what);
  }

  /** A refusal to set up, with the seats by their names, as the file has them. */
  private static Outcome.Broken broken(Scenario scenario, int line, SetupException refusal) {
    List<String> names = scenario.players();
    String what =
        SEAT.matcher(String.valueOf(refusal.getMessage()))
            .replaceAll(
                found -> {
                  int seat = Integer.parseInt(found.group(1));
                  return Matcher.quoteReplacement(
                      seat < names.size() ? names.get(seat) : found.group());
                });
    return broken(scenario, line, what);
  }

  private static Match begin(Game game, Scenario scenario) {
    return switch (scenario.start()) {
      case Scenario.Start.Arranged(var position) -> game.arrange(position, new FastChance(1));
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
            new FastChance(dealt.seed().orElse(1)));
      }
    };
  }

  /**
   * Where a set-up names a card that its refusal names: the last place, as that is one too many.
   */
  private static int cardLine(Scenario.Places places, SetupException refusal) {
    String words = String.valueOf(refusal.getMessage()).replaceAll("[^0-9A-Za-z]", " ");
    return Cards.words(words).stream()
        .flatMap(word -> Optional.ofNullable(places.cards().get(word)).stream())
        .findFirst()
        .orElse(places.start());
  }

  /** One scenario being played. */
  private static final class Run {
    private final Scenario scenario;
    private final List<String> names;
    private final Match match;

    Run(Scenario scenario, Match match) {
      this.scenario = scenario;
      this.names = scenario.players();
      this.match = match;
    }

    Outcome play() {
      for (int number = 1; number <= scenario.steps().size(); number++) {
        Optional<Outcome> bad = guarded(number, scenario.steps().get(number - 1));
        if (bad.isPresent()) {
          return bad.get();
        }
      }
      return new Outcome.Passed(scenario.name());
    }

    /** A bug of the game fails its scenario; the others still run. */
    private Optional<Outcome> guarded(int number, Step step) {
      try {
        return step(number, step);
      } catch (RuntimeException e) {
        return failed(number, "an act or a refusal", "an error of the program, " + e);
      }
    }

    private Optional<Outcome> step(int number, Step step) {
      List<Event> events = new ArrayList<>();
      Optional<Outcome> bad =
          switch (step) {
            case Step.Acts acts -> acts(number, acts, events);
            case Step.ByAll all -> {
              for (int seat = 0; seat < match.seats(); seat++) {
                if (match.submit(seat, all.act(), names) instanceof Reply.Taken taken) {
                  events.addAll(taken.events());
                }
              }
              yield Optional.empty();
            }
            case Step.NextDeal next -> nextDeal(number, next, events);
          };
      if (bad.isPresent() || !(step.outlook() instanceof Outlook.Taken(var then))) {
        return bad;
      }
      Checks checks = new Checks(match, names, events);
      for (Expectation expectation : then) {
        if (expectation.claim() instanceof Expectation.Claim.Fact(String key, String value)
            && match.fact(key, names).isEmpty()) {
          String what = "\"" + expectation.said() + "\": this game has no " + key;
          return Optional.of(
              new Outcome.Broken(scenario.places().file(), expectation.line(), what));
        }
        Optional<String> was = checks.contradiction(expectation.claim());
        if (was.isPresent()) {
          return failed(number, expectation.said(), was.get());
        }
      }
      return Optional.empty();
    }

    private Optional<Outcome> acts(int number, Step.Acts step, List<Event> events) {
      if (step.outlook() instanceof Outlook.Refused(int code)) {
        return refused(number, step.seat(), step.acts().getFirst(), code);
      }
      for (String act : step.acts()) {
        switch (match.submit(step.seat(), act, names)) {
          case Reply.Taken taken -> events.addAll(taken.events());
          case Reply.Refused(var refusal) -> {
            return failed(number, act, refusal.toString());
          }
        }
      }
      return Optional.empty();
    }

    private Optional<Outcome> refused(int number, int seat, String act, int code) {
      Still before = Still.of(match);
      return switch (match.submit(seat, act, names)) {
        case Reply.Taken taken -> failed(number, "error " + code, act + " taken");
        case Reply.Refused(var refusal) ->
            refusal.code() != code
                ? failed(number, "error " + code, refusal.toString())
                : before
                    .change(Still.of(match), names)
                    .flatMap(change -> failed(number, "no change after error " + code, change));
      };
    }

    private Optional<Outcome> nextDeal(int number, Step.NextDeal step, List<Event> events) {
      Standings standings = match.standings();
      try {
        Chance chance = new FastChance(FastChance.mix(seed() + standings.deal()));
        events.addAll(match.nextDeal(step.deck(), chance));
        return Optional.empty();
      } catch (SetupException e) {
        // A pack that cannot be is the file's error; that no deal is due is the scenario's
        return step.deck().isPresent() && standings.dealOver() && !standings.over()
            ? Optional.of(ScenarioRunner.broken(scenario, step.line(), e))
            : failed(number, "next deal", String.valueOf(e.getMessage()));
      }
    }

    private long seed() {
      return scenario.start() instanceof Scenario.Start.Dealt dealt ? dealt.seed().orElse(1) : 1;
    }

    private Optional<Outcome> failed(int number, String expected, String was) {
      return Optional.of(new Outcome.Failed(scenario.name(), number, expected, was));
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
