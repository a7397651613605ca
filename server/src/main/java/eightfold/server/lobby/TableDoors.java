package eightfold.server.lobby;

import eightfold.message.Texts;
import eightfold.protocol.GameCard;
import eightfold.protocol.Page;
import eightfold.protocol.TableWish;
import eightfold.server.port.Store;
import eightfold.server.room.RoomTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the lobby does for other doors of the server's own than the page: tables are opened without
 * anybody sitting down, and rooms are spoken to by what they take and say.
 */
public final class TableDoors {
  private final GameShelf shelf;
  private final LobbyParts parts;
  private final TableOpenings openings;
  private final Tables tables;

  TableDoors(GameShelf shelf, LobbyParts parts, TableOpenings openings, Tables tables) {
    this.shelf = shelf;
    this.parts = parts;
    this.openings = openings;
    this.tables = tables;
  }

  /** The games that players may choose from. */
  public List<GameCard> games() {
    return shelf.cards(Texts.ENGLISH);
  }

  /** The bots, the one that stands in first. */
  public List<String> bots() {
    List<String> bots = new ArrayList<>(parts.bots().names());
    bots.remove(parts.bots().standIn());
    bots.addFirst(parts.bots().standIn());
    return bots;
  }

  /** What nobody may be called, by whichever door they come. */
  public NameFilter refusedNames() {
    return parts.settings().people().refusedNames();
  }

  /**
   * Opens a table at which nobody sits.
   *
   * @param somebody for whom it counts, as an address does
   * @return a {@link Page.TableNotice}, or a problem
   */
  public Page open(TableWish wish, String somebody) {
    return openings.openEmpty(wish, somebody);
  }

  /** A table that can be read now. */
  public Optional<RoomTable> table(String id) {
    return tables.find(id) instanceof FoundTable.Here(RoomHost host)
        ? Optional.of(host.room().table())
        : Optional.empty();
  }

  /** A way to a table, in the place of the one before; empty if it cannot be had now. */
  public Optional<TableDoor> enter(String table, TableDoor.Ear ear) {
    return tables.find(table) instanceof FoundTable.Here(RoomHost host)
        ? Optional.of(host.opens(ear))
        : Optional.empty();
  }

  /**
   * The tables at which doors keep something.
   *
   * @throws eightfold.server.port.StoreException if the store cannot be read
   */
  public List<String> kept() {
    return parts.store().tables(FactFormat.NOTED, FactFormat.OPENER).stream()
        .filter(Store.Stored::marked)
        .map(Store.Stored::table)
        .toList();
  }

  /** Who hears from now on of tables that another door leads to, or is to lead to. */
  public void keeper(DoorKeeper keeper) {
    tables.keeper(keeper);
  }

  /** By what players know the doors besides the page. */
  public List<String> names() {
    return tables.keeper().map(DoorKeeper::name).stream().toList();
  }
}
