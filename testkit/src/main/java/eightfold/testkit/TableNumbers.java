package eightfold.testkit;

import eightfold.cards.Kind;
import eightfold.game.FastChance;
import eightfold.play.Table;
import java.util.stream.LongStream;

/** What lies where on a table of the kernel, in numbers that are quickly compared. */
final class TableNumbers {
  private TableNumbers() {}

  /** How many cards there are, wherever they are. */
  static int cards(Table table, int seats) {
    int cards = table.stockCount() + table.pileCount();
    for (int seat = 0; seat < seats; seat++) {
      cards += table.count(seat);
    }
    return cards;
  }

  /** How many there are of each kind, wherever they are. */
  static int[] kinds(Table table, int seats) {
    int[] kinds = new int[Kind.COUNT];
    for (int i = 0; i < table.stockCount(); i++) {
      kinds[table.stockCard(i)]++;
    }
    for (int i = 0; i < table.pileCount(); i++) {
      kinds[table.pileCard(i)]++;
    }
    for (int seat = 0; seat < seats; seat++) {
      for (int kind = 0; kind < Kind.COUNT; kind++) {
        kinds[kind] += table.copies(seat, kind);
      }
    }
    return kinds;
  }

  /** Where every card lies, the scores, whose turn it is, and the state of the table's chance. */
  static long[] of(Table table, int seats) {
    LongStream.Builder places = LongStream.builder();
    for (int i = 0; i < table.stockCount(); i++) {
      places.add(table.stockCard(i));
    }
    for (int i = 0; i < table.pileCount(); i++) {
      places.add(table.pileCard(i));
    }
    for (int seat = 0; seat < seats; seat++) {
      for (int kind = 0; kind < Kind.COUNT; kind++) {
        places.add(table.copies(seat, kind));
      }
      places.add(table.score(seat));
    }
    places
        .add(table.turn())
        .add(table.awaits().ordinal())
        .add(table.ending().ordinal())
        .add(table.ply());
    if (table.chance() instanceof FastChance fast) {
      places.add(fast.state());
    }
    return places.build().toArray();
  }
}
