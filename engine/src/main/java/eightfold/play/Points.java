package eightfold.play;

import eightfold.program.Program;

/** The points of the cards in hands (C16). */
final class Points {
  private Points() {}

  /** The points of the cards that a seat holds. */
  static int of(Table t, int seat) {
    return t.program.cancelling == 0 ? t.hands.sum(seat, t.program.points) : cancelled(t, seat);
  }

  /**
   * Some cards take away others, the dearest first; a hand of them alone counts less than nothing.
   */
  private static int cancelled(Table t, int seat) {
    Program p = t.program;
    int taken = 0;
    for (long rest = t.hand(seat) & p.cancelling; rest != 0; rest &= rest - 1) {
      taken += t.hands.copies(seat, Long.numberOfTrailingZeros(rest));
    }
    if (taken > 0 && taken == t.slots[Slot.COUNT + seat]) {
      return -p.cancellingAlone * taken;
    }
    int sum = t.hands.sum(seat, p.points);
    for (int i = 0; i < p.dearestFirst.length && taken > 0; i++) {
      int gone = Math.min(taken, t.hands.copies(seat, p.dearestFirst[i]));
      sum -= gone * p.points[p.dearestFirst[i]];
      taken -= gone;
    }
    return sum;
  }

  /** The seats with the fewest points in hand, as bits. */
  static int fewestHolders(Table t) {
    int least = Integer.MAX_VALUE;
    int seats = 0;
    for (int seat = 0; seat < t.seats; seat++) {
      if ((t.slots[Slot.LEFT] >>> seat & 1) == 0) {
        continue;
      }
      int points = of(t, seat) + (t.program.teams ? of(t, Teams.partner(t, seat)) : 0);
      if (points < least) {
        least = points;
        seats = 0;
      }
      seats |= points == least ? 1 << seat : 0;
    }
    return seats;
  }
}
