package eightfold.server.lobby;

import eightfold.game.Catalogue;
import eightfold.server.port.ForwardingStore;
import eightfold.server.port.Store;
import eightfold.server.room.Fact;
import eightfold.server.room.Room;
import eightfold.server.room.RoomTable;
import java.util.List;
import java.util.Optional;

/** What a test may see of a lobby from within. */
public final class Insight {
  private Insight() {}

  /** The room of a table, which is woken for it; empty if it cannot be had now. */
  public static Optional<Room> room(Lobby lobby, String table) {
    return lobby.find(table) instanceof FoundTable.Here(RoomHost host)
        ? Optional.of(host.room())
        : Optional.empty();
  }

  /** Puts a table into a store. */
  public static void keep(Store store, String table, List<Fact.Dated> facts) {
    store.append(table, 0, facts.stream().map(FactFormat::written).toList());
  }

  /** A table as the facts of a store make it, and no checkpoint. */
  public static RoomTable fromFacts(Store store, Catalogue catalogue, String id) {
    TableReader reader = new TableReader(new FactsAlone(store), new SharedGames(catalogue));
    return reader.read(id);
  }

  private static final class FactsAlone extends ForwardingStore {
    private FactsAlone(Store store) {
      super(store);
    }

    @Override
    public Optional<Checkpoint> checkpoint(String table) {
      return Optional.empty();
    }
  }
}
