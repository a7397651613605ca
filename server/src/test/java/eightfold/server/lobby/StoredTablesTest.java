package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.protocol.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The program has been brought up to date, and finds the store that an earlier one has left. Ann
 * comes back to her tables. Source: issue 13, 1 (a database written by today's code opens).
 */
class StoredTablesTest {
  private static final Path STORES = Path.of("src/test/resources/eightfold/server/stored");

  @TempDir private Path folder;

  static List<Path> stores() throws IOException {
    try (Stream<Path> found = Files.list(STORES)) {
      return found.sorted().toList();
    }
  }

  private JsonNode copied(Path store) throws IOException {
    assertThat(store).isDirectoryContaining("glob:**/eightfold.db");
    try (Stream<Path> files = Files.list(store)) {
      for (Path file : files.toList()) {
        Files.copy(file, folder.resolve(file.getFileName()));
      }
    }
    return StoredTables.JSON.readTree(store.resolve(StoredTables.SEEN).toFile());
  }

  private static Page.SeatKey key(JsonNode table) {
    return new Page.SeatKey(table.path("table").asText(), 0, table.path("token").asText());
  }

  @ParameterizedTest
  @MethodSource("stores")
  void ann_finds_her_tables_as_she_left_them(Path store) throws Exception {
    JsonNode seen = copied(store);
    try (StoredTables tables = new StoredTables(folder, System::currentTimeMillis)) {
      for (JsonNode table : seen) {
        JsonNode now = StoredTables.lasting(tables.ann(key(table)).snapshot());
        assertThat(now.path("chat")).isNotEmpty();
        assertHolds(table.path("snapshot"), now, now.path("game").path("id").asText());
        assertThat(tables.record(key(table).table())).isEqualTo(table.path("record").asText());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("stores")
  void and_plays_on_to_the_end_of_the_deal(Path store) throws Exception {
    JsonNode seen = copied(store);
    try (StoredTables tables = new StoredTables(folder, System::currentTimeMillis)) {
      for (JsonNode table : seen) {
        StoredTables.Ann ann = tables.ann(key(table));
        if (ann.snapshot().path("started").asBoolean()) {
          ann.playsUntil(
              snapshot -> snapshot.path("view").path("standings").path("dealOver").asBoolean());
          assertThat(ann.snapshot().path("lastSecret").path("secret").asText()).isNotEmpty();
        }
      }
    }
  }

  /** All that was said then is said now; what has come to be said since does not matter. */
  private static void assertHolds(JsonNode then, JsonNode now, String where) {
    if (then.isObject()) {
      for (Map.Entry<String, JsonNode> field : then.properties()) {
        String name = field.getKey();
        assertHolds(field.getValue(), now.path(name), where + "/" + name);
      }
    } else if (then.isArray()) {
      assertThat(now.size()).as(where).isEqualTo(then.size());
      List<JsonNode> each = StreamSupport.stream(then.spliterator(), false).toList();
      for (int i = 0; i < each.size(); i++) {
        assertHolds(each.get(i), now.get(i), where + "/" + i);
      }
    } else {
      assertThat(now).as(where).isEqualTo(then);
    }
  }
}
