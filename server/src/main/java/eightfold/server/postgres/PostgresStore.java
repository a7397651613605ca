package eightfold.server.postgres;

import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool;
import eightfold.server.adapter.NoteSql;
import eightfold.server.adapter.NoteSql.Which;
import eightfold.server.lobby.Redacted;
import eightfold.server.port.SharedStore;
import eightfold.server.port.StoreException;
import eightfold.server.port.WriteTrial;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A store in PostgreSQL, which several servers may share. The key of its journal, table and number,
 * keeps two of them from going on with one table.
 *
 * <p>A write is one statement, and its own transaction; the database flushes those of one moment
 * together. Where a connection breaks in the middle of one, the session that did it is ended first,
 * so that nothing more can come of it; then it is seen whether it is there, and done if it is not.
 * A database that is gone for a moment only makes a write slow.
 */
public final class PostgresStore implements SharedStore {
  private static final System.Logger LOG = System.getLogger(PostgresStore.class.getName());

  /** So long it is tried to write something, and to find out what became of it. */
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(3);

  private static final int PAUSE_MILLIS = 50;

  /** An answer that does not come is given up; the pages of tables take the longest. */
  private static final String ANSWER_SECONDS = "10";

  private static final int PAGE = 2_000;

  private static final String TAKEN = "23505";

  /** The number of a session that is not known. */
  private static final int UNKNOWN = 0;

  private final String name;
  private final HikariDataSource pool;

  /** Whose facts these are: no two stores have the same, not even at the same second. */
  private final long writer = new SecureRandom().nextLong();

  /** Tables of which it is not known what was written last, and the session that was to do it. */
  private final Map<String, Integer> unsettled = new ConcurrentHashMap<>();

  /** The sessions of connections that are open. */
  private final Map<Connection, Integer> sessions =
      Collections.synchronizedMap(new WeakHashMap<>());

  private final WriteTrial trial = new WriteTrial(this::attempt);

  private PostgresStore(Database database) {
    this.name = database.toString();
    this.pool = Pool.of(database, "eightfold", database.connections(), ANSWER_SECONDS);
  }

  /**
   * Opens the store in a database, and makes its tables where there are none.
   *
   * @throws StoreException if the database cannot be had, is another program's, or would lose what
   *     it has acknowledged
   */
  public static PostgresStore in(Database database) {
    PostgresStore store;
    try {
      store = new PostgresStore(database);
    } catch (HikariPool.PoolInitializationException e) {
      Throwable reason = e.getCause() == null ? e : e.getCause();
      throw new StoreException("cannot open " + database + ": " + reason.getMessage(), e);
    }
    try (Connection connection = store.pool.getConnection()) {
      Schema.ready(connection);
      return store;
    } catch (SQLException e) {
      store.close();
      throw new StoreException("cannot open " + database + ": " + e.getMessage(), e);
    } catch (StoreException e) {
      store.close();
      throw new StoreException("cannot open " + database + ": " + e.getMessage(), e);
    }
  }

  /** What is done with a connection. */
  private interface Work<T> {
    T with(Connection connection) throws SQLException;
  }

  @Override
  public void append(String table, int first, List<Kept> facts) {
    settle(table);
    boolean written =
        surely(
            table,
            connection -> Statements.insert(connection, table, first, facts, writer),
            connection -> Statements.areThere(connection, table, first, facts, writer));
    if (!written) {
      throw taken(table, first);
    }
  }

  @Override
  public void rewrite(String table, Map<Integer, Kept> changed, int first, List<Kept> facts) {
    settle(table);
    boolean written =
        surely(
            table,
            connection -> Statements.rewrite(connection, table, changed, first, facts, writer),
            connection -> Statements.areThere(connection, table, first, facts, writer));
    if (!written) {
      throw taken(table, first);
    }
  }

  private static StoreException taken(String table, int first) {
    return StoreException.taken(
        "facts of table " + table + " have numbers that do not follow, or are taken: " + first);
  }

  @Override
  public void keep(String table, Checkpoint checkpoint) {
    boolean _ =
        surely(
            "",
            connection -> {
              Statements.keep(connection, table, checkpoint);
              return true;
            },
            connection -> false);
  }

  @Override
  public void forget(String table) {
    settle(table);
    boolean _ =
        surely(
            table,
            connection -> {
              Statements.forget(connection, table);
              return true;
            },
            connection -> Statements.facts(connection, table, 0, 1).isEmpty());
  }

  /**
   * Writes something, once; where that breaks off, once more.
   *
   * @param table of which it would be unsettled otherwise; empty: it does not matter
   * @param write false: it was refused
   * @param isThere asked where it may have been done before
   * @return whether it is there
   */
  private boolean surely(String table, Work<Boolean> write, Work<Boolean> isThere) {
    long until = System.nanoTime() + PATIENCE_NANOS;
    Optional<Integer> broken = Optional.empty();
    while (true) {
      int session = UNKNOWN;
      boolean asked = false;
      try (Connection connection = pool.getConnection()) {
        session = session(connection);
        if (broken.isPresent()) {
          end(connection, broken.get(), until);
        }
        asked = true;
        return write.with(connection);
      } catch (SQLException e) {
        if (TAKEN.equals(e.getSQLState())) {
          return broken.isPresent() && isThere(isThere, until, table, broken.get());
        }
        if (asked && hasBrokenOff(e)) {
          broken = Optional.of(session);
        } else if (asked && broken.isEmpty()) {
          throw new StoreException("not written to " + name + ": " + e.getMessage(), e);
        }
        if (System.nanoTime() > until || pool.isClosed()) {
          throw givenUp(table, broken, e);
        }
        pause();
      }
    }
  }

