package eightfold.server.adapter;

import eightfold.server.lobby.Redacted;
import eightfold.server.port.Store;
import eightfold.server.port.StoreException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.sqlite.SQLiteErrorCode;

/**
 * Writes to the file of a store, for one thread. Every transaction is begun by {@code BEGIN
 * IMMEDIATE}, so that waiting for other programs happens there and nowhere else. After any failure
 * the connection is thrown away.
 *
 * <p>A transaction that fails before its commit is not there. So is one whose commit found the disk
 * full or the file locked: the last page, which makes it valid, was never whole. After any other
 * failed commit the last page may have reached the disk, and would be found by a restart: then
 * another commit is made, which takes that page's place or stands on it. When that is done, what is
 * there is there for good, and what is not will never be.
 */
final class SqliteWriter implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(SqliteWriter.class.getName());

  /** How often, and after which times, it is tried to find out what became of a commit. */
  private static final List<Integer> TRIES_MILLIS = List.of(0, 50, 150, 300, 500, 1_000);

  private static final int PRIMARY = 0xFF;

  /** What is to be done; {@code done} is completed when it is safe. */
  sealed interface Job {
    String table();

    CompletableFuture<Void> done();

    record Write(String table, int first, List<Store.Kept> facts, CompletableFuture<Void> done)
        implements Job {}

    /** Facts, and others in the place of some that are there. */
    record Rewrite(Write added, Map<Integer, Store.Kept> changed) implements Job {
      @Override
      public String table() {
        return added.table();
      }

      @Override
      public CompletableFuture<Void> done() {
        return added.done();
      }
    }

    record Keep(String table, Store.Checkpoint checkpoint, CompletableFuture<Void> done)
        implements Job {}

    /** A note; where there is one of its kind and id it is replaced, or refused as taken. */
    record Note(Store.Note note, boolean replaces, CompletableFuture<Void> done) implements Job {
      @Override
      public String table() {
        return "";
      }
    }

    record Remove(NoteSql.Which which, CompletableFuture<Void> done) implements Job {
      @Override
      public String table() {
        return "";
      }
    }

    record Forget(String table, CompletableFuture<Void> done) implements Job {}

    /** Nothing that matters, to see whether it can be written. */
    record Try(String table, CompletableFuture<Void> done) implements Job {}
  }

  private final SqliteFile file;
  private Optional<Connection> connection = Optional.empty();

  /** What the connection has prepared, by its text: reading SQL takes longer than an insert. */
  private final Map<String, PreparedStatement> prepared = new HashMap<>();

  private boolean unsettled;

  SqliteWriter(SqliteFile file) {
    this.file = file;
  }

  /** Opens its connection, so that what is wrong is said at once. */
  void open() throws SQLException {
    if (connection.isEmpty()) {
      connection = Optional.of(file.forWriting());
    }
  }

  /** Does all jobs in one transaction and answers each; it never throws anything. */
  void commit(List<Job> jobs) {
    List<Job> done = new ArrayList<>();
    boolean committing = false;
    try {
      if (unsettled) {
        boolean _ = settle(List.of());
      }
      open();
      prepared("BEGIN IMMEDIATE").execute();
      for (Job job : jobs) {
        perform(job, connection.orElseThrow(), done);
      }
      committing = true;
      prepared("COMMIT").execute();
      if (done.stream().anyMatch(job -> job instanceof Job.Rewrite)) {
        forgetLog();
      }
      done.forEach(job -> job.done().complete(null));
    } catch (Throwable e) {
      // whatever it was, the writer goes on: everybody who waits must be answered
      throwAway();
      if (committing && mayBeThere(e)) {
        decide(done, e);
      } else {
        refuse(jobs, new StoreException("not written to " + file + ": " + e, e));
      }
    }
  }

  private static void refuse(List<Job> jobs, StoreException e) {
    jobs.forEach(job -> job.done().completeExceptionally(e));
  }

  /** Whether a commit that failed so may have come as far as the disk. */
  private static boolean mayBeThere(Throwable e) {
    if (!(e instanceof SQLException failure)) {
      return true;
    }
    int code = failure.getErrorCode() & PRIMARY;
    return code != SQLiteErrorCode.SQLITE_FULL.code
        && code != SQLiteErrorCode.SQLITE_BUSY.code
        && code != SQLiteErrorCode.SQLITE_LOCKED.code
        && code != SQLiteErrorCode.SQLITE_READONLY.code;
  }

  private PreparedStatement prepared(String sql) throws SQLException {
    PreparedStatement known = prepared.get(sql);
    if (known == null) {
      known = connection.orElseThrow().prepareStatement(sql);
      prepared.put(sql, known);
    }
    return known;
  }

  private void perform(Job job, Connection writing, List<Job> done) throws SQLException {
    switch (job) {
      case Job.Write write -> {
        if (!follows(write)) {
          return;
        }
        insert(write);
      }
      case Job.Rewrite(Job.Write added, var changed) -> {
        if (!follows(added)) {
          return;
        }
        insert(added);
        update(writing, added.table(), changed);
        delete(writing, added.table(), "checkpoint");
      }
      case Job.Keep(String table, Store.Checkpoint checkpoint, var _) -> keep(table, checkpoint);
      case Job.Note(Store.Note note, boolean replaces, var _) -> {
        if (!NoteSql.insert(writing, note, replaces)) {
          job.done().completeExceptionally(StoreException.taken(note.kind() + " is there"));
          return;
        }
      }
      case Job.Remove(NoteSql.Which which, var _) -> NoteSql.delete(writing, which);
      case Job.Forget(String table, var _) -> {
        delete(writing, table, "fact");
        delete(writing, table, "checkpoint");
      }
      case Job.Try attempt -> {
        try (Statement statement = writing.createStatement()) {
          leaveMark(statement);
        }
      }
    }
    done.add(job);
  }

  private int count(String table) throws SQLException {
    PreparedStatement last = prepared("SELECT max(number) + 1 FROM fact WHERE room = ?");
    last.setString(1, table);
    try (ResultSet row = last.executeQuery()) {
      return row.next() ? row.getInt(1) : 0;
    }
  }

  private void insert(Job.Write write) throws SQLException {
    PreparedStatement insert =
        prepared("INSERT INTO fact (room, number, accepted_at, kind, body) VALUES (?, ?, ?, ?, ?)");
    int number = write.first();
    for (Store.Kept fact : write.facts()) {
      insert.setString(1, write.table());
      insert.setInt(2, number++);
      insert.setLong(3, fact.at());
      insert.setString(4, fact.kind());
      insert.setString(5, fact.body());
      insert.executeUpdate();
    }
  }

  /** Of a table that has been forgotten meanwhile nothing is kept. */
  private void keep(String table, Store.Checkpoint checkpoint) throws SQLException {
    if (count(table) < checkpoint.facts()) {
      return;
    }
    PreparedStatement keep =
        prepared("INSERT OR REPLACE INTO checkpoint (room, facts, body) VALUES (?, ?, ?)");
    keep.setString(1, table);
    keep.setInt(2, checkpoint.facts());
    keep.setString(3, checkpoint.body());
    keep.executeUpdate();
  }

  private static void delete(Connection writing, String table, String from) throws SQLException {
    try (PreparedStatement delete =
        writing.prepareStatement("DELETE FROM " + from + " WHERE room = ?")) {
      delete.setString(1, table);
      delete.executeUpdate();
    }
  }

  private static void update(Connection writing, String table, Map<Integer, Store.Kept> changed)
      throws SQLException {
    try (PreparedStatement update =
        writing.prepareStatement("UPDATE fact SET body = ? WHERE room = ? AND number = ?")) {
      for (Map.Entry<Integer, Store.Kept> fact : changed.entrySet()) {
        update.setString(1, fact.getValue().body());
        update.setString(2, table);
        update.setInt(3, fact.getKey());
        update.addBatch();
      }
      update.executeBatch();
    }
  }

  /** Whether facts follow those that are there; whoever wanted to write others is told. */
  private boolean follows(Job.Write write) throws SQLException {
    if (write.first() == count(write.table())) {
      return true;
    }
    write
        .done()
        .completeExceptionally(
            StoreException.taken(
                "facts of table "
                    + write.table()
                    + " have numbers that do not follow: "
                    + write.first()));
    return false;
  }

  /**
   * Answers jobs whose commit failed, when it is known what became of it, or says that it is not.
   */
  private void decide(List<Job> jobs, Throwable failure) {
    unsettled = true;
    for (int millis : TRIES_MILLIS) {
      try {
        TimeUnit.MILLISECONDS.sleep(millis);
        if (settle(jobs)) {
          jobs.forEach(job -> job.done().complete(null));
        } else {
          refuse(jobs, new StoreException("not written to " + file + ": " + failure, failure));
        }
        return;
      } catch (SQLException e) {
        LOG.log(System.Logger.Level.DEBUG, "a commit is still undecided", Redacted.of(e));
        throwAway();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        break;
      }
    }
    refuse(
        jobs,
        StoreException.undecided(
            "it is not known whether something was written to " + file + ": " + failure, failure));
  }

  /**
   * Makes what is in the file final by a commit of its own, and tells whether the jobs are in it.
   */
  private boolean settle(List<Job> jobs) throws SQLException {
    open();
    boolean there;
    try (Statement statement = connection.orElseThrow().createStatement()) {
      statement.execute("BEGIN IMMEDIATE");
      there = areThere(jobs);
      leaveMark(statement);
      statement.execute("COMMIT");
      if (there && !jobs.isEmpty()) {
        // pages that a failed flush left in memory reach the disk by another way
        moveToFile(statement);
      }
    }
    unsettled = false;
    return there;
  }

  /** Writes a number that nobody reads: it only has to be another one than before. */
  private static void leaveMark(Statement statement) throws SQLException {
    int mark;
    try (ResultSet row = statement.executeQuery("PRAGMA user_version")) {
      mark = row.next() ? row.getInt(1) : 0;
    }
    statement.execute("PRAGMA user_version = " + (mark + 1 & Integer.MAX_VALUE));
  }

  /** What was rewritten is in the log still; where others read that now, a later move takes it. */
  private void forgetLog() {
    try (Statement statement = connection.orElseThrow().createStatement()) {
      statement.execute("PRAGMA wal_checkpoint(TRUNCATE)");
    } catch (SQLException e) {
      LOG.log(System.Logger.Level.WARNING, "the log has what was erased", Redacted.of(e));
      throwAway();
    }
  }

  private static void moveToFile(Statement statement) throws SQLException {
    try (ResultSet row = statement.executeQuery("PRAGMA wal_checkpoint(TRUNCATE)")) {
      if (!row.next() || row.getInt(1) != 0) {
        throw new SQLException("others read the log while it was to be moved");
      }
    }
  }

  /** Whether the transaction of these jobs, done in this order, was committed. */
  private boolean areThere(List<Job> jobs) throws SQLException {
    for (int i = 0; i < jobs.size(); i++) {
      Job job = jobs.get(i);
      boolean overtaken =
          jobs.subList(i + 1, jobs.size()).stream()
              .anyMatch(
                  later ->
                      later.table().equals(job.table())
                          && (later instanceof Job.Forget || job instanceof Job.Forget));
      if (!overtaken && !isThere(job)) {
        return false;
      }
    }
    return true;
  }

  private boolean isThere(Job job) throws SQLException {
    return switch (job) {
      case Job.Write write -> isThere(write);
      case Job.Rewrite(Job.Write added, var _) -> isThere(added);
      case Job.Forget(String table, var _) -> count(table) == 0;
      case Job.Note(Store.Note note, boolean _, var _) ->
          NoteSql.select(connection.orElseThrow(), NoteSql.Which.one(note.kind(), note.id()), 1)
              .contains(note);
      case Job.Remove(NoteSql.Which which, var _) ->
          NoteSql.select(connection.orElseThrow(), which, 1).isEmpty();
      // nobody relies on a checkpoint
      case Job.Keep keep -> true;
      case Job.Try attempt -> true;
    };
  }

  private boolean isThere(Job.Write write) throws SQLException {
    int size = write.facts().size();
    return facts(connection.orElseThrow(), write.table(), write.first(), size)
        .equals(write.facts());
  }

  /** So many facts of a table at most, from that number on. */
  static List<Store.Kept> facts(Connection reading, String table, int from, int most)
      throws SQLException {
    List<Store.Kept> facts = new ArrayList<>();
    try (PreparedStatement select =
        reading.prepareStatement(
            "SELECT accepted_at, kind, body FROM fact WHERE room = ? AND number >= ?"
                + " ORDER BY number LIMIT ?")) {
      select.setString(1, table);
      select.setInt(2, from);
      select.setInt(3, most);
      try (ResultSet row = select.executeQuery()) {
        while (row.next()) {
          facts.add(new Store.Kept(row.getLong(1), row.getString(2), row.getString(3)));
        }
      }
    }
    return facts;
  }

  private void throwAway() {
    // they are closed with their connection
    prepared.clear();
    connection.ifPresent(SqliteFile::closeQuietly);
    connection = Optional.empty();
  }

  @Override
  public void close() {
    throwAway();
  }
}
