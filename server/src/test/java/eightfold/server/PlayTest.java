package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.games.Games;
import eightfold.record.RecordReader;
import eightfold.record.RecordVerifier;
import eightfold.server.adapter.SqliteStore;
import eightfold.server.little.LittleCatalogue;
import eightfold.server.port.ForwardingStore;
import eightfold.server.port.Store;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two persons and two bots over real HTTP and WebSockets. Source: the issue, "done when". */
class PlayTest {
  @Test
  void two_persons_and_two_bots_play_a_deal_to_its_end() throws StartException {
    play("pesten");
  }

  @ParameterizedTest
  @ValueSource(strings = {"eights", "mau-mau", "domineights"})
  @Tag("long")
  void so_they_do_in_other_games(String game) throws StartException {
    play(game);
  }

  private static void play(String game) throws StartException {
    try (ServerFixture server = ServerFixture.standard();
        TableOfFour four = TableOfFour.open(server, game, "{}")) {
      four.start();
      four.playDeal();
      JsonNode snapshot = four.players.getFirst().snapshot();
      assertThat(snapshot.path("view").path("standings").path("dealOver").asBoolean()).isTrue();
      assertThat(snapshot.path("lastSecret").path("secret").asText()).hasSize(64);
      String next =
          snapshot.path("view").path("standings").path("over").asBoolean() ? "rematch" : "next";
      assertThat(four.players.getLast().ask(next, Map.of()).has("result")).isTrue();
      if (next.equals("rematch")) {
        assertThat(four.players.getFirst().ask(next, Map.of()).has("result")).isTrue();
      }
      four.players
          .getFirst()
          .awaitTable(table -> !table.path("view").path("standings").path("dealOver").asBoolean());
      String record =
          TestClient.http(server, "api/tables/" + four.table + "/record?match=1", Optional.empty())
              .body();
      assertThat(RecordReader.read("record", record))
          .isInstanceOfSatisfying(
              RecordReader.Reading.Sound.class,
              sound ->
                  assertThat(RecordVerifier.verify(sound.game(), Games.standard()))
                      .isEqualTo(new RecordVerifier.Verdict.Verified(1, next.equals("rematch"))));
    }
  }

  /** Source: issue 12, point 6: in the middle of it the server goes down and comes up again. */
  @Test
  void a_rule_book_of_their_own_is_played_twice_over_a_restart() throws StartException {
    String rules =
        """
        game Pesten
        id pesten
        extends pesten
        deal 3
        call "Three" caught
        """;
    try (ServerFixture server = ServerFixture.standard();
        TableOfFour four = TableOfFour.openWith(server, rules)) {
      four.start();
      JsonNode game = four.players.getFirst().snapshot().path("game");
      assertThat(game.path("id").asText()).isEqualTo("own:pesten");
      assertThat(game.path("own").asBoolean()).isTrue();
      assertThat(game.path("call").asText()).isEqualTo("Three");
      assertThat(four.playOn()).isTrue();
      server.restart();
      four.come();
      assertThat(four.players.getFirst().snapshot().path("game")).isEqualTo(game);
      four.playDeal();
      for (TestClient player : four.players) {
        assertThat(player.ask("rematch", Map.of()).has("result")).isTrue();
      }
      four.players.getFirst().awaitTable(table -> table.path("matches").asInt() == 2);
      four.playDeal();
      assertThat(four.players.getFirst().snapshot().path("game")).isEqualTo(game);
      String record =
          TestClient.http(server, "api/tables/" + four.table + "/record?match=2", Optional.empty())
              .body();
      assertThat(RecordReader.read("record", record))
          .isInstanceOfSatisfying(
              RecordReader.Reading.Sound.class,
              sound -> {
                assertThat(sound.game().ruleBook()).contains("deal 3", "call \"Three\"");
                assertThat(RecordVerifier.verify(sound.game(), Games.standard()))
                    .isEqualTo(new RecordVerifier.Verdict.Verified(1, true));
              });
    }
  }

  @Test
  void each_player_is_shown_its_own_cards_only_until_the_deal_is_over() throws StartException {
    try (ServerFixture server = ServerFixture.with(new LittleCatalogue());
        TableOfFour four = TableOfFour.open(server, "little", "{}");
        TestClient watching = TestClient.at(server, four.table, Optional.empty())) {
      four.start();
      four.playDeal();
      assertThat(four.players.getFirst().received()).allSatisfy(message -> shows(message, 0));
      assertThat(four.players.getLast().received()).allSatisfy(message -> shows(message, 2));
      assertThat(watching.received()).allSatisfy(message -> shows(message, -1));
    }
  }

