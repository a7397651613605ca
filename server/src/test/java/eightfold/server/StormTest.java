package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.server.adapter.RawSocket;
import eightfold.server.little.LittleCatalogue;
import eightfold.server.lobby.Limits;
import eightfold.server.room.Pace;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Thousands come and break off without a word while connections are swept: those at the tables play
 * on. Source: issue 10, point 2: mass disconnects with churn stopped all play within seconds.
 */
class StormTest {
  private static final int AT_ONCE = 32;

  @Test
  void a_table_plays_on_after_many_have_come_and_broken_off() throws Exception {
    storm(500);
  }

  @Test
  @Tag("long")
  void a_table_plays_on_after_very_many_have_come_and_broken_off() throws Exception {
    storm(20_000);
  }

  private static void storm(int connections) throws Exception {
    // some are silent for longer than this: the sweep has something to end
    Limits limits = withHelloMillis(1_000);
    try (ServerFixture server =
            ServerFixture.with(new LittleCatalogue(), new Pace(2_000, 50, 50, 20, 40), limits);
        TableOfFour four = TableOfFour.open(server, "little", "{}")) {
      four.start();
      AtomicBoolean over = new AtomicBoolean();
      Thread sweeper = Thread.ofPlatform().daemon().start(() -> sweepUntil(over, server));
      try (ExecutorService threads = Executors.newFixedThreadPool(AT_ONCE)) {
        List<Future<?>> all = new ArrayList<>();
        for (int i = 0; i < connections; i++) {
          int number = i;
          all.add(threads.submit(() -> visit(server, four.table, number)));
        }
        for (Future<?> one : all) {
          one.get();
        }
      }
      over.set(true);
      assertThat(sweeper.join(Duration.ofSeconds(10))).as("the sweep came to its end").isTrue();
      assertThat(four.playOn()).isTrue();
      assertThat(four.playOn()).isTrue();
      assertThat(TestClient.http(server, "api/tables/" + four.table, Optional.empty()).statusCode())
          .isEqualTo(200);
    }
  }

  private static void sweepUntil(AtomicBoolean over, ServerFixture server) {
    while (!over.get()) {
      server.server().sweep();
      LockSupport.parkNanos(200_000);
    }
  }

  private static Limits withHelloMillis(long millis) {
    Limits wide = ServerFixture.WIDE;
    return new Limits(
        wide.tables(),
        wide.connections(),
        wide.connectionsOfOne(),
        wide.messages(),
        wide.opening(),
        wide.calls(),
        millis,
        wide.unbegunMillis(),
        wide.idleMillis(),
        wide.shares());
  }

  /** Some say nothing, some nonsense, most watch the table; all break off, each a bit otherwise. */
  private static void visit(ServerFixture server, String table, int number) {
    try (RawSocket socket = RawSocket.open(server.port(), Optional.empty())) {
      switch (number % 4) {
        case 0 -> Thread.sleep(number % 40 == 0 ? 1_300 : number % 60);
        case 1 -> socket.sendText("nonsense".getBytes(StandardCharsets.UTF_8));
        default -> socket.sendText(hello(table).getBytes(StandardCharsets.UTF_8));
      }
      socket.abort();
    } catch (IOException e) {
      // the server was quicker to break off
      assertThat(e.getMessage()).isNotNull();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static String hello(String table) {
    return "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"hello\",\"params\":{\"table\":\""
        + table
        + "\"}}";
  }
}
