package eightfold.play;

import eightfold.program.Program;

/** Turns that a seat misses as they come round, and penalties that wait for it meanwhile. */
final class Missed {
  private Missed() {}

  /** Whether the turn that comes to this seat is one that it misses; then it has gone on. */
  static boolean serves(Table t, int seat) {
    if (t.slots[Slot.MISSED + seat] == 0) {
      return false;
    }
    serve(t, seat);
    t.push(Table.BEGIN, t.next(seat));
    return true;
  }

  /** The others that do not serve a missed turn when it comes to them. */
  static int idle(Table t, int seat) {
    int idle = t.others(seat);
    for (int other = t.next(seat); t.program.missing && other != seat; other = t.next(other)) {
      idle -= t.slots[Slot.MISSED + other] > 0 ? 1 : 0;
    }
    return idle;
  }

  /** Whether there is a penalty that lies on who acts next, and waits for nobody else. */
  static boolean debtLies(Table t) {
    return t.slots[Slot.DEBT] > 0 && t.slots[Slot.DEBT_SEAT] == Table.NOBODY;
  }

  private static void serve(Table t, int seat) {
    t.slots[Slot.MISSED + seat]--;
    Witness witness = t.witness;
    if (witness != null) {
      witness.skipped(seat);
    }
  }

  /** Whether a penalty or a skip lies on the seat whose turn begins. */
  static boolean pending(Table t, int seat) {
    if (t.slots[Slot.DEBT] > 0 && t.program.missing) {
      debtWaits(t, seat);
    }
    return t.slots[Slot.SKIPS] > 0
        || t.slots[Slot.DEBT] > 0 && t.slots[Slot.DEBT_SEAT] == Table.NOBODY;
  }

  /** A penalty never lies on its own player: it waits on the next seat until that one acts. */
  private static void debtWaits(Table t, int seat) {
    if (t.slots[Slot.DEBT_SEAT] == Table.NOBODY && t.slots[Slot.DEBT_BY] == seat) {
      t.slots[Slot.DEBT_SEAT] = t.next(seat);
    } else if (t.slots[Slot.DEBT_SEAT] == seat && t.slots[Slot.SKIPS] == 0) {
      t.slots[Slot.DEBT_SEAT] = Table.NOBODY;
    }
  }

  /** A seat has added to the penalty; one that waited on itself moves on. */
  static void added(Table t, int seat) {
    t.slots[Slot.DEBT_BY] = seat;
    if (t.slots[Slot.DEBT_SEAT] == seat) {
      t.slots[Slot.DEBT_SEAT] = Table.NOBODY;
    }
  }

  /**
   * The missed turns of this turn's cards lie on the next seat, to be answered where they may be.
   */
  static void close(Table t, int seat) {
    Program p = t.program;
    int kind = t.slots[Slot.NOTED_MISS_KIND];
    if (p.parries[kind] != 0) {
      t.slots[Slot.SKIPS] += t.slots[Slot.NOTED_MISSES];
      t.slots[Slot.SKIP_KIND] = kind;
      t.slots[Slot.SKIP_BY] = seat;
      return;
    }
    int next = t.next(seat);
    while (next != seat && t.slots[Slot.MISSED + next] > 0) {
      next = t.next(next);
    }
    if (next != seat) {
      t.slots[Slot.MISSED + next] += t.slots[Slot.NOTED_MISSES];
    }
  }

  /** Whether the skip that is pending counts missed turns of one seat. */
  static boolean counts(Table t) {
    return t.slots[Slot.SKIPS] > 0
        && t.program.missing
        && t.program.misses[t.slots[Slot.SKIP_KIND]] > 0;
  }

  /** The seat misses this turn, and the rest as they come round. */
  static void accept(Table t, int seat) {
    t.slots[Slot.MISSED + seat] += t.slots[Slot.SKIPS] - 1;
    t.slots[Slot.SKIPS] = 0;
  }

  /** The next seat that serves no missed turn; those on the way serve theirs. */
  static int beyond(Table t, int seat) {
    int next = t.next(seat);
    while (t.program.missing && t.slots[Slot.MISSED + next] > 0) {
      serve(t, next);
      next = t.next(next);
    }
    return next;
  }
}
