package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.games.Games;
import eightfold.record.RecordReader;
import eightfold.record.RecordVerifier;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
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

  private static String record(ServerFixture server, String table, int match) {
    return TestClient.http(
            server, "api/tables/" + table + "/record?match=" + match, Optional.empty())
        .body();
  }

  private static void verified(ServerFixture server, String table, int game) {
    assertThat(RecordReader.read("record", record(server, table, game)))
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

  /**
   * The record has what was played in the end, and its cards come of the secret and the number that
   * the first shuffle was made of. Source: docs/protocol.md, {@code undo} and {@code repeat}.
   */
  @Test
  void a_record_has_no_act_that_was_taken_back_and_a_deal_of_before_is_verified_too()
      throws StartException {
    try (ServerFixture server = ServerFixture.standard()) {
      JsonNode table = opened(server, "{\"winnable\": \"yes\"}", ONE);
      String id = table.path("table").asText();
      try (TestClient ann = TestClient.at(server, id, Optional.of(table.path("token").asText()))) {
        assertThat(ann.ask("nonce", Map.of("hex", "c0ffee")).has("result")).isTrue();
        assertThat(ann.ask("start", Map.of("fill", false)).has("result")).isTrue();
        int plies = over(ann, 1).path("view").path("ply").asInt();
        assertThat(ann.ask("undo", Map.of("ply", plies)).has("result")).isTrue();
        ann.awaitTable(one -> one.path("view").path("ply").asInt() == plies - 1);
        String running = record(server, id, 1);
        assertThat(RecordReader.read("record", running))
            .isInstanceOfSatisfying(
                RecordReader.Reading.Sound.class,
                sound -> assertThat(sound.game().deals().getFirst().acts()).hasSize(plies - 1));
        assertThat(over(ann, 1).path("view").path("ply").asInt()).isPositive();
        verified(server, id, 1);
        assertThat(ann.ask("nonce", Map.of("hex", "beef")).has("result")).isTrue();
        assertThat(ann.ask("repeat", Map.of()).has("result")).isTrue();
        assertThat(over(ann, 2).path("repeated").asBoolean()).isTrue();
        verified(server, id, 2);
        assertThat(dealt(server, id, 2)).contains("c0ffee").isEqualTo(dealt(server, id, 1));
      }
    }
  }

  /** Source: issue 44, point 8. */
  @Test
  void the_record_of_a_deal_that_was_chosen_by_its_number_says_so_and_is_verified()
      throws StartException {
    try (ServerFixture server = ServerFixture.standard()) {
      JsonNode table = opened(server, "{}", ONE);
      String id = table.path("table").asText();
      try (TestClient ann = TestClient.at(server, id, Optional.of(table.path("token").asText()))) {
        assertThat(ann.ask("nonce", Map.of("hex", "c0ffee")).has("result")).isTrue();
        assertThat(ann.ask("start", Map.of("number", 9_007_199_254_740_992L)).has("error"))
            .isTrue();
        assertThat(ann.ask("start", Map.of("number", 9_007_199_254_740_991L)).has("result"))
            .isTrue();
        assertThat(over(ann, 1).path("dealNumber").asLong()).isEqualTo(9_007_199_254_740_991L);
        verified(server, id, 1);
        assertThat(record(server, id, 1))
            .contains("\nrepeated: true\nseed: 9007199254740991\n")
            .doesNotContain("c0ffee");
      }
    }
  }

  /** What a match's first deal was made of. */
  private static String dealt(ServerFixture server, String table, int match) {
    return record(server, table, match)
        .lines()
        .filter(line -> line.matches(" *-? *(commitment|nonces|secret):.*"))
        .collect(Collectors.joining("\n"));
  }

  @Test
  void two_seats_are_refused() throws StartException {
    try (ServerFixture server = ServerFixture.standard()) {
      JsonNode answer = opened(server, "{}", ONE + ", {\"kind\": \"bot\", \"bot\": \"greedy\"}");
      assertThat(answer.toString()).contains("Eights Patience is for 1 player, not 2");
    }
  }
}
