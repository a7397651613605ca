package eightfold.volity.client;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.record.GameRecord;
import eightfold.record.RecordReader;
import eightfold.record.RecordReader.Reading;
import eightfold.volity.village.KillableTables;
import eightfold.volity.village.Prosody;
import eightfold.volity.village.RealTables;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The server of tables is killed while people play over a real XMPP server. What they were told is
 * done is in the records, once, and nothing else is. Source: issue 14, point 12. Five kills, or as
 * many as {@code -Dvolity.kills} says.
 */
class KilledServerTest {
  private static final int TABLES = 4;
  private static final int KILLS = Integer.getInteger("volity.kills", 5);
  private static final int PATIENCE_SECONDS = 120;

  /** A call is somewhere between its sender and the answer for about so long. */
  private static final int MOST_NANOS = 4_000_000;

  private static final int NO_SUCH_MATCH = 404;
  private static final int TOO_FAST = 429;

  @TempDir private Path folder = Path.of("");

  @Tag("long")
  @Test
  @Timeout(600)
  void what_was_answered_as_done_is_done_once_however_often_the_server_is_killed()
      throws Exception {
    Optional<Prosody> started = Prosody.start(folder.resolve("prosody"));
    if (started.isEmpty()) {
      RealTables.missing("Prosody");
    }
    try (Prosody prosody = started.orElseThrow();
        KillableTables server = KillableTables.start(folder.resolve("tables"), prosody);
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<SteadyPlayer> players = players(prosody);
      AtomicBoolean more = new AtomicBoolean(true);
      List<Future<?>> playing = new ArrayList<>();
      for (SteadyPlayer player : players) {
        playing.add(
            threads.submit(
                () -> {
                  player.plays(more::get);
                  return player.name();
                }));
      }
      Kills kills = kills(server, players);
      more.set(false);
      for (Future<?> one : playing) {
        one.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
      }
      int acts = 0;
      for (SteadyPlayer player : players) {
        List<String> recorded = recorded(server.address(), player);
        assertThat(recorded)
            .as("acts of %s; refused: %s", player.name(), player.refused())
            .isEqualTo(player.acknowledged());
        acts += recorded.size();
        player.close();
      }
      assertThat(acts).isGreaterThan(KILLS);
      System.out.printf(
          "%d kills: %d acts acknowledged, 0 lost, 0 done twice; %d calls in flight at a kill, %d"
              + " sent again; players back after %d ms in the median, %d at most%n",
          KILLS,
          acts,
          kills.inFlight(),
          players.stream().mapToInt(SteadyPlayer::resent).sum(),
          kills.back().get(KILLS / 2),
          kills.back().getLast());
    }
  }

  private static List<SteadyPlayer> players(Prosody prosody) throws Exception {
    List<SteadyPlayer> players = new ArrayList<>();
    for (int table = 0; table < TABLES; table++) {
      String room = "";
      for (String account : List.of("ann" + table, "bob" + table)) {
        prosody.register(account, "pw-" + account);
        SteadyPlayer player = new SteadyPlayer(prosody, account);
        room = room.isEmpty() ? player.opens() : room;
        player.sits(room);
        players.add(player);
      }
    }
    return players;
  }

  /**
   * What came of the kills.
   *
   * @param inFlight so many calls had no answer yet when the server was killed
   * @param back how long it took until every player had been answered again, in ms, sorted
   */
  private record Kills(int inFlight, List<Long> back) {}

  private static Kills kills(KillableTables server, List<SteadyPlayer> players) throws Exception {
    Random chance = new Random(KILLS);
    int inFlight = 0;
    List<Long> back = new ArrayList<>();
    for (int kill = 0; kill < KILLS; kill++) {
      Thread.sleep(1_000 + chance.nextInt(2_000));
      while (players.stream().noneMatch(SteadyPlayer::waits)) {
        Thread.onSpinWait();
      }
      Thread.sleep(Duration.ofNanos(chance.nextInt(MOST_NANOS)));
      inFlight += (int) players.stream().filter(SteadyPlayer::waits).count();
      server.kill();
      long since = System.nanoTime();
      List<Integer> before = players.stream().map(SteadyPlayer::answers).toList();
      server.startAgain();
      awaitAnswers(players, before);
      back.add(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - since));
    }
    Collections.sort(back);
    return new Kills(inFlight, back);
  }

  /** At each table somebody has been answered; only whose turn it is has anything to call. */
  private static void awaitAnswers(List<SteadyPlayer> players, List<Integer> before)
      throws InterruptedException {
    for (int table = 0; table < TABLES; table++) {
      int ann = 2 * table;
      for (int tries = 0; tries < PATIENCE_SECONDS * 50; tries++) {
        if (players.get(ann).answers() > before.get(ann)
            || players.get(ann + 1).answers() > before.get(ann + 1)) {
          break;
        }
        Thread.sleep(20);
      }
    }
  }

  /** What the records of a player's table have of them, match after match. */
  private static List<String> recorded(URI server, SteadyPlayer player) throws Exception {
    List<String> acts = new ArrayList<>();
    try (HttpClient http = HttpClient.newHttpClient()) {
      for (int match = 1; ; match++) {
        URI address = server.resolve("api/tables/" + player.table() + "/record?match=" + match);
        HttpResponse<String> answer = read(http, address);
        if (answer.statusCode() == NO_SUCH_MATCH) {
          return acts;
        }
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        byte[] text = answer.body().getBytes(StandardCharsets.UTF_8);
        GameRecord record = ((Reading.Sound) RecordReader.read("record", text)).game();
        int seat = record.names().indexOf(player.name());
        record.deals().stream()
            .flatMap(deal -> deal.acts().stream())
            .filter(act -> act.seat() == seat)
            .forEach(act -> acts.add(act.text()));
      }
    }
  }

  /** Looking back at many matches takes more than one address may ask for at once. */
  private static HttpResponse<String> read(HttpClient http, URI address) throws Exception {
    HttpRequest request = HttpRequest.newBuilder(address).build();
    HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
    for (int tries = 0; answer.statusCode() == TOO_FAST && tries < PATIENCE_SECONDS; tries++) {
      Thread.sleep(1_000);
      answer = http.send(request, HttpResponse.BodyHandlers.ofString());
    }
    return answer;
  }
}
