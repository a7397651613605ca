package eightfold.play;

/** The first card of the pile, or of each seat, where a book says what it must be. */
final class Openings {
  private Openings() {}

  /** Whether the seat's turn is an opening. */
  static boolean due(Table t, int seat) {
    if (t.opening.kinds() == 0) {
      return false;
    }
    return t.slots[Slot.PILE_SIZE] == 0
        || t.opening.eachSeat() && (t.slots[Slot.OPENED] >>> seat & 1) == 0;
  }

  /** The code that refuses a draw in an opening: it is free until the right card comes. */
  static boolean forced(Table t, long playable) {
    return t.opening.forced() && playable != 0;
  }

  /** A seat that can neither play nor draw passes; where each seat opens, its opening is over. */
  static void over(Table t, int seat) {
    if (t.is(Slot.OPENING)) {
      t.slots[Slot.OPENED] |= 1 << seat;
    }
  }
}
