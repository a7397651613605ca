package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.games.Games;
import eightfold.record.RecordReader;
import eightfold.record.RecordVerifier;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * A game for one player over real HTTP and WebSockets: nobody is invited, nobody else plays.
 * Source: solitaire-eights.md, {@code eights-patience (one player)}.
 */
class AloneTest {
  private static final int MOST_GAMES = 200;

  private static JsonNode opened(ServerFixture server, String options, String seats) {
    String wish =
        "{\"game\": \"eights-patience\", \"options\": %s, \"name\": \"Ann\", \"seats\": [%s]}";
    return TestClient.json(
        TestClient.http(server, "api/tables", Optional.of(wish.formatted(options, seats))));
  }

  private static final String ONE = "{\"kind\": \"person\"}";

  private static JsonNode over(TestClient ann, int games) {
    while (true) {
      JsonNode snapshot =
          ann.awaitTable(
              table ->
                  table.path("matches").asInt() == games
                      && (table.path("view").path("turn").asInt() == 0 || ended(table)));
      if (ended(snapshot)) {
        return snapshot;
      }
      JsonNode view = snapshot.path("view");
      int ply = view.path("ply").asInt();
      String act = view.path("legal").path(0).asText();
      assertThat(ann.ask("act", Map.of("ply", ply, "line", act)).has("result")).isTrue();
      ann.awaitTable(table -> table.path("view").path("ply").asInt() > ply);
    }
  }

  private static boolean ended(JsonNode snapshot) {
    return snapshot.path("view").path("standings").path("over").asBoolean();
  }

  @Test
  void one_player_plays_game_after_game_also_one_that_is_lost_at_once() throws StartException {
    try (ServerFixture server = ServerFixture.standard()) {
      JsonNode table = opened(server, "{\"handSize\": \"4\"}", ONE);
      String id = table.path("table").asText();
      try (TestClient ann = TestClient.at(server, id, Optional.of(table.path("token").asText()))) {
        assertThat(ann.awaitTable(snapshot -> snapshot.path("canStart").asBoolean())).isNotNull();
        assertThat(ann.ask("start", Map.of("fill", false)).has("result")).isTrue();
        int atOnce = 0;
        int played = 0;
        for (int game = 1; atOnce == 0 || played == 0; game++) {
          assertThat(game).isLessThan(MOST_GAMES);
          JsonNode end = over(ann, game);
          if (end.path("view").path("ply").asInt() == 0) {
            atOnce++;
          } else {
            played++;
          }
          assertThat(end.path("view").path("standings").path("ending").asText())
              .isIn("out", "blocked");
          assertThat(end.path("lastSecret").path("secret").asText()).hasSize(64);
          verified(server, id, game);
          assertThat(ann.ask("rematch", Map.of()).has("result")).isTrue();
        }
      }
    }
  }

  private static void verified(ServerFixture server, String table, int game) {
    String record =
        TestClient.http(server, "api/tables/" + table + "/record?match=" + game, Optional.empty())
            .body();
    assertThat(RecordReader.read("record", record))
        .isInstanceOfSatisfying(
            RecordReader.Reading.Sound.class,
            sound ->
                assertThat(RecordVerifier.verify(sound.game(), Games.standard()))
                    .isEqualTo(new RecordVerifier.Verdict.Verified(1, true)));
  }

  @Test
  void a_deal_that_can_be_won_is_verified_like_any_other() throws StartException {
    try (ServerFixture server = ServerFixture.standard()) {
      JsonNode table = opened(server, "{\"winnable\": \"yes\"}", ONE);
      String id = table.path("table").asText();
      try (TestClient ann = TestClient.at(server, id, Optional.of(table.path("token").asText()))) {
        assertThat(ann.ask("start", Map.of("fill", false)).has("result")).isTrue();
        assertThat(over(ann, 1).path("view").path("ply").asInt()).isPositive();
        verified(server, id, 1);
      }
    }
  }

  @Test
  void two_seats_are_refused() throws StartException {
    try (ServerFixture server = ServerFixture.standard()) {
      JsonNode answer = opened(server, "{}", ONE + ", {\"kind\": \"bot\", \"bot\": \"greedy\"}");
      assertThat(answer.toString()).contains("Eights Patience is for 1 player, not 2");
    }
  }
}
