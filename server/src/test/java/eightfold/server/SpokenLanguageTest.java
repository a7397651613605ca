package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The server speaks the language of whoever asks. Source: docs/protocol.md, Languages; issue 15,
 * point 9.
 */
@SuppressWarnings("NullAway.Init")
class SpokenLanguageTest {
  private static final String SHEET = "api/games/mau-mau/sheet";

  private static ServerFixture server;

  @BeforeAll
  static void start() throws StartException {
    server = ServerFixture.standard();
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static String tag(HttpResponse<String> answer) {
    return answer.headers().firstValue("Content-Language").orElse("");
  }

  private static Map<String, Object> hello(TableOfFour four, int player, String... more) {
    Map<String, Object> hello =
        new LinkedHashMap<>(TestClient.hello(four.table, Optional.of(four.tokens.get(player))));
    for (int i = 0; i < more.length; i += 2) {
      hello.put(more[i], more[i + 1]);
    }
    return hello;
  }

  @Test
  void at_one_table_each_is_refused_in_their_own_language() throws StartException {
    try (ServerFixture own = ServerFixture.standard();
        TableOfFour four = TableOfFour.open(own, "mau-mau", "{}");
        TestClient ann = TestClient.connected(own);
        TestClient cy = TestClient.connected(own)) {
      ann.ask("hello", hello(four, 0, "language", "de-AT"));
      cy.ask("hello", hello(four, 1));
      ann.ask("start", Map.of());
      JsonNode table = ann.awaitTable(snapshot -> snapshot.path("started").asBoolean());
      int ply = table.path("view").path("ply").asInt();
      Map<String, Object> fly = Map.of("ply", ply, "line", "fly away");
      JsonNode german = ann.ask("act", fly).path("error");
      JsonNode english = cy.ask("act", fly).path("error");
      assertThat(german.path("message").asText()).contains("ist kein Zug dieses Spiels");
      assertThat(english.path("message").asText()).contains("is no act of this game");
      assertThat(german.path("key").asText()).isEqualTo("refusals.unknown-act");
      assertThat(german.path("key")).isEqualTo(english.path("key"));
      assertThat(german.path("arguments")).isEqualTo(english.path("arguments"));
    }
  }

  @Test
  void why_a_card_cannot_be_played_is_said_in_the_language_of_the_connection()
      throws StartException {
    List<String> said = new ArrayList<>();
    try (ServerFixture own = ServerFixture.standard();
        TableOfFour four = TableOfFour.open(own, "mau-mau", "{}")) {
      four.start();
      for (int act = 0; act < 8 && four.playOn(); act++) {
        try (TestClient ann = TestClient.connected(own)) {
          JsonNode view =
              ann.ask("hello", hello(four, 0, "language", "de")).at("/result/snapshot/view");
          said.addAll(view.path("refusals").findValuesAsText("words"));
        }
        four.come();
      }
    }
    assertThat(said).isNotEmpty().allMatch(SpokenLanguageTest::isGerman);
  }

  private static boolean isGerman(String words) {
    return words.matches(".*\\b(passt|darf|du|ist|kann|deine|erst)\\b.*")
        && !words.contains("match");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "de                      | de | ## Ziel",
        "de-CH, en;q=0.5         | de | ## Ziel",
        "tlh, de;q=0.4, en;q=0.2 | de | ## Ziel",
        "en-GB, de;q=0.9         | en | ## Aim",
        "tlh                     | en | ## Aim",
        "de;q=0.1, en            | en | ## Aim",
        "*                       | en | ## Aim",
      })
  void a_rule_sheet_comes_in_the_best_language_there_is(
      String languages, String tag, String section) {
    HttpResponse<String> answer = TestClient.fetch(server, SHEET, languages);
    assertThat(TestClient.json(answer).path("markdown").asText()).contains(section);
    assertThat(tag(answer)).isEqualTo(tag);
  }

  @Test
  void whoever_does_not_say_what_they_speak_is_answered_in_English() {
    HttpResponse<String> answer = TestClient.http(server, SHEET, Optional.empty());
    assertThat(TestClient.json(answer).path("markdown").asText()).contains("## Aim");
    assertThat(tag(answer)).isEqualTo("en");
  }

