package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.games.Games;
import eightfold.protocol.Json;
import eightfold.record.GameRecord;
import eightfold.record.RecordWriter;
import eightfold.record.SeededMatch;
import java.net.http.HttpResponse;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * The documents of the API are true: each of their examples is sent to a real server, and what it
 * answers is what they say. Sources: OpenAPI 3.1, OpenRPC 1.3, JSON Schema 2020-12, as the
 * validator has it; docs/protocol.md for what is refused.
 */
@SuppressWarnings("NullAway.Init")
class ApiDocumentsTest {
  private static final SchemaRegistry SCHEMAS =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

  /** A record as a text of JSON. */
  private static final String RECORD =
      Json.write(RecordWriter.text(played(Games.standard().game("mau-mau", Map.of()))));

  private static ServerFixture server;
  private static JsonNode openApi;
  private static JsonNode openRpc;

  /** Two play whatever they may until a deal is over. */
  private static GameRecord played(Game game) {
    List<GameRecord.Player> players =
        Stream.of("Ann", "Bob").map(name -> new GameRecord.Player(name, "person")).toList();
    SeededMatch table = SeededMatch.begin(game, players, LocalDate.EPOCH, 1);
    FastChance chance = new FastChance(1);
    int[] legal = new int[Match.MOST_LEGAL];
    while (!table.match().standings().dealOver()) {
      int seat = table.match().turn();
      table.apply(seat, legal[chance.below(table.match().legal(seat, legal))]);
    }
    return table.record();
  }

