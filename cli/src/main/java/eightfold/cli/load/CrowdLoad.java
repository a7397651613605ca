package eightfold.cli.load;

import java.io.IOException;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Plays at tables, first alone and then before a crowd that comes and goes, and measures what the
 * crowd costs the players.
 *
 * @param acts how many acts are measured, alone and again before the crowd
 * @param rest how long is waited after the crowd has left, before memory is looked at
 */
public record CrowdLoad(
    String game,
    int seats,
    int tables,
    long everyMillis,
    int acts,
    int watchers,
    int idleReaders,
    double stay,
    Duration rest) {
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final long LOOK_MILLIS = 100;

  /** For a quarter of the acts the server is warmed up. */
  private static final int WARM_UP_PART = 4;

  /** How long acts took: milliseconds within which half of them were answered, and 99 %. */
  public record Waits(long acts, double p50, double p99, double slowest, long late) {}

  /**
   * What came of it. Memory is of the server: kilobytes in the machine, and bytes of live objects,
   * where they can be read.
   *
   * @param came how many came to watch
   * @param lostWatchers how many of them were hung up on
   * @param read how many bytes those have read who read
   */
  public record Report(
      int tables,
      int watchers,
      Waits alone,
      Waits watched,
      long came,
      long lostWatchers,
      long read,
      OptionalLong residentBefore,
      OptionalLong residentMost,
      OptionalLong residentAfter,
      OptionalLong liveBefore,
      OptionalLong liveAfter,
      Map<Integer, Integer> refused,
      Map<String, Integer> lost) {}

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
      List<String> ids = new ArrayList<>();
      for (PlayedTable table : open) {
        ids.add(door.open(game, table.players()).table());
      }
      List<ScheduledFuture<?>> playing = begun(open, beats);
      progress.accept("warming up");
      Waits _ = played(Math.max(1, acts / WARM_UP_PART), tally, server, new long[1]);
      progress.accept("playing alone");
      Waits alone = played(acts, tally, server, new long[1]);
      OptionalLong residentBefore = server.residentKilobytes();
      OptionalLong liveBefore = server.liveBytes();
      LoadTally.Counted _ = tally.taken();
      progress.accept("people come to watch");
      long[] most = {0};
      Watchers crowd =
          new Watchers(server.address(), ids, new Watchers.Crowd(watchers, idleReaders, stay));
      Waits watched;
      Thread coming = Thread.ofPlatform().name("watchers").start(crowd);
      try (crowd) {
        watched = played(acts, tally, server, most);
        progress.accept(crowd.present() + " watch, " + crowd.came() + " have come");
      }
      coming.join();
      playing.forEach(beat -> beat.cancel(false));
      LoadTally.Counted end = tally.taken();
      progress.accept("they have left; waiting for " + rest.toSeconds() + " s");
      Thread.sleep(rest);
      OptionalLong residentAfter = server.residentKilobytes();
      OptionalLong liveAfter = server.liveBytes();
      open.forEach(PlayedTable::stop);
      http.shutdownNow();
      return new Report(
          tables,
          watchers,
          alone,
          watched,
          crowd.came(),
          crowd.lost(),
          crowd.bytes(),
          residentBefore,
          most[0] == 0 ? OptionalLong.empty() : OptionalLong.of(most[0]),
          residentAfter,
          liveBefore,
          liveAfter,
          end.errors(),
          end.lost());
    }
  }

  /** From now on each table has its beat, one after the other. */
  private List<ScheduledFuture<?>> begun(List<PlayedTable> open, ScheduledExecutorService beats) {
    List<ScheduledFuture<?>> playing = new ArrayList<>();
    for (int i = 0; i < open.size(); i++) {
      long first = everyMillis * i / open.size();
      playing.add(
          beats.scheduleAtFixedRate(open.get(i)::beat, first, everyMillis, TimeUnit.MILLISECONDS));
    }
    return playing;
  }

  /** Until so many acts were done, or all tables are lost. */
  private Waits played(int least, LoadTally tally, ServerProcess server, long[] mostResident)
      throws InterruptedException {
    LoadTally.Counted _ = tally.taken();
    while (tally.acts() < least && tally.tablesLost() < tables) {
      Thread.sleep(LOOK_MILLIS);
      mostResident[0] = Math.max(mostResident[0], server.residentKilobytes().orElse(0));
    }
    LoadTally.Counted counted = tally.taken();
    return new Waits(
        counted.acts(),
        counted.times().millis(0.5),
        counted.times().millis(0.99),
        counted.times().millis(1),
        counted.late());
  }
}
