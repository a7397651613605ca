package eightfold.server.postgres;

import eightfold.server.adapter.NoteSql;
import eightfold.server.port.StoreException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/** The tables of the database: made where there are none, looked at before they are trusted. */
final class Schema {
  /** The version of the tables below. A later version is refused, not guessed at. */
  static final int VERSION = 1;

  /** Several servers may start at once on an empty database; this number is nobody else's. */
  private static final long LOCK = 0x4549474854464f4cL;

  private static final List<String> TABLES =
      List.of(
          "CREATE TABLE schema_version (version INTEGER NOT NULL)",
          """
          CREATE TABLE fact (
            room TEXT COLLATE "C" NOT NULL, number INTEGER NOT NULL, accepted_at BIGINT NOT NULL,
            kind TEXT NOT NULL, body TEXT NOT NULL, writer BIGINT NOT NULL,
            PRIMARY KEY (room, number))\
          """,
          // a table is its opening: they are counted and looked through without its other facts
          "CREATE INDEX opening ON fact (room) WHERE number = 0",
          "CREATE INDEX opener ON fact ((body::json ->> 'opener')) WHERE number = 0",
          """
          CREATE TABLE checkpoint (
            room TEXT COLLATE "C" NOT NULL PRIMARY KEY, facts INTEGER NOT NULL, body TEXT NOT NULL)\
          """,
          "INSERT INTO schema_version (version) VALUES (" + VERSION + ")");

  /** Whose store has taken each table last. */
  private static final List<String> OWNERS =
      List.of(
          """
          CREATE TABLE IF NOT EXISTS owner (
            room TEXT COLLATE "C" NOT NULL PRIMARY KEY, writer BIGINT NOT NULL)\
          """);

  private Schema() {}

  /** Makes or checks them, in a transaction of its own. */
  static void ready(Connection connection) throws SQLException {
    connection.setAutoCommit(false);
    try (Statement statement = connection.createStatement()) {
      statement.execute("SELECT pg_advisory_xact_lock(" + LOCK + ")");
      if (has(statement, "schema_version")) {
        check(statement);
      } else if (has(statement, "fact")) {
        throw new StoreException(
            "the database has a table “fact” that is none of this program's: give it a database of"
                + " its own");
      } else {
        for (String sql : TABLES) {
          statement.execute(sql);
        }
      }
      for (List<String> later : List.of(NoteSql.TABLES, PostgresMembership.TABLES, OWNERS)) {
        for (String sql : later) {
          statement.execute(sql);
        }
      }
      durable(statement);
      connection.commit();
    } finally {
      connection.rollback();
      connection.setAutoCommit(true);
    }
  }

  private static boolean has(Statement statement, String table) throws SQLException {
    try (ResultSet row =
        statement.executeQuery("SELECT to_regclass('" + table + "') IS NOT NULL")) {
      return row.next() && row.getBoolean(1);
    }
  }

  private static void check(Statement statement) throws SQLException {
    try (ResultSet row = statement.executeQuery("SELECT max(version) FROM schema_version")) {
      int version = row.next() ? row.getInt(1) : 0;
      if (version > VERSION) {
        throw new StoreException(
            "the database was made by a later version of this program (its tables are version "
                + version
                + ", this program knows "
                + VERSION
                + ")");
      }
    }
  }

  /** What is acknowledged must be on a disk: there are settings with which it would not be. */
  private static void durable(Statement statement) throws SQLException {
    for (String setting : List.of("fsync", "synchronous_commit", "full_page_writes")) {
      try (ResultSet row = statement.executeQuery("SHOW " + setting)) {
        if (row.next() && row.getString(1).equals("off")) {
          throw new StoreException(
              "the database has "
                  + setting
                  + " = off, so that a power cut would lose what players were told; switch it on");
        }
      }
    }
  }
}
