package eightfold.play;

import eightfold.cards.Kinds;
import eightfold.program.LineStep;
import eightfold.rules.vocabulary.Consequence;

/** Cards that lines bring from one place to another (semantics 19.26 to 19.28, 19.33 to 19.38). */
final class MovedCards {
  private MovedCards() {}

  /** Seats get or give cards, from the player of the line on, one after another. */
  static void move(Table t, LineStep.Move step, int player) {
    // who holds most cards is asked once, before any card goes
    int moving = Selection.seats(t, step.who(), player);
    int whose = Selection.seats(t, step.from(), player);
    int cards = Quantities.of(t, step.cards(), player);
    if (step.route() == Consequence.Route.BURNS) {
      burn(t, cards);
      return;
    }
    for (int i = 0; i < t.seats && t.running(); i++) {
      int seat = Math.floorMod(player + i * t.slots[Slot.ROUND_STEP], t.seats);
      if ((moving >>> seat & t.slots[Slot.PLAYING] >>> seat & 1) != 0) {
        move(t, step, player, seat, whose, cards);
      }
    }
  }

  private static void move(
      Table t, LineStep.Move step, int player, int seat, int whose, int cards) {
    int inPile = t.slots[Slot.PILE_SIZE] - 1;
    switch (step.route()) {
      case STEALS -> steal(t, seat, whose, player, cards);
      case TAKES_BACK, TAKES_FROM_PILE -> fromPile(t, seat, Math.min(cards, inPile));
      case TAKES_THE_PILE -> fromPile(t, seat, inPile);
      case DRAWS_FROM_BOTTOM -> fromBottom(t, seat, cards);
      case PUTS -> putSome(t, seat, Math.min(cards, t.slots[Slot.COUNT + seat] - 1), step.to());
      case PUTS_ALL -> putAll(t, seat, Holdings.kinds(t, step.which(), seat), step.to());
      case DRAWS, BURNS -> throw new IllegalStateException("moved elsewhere: " + step.route());
    }
  }

  private static void fromBottom(Table t, int seat, int cards) {
    if (cards > 0) {
      Drawing.fromBottom(t, seat, cards);
    }
  }

  /** The top cards of the stock go under the pile, as many as there are. */
  private static void burn(Table t, int cards) {
    for (int i = 0; i < cards && t.stockCount() > 0; i++) {
      int kind = t.fromStock();
      forgetTop(t);
      Pile.putUnder(t, kind);
      t.witness.burned(kind);
    }
  }

  private static void forgetTop(Table t) {
    t.slots[Slot.STOCK_TOP_BY] = Table.NOBODY;
    t.slots[Slot.STOCK_TOP_SEEN] = 0;
  }

  /** A seat puts away so many cards, each equally likely. */
  private static void putSome(Table t, int seat, int cards, Consequence.Away to) {
    for (int i = 0; i < cards; i++) {
      put(t, seat, t.hands.at(seat, t.chance.below(t.slots[Slot.COUNT + seat])), to);
    }
    hasPut(t, seat, cards);
  }

  /** A seat puts away all its cards of these kinds, the lowest first, and keeps one of the hand. */
  private static void putAll(Table t, int seat, long kinds, Consequence.Away to) {
    int put = 0;
    for (long rest = t.hand(seat) & kinds; rest != Kinds.NONE; rest &= rest - 1) {
      int kind = Long.numberOfTrailingZeros(rest);
      while (t.copies(seat, kind) > 0 && t.slots[Slot.COUNT + seat] > 1) {
        put(t, seat, kind, to);
        put++;
      }
    }
    hasPut(t, seat, put);
  }

  private static void put(Table t, int seat, int kind, Consequence.Away to) {
    t.hands.remove(seat, kind);
    switch (to) {
      case UNDER_PILE -> Pile.putUnder(t, kind);
      case INTO_STOCK -> {
        t.intoStock(kind, t.chance.below(t.stockCount() + 1));
        t.hands.known.forgetStock();
        forgetTop(t);
      }
    }
    t.witness.put(seat, kind, to == Consequence.Away.UNDER_PILE);
  }

  private static void hasPut(Table t, int seat, int cards) {
    if (cards > 0) {
      if (seat == t.slots[Slot.TURN_SEAT]) {
        t.set(Slot.HAND_MOVED, true);
        t.clear(Slot.SHOW_TO, Slot.SHOWING_END);
      }
      ChallengeablePlay.partsWith(t, seat);
      PassingSeats.changes(t, seat);
      Calls.swapped(t, seat, true);
      Occasions.resized(t, seat);
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
