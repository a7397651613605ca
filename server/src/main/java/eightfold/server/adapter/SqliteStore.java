package eightfold.server.adapter;

import eightfold.server.port.Store;
import eightfold.server.port.StoreException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * The store of one machine: one SQLite file, written ahead and flushed to the disk at every commit.
 * One thread writes; whatever has come in while it was flushing goes into the next commit together
 * (group commit), so that many tables share one flush.
 */
public final class SqliteStore implements Store {
  /** The version of the tables below. A file of a later version is refused, not guessed at. */
  private static final int SCHEMA = 1;

  private static final int MOST_IN_A_COMMIT = 1_000;
  private static final String FILE = "eightfold.db";

  private static final List<String> PRAGMAS =
      List.of(
          "PRAGMA journal_mode = WAL",
          "PRAGMA synchronous = FULL",
          "PRAGMA busy_timeout = 2000",
          // fewer, larger checkpoints: a checkpoint flushes twice
          "PRAGMA wal_autocheckpoint = 10000");

  private static final List<String> TABLES =
      List.of(
          "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)",
          """
          CREATE TABLE IF NOT EXISTS fact (
            room TEXT NOT NULL, number INTEGER NOT NULL, accepted_at INTEGER NOT NULL,
            kind TEXT NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (room, number)) WITHOUT ROWID""");

  /** What the writer is asked for; {@code done} is completed when it is safe. */
  private sealed interface Job {
    CompletableFuture<Void> done();

    record Write(String table, int first, List<Kept> facts, CompletableFuture<Void> done)
        implements Job {}

    record Forget(String table, CompletableFuture<Void> done) implements Job {}

    record Stop(CompletableFuture<Void> done) implements Job {}
  }

  private final Path file;
  private final Connection writing;
  private final BlockingQueue<Job> jobs = new LinkedBlockingQueue<>();
  private final Thread writer;
  private volatile boolean closed;

  private SqliteStore(Path file, Connection writing) {
    this.file = file;
    this.writing = writing;
    this.writer = Thread.ofPlatform().name("eightfold-store").daemon().unstarted(this::write);
  }

  /** Opens the store in a folder, which must exist; makes it where there is none. */
  public static SqliteStore in(Path folder) {
    Path file = folder.resolve(FILE);
    Optional<Connection> opened = Optional.empty();
    try {
      Connection connection = connect(file);
      opened = Optional.of(connection);
      prepare(file, connection);
      SqliteStore store = new SqliteStore(file, connection);
      store.writer.start();
      return store;
    } catch (SQLException e) {
      opened.ifPresent(SqliteStore::closeQuietly);
      throw new StoreException("cannot open " + file + ": " + e.getMessage(), e);
    } catch (StoreException e) {
      opened.ifPresent(SqliteStore::closeQuietly);
      throw e;
    }
  }

  private static Connection connect(Path file) throws SQLException {
    Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
    try (Statement statement = connection.createStatement()) {
      for (String pragma : PRAGMAS) {
        statement.execute(pragma);
      }
    }
    return connection;
  }

  private static void prepare(Path file, Connection connection) throws SQLException {
    connection.setAutoCommit(false);
    try (Statement statement = connection.createStatement()) {
      for (String table : TABLES) {
        statement.execute(table);
      }
      int version;
      try (ResultSet row = statement.executeQuery("SELECT max(version) FROM schema_version")) {
        version = row.next() ? row.getInt(1) : 0;
      }
      if (version > SCHEMA) {
        throw new StoreException(
            file
                + " was written by a later version of this program (its tables are version "
                + version
                + ", this program knows "
                + SCHEMA
                + ")");
      }
      if (version == 0) {
        statement.execute("INSERT INTO schema_version (version) VALUES (" + SCHEMA + ")");
      }
    }
    connection.commit();
  }

  @Override
  public void append(String table, int first, List<Kept> facts) {
    ask(new Job.Write(table, first, List.copyOf(facts), new CompletableFuture<>()));
  }

  @Override
  public void forget(String table) {
    ask(new Job.Forget(table, new CompletableFuture<>()));
  }

  private void ask(Job job) {
    if (closed) {
      throw new StoreException("the store is closed");
    }
    jobs.add(job);
    try {
      job.done().join();
    } catch (CompletionException e) {
      throw new StoreException("not written to " + file + ": " + e.getCause(), e);
    }
  }

  private void write() {
    List<Job> batch = new ArrayList<>();
    while (true) {
      batch.clear();
      try {
        batch.add(jobs.take());
      } catch (InterruptedException e) {
        // nobody interrupts this thread; whoever does wants it to end as Stop would
        batch.add(new Job.Stop(new CompletableFuture<>()));
      }
      jobs.drainTo(batch, MOST_IN_A_COMMIT);
      if (!commit(batch)) {
        return;
      }
    }
  }

