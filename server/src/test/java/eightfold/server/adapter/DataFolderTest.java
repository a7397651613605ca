package eightfold.server.adapter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.server.Server;
import eightfold.server.ServerSettings;
import eightfold.server.StartException;
import eightfold.server.TestClients;
import eightfold.server.little.LittleCatalogue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.DriverManager;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is in the data folder, and who may read it. Source: issue 10, point 2. */
@SuppressWarnings("NullAway.Init")
class DataFolderTest {
  @TempDir Path folder;

  private static Server start(Path data) throws StartException {
    return Server.start(ServerSettings.at("127.0.0.1", 0, data), new LittleCatalogue());
  }

  private static String permissions(Path path) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }

  @Test
  void only_its_owner_may_read_what_a_server_keeps() throws Exception {
    Path data = folder.resolve("new/data");
    try (Server server = start(data)) {
      TestClients.openTable(server);
      assertThat(permissions(data)).isEqualTo("rwx------");
      assertThat(files(data))
          .extracting(file -> file.getFileName().toString())
          .containsExactlyInAnyOrder(
              "eightfold.db", "eightfold.db-wal", "eightfold.lock", "eightfold.sock");
      for (Path file : files(data)) {
        assertThat(permissions(file)).as(file.toString()).isEqualTo("rw-------");
      }
    }
  }

  @Test
  void what_an_earlier_version_left_open_is_closed() throws Exception {
    Path data = folder.resolve("old");
    start(data).close();
    Files.setPosixFilePermissions(data, PosixFilePermissions.fromString("rwxr-xr-x"));
    for (Path file : files(data)) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    }
    try (Server server = start(data)) {
      TestClients.openTable(server);
      assertThat(permissions(data)).isEqualTo("rwx------");
      for (Path file : files(data)) {
        assertThat(permissions(file)).as(file.toString()).isEqualTo("rw-------");
      }
    }
  }

  @Test
  void a_folder_with_other_things_in_it_keeps_its_permissions() throws Exception {
    Path shared = Files.createDirectory(folder.resolve("shared"));
    Files.setPosixFilePermissions(shared, PosixFilePermissions.fromString("rwxr-xr-x"));
    Files.writeString(shared.resolve("letter.txt"), "Dear Ann");
    try (Server _ = start(shared)) {
      assertThat(permissions(shared)).isEqualTo("rwxr-xr-x");
      assertThat(permissions(shared.resolve("eightfold.db"))).isEqualTo("rw-------");
    }
  }

  @Test
  void an_empty_file_is_refused_and_left_as_it_is() throws Exception {
    Path file = Files.createFile(folder.resolve("eightfold.db"));
    assertThatThrownBy(() -> start(folder))
        .isInstanceOf(StartException.class)
        .hasMessageContaining(file.toString())
        .hasMessageContaining("is empty")
        .hasMessageContaining("put a copy");
    assertThat(Files.size(file)).isZero();
    Files.delete(file);
    start(folder).close();
  }

  @Test
  void a_file_that_is_gone_while_its_log_is_there_is_refused() throws Exception {
    Files.writeString(folder.resolve("eightfold.db-wal"), "pages");
    assertThatThrownBy(() -> start(folder))
        .isInstanceOf(StartException.class)
        .hasMessageContaining("eightfold.db is missing");
    assertThat(Files.readString(folder.resolve("eightfold.db-wal"))).isEqualTo("pages");
  }

  @Test
  void a_file_of_something_else_is_refused() throws Exception {
    Path file = folder.resolve("eightfold.db");
    Files.writeString(
        file, "this is no database, but it is long enough to look like one".repeat(9));
    assertThatThrownBy(() -> start(folder))
        .isInstanceOf(StartException.class)
        .hasMessageContaining("not a database");
    Files.delete(file);
    try (var other = DriverManager.getConnection("jdbc:sqlite:" + file);
        var statement = other.createStatement()) {
      statement.execute("CREATE TABLE songs (name TEXT)");
    }
    assertThatThrownBy(() -> start(folder))
        .isInstanceOf(StartException.class)
        .hasMessageContaining("not a store of this program");
  }

  /** A program killed in its very first moment leaves nothing that keeps the next from starting. */
  @Test
  void what_a_first_start_left_half_made_is_made_anew() throws Exception {
    Files.writeString(folder.resolve("eightfold.db.new"), "half");
    try (Server server = start(folder)) {
      TestClients.openTable(server);
      assertThat(server.tables()).isEqualTo(1);
    }
  }

  @Test
  void a_disk_that_cannot_be_written_is_said_at_the_start() throws Exception {
    try (SmallDisk disk = SmallDisk.at(folder.resolve("disk"), 3)) {
      start(disk.folder()).close();
      disk.protect();
      assertThatThrownBy(() -> start(disk.folder()))
          .isInstanceOf(StartException.class)
          .hasMessageContaining(disk.folder().toString())
          .hasMessageContaining("Read-only")
          .hasMessageNotContaining("\n");
    }
  }
}