  private static void shows(JsonNode message, int seat) {
    JsonNode view = message.path("params").path("snapshot").path("view");
    boolean over = view.path("standings").path("dealOver").asBoolean();
    JsonNode hands = view.path("hands");
    for (int other = 0; other < hands.size(); other++) {
      int held = hands.path(other).path("count").asInt();
      int open = hands.path(other).path("cards").size();
      assertThat(over && open != held).as("hand %s lies open", other).isFalse();
      assertThat(!over && open > 0 && other != seat)
          .as("seat %s sees hand %s", seat, other)
          .isFalse();
    }
    for (JsonNode event : message.path("params").path("events")) {
      assertThat(event.has("cards") && event.path("seat").asInt() != seat).isFalse();
    }
  }

  @Test
  void a_server_that_was_killed_in_the_middle_of_a_deal_goes_on_with_it(@TempDir Path folder)
      throws StartException {
    Kept store = new Kept(SqliteStore.in(folder));
    try (ServerFixture server =
            ServerFixture.with(
                new LittleCatalogue(), store, ServerFixture.QUICK, ServerFixture.WIDE);
        TableOfFour four = TableOfFour.open(server, "little", "{}")) {
      four.start();
      JsonNode before =
          four.players
              .getFirst()
              .awaitTable(
                  table -> {
                    int turn = table.path("view").path("turn").asInt();
                    return turn == 0 || turn == 2;
                  });
      server.restart();
      four.come();
      JsonNode after = four.players.getFirst().snapshot();
      assertThat(after.path("view")).isEqualTo(before.path("view"));
      assertThat(after.path("number")).isEqualTo(before.path("number"));
      assertThat(after.path("commitment")).isEqualTo(before.path("commitment"));
      four.playDeal();
    } finally {
      store.shut();
    }
  }

  @Test
  void the_record_of_a_table_is_a_record_and_hides_the_running_deals_secret()
      throws StartException {
    try (ServerFixture server = ServerFixture.with(new LittleCatalogue());
        TableOfFour four = TableOfFour.open(server, "little", "{}")) {
      String path = "api/tables/" + four.table + "/record";
      assertThat(TestClient.http(server, path, Optional.empty()).statusCode()).isEqualTo(404);
      four.players.getFirst().ask("nonce", Map.of("hex", "c0ffee"));
      four.start();
      String running = TestClient.http(server, path, Optional.empty()).body();
      assertThat(running)
          .contains("commitment: sha256:")
          .contains("c0ffee")
          .doesNotContain("secret:");
      four.playDeal();
      HttpResponse<String> record = TestClient.http(server, path + "?match=1", Optional.empty());
      assertThat(record.headers().firstValue("content-type").orElse("")).startsWith("text/yaml");
      assertThat(RecordReader.read("record", record.body()))
          .isInstanceOfSatisfying(
              RecordReader.Reading.Sound.class,
              readable -> {
                assertThat(RecordVerifier.verify(readable.game(), new LittleCatalogue()))
                    .isEqualTo(new RecordVerifier.Verdict.Verified(1, false));
                assertThat(readable.game().names()).containsExactly("Ann", "Bruno", "Cy", "Dora");
                assertThat(readable.game().deals()).hasSize(1);
                assertThat(readable.game().deals().getFirst().secret().orElseThrow().commitment())
                    .isEqualTo(readable.game().deals().getFirst().commitment());
                assertThat(readable.game().deals().getFirst().acts()).isNotEmpty();
              });
    }
  }

  @Test
  void a_lost_connection_is_shown_and_a_bot_plays_until_the_player_is_back() throws StartException {
    try (ServerFixture server = ServerFixture.with(new LittleCatalogue());
        TableOfFour four = TableOfFour.open(server, "little", "{}")) {
      four.start();
      four.players.getLast().close();
      four.players
          .getFirst()
          .awaitTable(table -> !table.path("seats").path(2).path("present").asBoolean());
      four.players
          .getFirst()
          .awaitTable(table -> table.path("seats").path(2).path("standIn").asBoolean());
      four.come();
      JsonNode seat = four.players.getLast().snapshot().path("seats").path(2);
      assertThat(seat.path("standIn").asBoolean()).isFalse();
      assertThat(seat.path("present").asBoolean()).isTrue();
    }
  }

  @Test
  void a_second_tab_takes_the_seat_and_the_first_is_told() throws StartException {
    try (ServerFixture server = ServerFixture.with(new LittleCatalogue());
        TableOfFour four = TableOfFour.open(server, "little", "{}");
        TestClient tab = TestClient.at(server, four.table, Optional.of(four.tokens.getFirst()))) {
      TestClient first = four.players.getFirst();
      first.await(message -> message.path("method").asText().equals("gone"));
      assertThat(first.awaitClose()).isEqualTo(1000);
      assertThat(tab.ask("chat", Map.of("text", "here")).has("result")).isTrue();
    }
  }

