package eightfold.play;

import eightfold.program.Program;

/**
 * Faults that others may razz until so many other seats have finished a turn after them, the oldest
 * of a seat first (semantics 13.2): a call not made, a name or phrase not said, a card put down
 * that does not follow. What has still to be said before anybody goes on is owed and no fault yet.
 */
final class Faults {
  /** What a fault is about. */
  static final int CALL = 0;

  static final int NAME = 1;
  static final int PHRASE = 2;
  static final int CARD = 3;

  /** More than any deal has open at once; what comes on top pushes the oldest out. */
  private static final int MOST = 64;

  /**
   * Seat, kind of fault from bit 4, seats that have finished a turn since from bit 8: oldest first.
   */
  private final int[] open;

  private int size;

  /** Whether there is anything in this game that a seat could owe or leave unsaid. */
  private final boolean possible;

  /** The seat that owes a name, the kind of its card, and the number that goes with it. */
  int namer = Table.NOBODY;

  int nameKind;
  int nameNumber;

  /** The seats that owe the phrase, as bits. */
  int phrasers;

  Faults(Program program) {
    open = new int[program.faultTurns > 0 ? MOST : 0];
    possible = open.length > 0 || program.namesSaid || !program.phrase.isEmpty();
  }

  void clear() {
    size = 0;
    namer = Table.NOBODY;
    phrasers = 0;
  }

  void copyFrom(Faults other) {
    if (!possible) {
      return;
    }
    size = other.size;
    System.arraycopy(other.open, 0, open, 0, size);
    namer = other.namer;
    nameKind = other.nameKind;
    nameNumber = other.nameNumber;
    phrasers = other.phrasers;
  }

  void begin(int seat, int what) {
    if (size == open.length) {
      remove(0);
    }
    open[size++] = seat | what << 4;
  }

  /** Whether the seat has an open fault. */
  boolean has(int seat) {
    return find(seat) >= 0;
  }

  /** Takes the seat's oldest fault away, and says what it was about. */
  int razzed(int seat) {
    int place = find(seat);
    int what = open[place] >>> 4 & 15;
    remove(place);
    return what;
  }

  private int find(int seat) {
    for (int i = 0; i < size; i++) {
      if ((open[i] & 15) == seat) {
        return i;
      }
    }
    return -1;
  }

  /** The seat has called after all. */
  void called(int seat) {
    for (int i = size - 1; i >= 0; i--) {
      if ((open[i] & 255) == (seat | CALL << 4)) {
        remove(i);
      }
    }
  }

  /** Whether the seat has an open fault of not having called. */
  boolean owesCall(int seat) {
    for (int i = 0; i < size; i++) {
      if ((open[i] & 255) == (seat | CALL << 4)) {
        return true;
      }
    }
    return false;
  }

  /** A seat has finished a turn; faults of others run out when enough have. */
  void finished(int seat, int turns) {
    for (int i = size - 1; i >= 0; i--) {
      if ((open[i] & 15) != seat) {
        open[i] |= 1 << 8 + seat;
        if (Integer.bitCount(open[i] >>> 8) >= turns) {
          remove(i);
        }
      }
    }
  }

  /** Somebody goes on: what was still to be said is a fault from now. */
  void unsaid() {
    if (namer != Table.NOBODY) {
      begin(namer, NAME);
      namer = Table.NOBODY;
    }
    for (int rest = phrasers; rest != 0; rest &= rest - 1) {
      begin(Integer.numberOfTrailingZeros(rest), PHRASE);
    }
    phrasers = 0;
  }

  private void remove(int place) {
    System.arraycopy(open, place + 1, open, place, size - place - 1);
    size--;
  }
}
