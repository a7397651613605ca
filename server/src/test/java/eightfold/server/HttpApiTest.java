package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.protocol.Malformed;
import eightfold.protocol.TableWish;
import eightfold.server.little.LittleCatalogue;
import eightfold.server.lobby.Limits;
import eightfold.server.room.Allowance;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Plain HTTP. Source: docs/protocol.md. */
@SuppressWarnings("NullAway.Init")
class HttpApiTest {
  private static ServerFixture server;

  @BeforeAll
  static void start() throws StartException {
    server = ServerFixture.with(new LittleCatalogue());
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static HttpResponse<String> fetch(String path) {
    return TestClient.http(server, path, Optional.empty());
  }

  private static HttpResponse<String> post(String path, String body) {
    return TestClient.http(server, path, Optional.of(body));
  }

  @Test
  void the_catalogue_lists_games_with_their_options() {
    JsonNode games = TestClient.json(fetch("api/catalogue"));
    assertThat(games.path(0).path("id").asText()).isEqualTo("little");
    assertThat(games.path(0).path("players").path("max").asInt()).isEqualTo(6);
    JsonNode option = games.path(0).path("options").path(0);
    assertThat(option.path("key").asText()).isEqualTo("catchUntil");
    assertThat(option.path("default").asText()).isEqualTo("own");
    assertThat(option.path("values").size()).isEqualTo(2);
    assertThat(option.has("min")).isFalse();
  }

  @Test
  void a_rule_sheet_is_made_for_the_options_asked_for() {
    assertThat(
            TestClient.json(fetch("api/games/little/sheet?opt.deals=1")).path("markdown").asText())
        .startsWith("# Little");
    HttpResponse<String> wrong = fetch("api/games/little/sheet?opt.deals=7");
    assertThat(wrong.statusCode()).isEqualTo(400);
    assertThat(TestClient.json(wrong).path("words").asText()).contains("deals");
    assertThat(fetch("api/games/whist/sheet").statusCode()).isEqualTo(404);
  }

  /** An address that docs and people use leads where it says. Source: issue 44, points 8 and 9. */
  @ParameterizedTest
  @CsvSource({
    "t/kq7w2, /#/t/kq7w2",
    "t/kq7w2., /#/t/kq7w2.",
    "t/kq7w2%20, /#/t/kq7w2%20",
    "g/eights?twos=draw2, /#/g/eights?twos=draw2",
    "own, /#/own",
    "anything/else, /#/anything/else"
  })
  void the_address_of_a_screen_leads_to_that_screen(String path, String leadsTo) {
    HttpResponse<String> found = TestClient.send(HttpRequest.newBuilder(server.at(path)).build());
    assertThat(found.statusCode()).isEqualTo(302);
    assertThat(found.headers().firstValue("Location").orElseThrow()).endsWith(leadsTo);
  }

  @Test
  void a_file_that_is_not_there_is_not_taken_for_a_screen() {
    assertThat(TestClient.http(server, "assets/nothing.js", Optional.empty()).statusCode())
        .isIn(404, 503);
  }

  /** docs/volity.md: a ruleset's address, with options as query, leads to its rule sheet. */
  @Test
  void the_address_of_a_ruleset_leads_to_the_rule_sheet_on_the_page() {
    HttpResponse<String> found = fetch("rulesets/little?deals=1");
    assertThat(found.statusCode()).isEqualTo(302);
    assertThat(found.headers().firstValue("Location")).hasValue("/#/g/little?deals=1");
    assertThat(fetch("rulesets/little").headers().firstValue("Location")).hasValue("/#/g/little");
    assertThat(fetch("rulesets/whist").statusCode()).isEqualTo(404);
  }

  @Test
  void a_turn_may_have_days() throws Malformed {
    String wish =
        "{\"game\":\"little\",\"name\":\"Ann\",\"clockDays\":DAYS,\"seats\":[{\"kind\":\"person\"}]}";
    for (int days : List.of(1, 3, 7)) {
      assertThat(TableWish.read(wish.replace("DAYS", Integer.toString(days))).clockSeconds())
          .hasValue(days * 86_400);
    }
  }

  /** docs/protocol.md, HTTP: the same key and body is the same request. */
  @Test
  void a_request_sent_again_with_its_key_opens_one_table() {
    String wish =
        "{\"game\":\"little\",\"name\":\"Ann\","
            + "\"seats\":[{\"kind\":\"person\"},{\"kind\":\"person\"}]}";
    String key = "\"c0ffee00c0ffee00c0ffee00\"";
    JsonNode first = TestClient.json(keyed("api/tables", wish, key));
    assertThat(TestClient.json(keyed("api/tables", wish, key))).isEqualTo(first);
    assertThat(TestClient.json(keyed("api/tables", wish, key.replace("\"", "")))).isEqualTo(first);
    JsonNode other = TestClient.json(keyed("api/tables", wish.replace("Ann", "Eve"), key));
    assertThat(other.path("table")).isNotEqualTo(first.path("table"));
    HttpResponse<String> weak = keyed("api/tables", wish, "1");
    assertThat(weak.statusCode()).isEqualTo(400);
    assertThat(weak.body()).contains("Idempotency-Key must be 22 to 64 letters");
  }

  private static HttpResponse<String> keyed(String path, String body, String key) {
    return TestClient.send(
        HttpRequest.newBuilder(server.at(path))
            .header("Content-Type", "application/json")
            .header("Idempotency-Key", key)
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build());
  }

  @Test
  void a_table_is_opened_joined_and_looked_at() {
    HttpResponse<String> opened =
        post(
            "api/tables",
            "{\"game\":\"little\",\"options\":{\"deals\":1},\"name\":\"Ann\",\"clockSeconds\":30,"
                + "\"typedWords\":true,\"seats\":[{\"kind\":\"bot\"},{\"kind\":\"person\"},{\"kind\":\"person\"}]}");
    assertThat(opened.statusCode()).isEqualTo(201);
    JsonNode key = TestClient.json(opened);
    assertThat(key.path("seat").asInt()).isEqualTo(1);
    assertThat(key.path("token").asText()).matches("[A-Za-z0-9_-]{22}");
    String table = "api/tables/" + key.path("table").asText();
    JsonNode joined = TestClient.json(post(table + "/seats", "{\"name\":\"Bob\"}"));
    assertThat(joined.path("seat").asInt()).isEqualTo(2);
    assertThat(post(table + "/seats", "{\"name\":\"Cy\"}").statusCode()).isEqualTo(409);
    HttpResponse<String> taken = post(table + "/seats", "{\"name\":\"Cy\",\"seat\":1}");
    assertThat(taken.statusCode()).isEqualTo(409);
    assertThat(TestClient.json(taken).path("words").asText()).isEqualTo("a player sits there");
    assertThat(post(table + "/seats", "{\"name\":\"Cy\",\"seat\":-1}").statusCode()).isEqualTo(400);
    JsonNode seen = TestClient.json(fetch(table));
    assertThat(seen.path("seats").path(0).path("kind").asText()).isEqualTo("bot");
    assertThat(seen.path("seats").path(1).path("name").asText()).isEqualTo("Ann");
    assertThat(seen.path("options").path("deals").asText()).isEqualTo("1");
    assertThat(seen.toString()).doesNotContain(key.path("token").asText());
    assertThat(TestClient.json(fetch(table + "/sheet")).path("markdown").asText())
        .contains("Little");
    JsonNode late = TestClient.json(post(table + "/seats", "{\"name\":\"Cy\",\"seat\":0}"));
    assertThat(late.path("seat").asInt()).as("a bot's seat").isZero();
    assertThat(TestClient.json(fetch(table)).path("seats").path(0).path("name").asText())
        .isEqualTo("Cy");
  }

  /** What the cards of a table say: of a game of other cards nothing, of no table a refusal. */
  @Test
  void a_table_tells_what_its_cards_do() throws StartException {
    try (ServerFixture all = ServerFixture.standard()) {
      String table = tableOf(all, "crazier-eights");
      JsonNode cards = cards(all, table);
      assertThat(cards.size()).isGreaterThan(40);
      JsonNode split =
          StreamSupport.stream(cards.spliterator(), false)
              .filter(card -> card.path("sides").size() == 2)
              .findFirst()
              .orElseThrow();
      assertThat(split.path("id").asText()).isNotEmpty();
      assertThat(split.path("rank").asText()).isNotEmpty();
      for (JsonNode side : split.path("sides")) {
        assertThat(side.path("letter").asText()).isIn("a", "b");
        assertThat(side.path("name").asText()).isNotEmpty();
        assertThat(side.path("colours").size()).isPositive();
        assertThat(side.path("type").asText()).isIn("asset", "event");
        assertThat(side.path("text").asText()).endsWith(".");
      }
      String plain = tableOf(all, "pesten");
      assertThat(cards(all, plain).size()).isZero();
      assertThat(
              TestClient.http(all, "api/tables/AAAAAAAAAAAAAAAAAAAAAA/cards", Optional.empty())
                  .statusCode())
          .isEqualTo(404);
    }
  }

  private static JsonNode cards(ServerFixture server, String table) {
    return TestClient.json(TestClient.http(server, table + "/cards", Optional.empty()))
        .path("cards");
  }

  private static String tableOf(ServerFixture server, String game) {
    String wish =
        "{\"game\":\"%s\",\"name\":\"Ann\",\"seats\":[{\"kind\":\"person\"},{\"kind\":\"bot\"}]}"
            .formatted(game);
    JsonNode opened = TestClient.json(TestClient.http(server, "api/tables", Optional.of(wish)));
    return "api/tables/" + opened.path("table").asText();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{}|game is missing",
        "{\"game\":\"whist\",\"seats\":TWO,\"name\":\"A\"}|no game",
        "{\"game\":\"little\",\"seats\":[{\"kind\":\"person\"}],\"name\":\"A\"}|2 to 6 seats",
        "{\"game\":\"little\",\"seats\":[],\"name\":\"A\"}|at least one",
        "{\"game\":\"little\",\"seats\":[BOT,BOT],\"name\":\"A\"}|at least one",
        "{\"game\":\"little\",\"seats\":[{\"kind\":\"dog\"}],\"name\":\"A\"}|person or bot",
        "{\"game\":\"little\",\"seats\":[PERSON,{\"kind\":\"bot\",\"bot\":\"hal\"}],\"name\":\"A\"}|no bot “hal”",
        "{\"game\":\"little\",\"seats\":TWO,\"name\":\"\"}|a name has",
        "{\"game\":\"little\",\"seats\":TWO,\"name\":\"12\"}|a letter",
        "{\"game\":\"little\",\"seats\":TWO,\"name\":\"A\",\"clockSeconds\":1}|from 5",
        "{\"game\":\"little\",\"seats\":TWO,\"name\":\"A\",\"clockDays\":2}|clockDays must be 1, 3 or 7",
        "{\"game\":\"little\",\"seats\":TWO,\"name\":\"A\",\"clockDays\":8}|from 1 to 7",
        "{\"game\":\"little\",\"seats\":TWO,\"name\":\"A\",\"clockDays\":3,\"clockSeconds\":20}|not both",
        "{\"game\":\"little\",\"options\":{\"deals\":9},\"seats\":TWO,\"name\":\"A\"}|deals",
        "{\"game\":\"little\",\"seat\":[]}|no field “seat”",
        "not json|not JSON",
      })
  void a_wish_that_cannot_be_is_refused_with_words(String body, String words) {
    String wish =
        body.replace("TWO", "[PERSON,BOT]")
            .replace("PERSON", "{\"kind\":\"person\"}")
            .replace("BOT", "{\"kind\":\"bot\"}");
    HttpResponse<String> response = post("api/tables", wish);
    assertThat(response.statusCode()).isIn(400, 404);
    assertThat(TestClient.json(response).path("words").asText()).contains(words);
  }

