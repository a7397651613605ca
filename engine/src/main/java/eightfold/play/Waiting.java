package eightfold.play;

import java.util.Arrays;

/** What lies on seats that do not act next: skips behind a penalty, missed turns, a penalty. */
final class Waiting {
  /** Skips that wait for the end of the turn that a penalty began; see {@link InOrder}. */
  int skips;

  /** Turns that each seat still has to miss; empty where no card makes any seat miss turns. */
  final int[] missed;

  /** The seat that last added to the penalty. */
  int debtBy = Table.NOBODY;

  /** The seat on which the penalty waits until it acts; nobody: it lies on the seat that acts. */
  int debtSeat = Table.NOBODY;

  Waiting(int seats) {
    missed = new int[seats];
  }

  void clear() {
    skips = 0;
    Arrays.fill(missed, 0);
    debtBy = Table.NOBODY;
    debtSeat = Table.NOBODY;
  }

  void copyFrom(Waiting other) {
    skips = other.skips;
    if (missed.length > 0) {
      System.arraycopy(other.missed, 0, missed, 0, missed.length);
    }
    debtBy = other.debtBy;
    debtSeat = other.debtSeat;
  }
}
