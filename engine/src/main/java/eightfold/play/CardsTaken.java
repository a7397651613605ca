package eightfold.play;

import eightfold.program.LineStep;

/**
 * Cards that lines bring into hands from the pile and from other hands (semantics 19.26 to 19.28).
 */
final class CardsTaken {
  private CardsTaken() {}

  /** Seats get cards, from the player of the line on, one after another. */
  static void move(Table t, LineStep.Move step, int player) {
    int getting = Selection.seats(t, step.who(), player);
    int whose = step.whose().isEmpty() ? 0 : Selection.seats(t, step.whose().get(), player);
    int cards = Quantities.of(t, step.cards(), player);
    for (int i = 0; i < t.seats; i++) {
      int seat = Math.floorMod(player + i * t.slots[Slot.ROUND_STEP], t.seats);
      if ((getting >>> seat & t.slots[Slot.PLAYING] >>> seat & 1) != 0) {
        switch (step.from()) {
          case HAND -> steal(t, seat, whose, player, cards);
          case PILE -> fromPile(t, seat, Math.min(cards, t.slots[Slot.PILE_SIZE] - 1));
        }
      }
    }
  }

  /** A seat takes the cards on which the upcard lies, in sight of all. */
  private static void fromPile(Table t, int seat, int cards) {
    for (int i = 0; i < cards; i++) {
      int kind = Pile.fromUnderneath(t);
      t.hands.addInSight(seat, kind);
      t.witness.took(seat, kind);
    }
    if (cards > 0) {
      Calls.drewCards(t, seat);
      Occasions.resized(t, seat);
    }
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

  /** A seat draws from each of some hands, as long as it leaves a card there. */
  private static void steal(Table t, int seat, int whose, int player, int cards) {
    for (int j = 0; j < t.seats; j++) {
      int from = Math.floorMod(player + j * t.slots[Slot.ROUND_STEP], t.seats);
      if (from != seat && (whose >>> from & 1) != 0) {
        stealFrom(t, seat, from, Math.min(cards, t.slots[Slot.COUNT + from] - 1));
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
