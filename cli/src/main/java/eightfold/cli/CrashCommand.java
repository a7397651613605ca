package eightfold.cli;

import eightfold.cli.load.Crashes;
import eightfold.cli.load.OwnFolder;
import eightfold.game.Catalogue;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Kills a server again and again under load, and counts what became of its promises. */
@Command(
    name = "crash",
    description = {
      "Kill a server again and again while people play at many of its tables, and count what became"
          + " of what it had promised.",
      "The server is a process of its own, on a folder that is deleted afterwards, and ends as by"
          + " kill -9. Its people come back by themselves and send again what had not been answered."
          + " At the end the acts in the store are held to those that were acknowledged: none may be"
          + " missing, none may stand there twice, and nobody may have been told of anything that is"
          + " gone."
    },
    footer = {"", "Example:", "  eightfold crash --times 50"})
final class CrashCommand implements Callable<Integer> {
  private static final int MOST = 10_000;
  private static final int MOST_SEATS = 20;
  private static final int MILLIS = 1_000;

  private final Surroundings around;

  @Option(
      names = "--times",
      paramLabel = "N",
      defaultValue = "5",
      description = "How often it is killed (${DEFAULT-VALUE} if not given).")
  private int times;

  @Option(
      names = "--tables",
      paramLabel = "N",
      defaultValue = "20",
      description =
          "Tables at once (${DEFAULT-VALUE} if not given); they take turns at all games that so"
              + " many can play.")
  private int tables;

  @Option(
      names = "--players",
      paramLabel = "N",
      defaultValue = "4",
      description = "People at each table (${DEFAULT-VALUE} if not given).")
  private int players;

  @Option(
      names = "--every",
      paramLabel = "SECONDS",
      defaultValue = "0.2",
      description = "Time from act to act at each table (${DEFAULT-VALUE} if not given).")
  private double every;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Seed of what is played, and of the moments; a new one if not given.")
  private Optional<Long> seed = Optional.empty();

  @Option(names = "--json", description = "Write the counts as JSON.")
  private boolean json;

  CrashCommand(Surroundings around) {
    this.around = around;
  }

  @Override
  public Integer call() throws InterruptedException {
    check("--times", times, MOST);
    check("--tables", tables, MOST);
    check("--players", players, MOST_SEATS);
    if (!(every >= 0.01 && every <= MILLIS)) {
      throw new WrongCall("--every must be 0.01 to " + MILLIS);
    }
    List<String> games = games();
    if (games.isEmpty()) {
      throw new WrongCall("no game is for " + players + " players");
    }
    long from = seed.orElseGet(() -> around.freshSeed().getAsLong());
    Crashes crashes = new Crashes(games, players, tables, Math.round(every * MILLIS), times, from);
    try (OwnFolder folder = OwnFolder.made()) {
      Crashes.Report report = crashes.run(folder.path(), around.err()::println);
      say(report, from);
      return report.kept() ? Exit.DONE : Exit.CHECK_FAILED;
    } catch (IOException e) {
      throw new WrongCall(e);
    }
  }

  private List<String> games() {
    return around.catalogue().get().entries().stream()
        .filter(Catalogue.Entry::listed)
        .filter(entry -> entry.leastSeats() <= players && players <= entry.mostSeats())
        .map(Catalogue.Entry::id)
        .toList();
  }

  private static void check(String option, int given, int most) {
    if (given < 1 || given > most) {
      throw new WrongCall(option + " must be 1 to " + most + ", not " + given);
    }
  }

  private void say(Crashes.Report report, long from) {
    if (json) {
      around.out().println(JsonOutput.text(report));
      return;
    }
    PrintStream out = around.out();
    out.println("seed " + from);
    out.println("killed " + report.kills() + " times, " + report.tables() + " tables");
    out.println(
        report.acknowledged()
            + " acts acknowledged, "
            + report.lost()
            + " lost, "
            + report.doubled()
            + " doubled");
    out.println(
        report.inFlight()
            + " acts in flight when it was killed, "
            + report.written()
            + " of them written");
    out.println(
        report.resent()
            + " sent again, "
            + report.resentDone()
            + " of them done then, or done before");
    out.println(
        report.forgotten()
            + " pictures older than before, "
            + report.changed()
            + " other than before");
    report.refused().forEach((code, count) -> out.println(count + " refused with " + code));
    out.println(
        "all back within "
            + report.backMillis()
            + " ms (half), "
            + report.backMillisAtWorst()
            + " ms (all)");
  }
}
