package eightfold.play;

/**
 * Faults that others may razz until so many other seats have finished a turn after them, the oldest
 * of a seat first (semantics 22): a call not made, a name or phrase not said, a card put down that
 * does not follow. What has still to be said before anybody goes on is owed and no fault yet.
 */
final class Faults {
  private Faults() {}

  static void begin(Table t, int seat, FaultKind what) {
    if (t.slots[Slot.FAULT_COUNT] == Slots.MOST_FAULTS) {
      remove(t, 0);
    }
    t.slots[Slot.FAULTS + t.slots[Slot.FAULT_COUNT]++] = seat | what.ordinal() << 4;
  }

  /** Whether the seat has an open fault. */
  static boolean has(Table t, int seat) {
    return find(t, seat) >= 0;
  }

  /** Takes the seat's oldest fault away, and says what it was about. */
  static FaultKind razzed(Table t, int seat) {
    int place = find(t, seat);
    FaultKind what = FaultKind.of(t.slots[Slot.FAULTS + place] >>> 4 & 15);
    remove(t, place);
    return what;
  }

  private static int find(Table t, int seat) {
    for (int i = 0; i < t.slots[Slot.FAULT_COUNT]; i++) {
      if ((t.slots[Slot.FAULTS + i] & 15) == seat) {
        return i;
      }
    }
    return -1;
  }

  /** The seat has called after all. */
  static void called(Table t, int seat) {
    for (int i = t.slots[Slot.FAULT_COUNT] - 1; i >= 0; i--) {
      if ((t.slots[Slot.FAULTS + i] & 255) == (seat | FaultKind.CALL.ordinal() << 4)) {
        remove(t, i);
      }
    }
  }

  /** The seat is out: it is caught for nothing any more, and has nothing left to say. */
  static void leaves(Table t, int seat) {
    for (int i = t.slots[Slot.FAULT_COUNT] - 1; i >= 0; i--) {
      if ((t.slots[Slot.FAULTS + i] & 15) == seat) {
        remove(t, i);
      }
    }
    t.slots[Slot.OWES] &= ~(1 << seat);
    t.slots[Slot.PHRASERS] &= ~(1 << seat);
    if (t.slots[Slot.NAMER] == seat) {
      t.slots[Slot.NAMER] = Table.NOBODY;
    }
  }

  /** Whether the seat has an open fault of not having called. */
  static boolean owesCall(Table t, int seat) {
    for (int i = 0; i < t.slots[Slot.FAULT_COUNT]; i++) {
      if ((t.slots[Slot.FAULTS + i] & 255) == (seat | FaultKind.CALL.ordinal() << 4)) {
        return true;
      }
    }
    return false;
  }

  /** A seat has finished a turn; faults of others run out when enough have. */
  static void finished(Table t, int seat, int turns) {
    for (int i = t.slots[Slot.FAULT_COUNT] - 1; i >= 0; i--) {
      if ((t.slots[Slot.FAULTS + i] & 15) != seat) {
        t.slots[Slot.FAULTS + i] |= 1 << 8 + seat;
        if (Integer.bitCount(t.slots[Slot.FAULTS + i] >>> 8) >= turns) {
          remove(t, i);
        }
      }
    }
  }

  /** Somebody goes on: what was still to be said is a fault from now. */
  static void unsaid(Table t) {
    if (t.slots[Slot.NAMER] != Table.NOBODY) {
      begin(t, t.slots[Slot.NAMER], FaultKind.NAME);
      t.slots[Slot.NAMER] = Table.NOBODY;
    }
    for (int rest = t.slots[Slot.PHRASERS]; rest != 0; rest &= rest - 1) {
      begin(t, Integer.numberOfTrailingZeros(rest), FaultKind.PHRASE);
    }
    t.slots[Slot.PHRASERS] = 0;
  }

  private static void remove(Table t, int place) {
    int from = Slot.FAULTS + place;
    System.arraycopy(t.slots, from + 1, t.slots, from, t.slots[Slot.FAULT_COUNT] - place - 1);
    t.slots[Slot.FAULT_COUNT]--;
  }
}
