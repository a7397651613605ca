package eightfold.play;

import eightfold.program.Program;
import java.util.Arrays;

/**
 * What outlasts a turn: turns and skips that add up, hands emptied in a count, seats under
 * pressure.
 */
final class Course {
  /** Further turns that the seat to act still has after this one. */
  int further;

  /** Seats to be passed over when the turn leaves its player. */
  int passOver;

  /**
   * The seats that have emptied their hands in the count that is open, the first one lowest, by
   * fours.
   */
  long emptied;

  private int emptiedSeats;

  /** The seat that played the last card of an open duel. */
  int duelist = Table.NOBODY;

  /** The seats that have grabbed, and those that have given it up, as bits. */
  int grabbed;

  int grabPassed;

  /** Whether the turn that begins must put another card on the last one. */
  boolean repeat;

  /** The seats whose call comes too late, as bits. */
  int late;

  /** How often each seat has been under pressure in the match; empty where nobody ever is. */
  final int[] pressed;

  Course(Program program) {
    pressed = new int[program.pressure > 0 ? program.seats : 0];
  }

  void clearDeal() {
    further = 0;
    passOver = 0;
    late = 0;
    duelist = Table.NOBODY;
    grabbed = 0;
    grabPassed = 0;
    repeat = false;
    closeCount();
  }

  void clearMatch() {
    Arrays.fill(pressed, 0);
  }

  void closeCount() {
    emptied = 0;
    emptiedSeats = 0;
  }

  /** The seat has emptied its hand in the open count. */
  void empties(int seat) {
    emptied |= (long) seat << 4 * emptiedSeats;
    emptiedSeats++;
  }

  /** Whether the seat has emptied its hand in the open count. */
  boolean emptied(int seat) {
    for (int i = 0; i < emptiedSeats; i++) {
      if ((emptied >>> 4 * i & 15) == seat) {
        return true;
      }
    }
    return false;
  }

  /** The first seat that emptied its hand in the open count and still has no card, or nobody. */
  int firstEmptied(int[] counts) {
    for (int i = 0; i < emptiedSeats; i++) {
      int seat = (int) (emptied >>> 4 * i & 15);
      if (counts[seat] == 0) {
        return seat;
      }
    }
    return Table.NOBODY;
  }

  void copyFrom(Course other) {
    further = other.further;
    passOver = other.passOver;
    emptied = other.emptied;
    emptiedSeats = other.emptiedSeats;
    late = other.late;
    duelist = other.duelist;
    grabbed = other.grabbed;
    grabPassed = other.grabPassed;
    repeat = other.repeat;
    if (pressed.length > 0) {
      System.arraycopy(other.pressed, 0, pressed, 0, pressed.length);
    }
  }
}
