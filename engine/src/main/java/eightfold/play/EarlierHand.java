package eightfold.play;

import eightfold.game.Chance;
import java.util.function.BooleanSupplier;

/**
 * What was so of a hand before cards came to it, which others cannot see: which of its cards it
 * held then is left to chance.
 */
final class EarlierHand {
  /** In the place of a number of cards: the hand has parted with some of them since. */
  static final int LOST = 1 << 20;

  private EarlierHand() {}

  /**
   * Whether something was so of a hand.
   *
   * @param cards how many of its cards it held then; if it is not known that it still holds them,
   *     one is as likely as the other
   * @param what looks at the hand of the table
   */
  static boolean was(Table t, int seat, int cards, Chance chance, BooleanSupplier what) {
    int count = t.slots[Slot.COUNT + seat];
    if (cards >= count) {
      return cards > count ? chance.below(2) == 1 : what.getAsBoolean();
    }
    int planes = t.program.cards().mostCopies();
    int from = t.hands.held(seat);
    long[] held = new long[planes];
    System.arraycopy(t.masks, from, held, 0, planes);
    for (int more = count; more > cards; more--) {
      takeOne(t, from, chance.below(more));
      t.slots[Slot.COUNT + seat]--;
    }
    boolean was = what.getAsBoolean();
    System.arraycopy(held, 0, t.masks, from, planes);
    t.slots[Slot.COUNT + seat] = count;
    return was;
  }

  /** One card fewer: of its kind the copy that lies in the last plane. */
  private static void takeOne(Table t, int from, int index) {
    int rest = index;
    int plane = from;
    while (rest >= Long.bitCount(t.masks[plane])) {
      rest -= Long.bitCount(t.masks[plane]);
      plane++;
    }
    long bit = Long.lowestOneBit(Long.expand(1L << rest, t.masks[plane]));
    int last = plane;
    while (last + 1 < from + t.program.cards().mostCopies() && (t.masks[last + 1] & bit) != 0) {
      last++;
    }
    t.masks[last] &= ~bit;
  }
}
