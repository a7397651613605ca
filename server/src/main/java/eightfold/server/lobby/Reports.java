package eightfold.server.lobby;

import com.fasterxml.jackson.annotation.JsonInclude;
import eightfold.message.Message;
import eightfold.protocol.Json;
import eightfold.protocol.Notice;
import eightfold.protocol.Page;
import eightfold.protocol.Page.Problem;
import eightfold.protocol.ReportWish;
import eightfold.server.port.Clock;
import eightfold.server.port.Notes;
import eightfold.server.room.Chair;
import eightfold.server.room.RoomTable;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;

/**
 * What players report of each other, kept for whoever runs the server. Nothing of it goes to the
 * table: nobody there is told, and whoever is reported learns neither that nor by whom.
 */
public final class Reports {
  private static final System.Logger LOG = System.getLogger(Reports.class.getName());

  /** The kind of notes that they are. */
  public static final String KIND = "report";

  /** So long they are kept. */
  static final long KEPT_MILLIS = TimeUnit.DAYS.toMillis(90);

  static final Retention RETENTION = new Retention(KIND, KEPT_MILLIS);

  private final LobbyParts parts;
  private final Clock clock;

  Reports(LobbyParts parts) {
    this.parts = parts;
    this.clock = parts.clock();
  }

  /** Somebody at a table. */
  private record Person(int seat, String name) {}

  /**
   * What is kept.
   *
   * @param by who reports
   * @param about whom
   * @param line which line it is about, by its number; absent: about the name
   * @param text what that line says
   */
  private record Report(
      String table,
      String game,
      Person by,
      Person about,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalLong line,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> text,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> why) {}

  /**
   * Keeps a report. The same again by the same player is the same report.
   *
   * @param token the hash of the token of the reporter's seat
   */
  Page report(RoomTable table, String token, ReportWish wish) {
    int by = table.seating().seatOf(token);
    if (by < 0) {
      return Problem.of(Problems.UNKNOWN, Message.of("faults.no-such-token"));
    }
    Optional<Notice.Spoken> line =
        table.chat().stream()
            .filter(said -> wish.line().equals(OptionalLong.of(said.number())))
            .findFirst();
    if (wish.line().isPresent() && line.isEmpty()) {
      return Problem.of(Problems.UNKNOWN, Message.of("problems.no-line"));
    }
    Person about =
        line.map(said -> new Person(said.seat(), said.name()))
            .orElseGet(() -> new Person(wish.seat().orElse(-1), wish.name().orElse("")));
    if (line.isEmpty() && !isThere(table, about)) {
      return Problem.of(
          Problems.TAKEN, Message.of("problems.not-at-seat").with("name", about.name()));
    }
    if (line.isEmpty() && about.seat() == by) {
      return Problem.of(Problems.NOT_POSSIBLE, Message.of("problems.own-name"));
    }
    Report report =
        new Report(
            table.id(),
            table.gameId(),
            new Person(by, table.names().get(by)),
            about,
            wish.line(),
            line.map(Notice.Spoken::text),
            wish.why());
    String id = Keys.derived(KIND, table.id() + "\n" + token + "\n" + wish.line() + about);
    parts.store().put(new Notes.Note(KIND, id, "", clock.millis(), Json.write(report)));
    parts.meter().reported();
    LOG.log(System.Logger.Level.WARNING, "somebody at table " + table.id() + " was reported");
    return new Page.Reported(id);
  }

  private static boolean isThere(RoomTable table, Person about) {
    List<Chair> chairs = table.chairs();
    return about.seat() >= 0
        && about.seat() < chairs.size()
        && chairs.get(about.seat()).isPerson()
        && chairs.get(about.seat()).name().equals(Optional.of(about.name()));
  }
}
