package eightfold.server.adapter;

import eightfold.server.lobby.Redacted;
import eightfold.server.port.StoreException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteOpenMode;

/**
 * The file of a {@link SqliteStore}: made where there is none, looked at before it is trusted,
 * opened as often as needed.
 *
 * <p>While it is open it is this process's alone, where the system can keep it so. Then the index
 * of its log is in this process's memory and not in a mapped file: a file system that turns
 * read-only cannot end the process when it touches that mapping, and play goes on when the fault
 * ends.
 */
final class SqliteFile {
  /** The version of the tables below. A file of a later version is refused, not guessed at. */
  private static final int SCHEMA = 1;

  /** How long one waits for another program that is writing. */
  private static final int BUSY_MILLIS = 2_000;

  private static final String NAME = "eightfold.db";

  /** How SQLite reaches files: alone where it has a way to, else by its usual one. */
  private static final String ALONE =
      System.getProperty("os.name", "").startsWith("Windows") ? "" : "?vfs=unix-excl";

  private static final List<String> WRITING =
      List.of(
          "PRAGMA journal_mode = WAL",
          "PRAGMA synchronous = FULL",
          // what is deleted or put in another's place is overwritten in the file
          "PRAGMA secure_delete = ON",
          // fewer, larger checkpoints: a checkpoint flushes twice
          "PRAGMA wal_autocheckpoint = 10000");

  /**
   * Files of earlier builds get it when they are opened; earlier builds know nothing of it, and may
   * open the file all the same.
   */
  private static final String CHECKPOINTS =
      """
      CREATE TABLE IF NOT EXISTS checkpoint (
        room TEXT NOT NULL PRIMARY KEY, facts INTEGER NOT NULL, body TEXT NOT NULL) WITHOUT ROWID\
      """;

  private static final List<String> TABLES =
      List.of(
          "CREATE TABLE schema_version (version INTEGER NOT NULL)",
          """
          CREATE TABLE fact (
            room TEXT NOT NULL, number INTEGER NOT NULL, accepted_at INTEGER NOT NULL,
            kind TEXT NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (room, number)) WITHOUT ROWID\
          """,
          CHECKPOINTS,
          "INSERT INTO schema_version (version) VALUES (" + SCHEMA + ")");

  private final Path file;

  private SqliteFile(Path file) {
    this.file = file;
  }

  /** The file in a folder, which must exist. */
  static SqliteFile in(Path folder) {
    SqliteFile file = new SqliteFile(folder.resolve(NAME));
    try {
      file.makeOrLook();
    } catch (SQLException | IOException e) {
      throw new StoreException("cannot open " + file + ": " + words(e), e);
    }
    return file;
  }

  static String words(Exception e) {
    // the file system's own exceptions say no more than the name of the file
    return e instanceof IOException
        ? e.getClass().getSimpleName() + " " + e.getMessage()
        : String.valueOf(e.getMessage());
  }

  private void makeOrLook() throws SQLException, IOException {
    if (Files.notExists(file)) {
      if (Files.exists(beside("-wal"))) {
        throw new StoreException(
            file
                + " is missing, but "
                + beside("-wal")
                + " is there, which belongs to it: put the file back, or move that one away"
                + " to begin with no tables");
      }
      make();
    } else if (Files.size(file) == 0) {
      throw new StoreException(
          file
              + " is empty, which it never is by itself, so its tables are lost here: put a copy"
              + " of it back, or move the empty file away to begin with no tables");
    } else {
      restrict();
      look();
    }
  }

  /** Makes it beside its place, so that whatever is in its place is whole. */
  private void make() throws SQLException, IOException {
    Path made = beside(".new");
    Files.deleteIfExists(made);
    OwnerOnly.makeFile(made);
    try (Connection connection = connect(made, false);
        Statement statement = connection.createStatement()) {
      statement.execute("BEGIN IMMEDIATE");
      for (String sql : TABLES) {
        statement.execute(sql);
      }
      for (String sql : NoteSql.TABLES) {
        statement.execute(sql);
      }
      statement.execute("COMMIT");
    }
    Files.move(made, file, StandardCopyOption.ATOMIC_MOVE);
    flushFolder(file);
  }

