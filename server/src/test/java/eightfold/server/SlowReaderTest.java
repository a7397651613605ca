package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.server.adapter.RawSocket;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Somebody watches a table, and reads nothing of what it is told. Source: issue 13, point 8: slow
 * readers are cut off without harm to others.
 */
class SlowReaderTest {
  /** Each brings all who are there the whole table; more than the network keeps for anybody. */
  private static final int CHANGES = 2_000;

  @Test
  @Tag("long")
  @Timeout(60)
  void who_reads_nothing_is_cut_off_and_the_others_at_the_table_play_on() throws Exception {
    try (ServerFixture server = ServerFixture.standard();
        TableOfFour four = TableOfFour.open(server, "eights", "{}");
        RawSocket slow = RawSocket.openNarrow(server.port())) {
      four.start();
      int players = four.players.size();
      slow.sendText(
          ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"hello\",\"params\":{\"table\":\""
                  + four.table
                  + "\"}}")
              .getBytes(StandardCharsets.UTF_8));
      int acts = 0;
      for (int i = 0; i < CHANGES; i++) {
        JsonNode answer = four.players.getFirst().ask("suspend", Map.of("off", i % 2 == 1));
        assertThat(answer.has("error")).as("%s", answer).isFalse();
        if (i % 400 == 1 && four.playOn()) {
          acts++;
        }
      }
      assertThat(acts).as("acts meanwhile").isPositive();
      assertThat(end(slow)).contains("too slow");
      for (int i = 0; i < 100 && connections(server) > players; i++) {
        Thread.sleep(50);
      }
      assertThat(connections(server)).isEqualTo(players);
      assertThat(four.playOn()).isTrue();
    }
  }

  /** Reads all that has been waiting, and why that was the end. */
  private static String end(RawSocket slow) throws IOException {
    long until = System.nanoTime() + 10_000_000_000L;
    Optional<RawSocket.Frame> frame = slow.nextFrame();
    while (System.nanoTime() < until
        && frame.isPresent()
        && frame.get().kind() != RawSocket.CLOSE) {
      frame = slow.nextFrame();
    }
    return frame.map(RawSocket.Frame::text).orElse("no word");
  }

  private static int connections(ServerFixture server) {
    return TestClient.json(TestClient.http(server, "health", Optional.empty()))
        .path("connections")
        .asInt();
  }
}
