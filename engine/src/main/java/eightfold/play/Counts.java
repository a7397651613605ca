package eightfold.play;

import eightfold.cards.Kinds;
import eightfold.program.Program;

/**
 * A count (semantics 13.1): a debt that grows card by card, in which an emptied hand is not yet
 * out.
 */
final class Counts {
  private Counts() {}

  /** Whether the debt that lies there is a count. */
  static boolean open(Table t) {
    return t.debt > 0 && t.program.counts[t.debtKind] > 0;
  }

  /** Whether the count that lies there has come back to a seat whose hand was emptied in it. */
  static boolean comesBack(Table t, int seat) {
    return open(t) && t.course.emptied(seat);
  }

  /** Whether a card of this kind, laid now, opens a count or goes on with the one that is open. */
  static boolean joins(Table t, int kind) {
    Program p = t.program;
    return Kinds.has(p.opensCount, kind) || p.counts[kind] > 0 && t.turn.answering && open(t);
  }

  /** The count has been drawn: whoever is still without a card is out, the first to be so. */
  static void close(Table t) {
    int first = t.course.firstEmptied(t.counts);
    t.course.closeCount();
    if (first != Table.NOBODY && t.ending == Table.RUNNING) {
      Settlement.end(t, Table.OUT, first);
    }
  }

  /** Who can add to a count must, where the book says so. */
  static boolean forced(Table t, int seat) {
    return t.program.forcedCount && open(t) && Laws.playable(t, seat) != Kinds.NONE;
  }
}
