package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.protocol.Json;
import eightfold.protocol.RecordWish;
import eightfold.server.lobby.Limits;
import eightfold.server.room.Allowance;
import java.net.http.HttpResponse;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * The record of a table shows what the table showed, at any server, and is kept at none. Source:
 * issue 44, point 12; docs/protocol.md.
 */
class BroughtRecordTest {
  private static HttpResponse<String> post(ServerFixture server, String path, Object body) {
    return TestClient.http(server, path, Optional.of(Json.write(body)));
  }

  private static JsonNode last(JsonNode replay, String name) {
    JsonNode found = replay.path("first").path("view").path(name);
    for (JsonNode moment : replay.path("moments")) {
      JsonNode changed = moment.path("view").path(name);
      found = changed.isMissingNode() ? found : changed;
    }
    return found;
  }

  private static String played(ServerFixture server) {
    String wish =
        "{\"game\": \"eights\", \"options\": {\"twos\": \"draw2\"}, \"name\": \"Ann\","
            + " \"seats\": [{\"kind\": \"person\"}, {\"kind\": \"bot\", \"bot\": \"greedy\"}]}";
    JsonNode opened = TestClient.json(TestClient.http(server, "api/tables", Optional.of(wish)));
    String table = opened.path("table").asText();
    try (TestClient ann =
        TestClient.at(server, table, Optional.of(opened.path("token").asText()))) {
      assertThat(ann.ask("start", Map.of("fill", false)).has("result")).isTrue();
      ann.playsDeal();
    }
    return table;
  }

  @Test
  void the_record_of_a_table_shows_at_another_server_what_the_table_showed() throws StartException {
    try (ServerFixture server = ServerFixture.standard();
        ServerFixture other = ServerFixture.standard()) {
      String path = "api/tables/" + played(server);
      String record = TestClient.http(server, path + "/record", Optional.empty()).body();
      JsonNode there =
          TestClient.json(
              TestClient.http(server, path + "/replay?seat=0&open=true", Optional.empty()));
      HttpResponse<String> answer =
          post(other, "api/replay", Map.of("record", record, "seat", 0, "open", true));
      assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
      JsonNode here = TestClient.json(answer);
      for (String name : new String[] {"pile", "hands", "standings", "stock", "turn", "dealer"}) {
        assertThat(here.path("first").path("view").path(name))
            .isEqualTo(there.path("first").path("view").path(name));
        assertThat(last(here, name)).as(name).isEqualTo(last(there, name));
      }
      assertThat(here.path("first").path("options")).isEqualTo(there.path("first").path("options"));
      JsonNode game = TestClient.json(post(other, "api/replay/game", Map.of("record", record)));
      assertThat(game.path("statistics"))
          .isEqualTo(
              TestClient.json(TestClient.http(server, path + "/statistics", Optional.empty())));
      assertThat(TestClient.http(other, "api/tables/record", Optional.empty()).statusCode())
          .as("it is no table there")
          .isEqualTo(404);
    }
  }

  @Test
  void what_is_too_long_is_refused_unread_and_much_at_once_is_too_fast() throws StartException {
    try (ServerFixture server = ServerFixture.standard()) {
      String longer = "x".repeat(RecordWish.LONGEST_RECORD + 1);
      assertThat(post(server, "api/replay", Map.of("record", longer)).statusCode()).isEqualTo(400);
      assertThat(post(server, "api/replay", Map.of("record", longer + longer)).statusCode())
          .isEqualTo(400);
    }
    Limits.Speeds slow = Limits.standard().speeds().calls(new Allowance.Limit(200, 0.001));
    try (ServerFixture server =
        ServerFixture.with(
            eightfold.games.Games.standard(), ServerFixture.QUICK, Limits.standard().with(slow))) {
      String longest = "x".repeat(RecordWish.LONGEST_RECORD);
      int refused = 0;
      for (int i = 0; i < 5; i++) {
        refused +=
            post(server, "api/replay", Map.of("record", longest)).statusCode() == 429 ? 1 : 0;
      }
      assertThat(refused).isGreaterThan(1);
    }
  }
}
