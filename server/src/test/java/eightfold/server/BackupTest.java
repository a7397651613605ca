package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.server.adapter.SqliteStore;
import eightfold.server.little.LittleCatalogue;
import eightfold.server.port.Store;
import eightfold.server.port.Store.Kept;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An operator copies what a server keeps, and goes back to the copy. Source: issue 10, point 2. */
@SuppressWarnings("NullAway.Init")
class BackupTest {
  @TempDir Path folder;

  private Server start(String data) throws StartException {
    return Server.start(
        ServerSettings.at("127.0.0.1", 0, folder.resolve(data)), new LittleCatalogue());
  }

  private static Kept fact(int number) {
    return new Kept(1, "said", "{\"n\":" + number + "}");
  }

  @Test
  void a_copy_of_a_running_server_is_served_elsewhere() throws Exception {
    Path copy = folder.resolve("copy with spaces?#%20.db");
    try (Server server = start("one")) {
      TestClients.openTable(server);
      TestClients.openTable(server);
      Backup.make(folder.resolve("one"), copy);
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(copy)))
          .isEqualTo("rw-------");
      TestClients.openTable(server);
      assertThat(server.tables()).isEqualTo(3);
    }
    Files.createDirectory(folder.resolve("two"));
    Files.move(copy, folder.resolve("two/eightfold.db"));
    try (Server server = start("two")) {
      assertThat(server.tables()).isEqualTo(2);
      TestClients.openTable(server);
    }
  }

  @Test
  void a_copy_of_a_stopped_server_is_the_same() throws Exception {
    try (Server server = start("one")) {
      TestClients.openTable(server);
    }
    Backup.make(folder.resolve("one"), folder.resolve("copy.db"));
    Files.createDirectory(folder.resolve("two"));
    Files.move(folder.resolve("copy.db"), folder.resolve("two/eightfold.db"));
    try (Server server = start("two")) {
      assertThat(server.tables()).isEqualTo(1);
    }
  }

  @Test
  void what_was_acknowledged_before_is_in_the_copy_and_writing_goes_on() throws Exception {
    try (SqliteStore store = SqliteStore.in(folder)) {
      AtomicInteger acknowledged = new AtomicInteger();
      AtomicBoolean enough = new AtomicBoolean();
      CompletableFuture<Void> writing =
          CompletableFuture.runAsync(
              () -> {
                while (!enough.get()) {
                  store.append("a", acknowledged.get(), List.of(fact(acknowledged.get())));
                  acknowledged.incrementAndGet();
                }
              });
      for (int round = 0; round < 5; round++) {
        int before = acknowledged.get();
        Path other = Files.createDirectory(folder.resolve("copy" + round));
        store.copyTo(other.resolve("eightfold.db"));
        try (Store copy = SqliteStore.in(other)) {
          List<Kept> facts = copy.facts("a");
          assertThat(facts).hasSizeGreaterThanOrEqualTo(before);
          for (int i = 0; i < facts.size(); i++) {
            assertThat(facts.get(i)).isEqualTo(fact(i));
          }
        }
      }
      enough.set(true);
      writing.join();
      assertThat(store.facts("a")).hasSize(acknowledged.get());
    }
  }

  @Test
  void nothing_is_written_over_and_nothing_half_done_is_left() throws Exception {
    Path there = Files.writeString(folder.resolve("letter.txt"), "Dear Ann");
    try (Server _ = start("one")) {
      assertThatThrownBy(() -> Backup.make(folder.resolve("one"), there))
          .isInstanceOf(StartException.class)
          .hasMessage(there + " exists: name a file that does not");
      assertThat(there).hasContent("Dear Ann");
      assertThatThrownBy(() -> Backup.make(folder.resolve("one"), folder.resolve("no/copy.db")))
          .isInstanceOf(StartException.class)
          .hasMessage("there is no folder " + folder.resolve("no"));
      // the server is as well as before
      Backup.make(folder.resolve("one"), folder.resolve("copy.db"));
    }
    assertThat(names(folder)).containsExactlyInAnyOrder("letter.txt", "one", "copy.db");
  }

  @Test
  void a_folder_without_a_store_is_named() {
    assertThatThrownBy(() -> Backup.make(folder, folder.resolve("copy.db")))
        .isInstanceOf(StartException.class)
        .hasMessage("no server has kept anything in " + folder);
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }
}