  private boolean isThere(Work<Boolean> isThere, long until, String table, int session) {
    while (true) {
      try (Connection connection = pool.getConnection()) {
        return isThere.with(connection);
      } catch (SQLException e) {
        if (System.nanoTime() > until) {
          throw givenUp(table, Optional.of(session), e);
        }
        pause();
      }
    }
  }

  private StoreException givenUp(String table, Optional<Integer> broken, SQLException e) {
    if (broken.isEmpty() || table.isEmpty()) {
      return new StoreException("not written to " + name + ": " + e.getMessage(), e);
    }
    unsettled.put(table, broken.get());
    return StoreException.undecided(
        "it is not known whether something was written to " + name + ": " + e.getMessage(), e);
  }

  /** Whether it may have been done although it failed: there was no answer. */
  private static boolean hasBrokenOff(SQLException e) {
    String state = String.valueOf(e.getSQLState());
    return state.startsWith("08") || state.startsWith("57P") || state.equals("null");
  }

  /** The number of a connection's session, asked once. */
  private int session(Connection connection) throws SQLException {
    Connection own = connection.unwrap(Connection.class);
    Integer known = sessions.get(own);
    if (known == null) {
      known = Statements.session(connection);
      sessions.put(own, known);
    }
    return known;
  }

  /** Ends a session of which nothing was heard; afterwards nothing more comes of it. */
  private static void end(Connection connection, int session, long until) throws SQLException {
    while (session != UNKNOWN && !Statements.end(connection, session)) {
      if (System.nanoTime() > until) {
        throw new SQLException("session " + session + " cannot be ended");
      }
      pause();
    }
  }

  private static void pause() {
    try {
      TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** What was written last is there or will never be, before anybody reads or goes on. */
  private void settle(String table) {
    Integer session = unsettled.get(table);
    if (session != null) {
      boolean _ =
          read(
              connection -> {
                end(connection, session, System.nanoTime() + PATIENCE_NANOS);
                return true;
              });
      boolean _ = unsettled.remove(table, session);
    }
  }

  private <T> T read(Work<T> what) {
    try {
      return once(what);
    } catch (SQLException e) {
      try {
        // it may have broken unnoticed while nobody used it
        return once(what);
      } catch (SQLException again) {
        throw new StoreException("cannot read " + name + ": " + again.getMessage(), again);
      }
    }
  }

  private <T> T once(Work<T> what) throws SQLException {
    try (Connection connection = pool.getConnection()) {
      return what.with(connection);
    }
  }

  @Override
  public List<Kept> facts(String table) {
    return facts(table, 0, Integer.MAX_VALUE);
  }

  @Override
  public List<Kept> facts(String table, int from, int most) {
    settle(table);
    return read(connection -> Statements.facts(connection, table, from, most));
  }

  @Override
  public Optional<Checkpoint> checkpoint(String table) {
    return read(connection -> Statements.checkpoint(connection, table));
  }

  @Override
  public List<Stored> tables(String kind, String field) {
    List<Stored> all = new ArrayList<>();
    List<Stored> page = tables(kind, field, "", PAGE);
    while (!page.isEmpty()) {
      all.addAll(page);
      page = tables(kind, field, page.getLast().table(), PAGE);
    }
    return all;
  }

  @Override
  public List<Stored> tables(String kind, String field, String after, int most) {
    return read(connection -> Statements.tables(connection, kind, field, after, most));
  }

  @Override
  public int count() {
    return read(Statements::count);
  }

  @Override
  public int labelled(String field, String label) {
    return read(connection -> Statements.labelled(connection, field, label));
  }

  @Override
  public void claim(String table) {
    boolean _ =
        surely(
            "",
            connection -> {
              Statements.claim(connection, table, writer);
              return true;
            },
            connection -> true);
  }

  @Override
  public Set<String> claimedByOthers(Collection<String> tables) {
    return read(connection -> Statements.claimedByOthers(connection, tables, writer));
  }

  @Override
  public void put(Note note) {
    boolean _ = noted(connection -> NoteSql.insert(connection, note, true), note);
  }

  @Override
  public boolean add(Note note) {
    return noted(connection -> NoteSql.insert(connection, note, false), note);
  }

  private boolean noted(Work<Boolean> write, Note note) {
    AtomicBoolean asked = new AtomicBoolean();
    return surely(
        "",
        connection -> {
          // what was written before the line broke is found as it is; else it is another's
          boolean again = asked.getAndSet(true);
          return write.with(connection) || again && isThere(connection, note);
        },
        connection -> true);
  }

  private static boolean isThere(Connection connection, Note note) throws SQLException {
    return NoteSql.select(connection, Which.one(note.kind(), note.id()), 1).contains(note);
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
    delete(Which.one(kind, id));
  }

  @Override
  public void removeOwned(String owner) {
    delete(Which.owned(owner));
  }

  @Override
  public void removeBefore(String kind, long at) {
    delete(Which.before(kind, at));
  }

  private void delete(Which which) {
    boolean _ =
        surely(
            "",
            connection -> {
              NoteSql.delete(connection, which);
              return true;
            },
            connection -> true);
  }

  @Override
  public boolean isWritable() {
    return trial.works();
  }

  private boolean attempt() {
    boolean worked = true;
    try (Connection connection = pool.getConnection()) {
      Statements.leaveMark(connection);
    } catch (SQLException e) {
      LOG.log(System.Logger.Level.DEBUG, "it cannot be written now", Redacted.of(e));
      worked = false;
    }
    return worked;
  }

  @Override
  public void close() {
    pool.close();
  }
}
