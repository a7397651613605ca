package eightfold.server.lobby;

import eightfold.protocol.Notice;
import eightfold.server.lobby.TablePlace.State;
import eightfold.server.port.Link;
import eightfold.server.port.SharedStore;
import eightfold.server.port.Store;
import eightfold.server.port.StoreException;
import eightfold.server.room.Chair;
import eightfold.server.room.Room;
import eightfold.server.room.RoomTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * All tables: those that are awake, each in a room of its own, and those that sleep in the store
 * until somebody asks for them. Of a table that sleeps only its name is known, and since when.
 */
final class Tables {
  private static final System.Logger LOG = System.getLogger(Tables.class.getName());

  /** So long after it failed a table is not read again, whoever asks. */
  private static final long UNREADABLE_MILLIS = 5_000;

  /** So long one waits for a table that is just leaving. */
  private static final long GOING_NANOS = 1_000_000;

  /** So long tables of a shared store are taken to be as many as they were. */
  private static final long COUNTED_MILLIS = 30_000;

  private final LobbyParts parts;
  private final TableReader reader;
  private final Map<String, TablePlace> places = new ConcurrentHashMap<>();
  private final Map<String, Integer> ofOne = new ConcurrentHashMap<>();
  private volatile Optional<DoorKeeper> keeper = Optional.empty();
  private volatile boolean closed;
  private int counted;
  private long countAgainAt = Long.MIN_VALUE;

  /** All tables that the store has; none of them is read. */
  Tables(LobbyParts parts, TableReader reader) {
    this.parts = parts;
    this.reader = reader;
    if (parts.shared().isPresent()) {
      // others open and clear away tables too: which there are is asked of the store each time
      return;
    }
    for (Store.Stored stored : parts.store().tables(FactFormat.BEGUN, FactFormat.OPENER)) {
      add(stored.table(), stored.label(), new State.Asleep(stored.lastAt(), stored.marked()));
      if (!stored.label().isEmpty()) {
        ofOne.merge(stored.label(), 1, Integer::sum);
      }
    }
  }

  /** Who keeps a door besides the page, from now on. */
  void keeper(DoorKeeper other) {
    keeper = Optional.of(other);
  }

  Optional<DoorKeeper> keeper() {
    return keeper;
  }

  private void add(String id, String opener, State state) {
    places.put(id, new TablePlace(id, opener, state));
  }

  /** The room of a table that was read; spectators may have to see how it was before. */
  private Room room(RoomTable table) {
    long now = parts.clock().millis();
    long delay = table.terms().watchDelayMillis();
    List<RoomTable> past = delay > 0 ? reader.past(table.id(), now - delay) : List.of(table);
    return Room.of(table, past, parts.settings().pace(), parts.bots(), now);
  }

  private RoomHost host(RoomTable table) {
    return new RoomHost(room(table), parts, reader::read, this::room, this::keeper);
  }

  /** How many there are, asleep or not. */
  int count() {
    return parts.shared().map(shared -> counted(shared.store())).orElseGet(places::size);
  }

  /** What was counted in the store a little while ago. */
  private synchronized int counted(SharedStore store) {
    long now = parts.clock().millis();
    if (now >= countAgainAt) {
      countAgainAt = now + COUNTED_MILLIS;
      try {
        counted = store.count();
      } catch (StoreException e) {
        LOG.log(System.Logger.Level.WARNING, "tables could not be counted", Redacted.of(e));
      }
    }
    return counted;
  }

  /** How many are in memory. */
  int awake() {
    return (int)
        places.values().stream().filter(place -> place.state() instanceof State.Awake).count();
  }

  /** Those that anybody may find and at which somebody is, the latest first. */
  List<Room> openToAll(int most) {
    return places.values().stream()
        .flatMap(
            place ->
                place.state() instanceof State.Awake(RoomHost host)
                    ? Stream.of(host.room())
                    : Stream.empty())
        .filter(Room::isOpenToAll)
        .sorted(Comparator.comparingLong((Room room) -> room.table().lastAt()).reversed())
        .limit(most)
        .toList();
  }

  /** Who sits at those in memory. */
  Occupancy seated() {
    int persons = 0;
    int bots = 0;
    for (TablePlace place : places.values()) {
      if (place.state() instanceof State.Awake(RoomHost host)) {
        for (Chair chair : host.room().table().chairs()) {
          bots += chair.bot().isPresent() ? 1 : 0;
          persons += chair.bot().isEmpty() && chair.name().isPresent() ? 1 : 0;
        }
      }
    }
    return new Occupancy(persons, bots);
  }

  /** Counts one more table for somebody; false if they have their share of what is left. */
  boolean reserves(String opener) {
    int free = parts.settings().limits().totals().tables() - count();
    int most = Limits.share(parts.settings().limits().shares().tables(), free);
    if (parts.shared().isPresent()) {
      return parts.shared().get().store().labelled(FactFormat.OPENER, opener) < most;
    }
    boolean[] fits = {false};
    ofOne.compute(
        opener,
        (who, count) -> {
          int before = count == null ? 0 : count;
          fits[0] = before < most;
          return fits[0] ? Integer.valueOf(before + 1) : count;
        });
    return fits[0];
  }

