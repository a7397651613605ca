package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.games.Games;
import eightfold.protocol.Fault;
import eightfold.protocol.Page;
import eightfold.record.RecordReader;
import eightfold.record.RecordVerifier;
import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Ann, the host, chooses options of real games, and the server is started anew between her wishes.
 * Source: issue 13, point 1: options before the start and between matches; a restarted room equals
 * the old one.
 */
class ChosenOptionsTest {
  @TempDir private Path folder;

  private StoredTables tables() {
    return new StoredTables(folder, System::currentTimeMillis);
  }

  private static JsonNode chooses(StoredTables.Ann ann, Map<String, String> options)
      throws InterruptedException {
    return ann.ask("options", Map.of("options", options));
  }

  private static boolean isOver(JsonNode snapshot) {
    return snapshot.path("view").path("standings").path("over").asBoolean();
  }

  @Test
  void each_match_is_played_and_recorded_by_the_options_of_its_time() throws Exception {
    Page.SeatKey key;
    try (StoredTables tables = tables()) {
      key = tables.opened("eights", 3);
      StoredTables.Ann ann = tables.ann(key);
      assertThat(chooses(ann, Map.of("cards", "5", "target", "0")).has("result")).isTrue();
      ann.sees(snapshot -> snapshot.path("options").path("cards").asText().equals("5"));
    }
    try (StoredTables tables = tables()) {
      StoredTables.Ann ann = tables.ann(key);
      assertThat(ann.snapshot().path("options").path("cards").asText()).isEqualTo("5");
      assertThat(ann.snapshot().path("were").has("cards")).isTrue();
      ann.ask("start", Map.of());
      ann.sees(snapshot -> snapshot.path("started").asBoolean());
      assertThat(ann.snapshot().path("view").path("hands").path(0).path("cards")).hasSize(5);
      ann.playsUntil(ChosenOptionsTest::isOver);
      assertThat(chooses(ann, Map.of("cards", "6", "target", "0")).has("result")).isTrue();
      ann.sees(snapshot -> snapshot.path("were").path("cards").asText().equals("5"));
    }
    try (StoredTables tables = tables()) {
      StoredTables.Ann ann = tables.ann(key);
      assertThat(ann.snapshot().path("were").path("cards").asText()).isEqualTo("5");
      ann.ask("rematch", Map.of("chosen", ann.snapshot().path("chosen").asInt()));
      ann.sees(snapshot -> snapshot.path("matches").asInt() == 2);
      assertThat(ann.snapshot().path("view").path("hands").path(0).path("count").asInt())
          .isGreaterThanOrEqualTo(6);
      ann.playsUntil(ChosenOptionsTest::isOver);
      assertRecorded(tables.record(key.table(), OptionalInt.of(1)), "5");
      assertRecorded(tables.record(key.table(), OptionalInt.of(2)), "6");
    }
  }

  private static void assertRecorded(String record, String cards) {
    assertThat(RecordReader.read("record", record))
        .isInstanceOfSatisfying(
            RecordReader.Reading.Sound.class,
            sound -> {
              assertThat(sound.game().options()).containsEntry("cards", cards);
              assertThat(RecordVerifier.verify(sound.game(), Games.standard()))
                  .isEqualTo(new RecordVerifier.Verdict.Verified(1, true));
            });
  }

  @Test
  void what_the_rules_do_not_allow_is_refused_in_their_words() throws Exception {
    try (StoredTables tables = tables()) {
      Page.SeatKey key = tables.opened("eights", 7);
      StoredTables.Ann ann = tables.ann(key);
      JsonNode before = ann.snapshot();
      assertRefused(chooses(ann, Map.of("moon", "full")), Fault.WRONG_PARAMS, "moon");
      assertRefused(chooses(ann, Map.of("wildRank", "13")), Fault.WRONG_PARAMS, "wildRank");
      // Source: eights.game, partners sit opposite: an even number of seats
      assertRefused(chooses(ann, Map.of("teams", "tag")), Fault.WRONG_PARAMS, "7");
      assertThat(ann.snapshot().path("options")).isEqualTo(before.path("options"));
      assertThat(ann.snapshot().path("chosen").asInt()).isZero();
    }
  }

  @Test
  void a_book_of_anns_own_keeps_the_options_that_are_written_into_it() throws Exception {
    try (StoredTables tables = tables()) {
      StoredTables.Ann ann = tables.ann(tables.openedWithOwnBook(3));
      assertThat(ann.snapshot().path("mayChoose").asBoolean()).isFalse();
      assertRefused(chooses(ann, Map.of("cards", "5")), Fault.NOT_NOW, "written into it");
    }
  }

  private static void assertRefused(JsonNode answer, int code, String words) {
    assertThat(answer.path("error").path("code").asInt()).isEqualTo(code);
    assertThat(answer.path("error").path("message").asText()).contains(words);
  }
}
