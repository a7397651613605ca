package eightfold.play;

import eightfold.cards.Kind;
import eightfold.game.Chance;

/** The play that may be challenged, and what the pile demanded before it. */
final class ChallengeablePlay {
  private static final int DEMAND = Slot.DEMAND_END - Slot.DEMAND;

  private ChallengeablePlay() {}

  static void clear(Table t) {
    t.slots[Slot.DOUBT_SEAT] = Table.NOBODY;
    t.set(Slot.DOUBT_GUILTY, false);
  }

  /** A doubtful card is about to be played. */
  static void remember(Table t, int seat, int card, long also, long barred) {
    t.slots[Slot.DOUBT_SEAT] = seat;
    t.slots[Slot.DOUBT_KIND] = card;
    t.slots[Slot.DOUBT_HELD] = t.slots[Slot.COUNT + seat] - 1;
    t.masks[Mask.DOUBT_ALSO] = also;
    t.masks[Mask.DOUBT_BARS] = barred;
    long others = others(t, seat, t.masks[Mask.FOLLOWS]);
    t.set(Slot.DOUBT_BOUND, t.slots[Slot.BOUND] != Kind.NONE);
    t.set(Slot.DOUBT_GUILTY, others != 0 && !t.is(Slot.DOUBT_BOUND));
    System.arraycopy(t.slots, Slot.DEMAND, t.slots, Slot.DOUBT_DEMAND, DEMAND);
    System.arraycopy(t.masks, Mask.FOLLOWS, t.masks, Mask.DOUBT_DEMAND, Mask.DEMANDS);
  }

  /** Cards that its player holds and could have played instead. */
  private static long others(Table t, int seat, long follows) {
    long free = (follows | t.masks[Mask.DOUBT_ALSO]) & ~t.masks[Mask.DOUBT_BARS];
    return t.hand(seat) & free & ~t.doubtful & ~t.needy;
  }

  /** Other cards leave the hand of who has played: what is left of it says less of that play. */
  static void partsWith(Table t, int seat) {
    if (t.doubtful != 0 && t.slots[Slot.DOUBT_SEAT] == seat) {
      t.slots[Slot.DOUBT_HELD] = EarlierHand.LOST;
    }
  }

  /** Whether a hand, as it is now, held a card that could have been played instead. */
  static boolean heldOther(Table t, int seat, Chance chance) {
    int held = t.slots[Slot.DOUBT_HELD];
    long demand = t.masks[Mask.DOUBT_DEMAND];
    return EarlierHand.was(t, seat, held, chance, () -> others(t, seat, demand) != 0);
  }

  /** What the pile asked for is asked for again. */
  static void restore(Table t) {
    System.arraycopy(t.slots, Slot.DOUBT_DEMAND, t.slots, Slot.DEMAND, DEMAND);
    System.arraycopy(t.masks, Mask.DOUBT_DEMAND, t.masks, Mask.FOLLOWS, Mask.DEMANDS);
  }
}