  /** Makes a file's name as safe as what will be in it. */
  private static void flushFolder(Path file) {
    try (FileChannel folder =
        FileChannel.open(file.toAbsolutePath().getParent(), StandardOpenOption.READ)) {
      folder.force(true);
    } catch (IOException e) {
      // some systems cannot open a folder; they keep names safe by themselves
      System.getLogger(SqliteFile.class.getName())
          .log(System.Logger.Level.DEBUG, "the folder was not flushed", Redacted.of(e));
    }
  }

  private void look() throws SQLException {
    try (Connection connection = connect(file, false);
        Statement statement = connection.createStatement()) {
      boolean ours;
      try (ResultSet row =
          statement.executeQuery(
              "SELECT count(*) FROM sqlite_master WHERE name IN ('schema_version', 'fact')")) {
        ours = row.next() && row.getInt(1) == 2;
      }
      if (!ours) {
        throw new StoreException(
            file + " is not a store of this program: it has no tables of facts; move it away");
      }
      try (ResultSet row = statement.executeQuery("SELECT max(version) FROM schema_version")) {
        int version = row.next() ? row.getInt(1) : 0;
        if (version > SCHEMA) {
          throw new StoreException(
              file
                  + " was written by a later version of this program (its tables are version "
                  + version
                  + ", this program knows "
                  + SCHEMA
                  + ")");
        }
      }
      statement.execute(CHECKPOINTS);
      for (String sql : NoteSql.TABLES) {
        statement.execute(sql);
      }
    }
  }

  /** A connection that writes; transactions are begun and ended by statements of its user. */
  Connection forWriting() throws SQLException {
    Connection connection = connect(file, false);
    try (Statement statement = connection.createStatement()) {
      for (String pragma : WRITING) {
        statement.execute(pragma);
      }
    } catch (SQLException e) {
      closeQuietly(connection);
      throw e;
    }
    restrict();
    return connection;
  }

  /** A connection that only reads. */
  Connection forReading() throws SQLException {
    return connect(file, true);
  }

  private static Connection connect(Path file, boolean onlyReads) throws SQLException {
    SQLiteConfig config = new SQLiteConfig();
    config.setBusyTimeout(BUSY_MILLIS);
    // nobody asks for the row of what was inserted, which is another query each time
    config.setGetGeneratedKeys(false);
    // a file that is gone is an error, not a reason to begin an empty one
    config.resetOpenMode(SQLiteOpenMode.CREATE);
    Connection connection = config.createConnection(address(file));
    if (onlyReads) {
      try (Statement statement = connection.createStatement()) {
        statement.execute("PRAGMA query_only = ON");
      } catch (SQLException e) {
        closeQuietly(connection);
        throw e;
      }
    }
    return connection;
  }

  /** How the driver is told of a file: as a URI, so that the way to reach it can stand in it. */
  static String address(Path file) {
    return "jdbc:sqlite:" + file.toUri() + ALONE;
  }

  /**
   * Writes all that is committed to a new file of its own, whole or not at all, while others go on
   * reading and writing.
   */
  void copyTo(Path target) throws SQLException, IOException {
    Path made = target.resolveSibling(target.getFileName() + ".new");
    Files.deleteIfExists(made);
    try {
      OwnerOnly.makeFile(made);
      try (Connection connection = connect(file, false);
          PreparedStatement copy = connection.prepareStatement("VACUUM INTO ?")) {
        copy.setString(1, made.toString());
        copy.execute();
      }
      try (FileChannel pages = FileChannel.open(made, StandardOpenOption.WRITE)) {
        pages.force(true);
      }
      // never over another file: it may be the only copy of something
      Files.move(made, target);
      flushFolder(target);
    } finally {
      Files.deleteIfExists(made);
    }
  }

  /** SQLite gives its other files the permissions of the first; older ones may have others. */
  private void restrict() {
    OwnerOnly.restrict(file);
    OwnerOnly.restrict(beside("-wal"));
    OwnerOnly.restrict(beside("-shm"));
  }

  private Path beside(String ending) {
    return file.resolveSibling(NAME + ending);
  }

  static void closeQuietly(Connection connection) {
    try {
      connection.close();
    } catch (SQLException e) {
      System.getLogger(SqliteFile.class.getName())
          .log(System.Logger.Level.WARNING, "closing failed", Redacted.of(e));
    }
  }

  @Override
  public String toString() {
    return file.toString();
  }
}
