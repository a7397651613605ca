package eightfold.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import eightfold.games.Games;
import eightfold.protocol.Json;
import eightfold.server.postgres.PostgresServer;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Anybody may find twelve tables at three servers, of which one is killed. Where a player comes
 * back the table is on everybody's list, once; where nobody does it leaves the list, and is there
 * for whoever has its link. Source: issue 13, points 2 and 3; docs/operators.md.
 */
@Tag("long")
class LostOpenTablesTest {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final int TABLES = 12;
  private static final long PATIENCE_NANOS = 90_000_000_000L;

  private final HttpClient http = HttpClient.newHttpClient();

  private JsonNode answer(HttpRequest.Builder request) throws IOException, InterruptedException {
    HttpResponse<String> answer = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    assertThat(answer.statusCode()).as(answer.body()).isBetween(200, 201);
    return MAPPER.readTree(answer.body());
  }

  private JsonNode open(URI door) throws IOException, InterruptedException {
    Map<String, String> person = Map.of("kind", "person");
    String game = Games.standard().entries().getFirst().id();
    Map<String, Object> wish =
        Map.of("game", game, "name", "Ann", "listed", true, "seats", List.of(person, person));
    return answer(
        HttpRequest.newBuilder(door.resolve("api/tables"))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(Json.write(wish))));
  }

  private List<String> found(URI door) throws IOException, InterruptedException {
    return answer(HttpRequest.newBuilder(door.resolve("api/tables")))
        .path("tables")
        .valueStream()
        .map(table -> table.path("table").asText())
        .sorted()
        .toList();
  }

  private void awaitFound(URI door, List<String> tables) throws IOException, InterruptedException {
    List<String> sorted = tables.stream().sorted().toList();
    long giveUp = System.nanoTime() + PATIENCE_NANOS;
    while (System.nanoTime() < giveUp && !found(door).equals(sorted)) {
      Thread.sleep(200);
    }
    assertThat(found(door)).isEqualTo(sorted);
  }

  /** Somebody whose page is open: it says hello, and that it is there when it is asked. */
  private static final class Somebody implements WebSocket.Listener {
    private final CountDownLatch welcome = new CountDownLatch(1);
    private final StringBuilder text = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
      text.append(data);
      if (last && text.indexOf("\"method\":\"ping\"") >= 0) {
        var _ = socket.sendText(request("pong", Map.of()), true);
      }
      if (last && text.indexOf("\"snapshot\"") >= 0) {
        welcome.countDown();
      }
      if (last) {
        text.setLength(0);
      }
      socket.request(1);
      return CompletableFuture.completedStage(null);
    }

    private static String request(String method, Map<String, ?> params) {
      return Json.write(Map.of("jsonrpc", "2.0", "id", method, "method", method, "params", params));
    }
  }

  /** Comes to a table, again and again until it is let in, as a page does. */
  private WebSocket comes(URI door, JsonNode key) throws InterruptedException {
    URI where = URI.create("ws://" + door.getAuthority() + "/ws");
    String table = key.path("table").asText();
    long giveUp = System.nanoTime() + PATIENCE_NANOS;
    while (System.nanoTime() < giveUp) {
      Somebody somebody = new Somebody();
      WebSocket socket = http.newWebSocketBuilder().buildAsync(where, somebody).join();
      Map<String, String> hello = Map.of("table", table, "token", key.path("token").asText());
      socket.sendText(Somebody.request("hello", hello), true).join();
      if (somebody.welcome.await(5, TimeUnit.SECONDS)) {
        return socket;
      }
      socket.abort();
    }
    throw new AssertionError("nobody is let in at table " + table);
  }

  @Test
  @Timeout(300)
  void an_open_table_whose_server_is_killed_is_listed_once_as_soon_as_somebody_is_there()
      throws Exception {
    try (Nodes nodes = Nodes.started(PostgresServer.shared().database(), 3)) {
      List<JsonNode> keys = new ArrayList<>();
      List<WebSocket> people = new ArrayList<>();
      for (int i = 0; i < TABLES; i++) {
        keys.add(open(nodes.http(0)));
        people.add(comes(nodes.http(1 + i % 2), keys.get(i)));
      }
      List<String> tables = keys.stream().map(key -> key.path("table").asText()).toList();
      awaitFound(nodes.http(1), tables);
      awaitFound(nodes.http(2), tables);
      nodes.kill(0);
      people.forEach(WebSocket::abort);
      for (int i = 0; i < TABLES / 2; i++) {
        people.set(i, comes(nodes.http(2 - i % 2), keys.get(i)));
      }
      for (int node = 1; node < 3; node++) {
        awaitFound(nodes.http(node), tables.subList(0, TABLES / 2));
        for (String table : tables) {
          answer(HttpRequest.newBuilder(nodes.http(node).resolve("api/tables/" + table)));
        }
      }
      people.forEach(WebSocket::abort);
    }
  }
}
