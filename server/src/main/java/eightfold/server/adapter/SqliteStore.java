package eightfold.server.adapter;

import eightfold.server.adapter.NoteSql.Which;
import eightfold.server.adapter.SqliteWriter.Job;
import eightfold.server.port.Store;
import eightfold.server.port.StoreException;
import eightfold.server.port.WriteTrial;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The store of one machine: one SQLite file, written ahead and flushed to the disk at every commit.
 * One thread writes; whatever has come in while it was flushing goes into the next commit together
 * (group commit), so that many tables share one flush.
 */
public final class SqliteStore implements Store {
  private static final int MOST_IN_A_COMMIT = 1_000;

  /**
   * All rooms with what is asked of each. It jumps from room to room in the index, so that the
   * number of facts does not matter.
   */
  private static final String ROOMS =
      """
      WITH RECURSIVE rooms(id) AS (
        SELECT min(room) FROM fact
        UNION ALL
        SELECT (SELECT min(room) FROM fact WHERE room > id) FROM rooms WHERE id IS NOT NULL)
      SELECT id,
        (SELECT accepted_at FROM fact WHERE room = id ORDER BY number DESC LIMIT 1),
        EXISTS (SELECT 1 FROM fact WHERE room = id AND kind = ?),
        (SELECT CASE WHEN json_valid(body) THEN json_extract(body, '$.' || ?) END
          FROM fact WHERE room = id AND number = 0)
      FROM rooms WHERE id IS NOT NULL\
      """;

  private final SqliteFile file;
  private final SqliteWriter writing;
  private final BlockingQueue<Job> jobs = new LinkedBlockingQueue<>();
  private final CompletableFuture<Void> stopped = new CompletableFuture<>();
  private final Thread writer;
  private volatile boolean closed;

  /** Reads one after the other, on a connection that stays open while it is good. */
  private final ReentrantLock readingLock = new ReentrantLock();

  private Optional<Connection> reading = Optional.empty();

  private final WriteTrial trial = new WriteTrial(this::attempt);

  private SqliteStore(SqliteFile file) {
    this.file = file;
    this.writing = new SqliteWriter(file);
    this.writer = Thread.ofPlatform().name("eightfold-store").daemon().unstarted(this::write);
  }

  /** Opens the store in a folder, which must exist; makes it where there is none. */
  public static SqliteStore in(Path folder) {
    SqliteStore store = new SqliteStore(SqliteFile.in(folder));
    try {
      store.writing.open();
      store.writer.start();
      return store;
    } catch (SQLException e) {
      store.writing.close();
      throw new StoreException("cannot open " + store.file + ": " + e.getMessage(), e);
    }
  }

  @Override
  public void append(String table, int first, List<Kept> facts) {
    ask(new Job.Write(table, first, List.copyOf(facts), new CompletableFuture<>()));
  }

  @Override
  public void rewrite(String table, Map<Integer, Kept> changed, int first, List<Kept> facts) {
    Job.Write added = new Job.Write(table, first, List.copyOf(facts), new CompletableFuture<>());
    ask(new Job.Rewrite(added, Map.copyOf(changed)));
  }

  @Override
  public void keep(String table, Checkpoint checkpoint) {
    ask(new Job.Keep(table, checkpoint, new CompletableFuture<>()));
  }

  @Override
  public void forget(String table) {
    ask(new Job.Forget(table, new CompletableFuture<>()));
  }

  @Override
  public void put(Note note) {
    ask(new Job.Note(note, true, new CompletableFuture<>()));
  }

  @Override
  public boolean add(Note note) {
    try {
      ask(new Job.Note(note, false, new CompletableFuture<>()));
      return true;
    } catch (StoreException e) {
      if (e.isTaken()) {
        return false;
      }
      throw e;
    }
  }

  @Override
  public Optional<Note> note(String kind, String id) {
    return read(connection -> NoteSql.select(connection, Which.one(kind, id), 1)).stream()
        .findFirst();
  }

  @Override
  public List<Note> notes(String kind, String owner, int most) {
    return read(connection -> NoteSql.select(connection, Which.of(kind, owner), most));
  }

  @Override
  public void remove(String kind, String id) {
    ask(new Job.Remove(Which.one(kind, id), new CompletableFuture<>()));
  }

  @Override
  public void removeOwned(String owner) {
    ask(new Job.Remove(Which.owned(owner), new CompletableFuture<>()));
  }

  @Override
  public void removeBefore(String kind, long at) {
    ask(new Job.Remove(Which.before(kind, at), new CompletableFuture<>()));
  }

  @Override
  public boolean isWritable() {
    return trial.works();
  }

  private boolean attempt() {
    try {
      ask(new Job.Try("", new CompletableFuture<>()));
      return true;
    } catch (StoreException e) {
      return false;
    }
  }