  @Test
  void what_is_wrong_with_a_wish_is_said_in_German_with_the_same_key() {
    JsonNode german = TestClient.json(TestClient.fetch(server, SHEET + "?opt.twos=nine", "de"));
    JsonNode english = TestClient.json(TestClient.fetch(server, SHEET + "?opt.twos=nine", "en"));
    assertThat(german.path("words").asText()).contains("hat keine Option");
    assertThat(english.path("words").asText()).contains("has no option");
    assertThat(german.path("key")).isEqualTo(english.path("key"));
  }

  /** Nothing of this comes from the rules of a game. */
  @Test
  void what_the_server_refuses_at_a_table_is_said_to_each_in_their_own_language()
      throws StartException {
    try (ServerFixture own = ServerFixture.standard();
        TableOfFour four = TableOfFour.open(own, "mau-mau", "{}");
        TestClient ann = TestClient.connected(own);
        TestClient cy = TestClient.connected(own);
        TestClient dora = TestClient.connected(own)) {
      Map<String, Object> early = Map.of("ply", 1, "line", "draw");
      ann.ask("hello", hello(four, 0, "language", "de"));
      cy.ask("hello", hello(four, 1, "language", "es"));
      JsonNode german = ann.ask("act", early).path("error");
      JsonNode spanish = cy.ask("act", early).path("error");
      assertThat(german.path("message").asText()).isEqualTo("die Partie hat noch nicht begonnen");
      assertThat(spanish.path("message").asText()).isEqualTo("la partida no ha empezado");
      assertThat(german.path("code").asInt()).isEqualTo(-32003);
      assertThat(german.path("key").asText()).isEqualTo("faults.not-begun");
      assertThat(spanish.path("key")).isEqualTo(german.path("key"));
      JsonNode host = cy.ask("start", Map.of()).path("error");
      assertThat(host.path("message").asText()).isEqualTo("empieza quien organiza: Ann");
      assertThat(host.path("arguments").path("host").asText()).isEqualTo("Ann");
      // who has not said which language is theirs
      JsonNode first = dora.ask("act", early).path("error");
      assertThat(first.path("message").asText()).isEqualTo("say hello first");
    }
  }

  @Test
  void a_hello_that_is_refused_is_refused_in_the_language_it_asks_for() {
    try (TestClient client = TestClient.connected(server)) {
      JsonNode old =
          client
              .ask("hello", Map.of("table", "none", "version", 99, "language", "nl"))
              .path("error");
      assertThat(old.path("message").asText())
          .isEqualTo(
              "deze server spreekt versies 1 tot en met 2 van het protocol, niet 99:"
                  + " hij is ouder dan het programma");
      assertThat(old.at("/data/current").asInt()).isEqualTo(2);
      JsonNode none = client.ask("hello", Map.of("table", "none", "language", "sv")).path("error");
      assertThat(none.path("message").asText()).isEqualTo("det bordet finns inte");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | GET  | api/tables/none       | there is no such table; it may have been cleared away",
        "de | GET  | api/tables/none       | diesen Tisch gibt es nicht; vielleicht ist er abgeräumt worden",
        "es | GET  | api/games/whist/sheet | no existe el juego «whist»",
        "fr | GET  | api/nothing           | il n’y a rien ici",
        "hu | POST | api/catalogue         | itt ezt használd: GET",
        "tr | GET  | api/games/whist/lessons | “whist” adında bir oyun yok",
      })
  void what_the_server_refuses_over_HTTP_is_said_in_the_language_asked_for(
      String language, String method, String path, String words) {
    HttpRequest request =
        HttpRequest.newBuilder(server.at(path))
            .header("Accept-Language", language)
            .method(method, HttpRequest.BodyPublishers.noBody())
            .build();
    HttpResponse<String> answer = TestClient.send(request);
    assertThat(answer.statusCode()).isBetween(400, 499);
    assertThat(TestClient.json(answer).path("words").asText()).isEqualTo(words);
    assertThat(TestClient.json(answer).path("key").asText()).startsWith("problems.");
    assertThat(tag(answer)).isEqualTo(language);
  }

