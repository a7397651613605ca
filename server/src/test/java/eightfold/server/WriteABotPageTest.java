package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.games.Games;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The bots of docs/write-a-bot.md, copied from the page, each play a deal against Ann, by nothing
 * but the wire. Source: issue 13, point 4.
 */
@SuppressWarnings("NullAway.Init")
@Timeout(120)
class WriteABotPageTest {
  private static final int ROBOT = 1;

  /** Lines of talk that make a welcome longer than a frame with a length of two bytes. */
  private static final int LINES = 50;

  private static final int MOST_BYTES_TO_SERVER = 4_096;

  private static final int FIRST_ACTS = 10;

  private static final long A_LINE_EACH = 2_000;

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"javascript", "python"})
  void a_bot_from_the_page_plays_a_deal(String language) throws Exception {
    PageProgram program = program(language);
    program.needsItsCommand();
    try (ServerFixture server = ServerFixture.standard()) {
      JsonNode key = opened(server);
      String table = key.path("table").asText();
      try (TestClient ann = TestClient.at(server, table, Optional.of(key.path("token").asText()))) {
        Process robot = program.start(folder, server.address(), table);
        try {
          ann.awaitTable(seen -> seen.path("seats").path(ROBOT).path("present").asBoolean());
          assertThat(ann.ask("start", Map.of()).has("result")).isTrue();
          ann.playsDeal();
          assertThat(robot.waitFor(10, TimeUnit.SECONDS)).as("the bot ends with the deal").isTrue();
          String words = new String(robot.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
          assertThat(words).startsWith("the deal is over: ");
          assertThat(robot.exitValue()).isZero();
        } finally {
          robot.destroyForcibly();
        }
        assertThat(ann.snapshot().path("seats").path(ROBOT).path("name").asText())
            .isEqualTo("Robot");
        assertThat(ann.received()).anyMatch(WriteABotPageTest::tellsOfTheRobotsPlay);
      }
    }
  }

  /** Source: issue 44, point 8: the examples are run at tables that last. */
  @ParameterizedTest
  @ValueSource(strings = {"javascript", "python"})
  void it_comes_back_to_a_table_where_much_was_said_and_after_a_restart(String language)
      throws Exception {
    PageProgram program = program(language);
    program.needsItsCommand();
    AtomicLong ahead = new AtomicLong();
    try (ServerFixture server =
        ServerFixture.sweptEvery(
            1_000_000, () -> System.currentTimeMillis() + ahead.get(), Games.standard())) {
      JsonNode key = opened(server);
      String table = key.path("table").asText();
      Optional<String> token = Optional.of(key.path("token").asText());
      Process robot = program.start(folder, server.address(), table);
      try {
        try (TestClient ann = TestClient.at(server, table, token)) {
          ann.awaitTable(seen -> seen.path("seats").path(ROBOT).path("present").asBoolean());
          assertThat(ann.ask("start", Map.of()).has("result")).isTrue();
          for (int line = 0; line < LINES; line++) {
            ahead.addAndGet(A_LINE_EACH);
            String words = "五十行".repeat(160) + line;
            assertThat(ann.ask("chat", Map.of("text", words)).has("result")).isTrue();
          }
          server.goDown();
        }
        // away for longer than a bot waits before it tries again
        Thread.sleep(1_500);
        server.comeUp();
        try (TestClient ann = TestClient.at(server, table, token)) {
          JsonNode welcome = ann.await(message -> message.path("result").has("chat"));
          assertThat(welcome.toString().getBytes(StandardCharsets.UTF_8).length)
              .isGreaterThan(65_536);
          ann.awaitTable(seen -> seen.path("seats").path(ROBOT).path("present").asBoolean());
          ann.playsDeal();
          assertThat(robot.waitFor(10, TimeUnit.SECONDS)).as("the bot ends with the deal").isTrue();
        }
        String words = new String(robot.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(words).startsWith("the deal is over: ");
        assertThat(robot.exitValue()).isZero();
      } finally {
        robot.destroyForcibly();
      }
    }
  }

  /**
   * Hands so large that what it is told when it comes back is longer than a message that it may
   * send, rules that ask for words and turns of several cards, and cards with abilities. A game for
   * one has no seat for it.
   */
  @ParameterizedTest
  @MethodSource("languagesAndGames")
  void it_goes_on_in_any_game_where_the_server_was_killed(String language, String game)
      throws Exception {
    PageProgram program = program(language);
    program.needsItsCommand();
    try (ServerFixture server = ServerFixture.standard()) {
      JsonNode key = opened(server, game);
      String table = key.path("table").asText();
      Optional<String> token = Optional.of(key.path("token").asText());
      Process robot = program.start(folder, server.address(), table);
      try {
        try (TestClient ann = TestClient.at(server, table, token)) {
          ann.awaitTable(seen -> seen.path("seats").path(ROBOT).path("present").asBoolean());
          assertThat(ann.ask("start", Map.of()).has("result")).isTrue();
          boolean _ = ann.plays(FIRST_ACTS);
          assertThat(ann.ask("chat", Map.of("text", "and ".repeat(120))).has("result")).isTrue();
          assertThat(ann.ask("chat", Map.of("text", "so on ".repeat(80))).has("result")).isTrue();
        }
        server.restart();
        try (TestClient ann = TestClient.at(server, table, token)) {
          JsonNode welcome = ann.await(message -> message.path("result").has("chat"));
          assertThat(welcome.toString().length()).isGreaterThan(MOST_BYTES_TO_SERVER);
          ann.awaitTable(seen -> seen.path("seats").path(ROBOT).path("present").asBoolean());
          ann.playsDeal();
          assertThat(robot.waitFor(10, TimeUnit.SECONDS)).as("the bot ends with the deal").isTrue();
        }
        String words = new String(robot.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(words).startsWith("the deal is over: ");
        assertThat(robot.exitValue()).isZero();
      } finally {
        robot.destroyForcibly();
      }
    }
  }

  static Stream<Arguments> languagesAndGames() {
    List<String> games =
        List.of(
            "\"rules\": \"game heaps\\nextends eights\\npacks 2\\ndeal 26\\n\"",
            "\"game\": \"macau\"",
            "\"game\": \"crazier-eights\"");
    return Stream.of("javascript", "python")
        .flatMap(language -> games.stream().map(game -> Arguments.of(language, game)));
  }

  private static JsonNode opened(ServerFixture server) {
    return opened(server, "\"game\": \"eights\"");
  }

  private static JsonNode opened(ServerFixture server, String game) {
    String wish =
        "{%s, \"name\": \"Ann\", \"seats\": [{\"kind\": \"person\"}, {\"kind\": \"person\"}]}";
    HttpResponse<String> opened =
        TestClient.http(server, "api/tables", Optional.of(wish.formatted(game)));
    assertThat(opened.statusCode()).as(opened.body()).isEqualTo(201);
    return TestClient.json(opened);
  }

  private static PageProgram program(String language) {
    List<String> command =
        language.equals("python")
            ? List.of("python3")
            : List.of("node", "--experimental-websocket");
    return new PageProgram("write-a-bot.md", language, command);
  }

  private static boolean tellsOfTheRobotsPlay(JsonNode message) {
    return StreamSupport.stream(message.path("params").path("events").spliterator(), false)
        .anyMatch(
            event ->
                event.path("verb").asText().equals("played")
                    && event.path("seat").asInt() == ROBOT);
  }
}