  private void ask(Job job) {
    jobs.add(job);
    if (stopped.isDone()) {
      refuseRest();
    }
    try {
      job.done().join();
    } catch (CompletionException e) {
      String words = String.valueOf(e.getCause() == null ? e : e.getCause().getMessage());
      if (e.getCause() instanceof StoreException known && known.isTaken()) {
        throw StoreException.taken(words);
      }
      throw e.getCause() instanceof StoreException known && known.isUndecided()
          ? StoreException.undecided(words, e)
          : new StoreException(words, e);
    }
  }

  private void write() {
    List<Job> batch = new ArrayList<>();
    Gathering gathering = new Gathering(System.nanoTime());
    try {
      while (true) {
        batch.clear();
        batch.add(jobs.take());
        if (gathering.isWorthWhile(System.nanoTime())) {
          // not a sleep: whoever closes the store must not undo what has been taken
          LockSupport.parkNanos(Gathering.NANOS);
          gathering.came(jobs.size());
        }
        jobs.drainTo(batch, MOST_IN_A_COMMIT);
        writing.commit(batch);
        gathering.committed(System.nanoTime());
      }
    } catch (InterruptedException e) {
      // it is being closed: what was asked for before is still done
      batch.clear();
      jobs.drainTo(batch);
      if (!batch.isEmpty()) {
        writing.commit(batch);
      }
    } finally {
      writing.close();
      stopped.complete(null);
      refuseRest();
    }
  }

  private void refuseRest() {
    List<Job> late = new ArrayList<>();
    jobs.drainTo(late);
    late.forEach(
        job -> job.done().completeExceptionally(new StoreException("the store is closed")));
  }

  /** Something that reads. */
  private interface Reading<T> {
    T from(Connection connection) throws SQLException;
  }

  private <T> T read(Reading<T> what) {
    readingLock.lock();
    try {
      if (closed) {
        throw new StoreException("the store is closed");
      }
      Connection connection = reading.isPresent() ? reading.get() : file.forReading();
      reading = Optional.of(connection);
      return what.from(connection);
    } catch (SQLException e) {
      stopReading();
      throw new StoreException("cannot read " + file + ": " + e.getMessage(), e);
    } finally {
      readingLock.unlock();
    }
  }

  private void stopReading() {
    reading.ifPresent(SqliteFile::closeQuietly);
    reading = Optional.empty();
  }

  @Override
  public List<Kept> facts(String table) {
    return facts(table, 0, Integer.MAX_VALUE);
  }

  @Override
  public List<Kept> facts(String table, int from, int most) {
    return read(connection -> SqliteWriter.facts(connection, table, from, most));
  }

  @Override
  public Optional<Checkpoint> checkpoint(String table) {
    return read(
        connection -> {
          try (PreparedStatement select =
              connection.prepareStatement("SELECT facts, body FROM checkpoint WHERE room = ?")) {
            select.setString(1, table);
            try (ResultSet row = select.executeQuery()) {
              return row.next()
                  ? Optional.of(new Checkpoint(row.getInt(1), row.getString(2)))
                  : Optional.empty();
            }
          }
        });
  }

  @Override
  public List<Stored> tables(String kind, String field) {
    return read(
        connection -> {
          List<Stored> tables = new ArrayList<>();
          try (PreparedStatement select = connection.prepareStatement(ROOMS)) {
            select.setString(1, kind);
            select.setString(2, field);
            try (ResultSet row = select.executeQuery()) {
              while (row.next()) {
                String label = row.getString(4);
                tables.add(
                    new Stored(
                        row.getString(1),
                        row.getLong(2),
                        row.getBoolean(3),
                        label == null ? "" : label));
              }
            }
          }
          return tables;
        });
  }

  /**
   * Writes all that is kept to a new file, whole or not at all; writing goes on meanwhile. What was
   * acknowledged before it began is in it.
   *
   * @throws StoreException if it could not be written, or there is such a file already
   */
  public void copyTo(Path target) {
    try {
      if (closed) {
        throw new StoreException("the store is closed");
      }
      file.copyTo(target);
    } catch (FileAlreadyExistsException e) {
      throw new StoreException(target + " exists: name a file that does not", e);
    } catch (NoSuchFileException e) {
      throw new StoreException("there is no folder " + target.getParent(), e);
    } catch (SQLException | IOException e) {
      throw new StoreException(
          "cannot copy " + file + " to " + target + ": " + SqliteFile.words(e), e);
    }
  }

  /** What was asked before is still done. */
  @Override
  public void close() {
    closed = true;
    writer.interrupt();
    stopped.join();
    readingLock.lock();
    try {
      stopReading();
    } finally {
      readingLock.unlock();
    }
  }
}
