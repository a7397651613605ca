package eightfold.play;

import eightfold.cards.Kinds;

/**
 * A count (semantics 13): a debt that grows card by card, in which an emptied hand is not yet out.
 */
final class Counts {
  private Counts() {}

  /** Whether the debt that lies there is a count. */
  static boolean open(Table t) {
    return t.slots[Slot.DEBT] > 0 && t.penalties.counts().of(t.slots[Slot.DEBT_KIND]) > 0;
  }

  /** Whether the count that lies there has come back to a seat whose hand was emptied in it. */
  static boolean comesBack(Table t, int seat) {
    return open(t) && Counts.emptied(t, seat);
  }

  /** Whether a card of this kind, laid now, opens a count or goes on with the one that is open. */
  static boolean joins(Table t, int kind) {
    return Kinds.has(t.penalties.opensCount(), kind)
        || t.penalties.counts().of(kind) > 0 && t.is(Slot.ANSWERING) && open(t);
  }

  /** The count has been drawn: whoever is still without a card is out, the first to be so. */
  static void close(Table t) {
    int first = Counts.firstEmptied(t);
    Counts.closeCount(t);
    if (first != Table.NOBODY && t.running()) {
      t.end(DealEnding.OUT, first);
    }
  }

  /** The seat has emptied its hand in the open count. */
  static void empties(Table t, int seat) {
    t.masks[Mask.EMPTIED] |= (long) seat << 4 * t.slots[Slot.EMPTIED_SEATS];
    t.slots[Slot.EMPTIED_SEATS]++;
  }

  /** Whether the seat has emptied its hand in the open count. */
  static boolean emptied(Table t, int seat) {
    for (int i = 0; i < t.slots[Slot.EMPTIED_SEATS]; i++) {
      if ((t.masks[Mask.EMPTIED] >>> 4 * i & 15) == seat) {
        return true;
      }
    }
    return false;
  }

  /** The first seat that emptied its hand in the open count and still has no card, or nobody. */
  static int firstEmptied(Table t) {
    for (int i = 0; i < t.slots[Slot.EMPTIED_SEATS]; i++) {
      int seat = (int) (t.masks[Mask.EMPTIED] >>> 4 * i & 15);
      if (t.slots[Slot.COUNT + seat] == 0) {
        return seat;
      }
    }
    return Table.NOBODY;
  }

  private static void closeCount(Table t) {
    t.masks[Mask.EMPTIED] = 0;
    t.slots[Slot.EMPTIED_SEATS] = 0;
  }
}
