package eightfold.server.lobby;

import eightfold.message.Message;
import eightfold.protocol.Fault;
import eightfold.protocol.Notice;
import eightfold.protocol.ToldEvent;
import eightfold.server.port.Clock;
import eightfold.server.port.Store;
import eightfold.server.room.RoomTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Reads what has happened at tables long ago from their facts, page by page, for whoever goes on
 * from an old event. One page after the other is read for all, apart from the rooms, so that nobody
 * who plays waits for it; and each reader's place is kept until they have read to the end, so that
 * no fact is read twice.
 */
final class PastEvents {
  private static final System.Logger LOG = System.getLogger(PastEvents.class.getName());

  /** So many facts are looked through for a page. */
  static final int FACTS_OF_A_PAGE = 500;

  /** A page ends with the fact by which it has so many events. */
  static final int EVENTS_OF_A_PAGE = 500;

  /** A page costs as much as so many plain requests. */
  private static final int COST = 5;

  /** So many read at once; each place takes as much memory as a table. */
  static final int MOST_READERS = 32;

  /** So many of them from one address. */
  static final int MOST_OF_ONE = 4;

  /** So long a place is kept for who does not read on, while others wait. */
  static final long KEPT_MILLIS = 10_000;

  /**
   * Who reads.
   *
   * @param connection its number
   * @param address for whose share it counts
   * @param table which table
   * @param seat as whom; -1: as a spectator
   * @param until the number of the last event that it may be told here
   * @param handedAt up to that event all is told as to a spectator, since the seat was another's
   */
  record Reader(
      long connection, String address, String table, int seat, long until, long handedAt) {}

  /** How far a reader is: the table as it was then. */
  private record Place(RoomTable table, String address, long usedAt) {}

  private final TableReader tables;
  private final Clock clock;
  private final SpeedLimit speed;
  private final Mailbox work;
  private final Map<Long, Place> places = new LinkedHashMap<>();

  PastEvents(TableReader tables, LobbyParts parts) {
    this.tables = tables;
    this.clock = parts.clock();
    this.speed = new SpeedLimit(parts.settings().limits().speeds().calls());
    this.work = new Mailbox("past-events", parts.threads());
  }

  /**
   * Reads a page, soon, and gives it to whoever asked.
   *
   * @param since the number of the last event that is known
   * @return why it is not read now
   */
  Optional<Fault> read(Reader reader, long since, Consumer<Notice> told, Consumer<Fault> refused) {
    if (since >= reader.until()) {
      told.accept(new Notice.Past(List.of(), false));
      return Optional.empty();
    }
    if (work.size() >= MOST_READERS || !speed.admits(reader.address(), clock.millis(), COST)) {
      return tooFast(Message.of("faults.events-too-fast"));
    }
    work.put(() -> page(reader, since, told, refused));
    return Optional.empty();
  }

  /** A reader is gone. */
  void forget(long connection) {
    work.put(() -> places.remove(connection));
  }

  /** Facts of a table are others now: whoever reads it begins anew where they are. */
  void rewritten(String table) {
    work.put(() -> places.values().removeIf(place -> place.table().id().equals(table)));
  }

  private static Optional<Fault> tooFast(Message why) {
    return Optional.of(Fault.of(Fault.TOO_FAST, why));
  }

  private void page(Reader reader, long since, Consumer<Notice> told, Consumer<Fault> refused) {
    try {
      Optional<Fault> fault = roomFor(reader);
      if (fault.isPresent()) {
        refused.accept(fault.get());
      } else {
        told.accept(read(reader, since));
      }
    } catch (RuntimeException e) {
      String words = "table " + reader.table() + ": past events could not be read";
      LOG.log(System.Logger.Level.WARNING, words, Redacted.of(e));
      places.remove(reader.connection());
      refused.accept(Fault.of(Fault.NOT_DONE, Message.of("faults.events-not-now")));
    }
  }

  /** Why there is no place for one more reader; whoever has one reads on. */
  private Optional<Fault> roomFor(Reader reader) {
    if (places.containsKey(reader.connection())) {
      return Optional.empty();
    }
    long now = clock.millis();
    if (places.size() >= MOST_READERS) {
      places.values().removeIf(place -> now - place.usedAt() > KEPT_MILLIS);
    }
    long ofOne = places.values().stream().filter(p -> p.address().equals(reader.address())).count();
    return places.size() >= MOST_READERS || ofOne >= MOST_OF_ONE
        ? tooFast(Message.of("faults.others-read"))
        : Optional.empty();
  }

  private Notice.Past read(Reader reader, long since) {
    RoomTable table = placeOf(reader, since);
    List<ToldEvent> events = new ArrayList<>();
    List<Store.Kept> facts = tables.kept(reader.table(), table.facts(), FACTS_OF_A_PAGE);
    for (Store.Kept fact : facts) {
      if (table.number() >= reader.until() || events.size() >= EVENTS_OF_A_PAGE) {
        break;
      }
      long before = Math.max(since, table.number());
      table = table.after(FactFormat.read(fact));
      for (ToldEvent event : table.toldTo(reader.seat(), before, reader.handedAt())) {
        if (event.number() <= reader.until()) {
          events.add(event);
        }
      }
    }
    boolean more = table.number() < reader.until() && !facts.isEmpty();
    if (more) {
      places.put(reader.connection(), new Place(table, reader.address(), clock.millis()));
    } else {
      places.remove(reader.connection());
    }
    return new Notice.Past(events, more);
  }

  /** The table where the reader has come to, unless that is behind what is asked for. */
  private RoomTable placeOf(Reader reader, long since) {
    Place place = places.get(reader.connection());
    return place != null && place.table().number() <= since
        ? place.table()
        : tables.opened(reader.table(), tables.kept(reader.table(), 0, 1));
  }
}
