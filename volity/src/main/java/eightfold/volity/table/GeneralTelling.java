package eightfold.volity.table;

import eightfold.protocol.Snapshot;
import eightfold.protocol.ToldEvent;
import eightfold.volity.rpc.Call;
import java.util.List;

/** What happens in a game of any rules: the whole table as the receiver sees it, as a struct. */
final class GeneralTelling {
  private GeneralTelling() {}

  static Call table(Snapshot snapshot, List<ToldEvent> events) {
    return Call.of("game.table", Structs.of(snapshot), Structs.of(events));
  }
}
