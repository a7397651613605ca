package eightfold.play;

import eightfold.cards.Kinds;

/**
 * What lines say of the next turn of a seat: that it misses it, or that it must play cards of a set
 * in it (RULE-LANGUAGE, Conditions 5 and 6). It is noted first, and holds from the close of the
 * turn in which it comes up.
 */
final class NextTurns {
  private NextTurns() {}

  /** These seats are to miss so many turns more, as a line says. */
  static void misses(Table t, int line, int seats, int turns) {
    for (int rest = seats; rest != 0; rest &= rest - 1) {
      int seat = Integer.numberOfTrailingZeros(rest);
      t.slots[Slot.NOTED_MISSED + seat] += turns;
      Causes.missesByLine(t, seat, line);
    }
  }

  /** These seats are to play such kinds only. */
  static void mustPlay(Table t, int seats, long kinds) {
    t.slots[Slot.NOTED_BARS] |= seats;
    for (int rest = seats; rest != 0; rest &= rest - 1) {
      t.masks[Mask.NOTED + Integer.numberOfTrailingZeros(rest)] = t.pack.all() & ~kinds;
    }
  }

  /** The turn closes, its skips have been passed over: what was noted holds from now on. */
  static void close(Table t) {
    if (!t.conditional) {
      return;
    }
    for (int seat = 0; seat < t.seats && t.conditions.misses(); seat++) {
      t.slots[Slot.MISSED + seat] += t.slots[Slot.NOTED_MISSED + seat];
      t.slots[Slot.NOTED_MISSED + seat] = 0;
    }
    for (int rest = t.slots[Slot.NOTED_BARS]; rest != 0; rest &= rest - 1) {
      int seat = Integer.numberOfTrailingZeros(rest);
      t.masks[Mask.BARS + seat] = t.masks[Mask.NOTED + seat];
    }
    t.slots[Slot.NOTED_BARS] = 0;
  }

  /** A turn begins for which something may have been noted. */
  static void begins(Table t, int seat) {
    int bit = 1 << seat;
    // a turn that begins anew has not closed: what has come up in it is the later demand
    boolean later = (t.slots[Slot.NOTED_BARS] & bit) != 0;
    t.masks[Mask.TURN_BARS] = t.masks[(later ? Mask.NOTED : Mask.BARS) + seat];
    t.slots[Slot.NOTED_BARS] &= ~bit;
    t.masks[Mask.BARS + seat] = Kinds.NONE;
  }

  /**
   * The turn that has begun is to begin anew, as what lay on it is gone: its demand holds again.
   */
  static void beginsAnew(Table t, int seat) {
    if (t.conditional && t.slots[Slot.TURN_SEAT] == seat) {
      t.masks[Mask.BARS + seat] = t.masks[Mask.TURN_BARS];
    }
  }
}
