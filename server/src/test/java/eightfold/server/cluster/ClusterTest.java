package eightfold.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.server.ServerFixture;
import eightfold.server.StartException;
import eightfold.server.TestClient;
import eightfold.server.port.Membership;
import eightfold.server.postgres.PostgresMembership;
import eightfold.server.postgres.PostgresStore;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Three servers that share a database. Source: DESIGN 6; issue 13, point 2. */
@SuppressWarnings("NullAway.Init")
@Timeout(120)
class ClusterTest {
  private static final String WISH =
      "{\"game\":\"little\",\"name\":\"Ann\",\"seats\":[{\"kind\":\"person\"},{\"kind\":\"person\"}]}";

  private static ThreeServers three;

  @BeforeAll
  static void begin() throws Exception {
    three = ThreeServers.started();
  }

  @AfterAll
  static void end() {
    three.close();
  }

  private static JsonNode open(ServerFixture server) {
    HttpResponse<String> opened = TestClient.http(server, "api/tables", Optional.of(WISH));
    assertThat(opened.statusCode()).as(opened.body()).isEqualTo(201);
    return TestClient.json(opened);
  }

  private static TestClient come(ServerFixture server, JsonNode key) {
    return TestClient.at(
        server, key.path("table").asText(), Optional.of(key.path("token").asText()));
  }

  private static Predicate<JsonNode> refusal(int code) {
    return answer -> answer.path("error").path("code").asInt() == code;
  }

  private static JsonNode get(ServerFixture server, JsonNode key, String path) {
    return TestClient.json(
        TestClient.http(
            server, "api/tables/" + key.path("table").asText() + path, Optional.empty()));
  }

  /** Twelve tables are at all of the servers, whichever has which. */
  @Test
  void whoever_comes_to_any_server_is_at_their_table() {
    for (int i = 0; i < 12; i++) {
      JsonNode ann = open(three.get(i));
      ServerFixture other = three.get(i + 1);
      JsonNode bob =
          TestClient.json(
              TestClient.http(
                  other,
                  "api/tables/" + ann.path("table").asText() + "/seats",
                  Optional.of("{\"name\":\"Bob\"}")));
      try (TestClient here = come(three.get(i + 2), ann);
          TestClient there = come(other, bob)) {
        assertThat(here.ask("start", Map.of()).has("result")).isTrue();
        there.awaitTable(snapshot -> snapshot.path("started").asBoolean());
        JsonNode said = there.ask("chat", Map.of("text", "good evening"));
        assertThat(said.has("result")).isTrue();
        here.await(message -> message.path("params").path("text").asText().equals("good evening"));
        here.ask("pong", Map.of());
      }
      for (ServerFixture server : three.all()) {
        assertThat(get(server, ann, "").path("started").asBoolean()).isTrue();
        assertThat(get(server, ann, "/sheet").path("markdown").asText()).isNotEmpty();
        assertThat(get(server, ann, "/cards").has("cards")).isTrue();
        assertThat(
                TestClient.http(
                        server,
                        "api/tables/" + ann.path("table").asText() + "/record",
                        Optional.empty())
                    .body())
            .contains("players: [{name: Ann");
      }
    }
  }

