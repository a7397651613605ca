package eightfold.play;

/**
 * Cards that lines bring into hands from the pile and from other hands (semantics 19.26 to 19.28).
 */
final class CardsTaken {
  private CardsTaken() {}

  /** A seat takes the card on which the upcard lies, in sight of all. */
  static void back(Table t, int seat) {
    boolean plays = (t.slots[Slot.PLAYING] >>> seat & 1) != 0;
    if (!plays || t.slots[Slot.PILE_SIZE] < 2) {
      return;
    }
    int kind = Pile.fromUnderneath(t);
    t.hands.addInSight(seat, kind);
    t.witness.took(seat, kind);
    Calls.drewCards(t, seat);
    Occasions.resized(t, seat);
  }

  /** All hands are dealt anew, as many cards to each seat. */
  static void anew(Table t) {
    int playing = t.slots[Slot.PLAYING];
    t.hands.dealAnew(playing, t.chance);
    t.set(Slot.HAND_MOVED, true);
    t.clear(Slot.SHOW_TO, Slot.SHOWING_END);
    if (t.witness.looks()) {
      t.witness.redealt();
    }
    for (int rest = playing; rest != 0; rest &= rest - 1) {
      int seat = Integer.numberOfTrailingZeros(rest);
      if (t.witness.looks()) {
        t.hands.tell(seat, t.witness);
        t.witness.dealt(seat, t.slots[Slot.COUNT + seat]);
      }
      Calls.swapped(t, seat, false);
    }
    ChallengeablePlay.partsWith(t, t.slots[Slot.DOUBT_SEAT]);
    PassingSeats.changes(t);
  }

  /** A seat draws from each of these hands in turn, as long as it leaves a card there. */
  static void steal(Table t, int seat, int from, int cards) {
    if ((t.slots[Slot.PLAYING] >>> seat & 1) == 0 || cards == 0) {
      return;
    }
    int way = t.slots[Slot.ROUND_STEP];
    int next = Math.floorMod(seat + way, t.seats);
    while (next != seat) {
      if ((from >>> next & 1) != 0) {
        stealFrom(t, seat, next, Math.min(cards, t.slots[Slot.COUNT + next] - 1));
      }
      next = Math.floorMod(next + way, t.seats);
    }
  }

  private static void stealFrom(Table t, int seat, int from, int cards) {
    for (int i = 0; i < cards; i++) {
      int kind = t.hands.at(from, t.chance.below(t.slots[Slot.COUNT + from]));
      t.hands.give(from, seat, kind, false, false);
      t.witness.received(seat, kind);
      t.witness.did("stole", seat, from, Witness.UNCOUNTED);
    }
    if (cards <= 0) {
      return;
    }
    int playing = t.slots[Slot.TURN_SEAT];
    if (seat == playing || from == playing) {
      t.set(Slot.HAND_MOVED, true);
      t.clear(Slot.SHOW_TO, Slot.SHOWING_END);
    }
    ChallengeablePlay.partsWith(t, from);
    PassingSeats.changes(t, seat);
    PassingSeats.changes(t, from);
    Calls.drewCards(t, seat);
    Calls.swapped(t, from, true);
    Occasions.resized(t, seat);
    Occasions.resized(t, from);
  }
}
