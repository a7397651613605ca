package eightfold.cli;

import eightfold.bots.Policy;
import eightfold.cli.layout.Layout;
import eightfold.game.Catalogue;
import eightfold.game.Game;
import eightfold.lab.Bench;
import eightfold.lab.Plan;
import eightfold.lab.Report;
import eightfold.lab.Simulation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures how fast the games play. */
@Command(
    name = "bench",
    description = "Measure how fast the games play.",
    footer = {
      "",
      "One thread, warm: decisions and deals a second, bytes allocated for each",
      "decision, nanoseconds for a copy of a match over a spare one and for one made",
      "anew. Each game is played until it gets no faster before it is measured. Bots:",
      "eager; random in the games kept for comparison, which show their statistics too.",
      "Example:",
      "  eightfold bench pesten eights --seconds 5"
    })
final class BenchCommand implements Callable<Integer> {
  private static final long SEED = 8;

  private final Surroundings around;

  @Parameters(
      paramLabel = "GAME",
      arity = "0..*",
      description = "Games; that of --rules, or all, if none is named.")
  private List<String> names = new ArrayList<>();

  @Mixin private OwnBook own = new OwnBook();

  @Option(
      names = "--players",
      paramLabel = "N",
      description = "Number of players; as few as each game allows if not given.")
  private int players;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      defaultValue = "2",
      description = "How long to measure each game (${DEFAULT-VALUE} if not given).")
  private double seconds;

  @Option(names = "--json", description = "Write a JSON list.")
  private boolean json;

  BenchCommand(Surroundings around) {
    this.around = around;
  }

  @Override
  public Integer call() {
    if (!(seconds > 0)) {
      throw new WrongCall("--seconds must be more than 0, not " + seconds);
    }
    List<Catalogue.Entry> entries = chosen();
    entries.forEach(entry -> seats(entry));
    List<Map<String, Object>> rows = new ArrayList<>();
    if (!json) {
      around.out().println(heading());
    }
    for (Catalogue.Entry entry : entries) {
      Game game = game(entry);
      int seats = seats(entry);
      Policy policy = entry.listed() ? Policy.EAGER : Policy.RANDOM;
      Bench.Speed speed = new Bench(game, seats, policy, SEED).measure(seconds);
      rows.add(row(entry.id(), seats, entry.listed() ? "eager" : "random", speed));
      if (!json) {
        around.out().println(line(entry.id(), seats, speed));
        comparison(entry, game, seats);
      }
    }
    if (json) {
      around.out().println(JsonOutput.text(rows));
    }
    return Exit.DONE;
  }

  private Game game(Catalogue.Entry entry) {
    return own.catalogue(around).game(entry.id(), Map.of());
  }

  private int seats(Catalogue.Entry entry) {
    Game game = game(entry);
    return Seats.number(game, players, game.leastSeats());
  }

  private List<Catalogue.Entry> chosen() {
    Catalogue catalogue = own.catalogue(around);
    List<String> named = names.isEmpty() ? own.id(around).stream().toList() : names;
    return named.isEmpty()
        ? catalogue.entries().stream().filter(this::seatsSoMany).toList()
        : named.stream().map(name -> GameArgument.entry(catalogue, name)).toList();
  }

  /** Where all games are measured, those that so many cannot play are left out. */
  private boolean seatsSoMany(Catalogue.Entry entry) {
    return players == 0 || players >= entry.leastSeats() && players <= entry.mostSeats();
  }

  /** For a game that is kept for comparison: the statistics to compare. */
  private void comparison(Catalogue.Entry entry, Game game, int seats) {
    if (!entry.listed()) {
      Report report = Simulation.run(Plan.deals(game, seats, "random", 20_000, SEED));
      Layout.wrapped("    of 20,000 deals:", statistics(report)).forEach(around.out()::println);
    }
  }

  private static String statistics(Report report) {
    StringBuilder text =
        new StringBuilder(
            String.format(
                Locale.ROOT,
                "decisions %.2f (%.2f)",
                report.decisionsPerDeal().mean(),
                report.decisionsPerDeal().se()));
    for (String act : List.of("play", "draw", "pass", "declare")) {
      text.append(String.format(Locale.ROOT, ", %s %.2f", act, report.acts(act)));
    }
    return text.append(String.format(Locale.ROOT, ", out %.4f", report.ending("out"))).toString();
  }

  private static Map<String, Object> row(String game, int seats, String bot, Bench.Speed speed) {
    Map<String, Object> row = new LinkedHashMap<>();
    row.put("game", game);
    row.put("players", seats);
    row.put("bot", bot);
    row.put("decisionsPerCpuSecond", speed.decisionsPerCpuSecond());
    row.put("dealsPerCpuSecond", speed.dealsPerCpuSecond());
    row.put("decisionsPerWallSecond", speed.decisionsPerWallSecond());
    row.put("dealsPerWallSecond", speed.dealsPerWallSecond());
    row.put("bytesPerDecision", speed.bytesPerDecision());
    row.put("listedPerCpuSecond", speed.listedPerCpuSecond());
    row.put("copyNanos", speed.copyNanos());
    row.put("freshCopyNanos", speed.freshCopyNanos());
    return row;
  }

  private static String heading() {
    return Layout.pad("game", 18)
        + Layout.right("players", 8)
        + Layout.right("decisions/CPU s", 16)
        + Layout.right("listed/CPU s", 13)
        + Layout.right("bytes", 8)
        + Layout.right("over ns", 8)
        + Layout.right("copy ns", 8);
  }

  private static String line(String game, int seats, Bench.Speed speed) {
    return Layout.pad(game, 18)
        + Layout.right("" + seats, 8)
        + Layout.right(number(0, speed.decisionsPerCpuSecond()), 16)
        + Layout.right(number(0, speed.listedPerCpuSecond()), 13)
        + Layout.right(number(2, speed.bytesPerDecision()), 8)
        + Layout.right(number(0, speed.copyNanos()), 8)
        + Layout.right(number(0, speed.freshCopyNanos()), 8);
  }

  private static String number(int decimals, double number) {
    return String.format(Locale.ROOT, "%,." + decimals + "f", number);
  }
}