  /** What exactly is wrong in a rule book is said to its writer; source: issue 44, point 5. */
  @ParameterizedTest
  @CsvSource({
    "de, „counts“ und „next draws“ widersprechen sich, entscheide dich für eins",
    "sv, ”counts” och ”next draws” motsäger varandra, välj en av dem",
    "en, \"counts\" and \"next draws\" contradict each other, choose one"
  })
  void what_is_wrong_in_a_rule_book_is_said_in_each_language(
      String language, String what, String right) {
    String book = "game Kitchen\nextends eights\non 2 next draws 2, counts 2\n";
    String rules = "{\"rules\":%s".formatted(TestClient.written(book));
    String seats = ",\"name\":\"Ann\",\"seats\":[{\"kind\":\"person\"},{\"kind\":\"bot\"}]}";
    Map<String, String> doors = Map.of("api/rules", rules + "}", "api/tables", rules + seats);
    for (String path : doors.keySet()) {
      HttpRequest request =
          HttpRequest.newBuilder(server.at(path))
              .header("Accept-Language", language)
              .header("Content-Type", "application/json")
              .POST(HttpRequest.BodyPublishers.ofString(doors.getOrDefault(path, "")))
              .build();
      JsonNode answer = TestClient.json(TestClient.send(request));
      assertThat(answer.path("findings").findValuesAsText("what")).as(path).contains(what);
      assertThat(answer.path("findings").findValuesAsText("right")).as(path).contains(right);
      if (answer.has("words")) {
        assertThat(answer.path("words").asText()).contains(what + "; " + right);
      }
    }
  }

  /** What is wrong inside a record is said to whoever brings it; source: issue 44, point 5. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "de | Zeile 1 der Aufzeichnung ist nicht zu lesen: der Kopf einer Aufzeichnung braucht den"
            + " Schlüssel players",
        "hu | a jegyzőkönyv 1. sora nem olvasható: a jegyzőkönyv feje: hiányzik a kulcs: players",
        "en | line 1 of the record cannot be read: the head of a record needs the key players",
      })
  void what_is_wrong_in_a_record_is_said_in_each_language(String language, String words) {
    String record = "eightfold: 1\ngame: eights\n---\nrulebook: |\n  game Eights\n";
    for (String path : List.of("api/replay", "api/replay/game", "api/replay/scenario")) {
      HttpRequest request =
          HttpRequest.newBuilder(server.at(path))
              .header("Accept-Language", language)
              .header("Content-Type", "application/json")
              .POST(
                  HttpRequest.BodyPublishers.ofString(
                      "{\"record\":%s}".formatted(TestClient.written(record))))
              .build();
      JsonNode answer = TestClient.json(TestClient.send(request));
      assertThat(answer.path("words").asText()).as(path).isEqualTo(words);
    }
  }

  /** What a program has written wrong is for whoever wrote it. */
  @Test
  void a_request_that_cannot_be_read_is_answered_in_English() {
    try (TestClient client = TestClient.connected(server)) {
      JsonNode wrong = client.ask("hello", Map.of("table", 7, "language", "de")).path("error");
      assertThat(wrong.path("message").asText()).isEqualTo("table must be a text");
      assertThat(wrong.has("key")).isFalse();
    }
  }

  @Test
  void the_cards_of_a_table_are_printed_in_German_for_whoever_reads_German() throws StartException {
    try (ServerFixture own = ServerFixture.standard();
        TableOfFour four = TableOfFour.open(own, "crazier-eights", "{}")) {
      HttpRequest request =
          HttpRequest.newBuilder(own.at("api/tables/" + four.table + "/cards"))
              .header("Accept-Language", "de")
              .build();
      String texts = TestClient.send(request).body();
      assertThat(texts).contains("Zieh", "Nachziehstapel").doesNotContain("draw pile");
    }
  }

  @Test
  void the_catalogue_tells_of_each_game_in_German_and_names_it_as_it_is_called() {
    String german = TestClient.fetch(server, "api/catalogue", "de").body();
    assertThat(german)
        .contains("Der deutsche Klassiker", "\"name\":\"Mau-Mau\"")
        .contains("\"until-playable\":\"bis eine Karte passt\"")
        .contains("\"numbers\":{\"one\":\"# Karte\",\"other\":\"# Karten\"}");
    assertThat(TestClient.fetch(server, "api/catalogue", "en").body())
        .contains("The German classic");
  }

  /** Records are facts: whoever asks for one gets the same. */
  @Test
  void a_record_is_the_same_in_every_language() throws StartException {
    try (ServerFixture own = ServerFixture.standard();
        TableOfFour four = TableOfFour.open(own, "mau-mau", "{}")) {
      four.start();
      four.playDeal();
      String path = "api/tables/" + four.table + "/record";
      HttpRequest german =
          HttpRequest.newBuilder(own.at(path)).header("Accept-Language", "de").build();
      String record = TestClient.http(own, path, Optional.empty()).body();
      assertThat(record).startsWith("eightfold: 1");
      assertThat(TestClient.send(german).body()).isEqualTo(record);
    }
  }
}
