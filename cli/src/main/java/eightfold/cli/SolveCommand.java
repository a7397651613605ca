package eightfold.cli;

import eightfold.cli.layout.Layout;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Prospect;
import eightfold.game.SetupException;
import eightfold.lab.Estimate;
import eightfold.record.GameRecord;
import eightfold.record.SeededMatch;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Tells whether deals of a game for one player can be won. */
@Command(
    name = "solve",
    description = "Tell whether a deal of a game for one player can be won, and how.",
    footer = {
      "",
      "A seed means the deal that `eightfold play` deals with it. The search knows",
      "all cards; a player does not.",
      "Examples:",
      "  eightfold solve eights-patience --seed 7",
      "  eightfold solve eights-patience --seed 1 --deals 10000 --option handSize=7"
    })
final class SolveCommand implements Callable<Integer> {
  private final Surroundings around;
  @Mixin private GameArgument gameArgument = new GameArgument();

  @Option(names = "--seed", paramLabel = "S", description = "Seed; a new one if not given.")
  private Optional<Long> seed = Optional.empty();

  @Option(
      names = "--deals",
      paramLabel = "N",
      description = "Only count, for the deals of N seeds from S on, those that can be won.")
  private Optional<Long> deals = Optional.empty();

  @Option(
      names = "--steps",
      paramLabel = "N",
      defaultValue = "1000000",
      description = "Plays to try in a deal before giving up (${DEFAULT-VALUE} if not given).")
  private long steps;

  @Option(names = "--json", description = "Write one JSON object.")
  private boolean json;

  SolveCommand(Surroundings around) {
    this.around = around;
  }

  @Override
  public Integer call() {
    Game game = gameArgument.game(around);
    if (game.leastSeats() > 1) {
      throw new WrongCall(
          game.id() + " is played against others; only a game for one player can be solved");
    }
    if (steps < 1 || deals.orElse(1L) < 1) {
      throw new WrongCall("--steps and --deals must be 1 or more");
    }
    long first = seed.orElseGet(around.freshSeed()::getAsLong);
    if (deals.isPresent()) {
      count(game, first, deals.get());
    } else {
      solve(game, first);
    }
    return Exit.DONE;
  }

  private Match deal(Game game, long itsSeed) {
    List<GameRecord.Player> alone = List.of(new GameRecord.Player("You", "person"));
    try {
      return SeededMatch.begin(game, alone, LocalDate.now(around.clock()), itsSeed).match();
    } catch (SetupException e) {
      throw new WrongCall(e);
    }
  }

  private Prospect prospect(Match match) {
    return match
        .prospect(steps)
        .orElseThrow(() -> new WrongCall(match.game().id() + " has no solver"));
  }

  private void solve(Game game, long itsSeed) {
    Match match = deal(game, itsSeed);
    Prospect prospect = prospect(match);
    if (json) {
      Map<String, Object> map = head(game, itsSeed);
      map.put("prospect", word(prospect));
      if (prospect instanceof Prospect.Winnable(List<String> acts)) {
        map.put("acts", acts);
      }
      around.out().println(JsonOutput.text(map));
      return;
    }
    String deal = game.name() + ", seed " + itsSeed;
    switch (prospect) {
      case Prospect.Winnable(List<String> acts) -> {
        around.out().println(deal + ": can be won.");
        var view = match.view(0);
        print("starter", view.pile());
        print("hand   ", view.hands().getFirst().cards());
        print("play   ", acts.stream().map(act -> act.substring(act.indexOf(' ') + 1)).toList());
      }
      case Prospect.Lost() -> around.out().println(deal + ": cannot be won.");
      case Prospect.Unknown(long tried) ->
          around
              .out()
              .printf(
                  Locale.ROOT, "%s: not known after %,d plays; try more --steps.%n", deal, tried);
    }
  }

  private void print(String heading, List<String> words) {
    Layout.wrapped("  " + heading, words).forEach(around.out()::println);
  }

  private static String word(Prospect prospect) {
    return switch (prospect) {
      case Prospect.Winnable _ -> "winnable";
      case Prospect.Lost() -> "lost";
      case Prospect.Unknown _ -> "unknown";
    };
  }

  private Map<String, Object> head(Game game, long first) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("game", game.id());
    map.put("options", gameArgument.chosen(around));
    map.put("seed", first);
    return map;
  }

  private void count(Game game, long first, long number) {
    long[] found = new long[3];
    ProgressBar bar =
        new ProgressBar(
            around.err(), around.watched(), number, () -> System.nanoTime() / 1_000_000);
    for (long n = 0; n < number; n++) {
      switch (prospect(deal(game, first + n))) {
        case Prospect.Winnable _ -> found[0]++;
        case Prospect.Lost() -> found[1]++;
        case Prospect.Unknown _ -> found[2]++;
      }
      bar.accept(n + 1);
    }
    bar.close();
    Estimate share = Estimate.ofShare(found[0], number);
    if (json) {
      Map<String, Object> map = head(game, first);
      map.put("deals", number);
      map.put("winnable", found[0]);
      map.put("lost", found[1]);
      map.put("unknown", found[2]);
      map.put("winnableShare", share.mean());
      map.put("winnableShareSe", share.se());
      around.out().println(JsonOutput.text(map));
      return;
    }
    around.out().printf(Locale.ROOT, "%s, %,d deals from seed %d%n", game.name(), number, first);
    around
        .out()
        .printf(
            Locale.ROOT,
            "  can be won     %,9d  %.1f %% (standard error %.1f)%n",
            found[0],
            share.mean() * 100,
            share.se() * 100);
    around.out().printf(Locale.ROOT, "  cannot be won  %,9d%n", found[1]);
    around.out().printf(Locale.ROOT, "  not known      %,9d%n", found[2]);
  }
}