  @Test
  void a_body_must_be_small_and_json() {
    assertThat(post("api/tables", "x".repeat(5_000)).statusCode()).isIn(400, 413);
    HttpRequest form =
        HttpRequest.newBuilder(server.at("api/tables"))
            .header("Content-Type", "text/plain")
            .POST(HttpRequest.BodyPublishers.ofString("{}"))
            .build();
    assertThat(TestClient.send(form).statusCode()).isEqualTo(400);
  }

  @Test
  void broken_utf8_is_refused() {
    HttpRequest broken =
        HttpRequest.newBuilder(server.at("api/tables"))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofByteArray(new byte[] {'"', (byte) 0xC3, '"'}))
            .build();
    assertThat(TestClient.json(TestClient.send(broken)).path("words").asText()).contains("UTF-8");
  }

  @ParameterizedTest
  @CsvSource({
    "api/tables/nothing",
    "api/tables/AAAAAAAAAAAAAAAAAAAAAA",
    "api/tables/%2e%2e/record",
    "api/other",
  })
  void what_is_not_there_is_not_found(String path) {
    assertThat(fetch(path).statusCode()).isIn(400, 404, 503);
  }

  @Test
  void every_answer_has_the_headers_that_protect_the_page() {
    for (String path : java.util.List.of("", "api/catalogue", "t/abc", "api/nothing")) {
      var headers = fetch(path).headers();
      assertThat(headers.firstValue("content-security-policy").orElse(""))
          .contains("default-src 'self'")
          .contains("frame-ancestors 'none'");
      assertThat(headers.firstValue("x-content-type-options")).contains("nosniff");
      assertThat(headers.firstValue("referrer-policy")).contains("no-referrer");
      assertThat(headers.firstValue("server")).isEmpty();
    }
  }

  @Test
  void files_outside_the_page_are_not_served() {
    String page = fetch("").body();
    for (String path :
        java.util.List.of(
            "eightfold/server/Server.class",
            "..%2f..%2fetc/passwd",
            "..%5c..%5cboot.ini",
            ".hidden.txt",
            "assets/../x.js",
            "%2e%2e/META-INF/MANIFEST.MF")) {
      HttpResponse<String> response = fetch(path);
      boolean isThePage = response.statusCode() == 200 && response.body().equals(page);
      assertThat(isThePage || response.statusCode() >= 400).as(path).isTrue();
    }
  }

  @Test
  void an_address_that_opens_tables_too_fast_is_told_to_wait() throws StartException {
    Limits limits =
        new Limits(
            new Limits.Totals(30, 10),
            new Limits.Shares(50, 10, 300),
            ServerFixture.WIDE
                .speeds()
                .opening(new Allowance.Limit(2, 0.001))
                .calls(new Allowance.Limit(6, 0.001)),
            Limits.Times.all(1_000).request(15_000).awake(600_000));
    String wish =
        "{\"game\":\"little\",\"name\":\"A\",\"seats\":[{\"kind\":\"person\"},{\"kind\":\"bot\"}]}";
    try (ServerFixture small =
        ServerFixture.with(new LittleCatalogue(), ServerFixture.QUICK, limits)) {
      for (int i = 0; i < 2; i++) {
        assertThat(TestClient.http(small, "api/tables", Optional.of(wish)).statusCode())
            .isEqualTo(201);
      }
      HttpResponse<String> third = TestClient.http(small, "api/tables", Optional.of(wish));
      assertThat(third.statusCode()).isEqualTo(429);
      assertThat(third.headers().firstValue("Retry-After"))
          .hasValueSatisfying(time -> assertThat(Integer.parseInt(time)).isBetween(900, 1000));
      for (int i = 0; i < 3; i++) {
        TestClient.http(small, "api/catalogue", Optional.empty());
      }
      HttpResponse<String> seventh = TestClient.http(small, "api/catalogue", Optional.empty());
      assertThat(seventh.statusCode()).isEqualTo(429);
      assertThat(seventh.headers().firstValue("Retry-After"))
          .hasValueSatisfying(time -> assertThat(Integer.parseInt(time)).isBetween(900, 1000));
    }
  }
}
