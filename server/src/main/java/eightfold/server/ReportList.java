package eightfold.server;

import eightfold.protocol.Fields;
import eightfold.protocol.Json;
import eightfold.protocol.Malformed;
import eightfold.server.adapter.BackupSocket;
import eightfold.server.adapter.DataLock;
import eightfold.server.adapter.SqliteStore;
import eightfold.server.lobby.Reports;
import eightfold.server.port.Notes;
import eightfold.server.port.StoreException;
import eightfold.server.postgres.Database;
import eightfold.server.postgres.PostgresStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What players have reported of each other, for whoever runs the server: the latest first. */
public final class ReportList {
  private static final int MOST = 1_000;
  private static final int LONGEST = 1 << 16;

  private ReportList() {}

  /**
   * A report.
   *
   * @param table the table's id
   * @param game what is played there
   * @param by who reports, with their seat
   * @param about whom, with their seat
   * @param line what that person said; empty: it is about the name
   * @param why in the reporter's words; may be empty
   */
  public record Report(
      Instant at, String table, String game, Person by, Person about, String line, String why) {}

  /** Somebody at a table, with the seat from 0. */
  public record Person(int seat, String name) {}

  /**
   * Those of a server that keeps its tables in a folder, while it runs or while it does not.
   *
   * @throws StartException in one clear line
   */
  public static List<Report> of(Path folder) throws StartException {
    if (Files.notExists(folder.resolve("eightfold.db"))) {
      throw new StartException("no server has kept anything in " + folder);
    }
    try {
      Optional<DataLock> lock = DataLock.of(folder);
      if (lock.isEmpty()) {
        return read(BackupSocket.askReports(folder));
      }
      try (DataLock _ = lock.orElseThrow();
          SqliteStore store = SqliteStore.in(folder)) {
        return read(written(store));
      }
    } catch (StoreException e) {
      throw new StartException(String.valueOf(e.getMessage()), e);
    } catch (IOException e) {
      throw new StartException(
          "the server that uses " + folder + " could not be asked for reports: " + e, e);
    }
  }

  /**
   * Those of servers that share a database.
   *
   * @throws StartException in one clear line
   */
  public static List<Report> of(Database database) throws StartException {
    try (PostgresStore store = PostgresStore.in(database)) {
      return read(written(store));
    } catch (StoreException e) {
      throw new StartException(String.valueOf(e.getMessage()), e);
    }
  }

  /** All of them as one line. */
  private static String written(Notes notes) {
    return BackupSocket.reports(notes.notes(Reports.KIND, "", MOST));
  }

  private static List<Report> read(String line) {
    try {
      List<Report> reports = new ArrayList<>();
      for (Fields note : Json.own(line).list("notes", MOST)) {
        Fields body = Json.own(note.text("body", LONGEST));
        reports.add(
            new Report(
                Instant.ofEpochMilli(note.optionalCount("at").orElse(0)),
                body.text("table", LONGEST),
                body.text("game", LONGEST),
                person(body.fields("by")),
                person(body.fields("about")),
                body.optionalText("text", LONGEST).orElse(""),
                body.optionalText("why", LONGEST).orElse("")));
      }
      return reports;
    } catch (Malformed e) {
      throw new StoreException("reports cannot be read: " + e.words(), e);
    }
  }

  private static Person person(Fields body) throws Malformed {
    return new Person(body.number("seat", 0, Integer.MAX_VALUE), body.text("name", LONGEST));
  }
}
