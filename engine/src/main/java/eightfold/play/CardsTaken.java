package eightfold.play;

import eightfold.program.LineStep;

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

  /**
   * Seats draw from each of some hands, as long as they leave a card there: from the player of the
   * line on, one after another.
   */
  static void steal(Table t, LineStep.Steal step, int player) {
    int stealing = Selection.seats(t, step.who(), player);
    int whose = Selection.seats(t, step.from(), player);
    int cards = Quantities.of(t, step.cards(), player);
    int way = t.slots[Slot.ROUND_STEP];
    for (int i = 0; i < t.seats; i++) {
      int seat = Math.floorMod(player + i * way, t.seats);
      for (int j = 0; j < t.seats && (stealing >>> seat & 1) != 0; j++) {
        int from = Math.floorMod(player + j * way, t.seats);
        if (from != seat && (whose >>> from & 1) != 0) {
          stealFrom(t, seat, from, Math.min(cards, t.slots[Slot.COUNT + from] - 1));
        }
      }
    }
  }

  /** One seat from one hand, which keeps a card. */
  static void stealFrom(Table t, int seat, int from, int cards) {
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
