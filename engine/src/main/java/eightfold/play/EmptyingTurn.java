package eightfold.play;

import eightfold.cards.Kinds;
import eightfold.program.Program;

/** Hands that one turn could empty, as every card but the last owes the next. */
final class EmptyingTurn {
  /** The most cards on which another is owed that a hand to be emptied is looked through for. */
  static final int MOST = 8;

  private EmptyingTurn() {}

  /** Whether a hand of several cards could be played in one turn: all but the last owe the next. */
  static boolean isPossible(Table t, int seat) {
    Program p = t.program;
    long owing = t.followed.owing();
    int cards = t.slots[Slot.COUNT + seat];
    long others = t.hand(seat) & ~owing;
    if (owing == 0 || cards > MOST + 1 || Long.bitCount(others) != 1) {
      return false;
    }
    int last = Long.numberOfTrailingZeros(others);
    if (t.hands.copies(seat, last) != 1) {
      return false;
    }
    long packed = 0;
    int n = 0;
    for (long rest = t.hand(seat) & owing; rest != 0; rest &= rest - 1) {
      int kind = Long.numberOfTrailingZeros(rest);
      for (int copy = t.hands.copies(seat, kind); copy > 0; copy--) {
        packed |= (long) kind << 6 * n++;
      }
    }
    return leads(p, packed, (1 << n) - 1, last);
  }

  /** Whether the owing cards left can be put in an order that leads to this one. */
  private static boolean leads(Program p, long packed, int left, int to) {
    if (left == 0) {
      return true;
    }
    for (int rest = left; rest != 0; rest &= rest - 1) {
      int i = Integer.numberOfTrailingZeros(rest);
      int kind = (int) (packed >>> 6 * i & 63);
      if (accepts(p, kind, to) && leads(p, packed, left & ~(1 << i), kind)) {
        return true;
      }
    }
    return false;
  }

  private static boolean accepts(Program p, int kind, int next) {
    boolean inSuit =
        Kinds.has(p.pack().sameSuit(kind), next) && !Kinds.has(p.following().barred(kind), next);
    return (inSuit || Kinds.has(p.followed().owesAny(), kind))
        && !Kinds.has(p.conditions().never(kind), next);
  }
}
