package eightfold.play;

/** What everybody has seen of the passes in a row: how many there were, and whose they were. */
final class PassingSeats {
  /** As many passes of a row are remembered one by one. */
  static final int MOST = 15;

  /** In the slot of the passes: how many count, from here how many there were … */
  static final int BYTE = 0xFF;

  static final int ROW = 8;

  /** … and from here which of them may not have counted. */
  static final int UNSURE = 16;

  /** In the place of a seat: what it held or had to follow is not what it was. */
  static final int CHANGED = 15;

  private static final int SEAT = 4;

  private PassingSeats() {}

  static int row(Table t) {
    return t.slots[Slot.PASSES] >>> ROW & BYTE;
  }

  /** The passes of the row that may not have counted, the last one lowest. */
  static int marks(Table t) {
    return t.slots[Slot.PASSES] >>> UNSURE;
  }

  /** Who has passed in the row, the last one lowest, by fours; 0 where there is none. */
  static long seats(Table t) {
    return row(t) == 0 ? 0 : t.masks[Mask.PASSERS];
  }

  /** The seat of a pass, the last one being number 0. */
  static int seat(Table t, int pass) {
    return (int) (t.masks[Mask.PASSERS] >>> pass * SEAT & CHANGED);
  }

  /** A seat passes, before the row has become longer. */
  static void add(Table t, int seat) {
    t.masks[Mask.PASSERS] = (seats(t) << SEAT | seat) & (1L << MOST * SEAT) - 1;
  }

  /** The hand of a seat is another one, and tells no more if its passes count. */
  static void changes(Table t, int seat) {
    for (int pass = 0; pass < row(t); pass++) {
      if (seat(t, pass) == seat) {
        t.masks[Mask.PASSERS] |= (long) CHANGED << pass * SEAT;
      }
    }
  }

  /** Something else is asked for, or all hands have moved: no hand tells if passes count. */
  static void changes(Table t) {
    if (marks(t) != 0) {
      t.masks[Mask.PASSERS] = (1L << MOST * SEAT) - 1;
    }
  }
}