  /** Eve knocks at all three servers; at two of them her table is another's. */
  @Test
  void whichever_server_is_asked_refuses_in_the_language_of_whoever_asks() {
    JsonNode ann = open(three.get(0));
    for (ServerFixture server : three.all()) {
      HttpResponse<String> answer =
          TestClient.send(
              HttpRequest.newBuilder(
                      server.at("api/tables/" + ann.path("table").asText() + "/seats"))
                  .header("Content-Type", "application/json")
                  .header("Accept-Language", "de")
                  .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"Eve\",\"seat\":0}"))
                  .build());
      assertThat(answer.statusCode()).isEqualTo(409);
      assertThat(TestClient.json(answer).path("words").asText()).isEqualTo("da sitzt jemand");
      assertThat(TestClient.json(answer).path("key").asText()).isEqualTo("faults.player-there");
    }
  }

  @Test
  void a_table_that_is_nowhere_is_nowhere_at_all_of_them() throws Exception {
    for (ServerFixture server : three.all()) {
      HttpResponse<String> answer =
          TestClient.http(server, "api/tables/AAAAAAAAAAAAAAAAAAAAAA", Optional.empty());
      assertThat(answer.statusCode()).isEqualTo(404);
      ThreeServers.comes(server, Map.of("table", "AAAAAAAAAAAAAAAAAAAAAA"), refusal(-32005))
          .close();
    }
  }

  @Test
  void a_wrong_token_opens_no_seat_through_another_server() throws Exception {
    JsonNode key = open(three.get(0));
    for (ServerFixture server : three.all()) {
      Map<String, String> hello = Map.of("table", key.path("table").asText(), "token", "wrong");
      ThreeServers.comes(server, hello, refusal(-32002)).close();
    }
  }

  /** What was played is at the others when one goes, and when it is back. */
  @Test
  void a_server_that_stops_hands_its_tables_over() throws Exception {
    List<JsonNode> keys = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      JsonNode key = open(three.get(i));
      try (TestClient client = come(three.get(i), key)) {
        assertThat(client.ask("chat", Map.of("text", "before " + i)).has("result")).isTrue();
      }
      keys.add(key);
    }
    List<TestClient> clients = keys.stream().map(key -> come(three.get(1), key)).toList();
    three.restart(0);
    for (int i = 0; i < 9; i++) {
      clients.get(i).close();
      try (TestClient client = ThreeServers.comesBack(three.get(i), keys.get(i))) {
        JsonNode welcome = client.await(message -> message.path("result").has("chat"));
        assertThat(welcome.path("result").path("chat").path(0).path("text").asText())
            .isEqualTo("before " + i);
      }
    }
  }

  /**
   * A server that has been away, or thinks that it is alone, takes the table: where nothing is
   * played no number that is taken says so.
   */
  @Test
  void a_table_that_another_server_takes_is_given_up_within_ten_seconds() throws Exception {
    JsonNode ann = open(three.get(0));
    String table = ann.path("table").asText();
    try (PostgresStore other = PostgresStore.in(three.database());
        TestClient here = come(three.get(1), ann)) {
      assertThat(here.ask("chat", Map.of("text", "hello")).has("result")).isTrue();
      other.claim(table);
      long at = System.nanoTime();
      assertThat(here.awaitClose()).isEqualTo(1011);
      assertThat(System.nanoTime() - at).isLessThan(10_000_000_000L);
    }
    // whoever comes back is let in, and the table is as it was
    try (TestClient back = ThreeServers.comesBack(three.get(1), ann)) {
      JsonNode welcome = back.await(message -> message.path("result").has("chat"));
      assertThat(welcome.path("result").path("chat").path(0).path("text").asText())
          .isEqualTo("hello");
    }
  }

  @Test
  void each_says_how_many_it_sees_and_how_many_the_database_knows() throws Exception {
    for (ServerFixture server : three.all()) {
      awaitMembers(server, 3, 3);
      assertThat(health(server).path("members").path("epoch").asInt()).isEqualTo(1);
      String metrics = server.server().metricsAddress().orElseThrow();
      assertThat(TestClient.send(HttpRequest.newBuilder(URI.create(metrics)).build()).body())
          .contains("eightfold_cluster_members{as=\"known\"} 3.0")
          .contains("eightfold_cluster_members{as=\"seen\"} 3.0")
          .contains("eightfold_cluster_epoch 1.0");
    }
    try (PostgresMembership database = PostgresMembership.in(three.database())) {
      Membership.Server unheard = new Membership.Server("10.0.0.9:2551", 9);
      database.enter(unheard);
      Membership.Standing _ = database.beat(unheard, 1);
      awaitMembers(three.get(0), 3, 4);
      database.leave(unheard);
    }
  }

  private static void awaitMembers(ServerFixture server, int seen, int known)
      throws InterruptedException {
    long giveUp = System.nanoTime() + 10_000_000_000L;
    JsonNode members = health(server).path("members");
    while (members.path("seen").asInt() != seen || members.path("known").asInt() != known) {
      assertThat(System.nanoTime()).as("members: " + members).isLessThan(giveUp);
      Thread.sleep(100);
      members = health(server).path("members");
    }
  }

  private static JsonNode health(ServerFixture server) {
    return TestClient.json(TestClient.http(server, "health", Optional.empty()));
  }

  @Test
  void a_port_that_is_in_use_is_named() {
    assertThatThrownBy(() -> three.startAgain(1))
        .isInstanceOf(StartException.class)
        .hasMessageContaining("--cluster " + three.place(1));
  }
}