  @BeforeAll
  static void start() throws StartException {
    server = ServerFixture.standard();
    JsonNode index = json("api");
    openApi = json(index.path("openapi").asText());
    openRpc = json(index.path("openrpc").asText());
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static JsonNode json(String path) {
    HttpResponse<String> answer = TestClient.http(server, path, Optional.empty());
    assertThat(answer.statusCode()).as(path).isEqualTo(200);
    return TestClient.json(answer);
  }

  /** What is not as the schema says; here nothing more may be there either than it says. */
  private static void assertFits(JsonNode document, JsonNode schema, JsonNode value, String what) {
    ObjectNode whole = schema.deepCopy();
    whole.set("components", document.path("components").deepCopy());
    close(whole);
    assertThat(SCHEMAS.getSchema(whole).validate(value)).as("%s: %s", what, value).isEmpty();
  }

  private static void close(JsonNode node) {
    if (node instanceof ObjectNode object
        && object.path("properties").isObject()
        && !object.has("additionalProperties")) {
      object.put("additionalProperties", false);
    }
    node.forEach(ApiDocumentsTest::close);
  }

  private static JsonNode opened() {
    return TestClient.json(
        TestClient.http(
            server,
            "api/tables",
            Optional.of(
                "{\"game\": \"eights\", \"name\": \"Ann\", \"seats\": [{\"kind\": \"person\"},"
                    + "{\"kind\": \"person\"}, {\"kind\": \"bot\"}]}")));
  }

  @Test
  void each_example_of_plain_http_is_answered_as_its_document_says() {
    JsonNode opened = opened();
    String table = opened.path("table").asText();
    String token = opened.path("token").asText();
    String guest =
        TestClient.json(TestClient.http(server, "api/guests", Optional.of("{\"name\": \"Gus\"}")))
            .path("guest")
            .asText();
    try (TestClient host = TestClient.at(server, table, Optional.empty())) {
      assertThat(host.snapshot().path("started").asBoolean()).isFalse();
    }
    int sent = 0;
    for (Map.Entry<String, JsonNode> path : openApi.path("paths").properties()) {
      for (Map.Entry<String, JsonNode> operation : path.getValue().properties()) {
        for (Optional<String> body : bodies(operation.getValue())) {
          String where = path(path.getKey(), operation.getValue(), table);
          answered(
              operation.getValue(),
              where,
              body.map(
                  text ->
                      text.replace("TOKEN", token)
                          .replace("GUEST", guest)
                          .replace("\"RECORD\"", RECORD)));
          sent++;
        }
      }
    }
    assertThat(sent).isGreaterThanOrEqualTo(17);
  }

  private static List<Optional<String>> bodies(JsonNode operation) {
    List<Optional<String>> all = new ArrayList<>();
    JsonNode content = operation.path("requestBody").path("content").path("application/json");
    for (JsonNode example : content.path("examples")) {
      assertFits(openApi, content.path("schema"), example.path("value"), "an example");
      all.add(Optional.of(example.path("value").toString()));
    }
    return all.isEmpty() ? List.of(Optional.empty()) : all;
  }

  private static String path(String template, JsonNode operation, String table) {
    String path = template.substring(1);
    StringBuilder query = new StringBuilder();
    for (JsonNode parameter : operation.path("parameters")) {
      String name = parameter.path("name").asText();
      String example = parameter.path("example").asText();
      String value = example.equals("TABLE") ? table : example.equals("GAME") ? "eights" : example;
      path = path.replace("{" + name + "}", value);
      if (parameter.path("in").asText().equals("query")) {
        query.append(query.isEmpty() ? "?" : "&").append(name).append("=").append(example);
      }
    }
    assertThat(path).doesNotContain("{");
    return path + query;
  }

  private static void answered(JsonNode operation, String where, Optional<String> body) {
    HttpResponse<String> answer = TestClient.http(server, where, body);
    JsonNode said = operation.path("responses").path(Integer.toString(answer.statusCode()));
    if (said.isMissingNode()) {
      // no match has begun there, nobody has talked, nobody has a passkey at an address in digits,
      // and so no books: the only examples that are refused
      assertThat(where)
          .matches(
              ".*((record|meanings)\\?match=1|(replay|scenario)\\?.*|/reports|passkeys(/options|/removal)?|/sign-out"
                  + "|books/.*)");
      said = operation.path("responses").path("default");
    }
    Map.Entry<String, JsonNode> content = said.path("content").properties().iterator().next();
    assertThat(answer.headers().firstValue("Content-Type").orElse("")).startsWith(content.getKey());
    JsonNode told =
        content.getKey().equals("text/yaml")
            ? JsonNodeFactory.instance.textNode(answer.body())
            : TestClient.json(answer);
    assertFits(openApi, content.getValue().path("schema"), told, where);
  }

  @Test
  void wrong_bodies_are_refused_by_schema_and_server_alike() {
    JsonNode schema =
        openApi
            .path("paths")
            .path("/api/simulations")
            .path("post")
            .path("requestBody")
            .path("content")
            .path("application/json")
            .path("schema");
    for (String wrong :
        List.of(
            "{\"game\":\"eights\",\"players\":2}",
            "{\"game\":\"eights\",\"players\":2,\"deals\":501}",
            "{\"game\":\"eights\",\"players\":2,\"deals\":5,\"more\":1}",
            "{\"game\":\"eights\",\"players\":\"2\",\"deals\":5}")) {
      ObjectNode whole = schema.deepCopy();
      assertThat(SCHEMAS.getSchema(whole).validate(TestClient.read(wrong))).isNotEmpty();
      HttpResponse<String> answer = TestClient.http(server, "api/simulations", Optional.of(wrong));
      assertThat(answer.statusCode()).isEqualTo(400);
    }
  }

  /** One player goes through the examples of all methods, in the order in which they stand. */
  @Test
  void each_example_of_the_socket_is_answered_as_its_document_says() {
    String wish =
        "{\"game\": \"eights\", \"name\": \"Ann\", \"seats\": [{\"kind\": \"person\"},"
            + " {\"kind\": \"person\"}, {\"kind\": \"person\"}]}";
    JsonNode opened = TestClient.json(TestClient.http(server, "api/tables", Optional.of(wish)));
    String table = opened.path("table").asText();
    TestClient.http(server, "api/tables/" + table + "/seats", Optional.of("{\"name\":\"Bob\"}"));
    Set<String> refused = new TreeSet<>();
    try (TestClient ann = TestClient.connected(server)) {
      for (JsonNode method : openRpc.path("methods")) {
        String name = method.path("name").asText();
        List<JsonNode> examples = new ArrayList<>();
        method.path("examples").forEach(examples::add);
        // of several ways to say hello this player's own comes last, else it would be taken over
        for (JsonNode example : name.equals("hello") ? examples.reversed() : examples) {
          Map<String, Object> params = params(method, example, opened);
          if (name.equals("act")) {
            params.put("ply", ply(ann));
          }
          boolean others = name.equals("hello") && !example.equals(examples.getFirst());
          try (TestClient other = TestClient.connected(server)) {
            JsonNode answer = (others ? other : ann).ask(name, params);
            checked(method, answer, name);
            if (answer.has("error")) {
              refused.add(name + " " + answer.path("error").path("code").asInt());
            }
          }
        }
      }
      for (JsonNode message : ann.received()) {
        if (message.has("method")) {
          JsonNode said = openRpc.path("x-notifications").path(message.path("method").asText());
          assertFits(
              openRpc,
              said.path("params"),
              message.path("params"),
              message.path("method").asText());
        }
      }
    }
    // what cannot be right in this story: a deal that is not over, what is not suspended, and what
    // only somebody has who plays alone
    assertThat(refused)
        .isSubsetOf(
            "act 911",
            "act -32001",
            "act -32006",
            "act 905",
            "next -32003",
            "ready -32003",
            // no other door leads to this server
            "referee -32003",
            "repeat -32003",
            "start -32003",
            "undo -32003",
            "hand -32001",
            "prompt -32001",
            "suspend -32007");
  }

  private static int ply(TestClient client) {
    return client
        .awaitTable(
            snapshot ->
                snapshot.path("view").path("turn").asInt(-1) == 0
                    || snapshot.path("view").path("standings").path("dealOver").asBoolean())
        .path("view")
        .path("ply")
        .asInt();
  }

  private static Map<String, Object> params(JsonNode method, JsonNode example, JsonNode opened) {
    Map<String, JsonNode> schemas = new HashMap<>();
    for (JsonNode param : method.path("params")) {
      schemas.put(param.path("name").asText(), param.path("schema"));
    }
    Map<String, Object> params = new HashMap<>();
    for (JsonNode param : example.path("params")) {
      String name = param.path("name").asText();
      JsonNode value = param.path("value");
      assertFits(openRpc, schemas.getOrDefault(name, missing()), value, name);
      params.put(
          name,
          switch (value.asText()) {
            case "TABLE" -> opened.path("table");
            case "TOKEN" -> opened.path("token");
            default -> value;
          });
    }
    return params;
  }

  private static JsonNode missing() {
    return JsonNodeFactory.instance.objectNode().put("not", true);
  }

  private static void checked(JsonNode method, JsonNode answer, String name) {
    if (answer.has("error")) {
      JsonNode fault = openRpc.path("components").path("errors").path("Fault").path("data");
      assertFits(openRpc, fault, answer.path("error"), name);
    } else {
      assertFits(openRpc, method.path("result").path("schema"), answer.path("result"), name);
    }
  }

  /** The same again gives the same, and a few deals are a fair guess of many. */
  @Test
  void a_simulation_over_http_plays_what_it_is_asked_for() {
    String wish =
        "{\"game\":\"eights\",\"players\":2,\"deals\":300,\"bots\":[\"greedy\",\"random\"],\"seed\":3}";
    JsonNode first = TestClient.json(TestClient.http(server, "api/simulations", Optional.of(wish)));
    assertThat(first.path("deals").asInt()).isEqualTo(300);
    assertThat(first.path("seats").size()).isEqualTo(2);
    assertThat(first.path("acts").path("play").asDouble()).isGreaterThan(2);
    // the notation's name for the mean (issue 44, point 8)
    assertThat(first.path("decisionsPerDeal").path("mean").asDouble()).isGreaterThan(10);
    assertThat(first.path("decisionsPerDeal")).isEqualTo(first.path("decisions"));
    double wins =
        first.path("seats").path(0).path("wins").path("mean").asDouble()
            + first.path("seats").path(1).path("wins").path("mean").asDouble();
    assertThat(wins).isBetween(0.6, 1.0001);
    assertThat(TestClient.json(TestClient.http(server, "api/simulations", Optional.of(wish))))
        .isEqualTo(first);
    HttpResponse<String> unknown =
        TestClient.http(server, "api/simulations", Optional.of(wish.replace("random", "clever")));
    assertThat(unknown.statusCode()).isEqualTo(400);
    assertThat(unknown.body()).contains("there is no bot “clever”; bots are ");
    assertThat(
            TestClient.http(server, "api/simulations", Optional.of(wish.replace("eights", "whist")))
                .statusCode())
        .isEqualTo(404);
  }

  @Test
  void who_wants_too_many_simulations_waits() throws StartException {
    try (ServerFixture busy = ServerFixture.standard()) {
      String wish = "{\"game\":\"eights\",\"players\":2,\"deals\":1}";
      HttpResponse<String> last = TestClient.http(busy, "api/simulations", Optional.of(wish));
      for (int i = 0; i < 7 && last.statusCode() == 200; i++) {
        last = TestClient.http(busy, "api/simulations", Optional.of(wish));
      }
      assertThat(last.statusCode()).isEqualTo(429);
      assertThat(last.headers().firstValue("Retry-After")).isPresent();
    }
  }
}
