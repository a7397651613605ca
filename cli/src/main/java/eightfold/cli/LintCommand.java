package eightfold.cli;

import eightfold.game.Game;
import eightfold.game.SetupException;
import eightfold.lab.DeadEnd;
import eightfold.lab.Lint;
import eightfold.message.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Looks for positions of a game that cannot go on. */
@Command(
    name = "lint",
    description = "Look for positions of a game in which play cannot go on.",
    footer = {
      "",
      "A search with bounds: deals are played at random, and from positions on the way",
      "all that any player may do is looked at, act by act. It finds positions in which",
      "nobody can act, or in which no card moves any more whatever anybody does, deals",
      "that only a limit ends, and numbers of players that the rules promise in vain.",
      "What it prints is a scenario file: the shortest way found into each.",
      "Exit codes: 0 nothing found, 1 something found, 2 the call was wrong.",
      "Examples:",
      "  eightfold lint pesten --players 4",
      "  eightfold lint --rules my.game --positions 1000 --depth 6"
    })
final class LintCommand implements Callable<Integer> {
  private final Surroundings around;

  @Mixin private GameArgument gameArgument = new GameArgument();

  @Option(
      names = "--players",
      paramLabel = "N",
      description = "Number of players; each that the game allows if not given.")
  private int players;

  @Option(
      names = "--positions",
      paramLabel = "N",
      defaultValue = "80",
      description = "Positions to look on from (${DEFAULT-VALUE} if not given).")
  private int positions;

  @Option(
      names = "--depth",
      paramLabel = "N",
      defaultValue = "4",
      description = "Acts to look on from each (${DEFAULT-VALUE} if not given).")
  private int depth;

  // not a fresh one: who has mended a book wants to see the same search again
  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Seed of the search (${DEFAULT-VALUE} if not given).")
  private long seed;

  @Option(names = "--json", description = "Write one JSON object.")
  private boolean json;

  LintCommand(Surroundings around) {
    this.around = around;
  }

  @Override
  public Integer call() {
    if (positions < 1 || depth < 0) {
      throw new WrongCall("--positions must be 1 or more, and --depth not less than 0");
    }
    Game game = gameArgument.game(around);
    int asked = Seats.number(game, players, 0);
    Map<Integer, Message> promises = game.brokenPromises();
    List<DeadEnd> ends = new ArrayList<>();
    for (int seats = game.leastSeats(); seats <= game.mostSeats(); seats++) {
      if (asked == 0 || asked == seats) {
        ends.addAll(search(game, seats, asked != 0));
      }
    }
    DeadEndText text = new DeadEndText(game, gameArgument.chosen(around));
    if (json) {
      around.out().println(JsonOutput.text(map(game, promises, ends, text)));
    } else {
      print(game, promises, ends, text);
    }
    return promises.isEmpty() && ends.isEmpty() ? Exit.DONE : Exit.CHECK_FAILED;
  }

  private List<DeadEnd> search(Game game, int seats, boolean asked) {
    try {
      return Lint.search(game, seats, new Lint.Bounds(seed, positions, depth));
    } catch (SetupException e) {
      if (asked) {
        throw new WrongCall(e);
      }
      // a number of seats that the rules leave out, such as an odd one with partners
      return List.of();
    }
  }

  private void print(
      Game game, Map<Integer, Message> promises, List<DeadEnd> ends, DeadEndText text) {
    promises.forEach(
        (seats, why) ->
            around.out().println("# " + Seats.text(seats) + " cannot play: " + why.text()));
    List<String> scenarios = ends.stream().map(text::scenario).toList();
    around.out().print(String.join("---\n", scenarios));
    if (promises.isEmpty() && ends.isEmpty()) {
      String who = players == 0 ? "any number of players" : Seats.text(players);
      around
          .out()
          .printf(
              "# %s, %s: no dead end from %d positions, %d acts deep%n",
              game.name(), who, positions, depth);
    }
  }

  private Map<String, Object> map(
      Game game, Map<Integer, Message> promises, List<DeadEnd> ends, DeadEndText text) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("game", game.id());
    map.put("options", gameArgument.chosen(around));
    map.put("seed", seed);
    map.put("positions", positions);
    map.put("depth", depth);
    map.put(
        "unplayable",
        promises.entrySet().stream()
            .map(entry -> Map.of("players", entry.getKey(), "reason", entry.getValue().text()))
            .toList());
    map.put("deadEnds", ends.stream().map(text::map).toList());
    return map;
  }
}