  /** A table that was reserved is gone, or was not opened after all. */
  void givesBack(String opener) {
    ofOne.computeIfPresent(opener, (who, count) -> count > 1 ? count - 1 : null);
  }

  /** Takes in a table that has just been opened, and that the store has. */
  RoomHost open(RoomTable table, String opener) {
    Room room = Room.of(table, parts.settings().pace(), parts.bots(), parts.clock().millis());
    RoomHost host = new RoomHost(room, parts, reader::read, this::room, this::keeper).start();
    add(table.id(), opener, new State.Awake(host));
    if (closed) {
      host.stop(Link.GOING_AWAY, Notice.Gone.RESTARTING);
    }
    return host;
  }

  /** The place of a table; of a shared store's, there is one for whatever is asked for. */
  private @Nullable TablePlace place(String id) {
    if (!Keys.isOne(id)) {
      return null;
    }
    return parts.shared().isPresent()
        ? places.computeIfAbsent(id, table -> new TablePlace(table, "", new State.Asleep(0, true)))
        : places.get(id);
  }

  /** Finds a table, and wakes it if it sleeps. */
  FoundTable find(String id) {
    TablePlace place = place(id);
    boolean looked = parts.shared().isEmpty();
    while (place != null) {
      if (closed) {
        return new FoundTable.Closing();
      }
      State state = place.state();
      switch (state) {
        case State.Awake awake -> {
          if (!awake.host().hasEnded()) {
            return new FoundTable.Here(awake.host());
          }
          boolean _ = place.passes(awake, asleep(awake.host()));
        }
        case State.Waking(CompletableFuture<FoundTable> waking) -> {
          FoundTable found = parts.threads().await(waking);
          if (!(found instanceof FoundTable.Nowhere) || looked) {
            return found;
          }
          // whoever looked may have looked before the table was opened by another machine
          looked = true;
          place = place(id);
        }
        case State.Asleep(long lastAt, boolean begun, long readableAt, boolean damaged) -> {
          if (parts.clock().millis() < readableAt) {
            return new FoundTable.Unreadable(damaged);
          }
          State.Waking waking = new State.Waking(new CompletableFuture<>());
          if (place.passes(state, waking)) {
            return wake(place, lastAt, begun, waking.found());
          }
        }
        case State.Going going -> {
          if (parts.shared().isEmpty()) {
            return new FoundTable.Nowhere();
          }
          // it leaves this machine's memory, or the store: then it is not found there
          LockSupport.parkNanos(GOING_NANOS);
          place = place(id);
        }
      }
    }
    return new FoundTable.Nowhere();
  }

  /**
   * Wakes the table that was used last. The first table to be read takes ten times what others do,
   * as nothing of the way has been run before: so nobody has to wait for it.
   */
  void wakeLatest() {
    if (parts.shared().isPresent()) {
      parts.shared().get().store().tables("", "", "", 1).forEach(any -> reader.read(any.table()));
      return;
    }
    places.values().stream()
        .filter(place -> place.state() instanceof State.Asleep)
        .max(Comparator.comparingLong(Tables::lastAt))
        .ifPresent(
            place -> {
              FoundTable _ = find(place.id());
            });
  }

  private static long lastAt(TablePlace place) {
    return place.state() instanceof State.Asleep asleep ? asleep.lastAt() : Long.MIN_VALUE;
  }

  private static State asleep(RoomHost host) {
    RoomTable table = host.room().table();
    return new State.Asleep(table.lastAt(), table.hasBegun());
  }

  /** Whatever reading a table throws harms no other table. */
  private FoundTable wake(
      TablePlace place, long lastAt, boolean begun, CompletableFuture<FoundTable> waking) {
    FoundTable found;
    try {
      long began = System.nanoTime();
      if (parts.shared().isPresent() && parts.store().facts(place.id(), 0, 1).isEmpty()) {
        place.become(new State.Going());
        places.remove(place.id());
        waking.complete(new FoundTable.Nowhere());
        return new FoundTable.Nowhere();
      }
      // before it is read: whoever had it before, and wrote meanwhile, is to learn that it has gone
      parts.shared().ifPresent(shared -> shared.store().claim(place.id()));
      RoomHost host = host(reader.read(place.id())).start();
      parts.meter().woken(System.nanoTime() - began);
      place.become(new State.Awake(host));
      found = new FoundTable.Here(host);
      if (closed) {
        host.stop(Link.GOING_AWAY, Notice.Gone.RESTARTING);
      }
    } catch (RuntimeException | Error e) {
      String words = "table " + place.id() + " cannot be read; it stays in the store as it is";
      LOG.log(System.Logger.Level.ERROR, words, Redacted.of(e));
      long later = parts.clock().millis() + UNREADABLE_MILLIS;
      boolean damaged = !StoreException.ofTheStore(e);
      place.become(new State.Asleep(lastAt, begun, later, damaged));
      found = new FoundTable.Unreadable(damaged);
    }
    waking.complete(found);
    if (found instanceof FoundTable.Here(RoomHost host)) {
      keeper.ifPresent(its -> its.woken(host.room().table()));
    }
    return found;
  }

