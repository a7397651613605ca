package eightfold.server.postgres;

import eightfold.server.port.Store;
import eightfold.server.port.Store.Kept;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What is said to the database, each time one statement that is its own transaction. A fact that
 * has one before it holds that one while it is written, so that a table is forgotten as a whole or
 * not at all.
 */
final class Statements {
  private static final String FACTS =
      """
      INSERT INTO fact (room, number, accepted_at, kind, body, writer)
      SELECT ?, ? + f.n - 1, f.at, f.kind, f.body, ?
      FROM unnest(?::bigint[], ?::text[], ?::text[]) WITH ORDINALITY AS f(at, kind, body, n)\
      """;

  private static final String HOLDING =
      "WITH held AS (SELECT 1 FROM fact WHERE room = ? AND number = ? FOR KEY SHARE) ";

  private static final String MORE_FACTS = HOLDING + FACTS + ", held";

  /** It may be lost, so nobody waits for the disk. */
  private static final String KEEP =
      """
      WITH held AS (SELECT 1 FROM fact WHERE room = ? AND number = ? FOR KEY SHARE),
        quick AS (SELECT set_config('synchronous_commit', 'off', true))
      INSERT INTO checkpoint (room, facts, body) SELECT ?, ?, ? FROM held, quick
      ON CONFLICT (room) DO UPDATE SET facts = excluded.facts, body = excluded.body\
      """;

  private static final String READ =
      "SELECT accepted_at, kind, body FROM fact WHERE room = ? AND number >= ?"
          + " ORDER BY number LIMIT ?";

  private static final String MINE =
      "SELECT accepted_at, kind, body FROM fact WHERE room = ? AND number >= ? AND writer = ?"
          + " ORDER BY number LIMIT ?";

  private static final String TABLES =
      """
      SELECT o.room,
        (SELECT accepted_at FROM fact l WHERE l.room = o.room ORDER BY number DESC LIMIT 1),
        EXISTS (SELECT 1 FROM fact m WHERE m.room = o.room AND m.kind = ?),
        coalesce(o.body::json ->> ?, '')
      FROM fact o WHERE o.number = 0 AND o.room > ? ORDER BY o.room LIMIT ?\
      """;

  /** It may be lost: then it is as if the one before still had it. */
  private static final String CLAIM =
      """
      WITH quick AS (SELECT set_config('synchronous_commit', 'off', true))
      INSERT INTO owner (room, writer)
      SELECT f.room, ? FROM fact f, quick WHERE f.room = ? AND f.number = 0
      ON CONFLICT (room) DO UPDATE SET writer = excluded.writer\
      """;

  private static final String CLAIMED =
      "SELECT room FROM owner WHERE room = ANY (?) AND writer <> ?";

  /** What cannot stand in the name of a field. */
  private static final Pattern FIELD = Pattern.compile("[^A-Za-z]");

  private Statements() {}

  /** Inserts facts; false if those before them are not there. Numbers that are taken throw. */
  static boolean insert(
      Connection connection, String table, int first, List<Kept> facts, long writer)
      throws SQLException {
    if (facts.isEmpty()) {
      return true;
    }
    try (PreparedStatement insert = connection.prepareStatement(first == 0 ? FACTS : MORE_FACTS)) {
      int at = 1;
      if (first > 0) {
        insert.setString(at++, table);
        insert.setInt(at++, first - 1);
      }
      insert.setString(at++, table);
      insert.setInt(at++, first);
      insert.setLong(at++, writer);
      insert.setArray(
          at++, connection.createArrayOf("bigint", facts.stream().map(Kept::at).toArray()));
      insert.setArray(
          at++, connection.createArrayOf("text", facts.stream().map(Kept::kind).toArray()));
      insert.setArray(
          at, connection.createArrayOf("text", facts.stream().map(Kept::body).toArray()));
      return insert.executeUpdate() == facts.size();
    }
  }

  /** Inserts facts as {@link #insert} does and puts others in the place of some, all or none. */
  static boolean rewrite(
      Connection connection,
      String table,
      Map<Integer, Kept> changed,
      int first,
      List<Kept> facts,
      long writer)
      throws SQLException {
    connection.setAutoCommit(false);
    try {
      boolean written = insert(connection, table, first, facts, writer);
      if (written) {
        update(connection, table, changed);
        int _ = delete(connection, "checkpoint", table);
        connection.commit();
      }
      return written;
    } finally {
      if (!connection.isClosed()) {
        connection.rollback();
        connection.setAutoCommit(true);
      }
    }
  }

  private static void update(Connection connection, String table, Map<Integer, Kept> changed)
      throws SQLException {
    try (PreparedStatement update =
        connection.prepareStatement("UPDATE fact SET body = ? WHERE room = ? AND number = ?")) {
      for (Map.Entry<Integer, Kept> fact : changed.entrySet()) {
        update.setString(1, fact.getValue().body());
        update.setString(2, table);
        update.setInt(3, fact.getKey());
        update.addBatch();
      }
      update.executeBatch();
    }
  }

  /** Whether these facts are there, written by that writer. */
  static boolean areThere(
      Connection connection, String table, int first, List<Kept> facts, long writer)
      throws SQLException {
    try (PreparedStatement select = connection.prepareStatement(MINE)) {
      select.setString(1, table);
      select.setInt(2, first);
      select.setLong(3, writer);
      select.setInt(4, facts.size());
      return kept(select).equals(facts);
    }
  }

