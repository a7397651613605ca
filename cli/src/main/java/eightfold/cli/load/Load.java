package eightfold.cli.load;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Plays at many tables of a server at once, and measures.
 *
 * @param game which game is played
 * @param seats people at each table
 * @param tables how many tables
 * @param everyMillis time from act to act at each table
 * @param warmUp how long is played before anything is counted; in its first half the tables begin
 *     one after the other
 * @param length how long is counted
 */
public record Load(
    String game, int seats, int tables, long everyMillis, Duration warmUp, Duration length) {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  /**
   * What came of it.
   *
   * @param acts how many acts were done in the time that was counted
   * @param p50 milliseconds within which half of them were answered, and so on
   * @param late beats at which a table's act was not answered in time, and none was sent
   * @param serverCpuMillis the server's processor time for one act; absent for a server elsewhere
   * @param clientCpuMillis that of the clients, for one act
   * @param residentKilobytes the server's memory at the end; absent as above
   */
  public record Report(
      int tables,
      int sockets,
      double seconds,
      long acts,
      double actsPerSecond,
      double p50,
      double p90,
      double p99,
      double slowest,
      long told,
      long late,
      Map<Integer, Integer> refused,
      Map<String, Integer> lost,
      Optional<Double> serverCpuMillis,
      double clientCpuMillis,
      OptionalLong residentKilobytes) {}

  /**
   * Opens the tables, plays, and counts.
   *
   * @param progress hears how it goes on, a line each
   * @throws IOException if a table could not be opened; the message says why
   */
  public Report run(ServerProcess server, Consumer<String> progress)
      throws IOException, InterruptedException {
    LoadTally tally = new LoadTally();
    try (HttpClient http = HttpClient.newBuilder().connectTimeout(PATIENCE).build();
        ScheduledExecutorService beats = Executors.newScheduledThreadPool(1)) {
      List<PlayedTable> open = new ArrayList<>();
      for (int i = 0; i < tables; i++) {
        open.add(new PlayedTable(seats, tally, i));
      }
      Door door = new Door(http, server.address());
      door.openAll(open, table -> door.open(game, table.players()));
      progress.accept(tables + " tables are open, " + tables * seats + " people are there");
      for (int i = 0; i < open.size(); i++) {
        // a server that has just started cannot do at once what it can do a minute later
        long first = (everyMillis + warmUp.toMillis() / 2) * i / open.size();
        var _ =
            beats.scheduleAtFixedRate(open.get(i)::beat, first, everyMillis, TimeUnit.MILLISECONDS);
      }
      Thread.sleep(warmUp);
      LoadTally.Counted _ = tally.taken();
      progress.accept("counting for " + length.toSeconds() + " s");
      Report report = measured(server, tally);
      beats.shutdownNow();
      open.forEach(PlayedTable::stop);
      http.shutdownNow();
      return report;
    }
  }

  private Report measured(ServerProcess server, LoadTally tally) throws InterruptedException {
    Optional<Duration> cpuBefore = server.cpu();
    Duration ownBefore = ownCpu();
    long began = System.nanoTime();
    Thread.sleep(length);
    LoadTally.Counted counted = tally.taken();
    double seconds = (System.nanoTime() - began) / 1e9;
    Duration own = ownCpu().minus(ownBefore);
    long acts = Math.max(1, counted.acts());
    return new Report(
        tables,
        tables * seats,
        seconds,
        counted.acts(),
        counted.acts() / seconds,
        counted.times().millis(0.5),
        counted.times().millis(0.9),
        counted.times().millis(0.99),
        counted.times().millis(1),
        counted.told(),
        counted.late(),
        counted.errors(),
        counted.lost(),
        cpuBefore.flatMap(before -> server.cpu().map(after -> millis(after.minus(before)) / acts)),
        millis(own) / acts,
        server.residentKilobytes());
  }

  private static double millis(Duration time) {
    return time.toNanos() / 1e6;
  }

  private static Duration ownCpu() {
    return ProcessHandle.current()
        .info()
        .totalCpuDuration()
        .orElseGet(() -> Duration.ofMillis(ManagementFactory.getRuntimeMXBean().getUptime()));
  }
}
