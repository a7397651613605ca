package eightfold.play;

/** A card offered to a partner in this turn, and what came back ({@link Slot#TRADE}). */
final class Trade {
  private Trade() {}

  /** How many cards of a kind a seat holds that have come to it by this trade. */
  static int received(Table t, int seat, int kind) {
    int given = t.slots[Slot.TRADE_GIVEN];
    int returned = t.slots[Slot.TRADE_RETURNED];
    boolean back = seat == t.slots[Slot.TRADE_GIVER] && kind == returned;
    boolean kept = seat == t.slots[Slot.TRADE_PARTNER] && kind == given && returned != given;
    return back || kept ? 1 : 0;
  }
}
