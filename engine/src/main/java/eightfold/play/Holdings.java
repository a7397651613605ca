package eightfold.play;

import eightfold.cards.Kinds;
import eightfold.program.Holding;
import java.util.List;

/**
 * What the player of a line holds when the line comes to work (semantics 30.56). It is asked then
 * and not with the event, as nobody else may see of a line that waits whether it will work.
 */
final class Holdings {
  private Holdings() {}

  /** Whether the hand of the player is as the line asks. */
  static boolean hold(Table t, int line, int seat) {
    List<Holding> all = t.conditions.holdings(line);
    for (int i = 0; i < all.size(); i++) {
      Holding asked = all.get(i);
      int held = held(t, seat, kinds(t, asked, seat));
      if (held < asked.least() || held > asked.most()) {
        return false;
      }
    }
    return true;
  }

  /** The kinds that are meant. */
  static long kinds(Table t, Holding asked, int seat) {
    if (asked.fitting().isEmpty()) {
      return asked.kinds();
    }
    return switch (asked.fitting().get()) {
      case SUIT_IN_FORCE -> ofSuitInForce(t);
      case MATCHING -> Playability.matching(t, seat);
    };
  }

  private static int held(Table t, int seat, long kinds) {
    int held = 0;
    for (long rest = t.hand(seat) & kinds; rest != Kinds.NONE; rest &= rest - 1) {
      held += t.hands.copies(seat, Long.numberOfTrailingZeros(rest));
    }
    return held;
  }

  private static long ofSuitInForce(Table t) {
    int suit = Suits.inForce(t);
    return suit == Table.NOBODY ? Kinds.NONE : t.pack.ofSuit(suit);
  }
}
