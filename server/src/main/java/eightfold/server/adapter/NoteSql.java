package eightfold.server.adapter;

import eightfold.server.port.Notes.Note;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is said to a database about notes, in words that SQLite and PostgreSQL share. */
public final class NoteSql {
  /** The tables, made where there are none. */
  public static final List<String> TABLES =
      List.of(
          """
          CREATE TABLE IF NOT EXISTS note (
            kind TEXT NOT NULL, id TEXT NOT NULL, owner TEXT NOT NULL, kept_at BIGINT NOT NULL,
            body TEXT NOT NULL, PRIMARY KEY (kind, id))\
          """,
          "CREATE INDEX IF NOT EXISTS note_of_owner ON note (owner, kind, kept_at)");

  private static final String INSERT =
      "INSERT INTO note (kind, id, owner, kept_at, body) VALUES (?, ?, ?, ?, ?)"
          + " ON CONFLICT (kind, id) DO ";

  private static final String REPLACE =
      INSERT
          + "UPDATE SET owner = excluded.owner, kept_at = excluded.kept_at, body = excluded.body";

  private static final String SELECT = "SELECT kind, id, owner, kept_at, body FROM note WHERE ";

  private NoteSql() {}

  /** Which notes a deletion is about; what is empty does not matter. */
  public record Which(
      Optional<String> kind, Optional<String> id, Optional<String> owner, Optional<Long> before) {
    /** One note. */
    public static Which one(String kind, String id) {
      return new Which(Optional.of(kind), Optional.of(id), Optional.empty(), Optional.empty());
    }

    /** Those of a kind that are somebody's. */
    public static Which of(String kind, String owner) {
      return new Which(Optional.of(kind), Optional.empty(), Optional.of(owner), Optional.empty());
    }

    /** All that is somebody's. */
    public static Which owned(String owner) {
      return new Which(Optional.empty(), Optional.empty(), Optional.of(owner), Optional.empty());
    }

    /** Those of a kind from before a time. */
    public static Which before(String kind, long at) {
      return new Which(Optional.of(kind), Optional.empty(), Optional.empty(), Optional.of(at));
    }

    private List<Object> values() {
      List<Object> values = new ArrayList<>();
      kind.ifPresent(values::add);
      id.ifPresent(values::add);
      owner.ifPresent(values::add);
      before.ifPresent(values::add);
      return values;
    }

    private String condition() {
      List<String> conditions = new ArrayList<>();
      kind.ifPresent(any -> conditions.add("kind = ?"));
      id.ifPresent(any -> conditions.add("id = ?"));
      owner.ifPresent(any -> conditions.add("owner = ?"));
      before.ifPresent(any -> conditions.add("kept_at < ?"));
      return String.join(" AND ", conditions);
    }
  }

  /** Writes a note; where there is one of its kind and id it is replaced or stays. */
  public static boolean insert(Connection connection, Note note, boolean replaces)
      throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement(replaces ? REPLACE : INSERT + "NOTHING")) {
      insert.setString(1, note.kind());
      insert.setString(2, note.id());
      insert.setString(3, note.owner());
      insert.setLong(4, note.at());
      insert.setString(5, note.body());
      return insert.executeUpdate() > 0;
    }
  }

  /** Deletes notes. */
  public static void delete(Connection connection, Which which) throws SQLException {
    try (PreparedStatement delete =
        connection.prepareStatement("DELETE FROM note WHERE " + which.condition())) {
      fill(delete, which.values());
      delete.executeUpdate();
    }
  }

  /** Some notes, the latest first. */
  public static List<Note> select(Connection connection, Which which, int most)
      throws SQLException {
    try (PreparedStatement select =
        connection.prepareStatement(
            SELECT + which.condition() + " ORDER BY kept_at DESC, id LIMIT " + most)) {
      fill(select, which.values());
      List<Note> notes = new ArrayList<>();
      try (ResultSet row = select.executeQuery()) {
        while (row.next()) {
          notes.add(
              new Note(
                  row.getString(1),
                  row.getString(2),
                  row.getString(3),
                  row.getLong(4),
                  row.getString(5)));
        }
      }
      return notes;
    }
  }

  private static void fill(PreparedStatement statement, List<Object> values) throws SQLException {
    int at = 1;
    for (Object value : values) {
      if (value instanceof Long number) {
        statement.setLong(at++, number);
      } else {
        statement.setString(at++, value.toString());
      }
    }
  }
}
