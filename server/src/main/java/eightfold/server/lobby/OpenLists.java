package eightfold.server.lobby;

import eightfold.protocol.Json;
import eightfold.protocol.Malformed;
import eightfold.protocol.Page;
import eightfold.server.port.Clock;
import eightfold.server.port.Notes;
import eightfold.server.port.StoreException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The tables that anybody may find at all servers of one store: each server writes down now and
 * then which are its own, and reads what the others have written.
 */
final class OpenLists {
  private static final System.Logger LOG = System.getLogger(OpenLists.class.getName());

  /** The kind of notes that they are. */
  static final String KIND = "open-tables";

  /** So long after it was written a list is of a server that is there no more. */
  static final long VALID_MILLIS = 30_000;

  /** So often a server writes its own. */
  static final long TOLD_MILLIS = 10_000;

  /** So long what was read is taken to be as it was. */
  private static final long READ_MILLIS = 3_000;

  private static final int MOST_SERVERS = 100;

  private final Notes notes;
  private final Clock clock;
  private final String server;
  private long toldAt;
  private boolean hasTold;
  private List<Listed> others = List.of();
  private long readAt;

  /**
   * A table that anybody may find.
   *
   * @param lastAt when something last happened there, in milliseconds of the epoch
   */
  record Listed(long lastAt, Page.TableNotice table) {}

  /** What a server writes down. */
  record Told(List<Listed> tables) {}

  /**
   * The lists of one server and the others.
   *
   * @param server by what the others know this one
   */
  OpenLists(Notes notes, Clock clock, String server) {
    this.notes = notes;
    this.clock = clock;
    this.server = server;
  }

  /** Tells the others which tables can be found here, if it is time. */
  synchronized void tell(List<Listed> own) {
    long now = clock.millis();
    if (now - toldAt < TOLD_MILLIS || own.isEmpty() && !hasTold) {
      return;
    }
    try {
      notes.put(new Notes.Note(KIND, server, "", now, Json.write(new Told(own))));
      toldAt = now;
      hasTold = !own.isEmpty();
    } catch (StoreException e) {
      LOG.log(System.Logger.Level.WARNING, "open tables were not told of", Redacted.of(e));
    }
  }

  /** All of them, the latest first. */
  synchronized List<Page.TableNotice> all(List<Listed> own, int most) {
    long now = clock.millis();
    if (now - readAt >= READ_MILLIS) {
      others = read(now);
      readAt = now;
    }
    // a table that has moved is told of as it is now: here, or where it was told of last
    Map<String, Listed> all = new LinkedHashMap<>();
    Stream.concat(own.stream(), others.stream())
        .forEach(listed -> all.putIfAbsent(listed.table().table(), listed));
    return all.values().stream()
        .sorted(Comparator.comparingLong(Listed::lastAt).reversed())
        .limit(most)
        .map(Listed::table)
        .toList();
  }

  /** What the others have told of, the latest first. */
  private List<Listed> read(long now) {
    List<Listed> read = new ArrayList<>();
    try {
      for (Notes.Note note : notes.notes(KIND, "", MOST_SERVERS)) {
        if (!note.id().equals(server) && now - note.at() < VALID_MILLIS) {
          read.addAll(Json.own(note.body(), Told.class).tables());
        }
      }
      notes.removeBefore(KIND, now - 10 * VALID_MILLIS);
    } catch (StoreException | Malformed e) {
      // those of this server are told of all the same
      LOG.log(System.Logger.Level.WARNING, "open tables of others are not known", Redacted.of(e));
    }
    return read;
  }
}
