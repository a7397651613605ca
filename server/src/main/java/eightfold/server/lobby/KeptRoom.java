package eightfold.server.lobby;

import eightfold.server.port.Store;
import eightfold.server.room.Input;
import eightfold.server.room.Outcome;
import eightfold.server.room.Room;
import eightfold.server.room.RoomTable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * A room and its table in the store. What an input changes is written down before the room is
 * another. Where the store has failed, the table is what the store says: until that can be read,
 * the room is in doubt and takes nothing. It belongs to the room's thread.
 */
final class KeptRoom {
  private final Store store;
  private final History history;
  private final Checkpoints checkpoints;
  private final Function<String, RoomTable> reload;
  private final Function<RoomTable, Room> restored;
  private final BiConsumer<String, Throwable> trouble;
  private final String id;

  /** Anybody may look at it. */
  private volatile Room room;

  /** The last fact that has been written since the last checkpoint was thought of. */
  private Optional<Store.Kept> lastWritten = Optional.empty();

  private boolean inDoubt;

  /**
   * @param reload how the table is read from the store again
   * @param restored the room of a table that was read
   * @param trouble told what goes wrong
   */
  KeptRoom(
      Room room,
      Store store,
      Function<String, RoomTable> reload,
      Function<RoomTable, Room> restored,
      BiConsumer<String, Throwable> trouble) {
    this.room = room;
    this.store = store;
    this.history = new History(store);
    this.checkpoints = new Checkpoints(store);
    this.reload = reload;
    this.restored = restored;
    this.trouble = trouble;
    this.id = room.table().id();
  }

  /** The room as it was last written down. */
  Room room() {
    return room;
  }

  /** Whether the room may be behind the store, which could not be read since. */
  boolean isInDoubt() {
    return inDoubt;
  }

  /**
   * Takes an input: what it changes is written down.
   *
   * @throws eightfold.server.port.StoreException if that cannot be written; the room is as it was
   */
  Outcome take(Input input, long now) {
    Outcome outcome = room.after(complete(input), now);
    write(outcome);
    room = outcome.room();
    return outcome;
  }

  /** The connections of a door are gone, of which nothing is written down. */
  void losesDoor(long now) {
    for (long connection : room.doors()) {
      room = room.after(new Input.Disconnected(connection), now).room();
    }
  }

  /** What was erased is erased in all facts, which the store alone has. */
  private Input complete(Input input) {
    return input instanceof Input.Erase(String token, var _)
        ? new Input.Erase(token, store.facts(id).stream().map(FactFormat::read).toList())
        : input;
  }

  private void write(Outcome outcome) {
    if (outcome.facts().isEmpty()) {
      return;
    }
    List<Store.Kept> kept = outcome.facts().stream().map(FactFormat::written).toList();
    if (outcome.rewritten().isEmpty()) {
      store.append(id, room.table().facts(), kept);
    } else {
      Map<Integer, Store.Kept> changed = new HashMap<>();
      outcome.rewritten().forEach((number, fact) -> changed.put(number, FactFormat.written(fact)));
      store.rewrite(id, changed, room.table().facts(), kept);
      checkpoints.lost();
    }
    lastWritten = Optional.of(kept.getLast());
  }

  /** Whoever hears that a match is over finds it among those that they have played. */
  void noteBeforeTold() {
    lastWritten.ifPresent(_ -> history.after(room.table()));
  }

  /** Keeps how the table is, if it is time, when all have been told. */
  void noteWhenTold() {
    lastWritten.ifPresent(last -> checkpoints.after(room.table(), last));
    lastWritten = Optional.empty();
  }

  /** The store may have something else than the room. */
  void doubt() {
    inDoubt = true;
  }

  /** The room is what the store says; if that cannot be read, it stays in doubt. */
  boolean readAgain() {
    try {
      room = restored.apply(reload.apply(id));
      inDoubt = false;
    } catch (RuntimeException | Error e) {
      trouble.accept("not read again; its next visitor makes the server try once more", e);
    }
    return !inDoubt;
  }
}