  /** Does all jobs in one transaction and answers them; false after the last one ever. */
  private boolean commit(List<Job> batch) {
    List<Job> done = new ArrayList<>();
    boolean goesOn = true;
    try {
      for (Job job : batch) {
        switch (job) {
          case Job.Write write -> run(write, () -> insert(write), done);
          case Job.Forget forget -> run(forget, () -> delete(forget), done);
          case Job.Stop stop -> {
            goesOn = false;
            done.add(stop);
          }
        }
      }
      writing.commit();
      done.forEach(job -> job.done().complete(null));
    } catch (SQLException | RuntimeException e) {
      // whatever it was, the writer goes on: everybody who waits must be answered
      rollBack();
      batch.forEach(job -> job.done().completeExceptionally(e));
    }
    return goesOn;
  }

  /** Something that SQL does. */
  private interface Sql {
    void run() throws SQLException;
  }

  /** One job of a transaction: if it fails, the others stand. */
  private void run(Job job, Sql sql, List<Job> done) throws SQLException {
    Savepoint before = writing.setSavepoint();
    try {
      sql.run();
      writing.releaseSavepoint(before);
      done.add(job);
    } catch (SQLException e) {
      writing.rollback(before);
      job.done().completeExceptionally(e);
    }
  }

  private void insert(Job.Write write) throws SQLException {
    if (write.first() != count(writing, write.table())) {
      throw new SQLException(
          "facts of table " + write.table() + " have numbers that do not follow: " + write.first());
    }
    try (PreparedStatement insert =
        writing.prepareStatement(
            "INSERT INTO fact (room, number, accepted_at, kind, body) VALUES (?, ?, ?, ?, ?)")) {
      int number = write.first();
      for (Kept fact : write.facts()) {
        insert.setString(1, write.table());
        insert.setInt(2, number++);
        insert.setLong(3, fact.at());
        insert.setString(4, fact.kind());
        insert.setString(5, fact.body());
        insert.addBatch();
      }
      insert.executeBatch();
    }
  }

  private static int count(Connection connection, String table) throws SQLException {
    try (PreparedStatement last =
        connection.prepareStatement("SELECT max(number) + 1 FROM fact WHERE room = ?")) {
      last.setString(1, table);
      try (ResultSet row = last.executeQuery()) {
        return row.next() ? row.getInt(1) : 0;
      }
    }
  }

  private void delete(Job.Forget forget) throws SQLException {
    try (PreparedStatement delete = writing.prepareStatement("DELETE FROM fact WHERE room = ?")) {
      delete.setString(1, forget.table());
      delete.executeUpdate();
    }
  }

  private void rollBack() {
    try {
      writing.rollback();
    } catch (SQLException e) {
      // the transaction is not committed either way, and that is what everybody is told
      System.getLogger(SqliteStore.class.getName())
          .log(System.Logger.Level.WARNING, "rolling back failed", e);
    }
  }

  @Override
  public List<Kept> facts(String table) {
    List<Kept> facts = new ArrayList<>();
    try (Connection reading = connect(file);
        PreparedStatement select =
            reading.prepareStatement(
                "SELECT accepted_at, kind, body FROM fact WHERE room = ? ORDER BY number")) {
      select.setString(1, table);
      try (ResultSet row = select.executeQuery()) {
        while (row.next()) {
          facts.add(new Kept(row.getLong(1), row.getString(2), row.getString(3)));
        }
      }
      return facts;
    } catch (SQLException e) {
      throw new StoreException("cannot read " + file + ": " + e.getMessage(), e);
    }
  }

  @Override
  public List<String> tables() {
    List<String> tables = new ArrayList<>();
    try (Connection reading = connect(file);
        Statement select = reading.createStatement();
        ResultSet row =
            select.executeQuery("SELECT room FROM fact WHERE number = 0 ORDER BY accepted_at")) {
      while (row.next()) {
        tables.add(row.getString(1));
      }
      return tables;
    } catch (SQLException e) {
      throw new StoreException("cannot read " + file + ": " + e.getMessage(), e);
    }
  }

  @Override
  public void close() {
    if (closed) {
      return;
    }
    Job.Stop stop = new Job.Stop(new CompletableFuture<>());
    jobs.add(stop);
    closed = true;
    stop.done().join();
    // whoever asked in the last instant is answered too
    List<Job> late = new ArrayList<>();
    jobs.drainTo(late);
    late.forEach(
        job -> job.done().completeExceptionally(new StoreException("the store is closed")));
    closeQuietly(writing);
  }

  private static void closeQuietly(Connection connection) {
    try {
      connection.close();
    } catch (SQLException e) {
      System.getLogger(SqliteStore.class.getName())
          .log(System.Logger.Level.WARNING, "closing failed", e);
    }
  }
}
