package eightfold.server.adapter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.server.port.Store;
import eightfold.server.port.StoreException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The store of one machine. Source: DESIGN 9. */
@SuppressWarnings("NullAway.Init")
class SqliteStoreTest extends StoreContract {
  @TempDir Path folder;

  @Override
  protected Store open() {
    return SqliteStore.in(folder);
  }

  @Test
  void what_was_written_is_there_when_it_is_opened_again(@TempDir Path other) {
    Store.Kept fact = new Store.Kept(7, "begun", "{}");
    try (Store first = SqliteStore.in(other)) {
      first.append("a", 0, List.of(fact));
    }
    try (Store second = SqliteStore.in(other)) {
      assertThat(second.facts("a")).containsExactly(fact);
      second.append("a", 1, List.of(fact));
      assertThat(second.facts("a")).hasSize(2);
    }
  }

  /** What somebody had erased is nowhere in the folder, not in what SQLite calls free either. */
  @Test
  void what_was_rewritten_is_in_no_file(@TempDir Path other) throws IOException {
    try (Store store = SqliteStore.in(other)) {
      for (int number = 0; number < 300; number++) {
        String text = number % 7 == 0 ? "{\"t\":\"Bobby von Blank " + "x".repeat(number) : "{}";
        store.append("a", number, List.of(new Store.Kept(1, "said", text)));
      }
      store.keep("a", new Store.Checkpoint(9, "Bobby von Blank"));
      assertThat(inFiles(other)).contains("Bobby von Blank");
      Map<Integer, Store.Kept> changed = new HashMap<>();
      for (int number = 0; number < 300; number += 7) {
        changed.put(number, new Store.Kept(1, "said", "{}"));
      }
      store.rewrite("a", changed, 300, List.of(new Store.Kept(1, "erased", "{}")));
      assertThat(inFiles(other)).doesNotContain("Bobby von Blank");
    }
  }

  private static String inFiles(Path folder) throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        all.append(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
      }
    }
    return all.toString();
  }

  @Test
  void a_closed_store_says_so(@TempDir Path other) {
    Store store = SqliteStore.in(other);
    store.close();
    store.close();
    assertThatThrownBy(() -> store.append("a", 0, List.of(new Store.Kept(1, "begun", "{}"))))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("closed");
  }

  @Test
  void a_folder_that_is_not_there_is_named(@TempDir Path other) {
    Path missing = other.resolve("missing");
    assertThatThrownBy(() -> SqliteStore.in(missing))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("missing");
  }

  /** A program is killed while it writes: what it had said to be safe is there. */
  @Test
  void what_was_acknowledged_survives_a_kill(@TempDir Path other) throws Exception {
    Process writer =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElseThrow(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Writer.class.getName(),
                other.toString())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    int acknowledged = readUntil(writer.getInputStream(), 200);
    writer.destroyForcibly().waitFor();
    try (Store again = SqliteStore.in(other)) {
      assertThat(again.facts("a")).hasSizeGreaterThanOrEqualTo(acknowledged);
      assertThat(again.facts("a").getLast().body())
          .isEqualTo("{\"n\":" + (again.facts("a").size() - 1) + "}");
    }
  }

  private static int readUntil(InputStream out, int wanted) throws IOException {
    int lines = 0;
    while (lines < wanted) {
      int next = out.read();
      if (next < 0) {
        throw new AssertionError("the writer ended by itself after " + lines);
      }
      lines += next == '\n' ? 1 : 0;
    }
    return lines;
  }

  /** Writes facts one by one and says each when it is safe, until somebody stops it. */
  static final class Writer {
    private Writer() {}

    /** The folder is the first argument. */
    public static void main(String[] folder) {
      try (Store store = SqliteStore.in(Path.of(folder[0]))) {
        for (int number = 0; number < 100_000; number++) {
          store.append("a", number, List.of(new Store.Kept(1, "said", "{\"n\":" + number + "}")));
          System.out.println(number);
        }
      }
    }
  }
}
