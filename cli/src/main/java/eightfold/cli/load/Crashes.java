package eightfold.cli.load;

import com.fasterxml.jackson.databind.json.JsonMapper;
import eightfold.server.adapter.SqliteStore;
import eightfold.server.port.Store;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Kills a server again and again while people play at many of its tables, starts it again on the
 * same folder, and counts what became of what it had promised. At the end the store itself is read.
 *
 * @param games what is played; the tables take turns
 * @param seats people at each table
 * @param tables how many tables
 * @param everyMillis time from act to act at each table
 * @param times how often the server is killed
 * @param seed of what is played, and of the moments
 */
public record Crashes(
    List<String> games, int seats, int tables, long everyMillis, int times, long seed) {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final int LEAST_MILLIS = 500;
  private static final int MORE_MILLIS = 1_500;
  private static final long LOOK_MILLIS = 20;

  /**
   * What came of it.
   *
   * @param kills how often the server was killed
   * @param acknowledged acts that the server had answered as done
   * @param lost how many of these the store has not
   * @param doubled how many acts the store has more than once
   * @param inFlight acts that had not been answered when the server was killed
   * @param written how many of these it had written down all the same
   * @param resent how often such acts were sent again
   * @param resentDone how many of them were answered as done then
   * @param forgotten pictures that came back older than somebody had seen them
   * @param changed pictures that came back as old as before, but different
   * @param refused acts that the server refused, by the code, but for those that came too late
   * @param backMillis how long it took until everybody was back at their tables, in the median
   * @param backMillisAtWorst and at worst
   */
  public record Report(
      int kills,
      int tables,
      int acknowledged,
      int lost,
      int doubled,
      int inFlight,
      int written,
      int resent,
      int resentDone,
      int forgotten,
      int changed,
      Map<Integer, Integer> refused,
      long backMillis,
      long backMillisAtWorst) {
    /** Whether every promise was kept. */
    public boolean kept() {
      return lost == 0 && doubled == 0 && forgotten == 0 && changed == 0 && refused.isEmpty();
    }
  }

  /**
   * Plays, kills, and counts.
   *
   * @param folder for the server's tables
   * @param progress hears how it goes on, a line each
   * @throws IOException if the server does not start, or people do not come back
   */
  public Report run(Path folder, Consumer<String> progress)
      throws IOException, InterruptedException {
    SplittableRandom chance = new SplittableRandom(seed);
    List<Long> back = new ArrayList<>();
    List<SteadyTable> open = new ArrayList<>();
    ServerProcess server = started(folder, 0);
    try (HttpClient http = HttpClient.newHttpClient();
        ScheduledExecutorService beats = Executors.newScheduledThreadPool(1)) {
      try {
        for (int i = 0; i < tables; i++) {
          open.add(new SteadyTable(http, seats, chance.nextLong()));
        }
        Door door = new Door(http, server.address());
        door.openAll(
            open, table -> table.open(door, games.get(open.indexOf(table) % games.size())));
        progress.accept(tables + " tables are open, " + tables * seats + " people are there");
        begin(beats, open);
        for (int kill = 1; kill <= times; kill++) {
          Thread.sleep(LEAST_MILLIS + chance.nextInt(MORE_MILLIS));
          server.kill();
          long from = System.nanoTime();
          server = started(folder, server.address().getPort());
          await(open, true);
          back.add(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - from));
          progress.accept(
              "killed " + kill + " times, all are back after " + back.getLast() + " ms");
        }
        Thread.sleep(LEAST_MILLIS);
        open.forEach(SteadyTable::finish);
        await(open, false);
      } finally {
        beats.shutdownNow();
        open.forEach(SteadyTable::stop);
        http.shutdownNow();
      }
    } finally {
      server.close();
    }
    return report(folder, open, back);
  }

  private static ServerProcess started(Path folder, int port) throws IOException {
    return ServerProcess.started(folder, port, List.of("--no-shares"));
  }

  private void begin(ScheduledExecutorService beats, List<SteadyTable> open) {
    for (int i = 0; i < open.size(); i++) {
      long first = everyMillis * i / open.size();
      var _ =
          beats.scheduleAtFixedRate(open.get(i)::beat, first, everyMillis, TimeUnit.MILLISECONDS);
    }
  }

  /** Waits until all are there, or have been answered as well. */
  private static void await(List<SteadyTable> open, boolean there)
      throws IOException, InterruptedException {
    long until = System.nanoTime() + PATIENCE.toNanos();
    while (!open.stream().allMatch(table -> there ? table.isFull() : table.isQuiet())) {
      if (System.nanoTime() > until) {
        throw new IOException("after " + PATIENCE.toSeconds() + " s not everybody is back");
      }
      Thread.sleep(LOOK_MILLIS);
    }
  }

  private Report report(Path folder, List<SteadyTable> open, List<Long> back) throws IOException {
    int acknowledged = 0;
    int lost = 0;
    int doubled = 0;
    Map<Integer, Integer> refused = new TreeMap<>();
    SteadyTable.Seen all = new SteadyTable.Seen(0, 0, 0, 0, 0, 0);
    try (Store store = SqliteStore.in(folder)) {
      for (SteadyTable table : open) {
        Map<String, Integer> written = commands(store.facts(table.id()));
        acknowledged += table.acknowledged().size();
        lost += (int) table.acknowledged().stream().filter(c -> !written.containsKey(c)).count();
        doubled += (int) written.values().stream().filter(count -> count > 1).count();
        table.refused().forEach((code, count) -> refused.merge(code, count, Integer::sum));
        all = all.plus(table.seen());
      }
    }
    List<Long> sorted = back.stream().sorted().toList();
    return new Report(
        times,
        tables,
        acknowledged,
        lost,
        doubled,
        all.inFlight(),
        all.written(),
        all.resent(),
        all.done(),
        all.forgotten(),
        all.changed(),
        refused,
        sorted.get(sorted.size() / 2),
        sorted.getLast());
  }

  /** How often each command of the clients stands in the facts. */
  private static Map<String, Integer> commands(List<Store.Kept> facts) throws IOException {
    Map<String, Integer> commands = new HashMap<>();
    for (Store.Kept fact : facts) {
      String command =
          fact.kind().equals("acted") ? MAPPER.readTree(fact.body()).path("command").asText() : "";
      if (!command.isEmpty()) {
        commands.merge(command, 1, Integer::sum);
      }
    }
    return commands;
  }
}
