package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.server.port.StoreException;
import java.time.Instant;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.Test;

/** What whoever runs a server reads of it. Source: issue 13, point 9. */
class ServerLogTest {
  private static LogRecord entry(Level level, String words) {
    LogRecord entry = new LogRecord(level, words);
    entry.setLoggerName("eightfold.server.lobby.Tables");
    entry.setInstant(Instant.parse("2026-11-24T12:00:00Z"));
    return entry;
  }

  private static LogRecord failure(String words, Throwable thrown) {
    LogRecord entry = entry(Level.SEVERE, words);
    entry.setThrown(thrown);
    return entry;
  }

  @Test
  void an_entry_is_one_line() {
    LogRecord entry = entry(Level.INFO, "serving at {0}");
    entry.setParameters(new Object[] {"http://127.0.0.1:8080/"});
    assertThat(ServerLog.formatter(false).format(entry))
        .isEqualTo(
            "2026-11-24T12:00:00Z INFO eightfold.server.lobby.Tables:"
                + " serving at http://127.0.0.1:8080/\n");
  }

  @Test
  void as_json_it_is_an_object_on_a_line_whatever_the_words_are() {
    String line = ServerLog.formatter(true).format(entry(Level.WARNING, "a \"word\"\nand another"));
    assertThat(line.lines()).hasSize(1);
    JsonNode fields = TestClient.read(line);
    assertThat(fields.path("time").asText()).isEqualTo("2026-11-24T12:00:00Z");
    assertThat(fields.path("level").asText()).isEqualTo("WARNING");
    assertThat(fields.path("logger").asText()).isEqualTo("eightfold.server.lobby.Tables");
    assertThat(fields.path("message").asText()).isEqualTo("a \"word\"\nand another");
    assertThat(fields.has("error")).isFalse();
  }

  @Test
  void of_an_exception_kind_and_place_are_told_and_not_its_words() {
    Throwable thrown =
        new IllegalStateException("Ann holds 8H", new IllegalArgumentException("and 7S"));
    String plain = ServerLog.formatter(false).format(failure("failed", thrown));
    String json = ServerLog.formatter(true).format(failure("failed", thrown));
    for (String text : new String[] {plain, json}) {
      assertThat(text)
          .contains("ERROR", "failed", "IllegalStateException", "IllegalArgumentException")
          .contains("ServerLogTest.of_an_exception")
          .doesNotContain("Ann", "8H", "7S");
    }
    assertThat(json.lines()).hasSize(1);
    assertThat(TestClient.read(json).path("error").path("cause").path("kind").asText())
        .isEqualTo("java.lang.IllegalArgumentException");
  }

  /** The store knows no cards, and what it says helps. */
  @Test
  void the_stores_own_words_are_told() {
    StoreException full = new StoreException("the disk is full", new java.io.IOException("x"));
    assertThat(ServerLog.formatter(true).format(failure("not written", full)))
        .contains("the disk is full");
  }
}
