package eightfold.server.postgres;

import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool;
import eightfold.server.port.Membership;
import eightfold.server.port.StoreException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * Who shares a database, in tables of it. It has a connection of its own, so that whoever is there
 * can say so while all others are busy.
 */
public final class PostgresMembership implements Membership {
  /** The tables, made where there are none. */
  static final List<String> TABLES =
      List.of(
          """
          CREATE TABLE IF NOT EXISTS cluster_epoch (
            one BOOLEAN NOT NULL PRIMARY KEY CHECK (one), epoch BIGINT NOT NULL)\
          """,
          "INSERT INTO cluster_epoch (one, epoch) VALUES (true, 0) ON CONFLICT (one) DO NOTHING",
          """
          CREATE TABLE IF NOT EXISTS member (
            address TEXT NOT NULL PRIMARY KEY, incarnation BIGINT NOT NULL, epoch BIGINT NOT NULL,
            expelled BOOLEAN NOT NULL, beat_at TIMESTAMPTZ NOT NULL)\
          """);

  private static final String ENTER =
      """
      INSERT INTO member (address, incarnation, epoch, expelled, beat_at)
      VALUES (?, ?, 0, false, clock_timestamp())
      ON CONFLICT (address) DO UPDATE SET incarnation = excluded.incarnation,
        epoch = 0, expelled = false, beat_at = excluded.beat_at\
      """;

  /**
   * It may be lost, so nobody waits for the disk. The list is of the moment before. A database that
   * has forgotten an epoch, as a standby may that takes over, is told of it.
   */
  private static final String BEAT =
      """
      WITH quick AS (SELECT set_config('synchronous_commit', 'off', true)),
        raised AS (UPDATE cluster_epoch SET epoch = ? WHERE epoch < ?),
        mine AS (
          INSERT INTO member (address, incarnation, epoch, expelled, beat_at)
          SELECT ?, ?, ?, false, clock_timestamp() FROM quick
          ON CONFLICT (address) DO UPDATE SET epoch = excluded.epoch, beat_at = excluded.beat_at
          WHERE member.incarnation = excluded.incarnation AND NOT member.expelled
          RETURNING 1)
      SELECT (SELECT count(*) FROM mine) > 0, c.epoch, m.address, m.incarnation, m.epoch,
        (extract(epoch FROM clock_timestamp() - m.beat_at) * 1000)::bigint, m.expelled
      FROM cluster_epoch c LEFT JOIN member m ON m.address <> ? ORDER BY m.address\
      """;

  /** Who founds holds the epoch until all is written. */
  private static final String HOLD = "SELECT epoch FROM cluster_epoch FOR UPDATE";

  private static final String NEXT =
      """
      UPDATE cluster_epoch c
      SET epoch = 1 + greatest(c.epoch, (SELECT coalesce(max(m.epoch), 0) FROM member m))
      WHERE NOT EXISTS (
        SELECT 1 FROM member m WHERE m.epoch > 0 AND m.epoch >= c.epoch AND NOT m.expelled
          AND m.address <> ? AND m.beat_at > clock_timestamp() - ? * interval '1 millisecond')
      RETURNING epoch\
      """;

  private static final String JOIN =
      "UPDATE member SET epoch = ?, beat_at = clock_timestamp()"
          + " WHERE address = ? AND incarnation = ? AND NOT expelled";

  /** Of those of clusters that were, nobody asks. */
  private static final String FORGET =
      "DELETE FROM member WHERE beat_at < clock_timestamp() - interval '1 day'";

  private static final String EXPEL =
      """
      WITH judge AS (
        SELECT 1 FROM member WHERE address = ? AND incarnation = ? AND NOT expelled FOR UPDATE),
      gone AS (
        UPDATE member SET expelled = true FROM judge WHERE address = ? AND incarnation = ?)
      SELECT count(*) > 0 FROM judge\
      """;

  /** An answer that does not come is given up, well before others take the server to be dead. */
  private static final String ANSWER_SECONDS = "3";

  private static final String LEAVE = "DELETE FROM member WHERE address = ? AND incarnation = ?";

