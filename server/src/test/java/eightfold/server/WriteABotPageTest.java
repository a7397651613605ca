package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The bots of docs/write-a-bot.md, copied from the page, each play a deal against Ann, by nothing
 * but the wire. Source: issue 13, point 4.
 */
@SuppressWarnings("NullAway.Init")
@Timeout(120)
class WriteABotPageTest {
  private static final int ROBOT = 1;
  private static final int MOST_ACTS = 1_000;

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"javascript", "python"})
  void a_bot_from_the_page_plays_a_deal(String language) throws Exception {
    List<String> command =
        language.equals("python")
            ? List.of("python3")
            : List.of("node", "--experimental-websocket");
    PageProgram program = new PageProgram("write-a-bot.md", language, command);
    program.needsItsCommand();
    try (ServerFixture server = ServerFixture.standard()) {
      JsonNode key =
          TestClient.json(
              TestClient.http(
                  server,
                  "api/tables",
                  Optional.of(
                      "{\"game\": \"eights\", \"name\": \"Ann\","
                          + " \"seats\": [{\"kind\": \"person\"}, {\"kind\": \"person\"}]}")));
      String table = key.path("table").asText();
      try (TestClient ann = TestClient.at(server, table, Optional.of(key.path("token").asText()))) {
        Process robot = program.start(folder, server.address(), table);
        try {
          ann.awaitTable(seen -> seen.path("seats").path(ROBOT).path("present").asBoolean());
          assertThat(ann.ask("start", Map.of()).has("result")).isTrue();
          plays(ann);
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

  private static boolean tellsOfTheRobotsPlay(JsonNode message) {
    return StreamSupport.stream(message.path("params").path("events").spliterator(), false)
        .anyMatch(
            event ->
                event.path("verb").asText().equals("played")
                    && event.path("seat").asInt() == ROBOT);
  }

  /** Ann plays what she may until the deal is over; the bot does its own turns. */
  private static void plays(TestClient ann) {
    for (int acts = 0; acts < MOST_ACTS; acts++) {
      JsonNode view =
          ann.awaitTable(
                  seen -> {
                    JsonNode now = seen.path("view");
                    return now.path("turn").asInt(-1) == 0
                        || now.path("standings").path("dealOver").asBoolean();
                  })
              .path("view");
      if (view.path("standings").path("dealOver").asBoolean()) {
        return;
      }
      String line =
          StreamSupport.stream(view.path("legal").spliterator(), false)
              .map(JsonNode::asText)
              .filter(act -> !act.startsWith("ca"))
              .findFirst()
              .orElseThrow();
      int ply = view.path("ply").asInt();
      assertThat(ann.ask("act", Map.of("ply", ply, "line", line)).has("result")).isTrue();
      ann.awaitTable(seen -> seen.path("view").path("ply").asInt() > ply);
    }
    throw new AssertionError("the deal does not end");
  }
}
