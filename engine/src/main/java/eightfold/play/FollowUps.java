package eightfold.play;

import eightfold.cards.Kinds;
import eightfold.game.Refusal;

/** Cards on which their player owes another one in the same turn (Kapaga's ace and joker). */
final class FollowUps {
  private FollowUps() {}

  static boolean any(Table t) {
    return Kinds.has(t.followed.owesAny(), t.slots[Slot.LAST_LAID]);
  }

  static long playable(Table t, int seat) {
    if (any(t)) {
      return t.hand(seat);
    }
    long suit = t.pack.sameSuit(t.slots[Slot.LAST_LAID]);
    return t.hand(seat) & suit & ~barred(t);
  }

  /** What must not lie on the card that owes another, whatever it has left in force. */
  static long barred(Table t) {
    return t.following.barred(t.slots[Slot.LAST_LAID]);
  }

  /** A card that owes any other is followed by one, unless lines keep back all that are held. */
  static int drawing(Table t, long playable) {
    return any(t) && playable != Kinds.NONE ? Refusal.MAY_NOT_DRAW : Refusal.ALLOWED;
  }
}
