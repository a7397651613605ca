package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.games.Games;
import eightfold.scenario.ScenarioOutcome;
import eightfold.scenario.ScenarioRunner;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * A moment of what was played at a table is a scenario that anybody can play. Source: issue 44,
 * point 12.
 */
class PlayedScenarioTest {
  private static HttpResponse<String> asked(ServerFixture server, String table, String rest) {
    return TestClient.http(server, "api/tables/" + table + rest, Optional.empty());
  }

  @Test
  void every_picture_of_a_replay_is_a_scenario_or_it_is_said_that_there_are_no_words_for_it()
      throws StartException {
    try (ServerFixture server = ServerFixture.standard()) {
      String wish =
          "{\"game\": \"eights\", \"name\": \"Ann\","
              + " \"seats\": [{\"kind\": \"person\"}, {\"kind\": \"bot\", \"bot\": \"greedy\"}]}";
      JsonNode opened = TestClient.json(TestClient.http(server, "api/tables", Optional.of(wish)));
      String table = opened.path("table").asText();
      try (TestClient ann =
          TestClient.at(server, table, Optional.of(opened.path("token").asText()))) {
        assertThat(ann.ask("start", Map.of("fill", false)).has("result")).isTrue();
        assertThat(asked(server, table, "/scenario?moment=0").statusCode())
            .as("the deal is not over")
            .isEqualTo(404);
        ann.playsDeal();
      }
      int moments = TestClient.json(asked(server, table, "/replay")).path("moments").size();
      int said = 0;
      for (int moment = 0; moment <= moments; moment += Math.max(1, moments / 8)) {
        HttpResponse<String> answer = asked(server, table, "/scenario?moment=" + moment);
        assertThat(answer.statusCode()).isIn(200, 400);
        if (answer.statusCode() == 200) {
          said++;
          byte[] text = answer.body().getBytes(StandardCharsets.UTF_8);
          ScenarioRunner runner = new ScenarioRunner(Games.standard());
          assertThat(runner.runAll(runner.read("played.yaml", text)))
              .as(answer.body())
              .hasSize(1)
              .allMatch(ScenarioOutcome.Passed.class::isInstance);
        }
      }
      assertThat(said).isGreaterThan(4);
    }
  }
}