  static List<Kept> facts(Connection connection, String table, int from, int most)
      throws SQLException {
    try (PreparedStatement select = connection.prepareStatement(READ)) {
      select.setString(1, table);
      select.setInt(2, from);
      select.setInt(3, most);
      return kept(select);
    }
  }

  private static List<Kept> kept(PreparedStatement select) throws SQLException {
    List<Kept> facts = new ArrayList<>();
    try (ResultSet row = select.executeQuery()) {
      while (row.next()) {
        facts.add(new Kept(row.getLong(1), row.getString(2), row.getString(3)));
      }
    }
    return facts;
  }

  static void keep(Connection connection, String table, Store.Checkpoint checkpoint)
      throws SQLException {
    try (PreparedStatement keep = connection.prepareStatement(KEEP)) {
      keep.setString(1, table);
      keep.setInt(2, checkpoint.facts() - 1);
      keep.setString(3, table);
      keep.setInt(4, checkpoint.facts());
      keep.setString(5, checkpoint.body());
      keep.executeUpdate();
    }
  }

  static Optional<Store.Checkpoint> checkpoint(Connection connection, String table)
      throws SQLException {
    try (PreparedStatement select =
        connection.prepareStatement("SELECT facts, body FROM checkpoint WHERE room = ?")) {
      select.setString(1, table);
      try (ResultSet row = select.executeQuery()) {
        return row.next()
            ? Optional.of(new Store.Checkpoint(row.getInt(1), row.getString(2)))
            : Optional.empty();
      }
    }
  }

  /** Some tables after an id, in order. */
  static List<Store.Stored> tables(
      Connection connection, String kind, String field, String after, int most)
      throws SQLException {
    List<Store.Stored> tables = new ArrayList<>();
    try (PreparedStatement select = connection.prepareStatement(TABLES)) {
      select.setString(1, kind);
      select.setString(2, field);
      select.setString(3, after);
      select.setInt(4, most);
      try (ResultSet row = select.executeQuery()) {
        while (row.next()) {
          tables.add(
              new Store.Stored(
                  row.getString(1), row.getLong(2), row.getBoolean(3), row.getString(4)));
        }
      }
    }
    return tables;
  }

  static int count(Connection connection) throws SQLException {
    try (PreparedStatement count =
            connection.prepareStatement("SELECT count(*) FROM fact WHERE number = 0");
        ResultSet row = count.executeQuery()) {
      return row.next() ? row.getInt(1) : 0;
    }
  }

  static int labelled(Connection connection, String field, String label) throws SQLException {
    // written out, so that the index for it is seen to fit
    try (PreparedStatement count =
        connection.prepareStatement(
            "SELECT count(*) FROM fact WHERE number = 0 AND (body::json ->> '"
                + FIELD.matcher(field).replaceAll("")
                + "') = ?")) {
      count.setString(1, label);
      try (ResultSet row = count.executeQuery()) {
        return row.next() ? row.getInt(1) : 0;
      }
    }
  }

  /**
   * Forgets a table in one transaction. Each fact that somebody adds meanwhile holds the one before
   * it, so when nothing more is found nobody is adding.
   */
  static void forget(Connection connection, String table) throws SQLException {
    connection.setAutoCommit(false);
    try {
      while (delete(connection, "fact", table) > 0) {
        // what was being added while the others were deleted
      }
      int _ = delete(connection, "checkpoint", table);
      int _ = delete(connection, "owner", table);
      connection.commit();
    } finally {
      if (!connection.isClosed()) {
        connection.rollback();
        connection.setAutoCommit(true);
      }
    }
  }

  /** A writer has a table from now on, if there is such a table. */
  static void claim(Connection connection, String table, long writer) throws SQLException {
    try (PreparedStatement claim = connection.prepareStatement(CLAIM)) {
      claim.setLong(1, writer);
      claim.setString(2, table);
      claim.executeUpdate();
    }
  }

  /** Which of some tables others have taken. */
  static Set<String> claimedByOthers(Connection connection, Collection<String> tables, long writer)
      throws SQLException {
    Set<String> claimed = new HashSet<>();
    try (PreparedStatement select = connection.prepareStatement(CLAIMED)) {
      select.setArray(1, connection.createArrayOf("text", tables.toArray()));
      select.setLong(2, writer);
      try (ResultSet row = select.executeQuery()) {
        while (row.next()) {
          claimed.add(row.getString(1));
        }
      }
    }
    return claimed;
  }

  private static int delete(Connection connection, String from, String table) throws SQLException {
    try (PreparedStatement delete =
        connection.prepareStatement("DELETE FROM " + from + " WHERE room = ?")) {
      delete.setString(1, table);
      return delete.executeUpdate();
    }
  }

  /** Writes what changes nothing, to see whether it can be written. */
  static void leaveMark(Connection connection) throws SQLException {
    try (PreparedStatement mark =
        connection.prepareStatement("UPDATE schema_version SET version = version")) {
      mark.executeUpdate();
    }
  }

  /** The number by which the database knows this connection. */
  static int session(Connection connection) throws SQLException {
    try (PreparedStatement select = connection.prepareStatement("SELECT pg_backend_pid()");
        ResultSet row = select.executeQuery()) {
      return row.next() ? row.getInt(1) : 0;
    }
  }

  /** Ends a session of this user's; whether it is gone. */
  static boolean end(Connection connection, int session) throws SQLException {
    try (PreparedStatement end =
        connection.prepareStatement(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                + " WHERE pid = ? AND usename = current_user AND pid <> pg_backend_pid()")) {
      end.setInt(1, session);
      try (ResultSet row = end.executeQuery()) {
        return !row.next();
      }
    }
  }
}