  /**
   * Clears away tables that nobody has used for long, and lets others sleep. What goes wrong with
   * one keeps no other from its turn.
   */
  void sweep() {
    for (TablePlace place : places.values()) {
      try {
        sweep(place, parts.clock().millis());
      } catch (RuntimeException | Error e) {
        String words = "table " + place.id() + " could not be looked after";
        LOG.log(System.Logger.Level.ERROR, words, Redacted.of(e));
      }
    }
  }

  private void sweep(TablePlace place, long now) {
    State state = place.state();
    switch (state) {
      case State.Asleep(long lastAt, boolean begun, long readableAt, boolean _) -> {
        if (parts.shared().isPresent()) {
          if (readableAt <= now && place.passes(state, new State.Going())) {
            places.remove(place.id());
          }
          return;
        }
        // one that cannot be read is whoever runs the server's to decide about
        if (readableAt == 0 && isOld(lastAt, begun, now)) {
          clear(place, state);
        }
      }
      case State.Awake(RoomHost host) -> {
        RoomTable table = host.room().table();
        boolean alone = !host.room().hasListeners();
        if (host.hasEnded()) {
          boolean _ = place.passes(state, asleep(host));
        } else if (alone && isOld(table.lastAt(), table.hasBegun(), now)) {
          clear(place, state);
        } else if (alone && now - host.usedAt() > parts.settings().limits().times().awake()) {
          host.sleep();
        }
      }
      case State.Waking waking -> {}
      case State.Going going -> {}
    }
  }

  /** Clears a table of a shared store away, if it is old and nobody wants it. */
  void sweep(String id) {
    TablePlace place = place(id);
    if (place != null && place.state() instanceof State.Asleep asleep) {
      RoomTable table = reader.read(id);
      if (isOld(table.lastAt(), table.hasBegun(), parts.clock().millis())) {
        clear(place, asleep);
      }
    }
  }

  /** Whether it is in memory. */
  boolean isAwake(String id) {
    TablePlace place = places.get(id);
    return place != null
        && (place.state() instanceof State.Waking || place.state() instanceof State.Awake);
  }

  /** Ends a table's room, if there is one: another machine is about to have it. */
  void handOver(String id) {
    TablePlace place = places.get(id);
    State state = place == null ? new State.Going() : place.state();
    if (place != null && state instanceof State.Waking(CompletableFuture<FoundTable> found)) {
      FoundTable _ = parts.threads().await(found);
      state = place.state();
    }
    if (state instanceof State.Awake(RoomHost host)) {
      host.stop(Link.GOING_AWAY, Notice.Gone.RESTARTING);
    }
  }

  /** Ends the rooms of tables that another machine has: two of them went on with each. */
  void giveUpLost() {
    Map<String, RoomHost> awake = new HashMap<>();
    for (TablePlace place : places.values()) {
      if (place.state() instanceof State.Awake(RoomHost host)) {
        awake.put(place.id(), host);
      }
    }
    if (parts.shared().isPresent() && !awake.isEmpty()) {
      for (String id : parts.shared().get().store().claimedByOthers(awake.keySet())) {
        LOG.log(System.Logger.Level.WARNING, "table " + id + ": another server has it");
        Objects.requireNonNull(awake.get(id)).giveUp();
      }
    }
  }

  boolean isOld(long lastAt, boolean begun, long now) {
    Limits.Times times = parts.settings().limits().times();
    return now - lastAt > (begun ? times.idle() : times.unbegun());
  }

  private void clear(TablePlace place, State state) {
    State.Going going = new State.Going();
    if (!place.passes(state, going)) {
      return;
    }
    State before = state;
    if (state instanceof State.Awake(RoomHost host)) {
      host.stop(Link.NORMAL, Notice.Gone.CLOSED);
      before = asleep(host);
    }
    try {
      parts.store().forget(place.id());
      places.remove(place.id());
      givesBack(place.opener());
    } catch (StoreException e) {
      String words = "table " + place.id() + " is still in the store";
      LOG.log(System.Logger.Level.WARNING, words, Redacted.of(e));
      place.become(before);
    }
  }

  /** Whether no room takes anything any more, since the server goes down. */
  boolean isClosing() {
    return closed;
  }

  /** Ends all rooms, at once; their tables stay in the store. */
  void close() {
    closed = true;
    List<CompletableFuture<Boolean>> ends = new ArrayList<>();
    for (TablePlace place : places.values()) {
      State state = place.state();
      if (state instanceof State.Waking(CompletableFuture<FoundTable> found)) {
        FoundTable _ = parts.threads().await(found);
        state = place.state();
      }
      if (state instanceof State.Awake(RoomHost host)) {
        ends.add(host.stopping(Link.GOING_AWAY, Notice.Gone.RESTARTING));
      }
    }
    ends.forEach(
        end -> {
          boolean _ = parts.threads().await(end);
        });
  }
}
