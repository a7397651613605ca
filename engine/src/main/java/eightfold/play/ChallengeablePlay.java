package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
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
    boolean ofSuit = Kinds.has(t.need.withoutSuit(), card);
    t.masks[Mask.DOUBT_ALSO] = ofSuit ? Kinds.NONE : also;
    t.masks[Mask.DOUBT_BARS] = ofSuit ? Kinds.NONE : barred;
    t.set(Slot.DOUBT_BOUND, t.slots[Slot.BOUND] != Kind.NONE && !ofSuit);
    System.arraycopy(t.slots, Slot.DEMAND, t.slots, Slot.DOUBT_DEMAND, DEMAND);
    System.arraycopy(t.masks, Mask.FOLLOWS, t.masks, Mask.DOUBT_DEMAND, Mask.DEMANDS);
    if (ofSuit) {
      // nothing asks for what followed again: such a card stays
      t.masks[Mask.DOUBT_DEMAND] = Suits.ofInForce(t);
    }
    long others = others(t, seat, t.masks[Mask.DOUBT_DEMAND]);
    t.set(Slot.DOUBT_GUILTY, others != 0 && !t.is(Slot.DOUBT_BOUND));
  }

  /** Cards that its player holds and could have played instead. */
  private static long others(Table t, int seat, long follows) {
    long free = (follows | t.masks[Mask.DOUBT_ALSO]) & ~t.masks[Mask.DOUBT_BARS];
    boolean ofSuit = Kinds.has(t.need.withoutSuit(), t.slots[Slot.DOUBT_KIND]);
    return t.hand(seat) & free & ~(ofSuit ? t.need.withoutSuit() : t.inNeed);
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
