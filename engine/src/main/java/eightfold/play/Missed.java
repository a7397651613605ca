package eightfold.play;

import eightfold.program.Program;

/** Turns that a seat misses as they come round, and penalties that wait for it meanwhile. */
final class Missed {
  private Missed() {}

  /** Whether the turn that comes to this seat is one that it misses; then it has gone on. */
  static boolean serves(Table t, int seat) {
    if (t.waiting.missed[seat] == 0) {
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
      idle -= t.waiting.missed[other] > 0 ? 1 : 0;
    }
    return idle;
  }

  /** Whether there is a penalty that lies on who acts next, and waits for nobody else. */
  static boolean debtLies(Table t) {
    return t.debt > 0 && t.waiting.debtSeat == Table.NOBODY;
  }

  private static void serve(Table t, int seat) {
    t.waiting.missed[seat]--;
    Witness witness = t.witness;
    if (witness != null) {
      witness.skipped(seat);
    }
  }

  /** Whether a penalty or a skip lies on the seat whose turn begins. */
  static boolean pending(Table t, int seat) {
    if (t.debt > 0 && t.program.missing) {
      debtWaits(t, seat);
    }
    return t.skips > 0 || t.debt > 0 && t.waiting.debtSeat == Table.NOBODY;
  }

  /** A penalty never lies on its own player: it waits on the next seat until that one acts. */
  private static void debtWaits(Table t, int seat) {
    if (t.waiting.debtSeat == Table.NOBODY && t.waiting.debtBy == seat) {
      t.waiting.debtSeat = t.next(seat);
    } else if (t.waiting.debtSeat == seat && t.skips == 0) {
      t.waiting.debtSeat = Table.NOBODY;
    }
  }

  /** A seat has added to the penalty; one that waited on itself moves on. */
  static void added(Table t, int seat) {
    t.waiting.debtBy = seat;
    if (t.waiting.debtSeat == seat) {
      t.waiting.debtSeat = Table.NOBODY;
    }
  }

  /**
   * The missed turns of this turn's cards lie on the next seat, to be answered where they may be.
   */
  static void close(Table t, int seat) {
    Program p = t.program;
    int kind = t.turn.notedMissKind;
    if (p.parries[kind] != 0) {
      t.skips += t.turn.notedMisses;
      t.skipKind = kind;
      t.skipBy = seat;
      return;
    }
    int next = t.next(seat);
    while (next != seat && t.waiting.missed[next] > 0) {
      next = t.next(next);
    }
    if (next != seat) {
      t.waiting.missed[next] += t.turn.notedMisses;
    }
  }

  /** Whether the skip that is pending counts missed turns of one seat. */
  static boolean counts(Table t) {
    return t.skips > 0 && t.program.missing && t.program.misses[t.skipKind] > 0;
  }

  /** The seat misses this turn, and the rest as they come round. */
  static void accept(Table t, int seat) {
    t.waiting.missed[seat] += t.skips - 1;
    t.skips = 0;
  }

  /** The next seat that serves no missed turn; those on the way serve theirs. */
  static int beyond(Table t, int seat) {
    int next = t.next(seat);
    while (t.program.missing && t.waiting.missed[next] > 0) {
      serve(t, next);
      next = t.next(next);
    }
    return next;
  }
}