  private final String name;
  private final HikariDataSource pool;

  private PostgresMembership(Database database) {
    this.name = database.toString();
    this.pool = Pool.of(database, "eightfold-members", 1, ANSWER_SECONDS);
  }

  /**
   * The servers that share a database, in which {@link PostgresStore} has made its tables.
   *
   * @throws StoreException if it cannot be had
   */
  public static PostgresMembership in(Database database) {
    try {
      return new PostgresMembership(database);
    } catch (HikariPool.PoolInitializationException e) {
      throw new StoreException("cannot open " + database, e);
    }
  }

  /** What is done with the connection. */
  private interface Work<T> {
    T with(Connection connection) throws SQLException;
  }

  private <T> T once(Work<T> what) {
    try (Connection connection = pool.getConnection()) {
      return what.with(connection);
    } catch (SQLException e) {
      throw new StoreException("the servers of " + name + ": " + e.getMessage(), e);
    }
  }

  private static boolean does(Connection connection, String sql, Object... values)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      set(statement, values);
      return statement.executeUpdate() > 0;
    }
  }

  private static void set(PreparedStatement statement, Object... values) throws SQLException {
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i]);
    }
  }

  @Override
  public void enter(Server self) {
    boolean _ = once(connection -> does(connection, ENTER, self.address(), self.incarnation()));
  }

  @Override
  public Standing beat(Server self, long epoch) {
    return once(
        connection -> {
          try (PreparedStatement beat = connection.prepareStatement(BEAT)) {
            set(beat, epoch, epoch, self.address(), self.incarnation(), epoch, self.address());
            try (ResultSet row = beat.executeQuery()) {
              return standing(row);
            }
          }
        });
  }

  private static Standing standing(ResultSet row) throws SQLException {
    boolean member = false;
    long epoch = NONE;
    List<Known> others = new ArrayList<>();
    while (row.next()) {
      member = row.getBoolean(1);
      epoch = row.getLong(2);
      String address = row.getString(3);
      if (address != null) {
        Server server = new Server(address, row.getLong(4));
        others.add(new Known(server, row.getLong(5), row.getLong(6), row.getBoolean(7)));
      }
    }
    return new Standing(member, epoch, List.copyOf(others));
  }

  @Override
  public OptionalLong found(Server self) {
    return once(
        connection -> {
          connection.setAutoCommit(false);
          try {
            OptionalLong epoch = founded(connection, self);
            if (epoch.isPresent()) {
              connection.commit();
            }
            return epoch;
          } finally {
            connection.rollback();
            connection.setAutoCommit(true);
          }
        });
  }

  private static OptionalLong founded(Connection connection, Server self) throws SQLException {
    // what others have done meanwhile is seen by a statement of its own
    try (PreparedStatement hold = connection.prepareStatement(HOLD)) {
      hold.executeQuery().close();
    }
    OptionalLong epoch = OptionalLong.empty();
    try (PreparedStatement next = connection.prepareStatement(NEXT)) {
      set(next, self.address(), SILENT_MILLIS);
      try (ResultSet row = next.executeQuery()) {
        if (row.next()) {
          epoch = OptionalLong.of(row.getLong(1));
        }
      }
    }
    if (epoch.isEmpty()
        || !does(connection, JOIN, epoch.getAsLong(), self.address(), self.incarnation())) {
      return OptionalLong.empty();
    }
    boolean _ = does(connection, FORGET);
    return epoch;
  }

  @Override
  public boolean expel(Server self, Server other) {
    return once(
        connection -> {
          try (PreparedStatement expel = connection.prepareStatement(EXPEL)) {
            set(expel, self.address(), self.incarnation(), other.address(), other.incarnation());
            try (ResultSet row = expel.executeQuery()) {
              return row.next() && row.getBoolean(1);
            }
          }
        });
  }

  @Override
  public void leave(Server self) {
    boolean _ = once(connection -> does(connection, LEAVE, self.address(), self.incarnation()));
  }

  @Override
  public void close() {
    pool.close();
  }
}
