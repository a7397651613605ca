package eightfold.cli;

import eightfold.cli.load.CrowdLoad;
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
      "  eightfold load --players 2 --tables 1 --every 0.05 --watchers 1000 --idle-readers 200",
      "  eightfold load http://127.0.0.1:8080/ --process 4711 --tables 100"
    })
final class LoadCommand implements Callable<Integer> {
  private static final int MOST_TABLES = 100_000;
  private static final int MOST_SEATS = 20;
  private static final int MOST_SECONDS = 86_400;
  private static final int MOST_ACTS = 10_000_000;
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

  @Option(
      names = "--watchers",
      paramLabel = "N",
      defaultValue = "0",
      description =
          "So many people watch, come and go: the same acts are done without them and then before"
              + " them, and both are told. --seconds and --warm-up do not count then.")
  private int watchers;

  @Option(
      names = "--idle-readers",
      paramLabel = "N",
      defaultValue = "0",
      description = "How many of those who watch read nothing (${DEFAULT-VALUE} if not given).")
  private int idleReaders;

  @Option(
      names = "--stay",
      paramLabel = "SECONDS",
      defaultValue = "10",
      description = "How long one watches on average (${DEFAULT-VALUE} if not given).")
  private double stay;

  @Option(
      names = "--acts",
      paramLabel = "N",
      defaultValue = "1000",
      description = "Acts with those who watch, and without (${DEFAULT-VALUE} if not given).")
  private int acts;

  @Option(
      names = "--rest",
      paramLabel = "SECONDS",
      defaultValue = "60",
      description =
          "After those who watch have left, time until memory is looked at (${DEFAULT-VALUE} if not"
              + " given).")
  private int rest;

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
    OpenFiles.lacking((long) tables * players + watchers, around.openFiles())
        .ifPresent(
            lack -> {
              throw new WrongCall(lack);
            });
    return watchers > 0 ? crowd() : tables();
  }

  private int crowd() throws InterruptedException {
    check("--acts", acts, MOST_ACTS);
    check("--watchers", watchers, MOST_TABLES);
    if (idleReaders < 0 || idleReaders > watchers || !(stay >= 0.1 && stay <= MOST_SECONDS)) {
      throw new WrongCall("--idle-readers must be 0 to --watchers, and --stay 0.1 to 86400");
    }
    CrowdLoad load =
        new CrowdLoad(
            game.orElseGet(this::firstOfAll),
            players,
            tables,
            Math.round(every * ENDED),
            acts,
            watchers,
            idleReaders,
            stay,
            Duration.ofSeconds(rest));
    try (OwnServer server = server()) {
      CrowdLoad.Report report = load.run(server.process(), around.err()::println);
      if (json) {
        around.out().println(JsonOutput.text(report));
      } else {
        CrowdText.say(report, around.out());
      }
      return report.lost().isEmpty() && report.refused().isEmpty() ? Exit.DONE : Exit.CHECK_FAILED;
    } catch (IOException e) {
      throw new WrongCall(e);
    }
  }

  private int tables() throws InterruptedException {
    Load load =
        new Load(
            game.orElseGet(this::firstOfAll),
            players,
            tables,
            Math.round(every * ENDED),
            Duration.ofSeconds(warmUp),
            Duration.ofSeconds(seconds));
    try (OwnServer server = server()) {
      Load.Report report = load.run(server.process(), around.err()::println);
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

  /** The server that is asked, and the folder of one that was started for it. */
  private record OwnServer(ServerProcess process, Optional<OwnFolder> folder)
      implements AutoCloseable {
    @Override
    public void close() throws IOException {
      process.close();
      if (folder.isPresent()) {
        folder.get().close();
      }
    }
  }

  private OwnServer server() throws IOException {
    if (address.isEmpty()) {
      OwnFolder folder = OwnFolder.made();
      return new OwnServer(
          ServerProcess.started(folder.path(), 0, List.of("--no-shares")), Optional.of(folder));
    }
    URI at = address.get();
    String text = at.toString();
    if (!text.startsWith("http://")) {
      throw new WrongCall("the address begins with http://, which “" + text + "” does not");
    }
    URI base = text.endsWith("/") ? at : URI.create(text + "/");
    return new OwnServer(ServerProcess.at(base, process), Optional.empty());
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
