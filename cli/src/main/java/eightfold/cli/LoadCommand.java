package eightfold.cli;

import eightfold.cli.load.Load;
import eightfold.cli.load.OwnFolder;
import eightfold.cli.load.ServerProcess;
import eightfold.game.Catalogue;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Puts a server under load, and measures. */
@Command(
    name = "load",
    description = {
      "Play at many tables of a server at once, over real sockets, and measure: how long an act"
          + " takes to be answered, and what it costs the server.",
      "Without an address a server is started for it in a process of its own, on a folder that is"
          + " deleted afterwards. A server that runs must have been started with --no-shares, or"
          + " it takes these clients for a flood."
    },
    footer = {
      "",
      "Examples:",
      "  eightfold load --tables 2000 --every 3",
      "  eightfold load http://127.0.0.1:8080/ --process 4711 --tables 100"
    })
final class LoadCommand implements Callable<Integer> {
  private static final int MOST_TABLES = 100_000;
  private static final int MOST_SEATS = 20;
  private static final int MOST_SECONDS = 86_400;
  private static final int ENDED = 1_000;

  private final Surroundings around;

  @Parameters(
      paramLabel = "URL",
      arity = "0..1",
      description = "Where the server is; one of its own if not given.")
  private Optional<URI> address = Optional.empty();

  @Option(
      names = "--process",
      paramLabel = "PID",
      description = "The server's process on this machine, so that its time can be read.")
  private Optional<Long> process = Optional.empty();

  @Option(
      names = "--game",
      paramLabel = "GAME",
      description = "What is played, by its id; the first of all games if not given.")
  private Optional<String> game = Optional.empty();

  @Option(
      names = "--players",
      paramLabel = "N",
      defaultValue = "4",
      description = "People at each table (${DEFAULT-VALUE} if not given).")
  private int players;

  @Option(
      names = "--tables",
      paramLabel = "N",
      defaultValue = "100",
      description = "Tables at once (${DEFAULT-VALUE} if not given).")
  private int tables;

  @Option(
      names = "--every",
      paramLabel = "SECONDS",
      defaultValue = "3",
      description = "Time from act to act at each table (${DEFAULT-VALUE} if not given).")
  private double every;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      defaultValue = "30",
      description = "How long is measured (${DEFAULT-VALUE} if not given).")
  private int seconds;

  @Option(
      names = "--warm-up",
      paramLabel = "N",
      defaultValue = "15",
      description =
          "Seconds of play before, in the first half of which the tables begin one after the other"
              + " (${DEFAULT-VALUE} if not given).")
  private int warmUp;

  @Option(names = "--json", description = "Write the measures as JSON.")
  private boolean json;

  LoadCommand(Surroundings around) {
    this.around = around;
  }

  @Override
  public Integer call() throws InterruptedException {
    check("--tables", tables, MOST_TABLES);
    check("--players", players, MOST_SEATS);
    check("--seconds", seconds, MOST_SECONDS);
    if (!(every >= 0.01 && every <= MOST_SECONDS) || warmUp < 0 || warmUp > MOST_SECONDS) {
      throw new WrongCall("--every must be 0.01 to 86400, and --warm-up 0 to 86400");
    }
    OpenFiles.lacking((long) tables * players, around.openFiles())
        .ifPresent(
            lack -> {
              throw new WrongCall(lack);
            });
    Load load =
        new Load(
            game.orElseGet(this::firstOfAll),
            players,
            tables,
            Math.round(every * ENDED),
            Duration.ofSeconds(warmUp),
            Duration.ofSeconds(seconds));
    try {
      Load.Report report = address.isPresent() ? run(load, address.get()) : runOfOwn(load);
      say(report);
      return report.lost().isEmpty() && report.refused().isEmpty() ? Exit.DONE : Exit.CHECK_FAILED;
    } catch (IOException e) {
      throw new WrongCall(e);
    }
  }

  private String firstOfAll() {
    return around.catalogue().get().entries().stream()
        .filter(Catalogue.Entry::listed)
        .findFirst()
        .orElseThrow()
        .id();
  }

  private static void check(String option, int given, int most) {
    if (given < 1 || given > most) {
      throw new WrongCall(option + " must be 1 to " + most + ", not " + given);
    }
  }

  private Load.Report run(Load load, URI at) throws IOException, InterruptedException {
    String text = at.toString();
    if (!text.startsWith("http://")) {
      throw new WrongCall("the address begins with http://, which “" + text + "” does not");
    }
    URI base = text.endsWith("/") ? at : URI.create(text + "/");
    try (ServerProcess server = ServerProcess.at(base, process)) {
      return load.run(server, around.err()::println);
    }
  }

  private Load.Report runOfOwn(Load load) throws IOException, InterruptedException {
    try (OwnFolder folder = OwnFolder.made();
        ServerProcess server = ServerProcess.started(folder.path(), 0, List.of("--no-shares"))) {
      return load.run(server, around.err()::println);
    }
  }

  private void say(Load.Report report) {
    if (json) {
      around.out().println(JsonOutput.text(report));
      return;
    }
    PrintStream out = around.out();
    out.printf(
        Locale.ROOT,
        "%d tables, %d people, %.0f s%n",
        report.tables(),
        report.sockets(),
        report.seconds());
    out.printf(Locale.ROOT, "%d acts, %.1f a second%n", report.acts(), report.actsPerSecond());
    out.printf(
        Locale.ROOT,
        "answered within %.1f ms (half), %.1f ms (90 %%), %.1f ms (99 %%), %.1f ms (all)%n",
        report.p50(),
        report.p90(),
        report.p99(),
        report.slowest());
    out.printf(
        Locale.ROOT, "%d beats without an act, as the last one was not answered%n", report.late());
    out.printf(
        Locale.ROOT,
        "%.1f notifications an act%n",
        report.told() / (double) Math.max(1, report.acts()));
    report
        .refused()
        .forEach((code, count) -> out.printf(Locale.ROOT, "%d refused with %d%n", count, code));
    report
        .lost()
        .forEach((why, count) -> out.printf(Locale.ROOT, "%d tables lost: %s%n", count, why));
    report
        .serverCpuMillis()
        .ifPresent(
            millis ->
                out.printf(Locale.ROOT, "server: %.3f ms of processor time an act%n", millis));
    out.printf(
        Locale.ROOT, "clients: %.3f ms of processor time an act%n", report.clientCpuMillis());
    report
        .residentKilobytes()
        .ifPresent(
            kilobytes -> out.printf(Locale.ROOT, "server: %d MB of memory%n", kilobytes / 1024));
  }
}
