package eightfold.play;

import eightfold.cards.Kind;

/** Upcards that come into a hand: after a challenge, and where they may be drawn. */
final class TakenUpcards {
  private TakenUpcards() {}

  /**
   * Upcards come into a hand in sight of all, as many as there are: what was declared is asked for
   * still, else what the card asks for that lies there now.
   */
  static void take(Table t, int seat, int cards) {
    boolean ruled = t.slots[Slot.RULING] == t.slots[Slot.UPCARD];
    boolean fromHand = Ranks.calledFromHand(t);
    for (int i = 0; i < cards && t.slots[Slot.PILE_SIZE] > 0; i++) {
      one(t, seat);
    }
    if (!fromHand) {
      t.slots[Slot.RULING] = ruled ? t.slots[Slot.UPCARD] : t.slots[Slot.RULING];
      Ranks.demandAnew(t);
    }
    Pile.showsSuit(t);
  }

  /** The upcard comes into a hand in sight of all; what is asked for stays as it is. */
  static void one(Table t, int seat) {
    int kind = Pile.uncover(t);
    t.slots[Slot.UPCARD] =
        t.slots[Slot.PILE_SIZE] == 0 ? Kind.NONE : t.cards[t.pile + t.slots[Slot.PILE_SIZE] - 1];
    t.hands.addInSight(seat, kind);
    t.witness.took(seat, kind);
  }
}
