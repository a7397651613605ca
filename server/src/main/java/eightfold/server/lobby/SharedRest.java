package eightfold.server.lobby;

import eightfold.server.port.Clock;
import eightfold.server.port.Store;
import eightfold.server.port.StoreException;
import java.util.List;

/**
 * The tables of a shared store that nobody wants. One machine looks through all of them, some at a
 * time; whoever has an old one clears it away.
 */
final class SharedRest {
  private static final System.Logger LOG = System.getLogger(SharedRest.class.getName());
  private static final int PAGE = 1_000;

  private final Shared shared;
  private final Tables tables;
  private final Clock clock;
  private String after = "";

  SharedRest(Shared shared, Tables tables, Clock clock) {
    this.shared = shared;
    this.tables = tables;
    this.clock = clock;
  }

  /** Looks at some more; after the last of them it begins anew. */
  void sweep() {
    if (!shared.placement().looksAfterTheRest()) {
      return;
    }
    try {
      List<Store.Stored> some =
          shared.store().tables(FactFormat.BEGUN, FactFormat.OPENER, after, PAGE);
      for (Store.Stored stored : some) {
        if (tables.isOld(stored.lastAt(), stored.marked(), clock.millis())) {
          var _ = shared.placement().ask(stored.table(), new TableCall.Sweep());
        }
      }
      after = some.size() < PAGE ? "" : some.getLast().table();
    } catch (StoreException e) {
      LOG.log(System.Logger.Level.WARNING, "old tables were not looked for", Redacted.of(e));
    }
  }
}
