package eightfold.server.lobby;

import eightfold.game.EngineVersion;
import eightfold.server.port.Store;
import eightfold.server.port.StoreException;
import eightfold.server.room.Fact;
import eightfold.server.room.RoomTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes tables of what the store has of them. */
final class TableReader {
  private final Store store;
  private final SharedGames games;

  TableReader(Store store, SharedGames games) {
    this.store = store;
    this.games = games;
  }

  /** A table as the sum of its facts; those before its checkpoint are not read again. */
  RoomTable read(String id) {
    Optional<RoomTable> later = Checkpoints.of(store, id).flatMap(found -> after(id, found));
    if (later.isPresent()) {
      return later.get();
    }
    List<Store.Kept> kept = store.facts(id);
    return sum(opened(id, kept), kept.subList(1, kept.size()));
  }

  private Optional<RoomTable> after(String id, Store.Checkpoint checkpoint) {
    List<Store.Kept> rest = store.facts(id, checkpoint.facts() - 1, Integer.MAX_VALUE);
    boolean erased = rest.stream().skip(1).anyMatch(fact -> fact.kind().equals(FactFormat.ERASED));
    if (rest.isEmpty() || erased) {
      // one of before an erasure has what was erased
      return Optional.empty();
    }
    RoomTable opened = opened(id, store.facts(id, 0, 1));
    return Checkpoints.read(checkpoint, rest.getFirst(), games, opened)
        .map(table -> sum(table, rest.subList(1, rest.size())));
  }

  /**
   * A table after each of its last facts, oldest first.
   *
   * @param since the first one is the last that was so at this time
   */
  List<RoomTable> past(String id, long since) {
    List<Store.Kept> kept = store.facts(id);
    RoomTable table = opened(id, kept);
    List<RoomTable> past = new ArrayList<>(List.of(table));
    for (Store.Kept fact : kept.subList(1, kept.size())) {
      table = table.after(FactFormat.read(fact));
      if (table.lastAt() <= since) {
        past.clear();
      }
      past.add(table);
    }
    return past;
  }

  private static RoomTable sum(RoomTable from, List<Store.Kept> facts) {
    RoomTable table = from;
    for (Store.Kept fact : facts) {
      table = table.after(FactFormat.read(fact));
    }
    return table;
  }

  /** The facts of a table after its opening, so many at most. */
  List<Fact.Dated> facts(List<Store.Kept> kept, int most) {
    return kept.subList(1, Math.min(kept.size(), most)).stream().map(FactFormat::read).toList();
  }

  List<Store.Kept> kept(String id) {
    return store.facts(id);
  }

  /** So many facts at most, from a number on. */
  List<Store.Kept> kept(String id, int from, int most) {
    return store.facts(id, from, most);
  }

  /** A table as it was opened. */
  RoomTable opened(String id, List<Store.Kept> kept) {
    if (kept.isEmpty()
        || !(FactFormat.read(kept.getFirst()).fact() instanceof Fact.Opened opened)) {
      throw new StoreException("table " + id + " does not begin with its opening");
    }
    if (opened.engine() > EngineVersion.CURRENT) {
      throw new StoreException(
          "table "
              + id
              + " was opened under engine "
              + opened.engine()
              + " and this is "
              + EngineVersion.CURRENT
              + ": start the later version of the program again");
    }
    return RoomTable.opened(id, games, opened, kept.getFirst().at());
  }
}