  /** Source: issue 13, point 3: a host's rights; the record is of those who played. */
  @Test
  void after_a_match_the_host_removes_a_player_and_a_friend_takes_the_seat() throws StartException {
    try (ServerFixture server = ServerFixture.with(new LittleCatalogue());
        TableOfFour four = TableOfFour.open(server, "little", "{\"deals\": \"1\"}")) {
      four.start();
      TestClient ann = four.players.getFirst();
      TestClient cy = four.players.getLast();
      Map<String, Object> kick = Map.of("seat", 2, "name", "Cy");
      assertThat(ann.ask("kick", kick).path("error").path("code").asInt()).isEqualTo(-32003);
      four.playDeal();
      assertThat(ann.ask("kick", kick).has("result")).isTrue();
      JsonNode gone = cy.await(message -> message.path("method").asText().equals("gone"));
      assertThat(gone.path("params").path("reason").asText()).isEqualTo("removed");
      assertThat(cy.awaitClose()).isEqualTo(1000);
      try (TestClient back = TestClient.connected(server)) {
        String token = four.tokens.getLast();
        JsonNode answer = back.ask("hello", TestClient.hello(four.table, Optional.of(token)));
        assertThat(answer.path("error").path("code").asInt()).isEqualTo(-32002);
      }
      Map<String, Object> eager = Map.of("seat", 1, "bot", "eager");
      assertThat(ann.ask("bot", eager).has("result")).isTrue();
      String seats = "api/tables/" + four.table + "/seats";
      JsonNode key =
          TestClient.json(TestClient.http(server, seats, Optional.of("{\"name\": \"Dora\"}")));
      assertThat(key.path("seat").asInt()).isEqualTo(2);
      JsonNode seat = ann.awaitTable(table -> dora(table).has("played")).path("seats").path(2);
      assertThat(seat.path("played").asText()).isEqualTo("Cy");
      String record = "api/tables/" + four.table + "/record?match=1";
      assertThat(RecordReader.read("r", TestClient.http(server, record, Optional.empty()).body()))
          .isInstanceOfSatisfying(
              RecordReader.Reading.Sound.class,
              sound ->
                  assertThat(sound.game().names()).containsExactly("Ann", "Bruno", "Cy", "Dora"));
    }
  }

  private static JsonNode dora(JsonNode table) {
    JsonNode seat = table.path("seats").path(2);
    return seat.path("name").asText().startsWith("Dora") ? seat : TestClient.read("{}");
  }

  /** A store that outlives the server, as a file does. */
  private static final class Kept extends ForwardingStore {
    Kept(Store store) {
      super(store);
    }

    @Override
    public void close() {
      // the test shuts it
    }

    void shut() {
      super.close();
    }
  }

  /** Source: issue 13, point 4; docs/protocol.md, Changes. */
  @Test
  void who_asks_for_changes_is_told_what_is_other_and_no_more() throws StartException {
    try (ServerFixture server = ServerFixture.with(new LittleCatalogue());
        TableOfFour four = TableOfFour.open(server, "little", "{}");
        TestClient watching = TestClient.connected(server)) {
      JsonNode welcome =
          watching.ask("hello", Map.of("table", four.table, "form", "changes")).path("result");
      assertThat(welcome.path("snapshot").path("started").asBoolean(true)).isFalse();
      four.start();
      JsonNode begun =
          watching
              .await(message -> message.path("params").path("changed").path("started").asBoolean())
              .path("params");
      assertThat(begun.path("changed").has("view")).as("the first view comes whole").isTrue();
      assertThat(begun.path("changed").has("table")).as("what stays is not told").isFalse();
      assertThat(four.playOn()).isTrue();
      JsonNode act =
          watching.await(message -> message.path("params").path("view").has("ply")).path("params");
      assertThat(act.path("changed").properties()).extracting(Map.Entry::getKey).contains("number");
      assertThat(act.path("events")).isNotEmpty();
      assertThat(watching.received())
          .noneMatch(message -> message.path("method").asText().equals("table"));
    }
  }

  /** docs/protocol.md, Versions. */
  @Test
  void a_client_of_another_version_is_told_which_one_it_needs_and_may_say_hello_otherwise()
      throws StartException {
    try (ServerFixture server = ServerFixture.with(new LittleCatalogue());
        TestClient late = TestClient.connected(server)) {
      JsonNode answer = late.ask("hello", Map.of("table", "t", "version", 0));
      assertThat(answer.path("error").path("code").asInt()).isEqualTo(-32008);
      assertThat(answer.path("error").path("message").asText()).contains("take a newer client");
      assertThat(answer.path("error").path("data").path("least").asInt()).isEqualTo(1);
      JsonNode other = late.ask("hello", Map.of("table", "t", "version", 1));
      assertThat(other.path("error").path("code").asInt()).isEqualTo(-32005);
    }
  }
}
