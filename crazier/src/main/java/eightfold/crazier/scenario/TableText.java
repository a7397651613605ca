package eightfold.crazier.scenario;

import eightfold.crazier.play.LegalActs;
import eightfold.crazier.play.Table;
import java.util.ArrayList;
import java.util.List;

/** Everything that anybody can tell of a table, to see whether it has changed. */
final class TableText {
  private TableText() {}

  static String of(Table table) {
    List<Object> all = new ArrayList<>();
    all.add(table.zones().stock());
    all.add(table.zones().pile());
    all.add(table.zones().limbo());
    all.add(table.namedColour());
    all.add(table.phase());
    all.add(table.slot());
    all.add(table.pending());
    all.add(table.winners());
    for (int seat = 0; seat < table.seats(); seat++) {
      all.add(table.zones().held(seat));
      all.add(table.zones().controlled(seat));
      all.add(table.hasLost(seat));
      all.add(LegalActs.legal(table, seat));
    }
    return all.toString();
  }
}
