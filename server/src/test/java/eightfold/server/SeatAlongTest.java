package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.games.Games;
import java.net.http.HttpResponse;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * A seat goes along to another browser over real HTTP and WebSockets: its ticket is good once, and
 * stands in no fact and no record. Source: issue 44, point 9.
 */
class SeatAlongTest {
  private static final String TICKET = "ticketticketticketticket";

  private static HttpResponse<String> shows(ServerFixture server, String table, String rest) {
    return TestClient.http(
        server,
        "api/tables/" + table + "/seats",
        Optional.of("{\"ticket\": \"%s\"%s}".formatted(TICKET, rest)));
  }

  @Test
  void ann_goes_on_elsewhere_by_a_link_that_is_good_once() throws StartException {
    MemoryStore store = new MemoryStore();
    try (ServerFixture server =
        ServerFixture.with(Games.standard(), store, ServerFixture.QUICK, ServerFixture.WIDE)) {
      String wish =
          "{\"game\": \"eights\", \"name\": \"Ann\","
              + " \"seats\": [{\"kind\": \"person\"}, {\"kind\": \"bot\", \"bot\": \"greedy\"}]}";
      JsonNode opened = TestClient.json(TestClient.http(server, "api/tables", Optional.of(wish)));
      String table = opened.path("table").asText();
      String token = opened.path("token").asText();
      try (TestClient ann = TestClient.at(server, table, Optional.of(token))) {
        assertThat(ann.ask("start", Map.of("fill", false)).has("result")).isTrue();
        assertThat(ann.ask("ticket", Map.of("ticket", "short")).path("error").path("code").asInt())
            .isEqualTo(-32602);
        assertThat(ann.ask("ticket", Map.of("ticket", TICKET)).has("result")).isTrue();
        assertThat(shows(server, table, ", \"seat\": 1").statusCode()).isEqualTo(201);
        assertThat(shows(server, table, "").statusCode()).as("it was good once").isEqualTo(409);
        JsonNode gone = ann.await(message -> message.path("method").asText().equals("gone"));
        assertThat(gone.path("params").path("reason").asText()).isEqualTo("taken along");
      }
      JsonNode taken = TestClient.json(shows(server, table, ""));
      assertThat(taken.path("error").asText()).isEqualTo("taken");
      assertThat(taken.path("words").asText()).contains("used");
      for (String id : store.ids()) {
        assertThat(store.facts(id).toString()).doesNotContain(TICKET);
      }
      assertThat(
              TestClient.http(server, "api/tables/" + table + "/record", Optional.empty()).body())
          .doesNotContain(TICKET)
          .contains("Ann");
      assertThat(TestClient.http(server, "api/tables/" + table, Optional.empty()).body())
          .contains("\"name\":\"Ann\"");
    }
  }
}
