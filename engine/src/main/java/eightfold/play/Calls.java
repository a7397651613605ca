package eightfold.play;

import eightfold.program.CallForm;

/** "Last card": who owes the call, who made it, who is caught (C14; semantics 21). */
final class Calls {
  private Calls() {}

  /** An emptied hand has left the state that owes the call, whatever is drawn for its last card. */
  static void emptied(Table t, int seat) {
    t.slots[Slot.CALLED] &= ~(1 << seat) | t.slots[Slot.ANNOUNCED];
  }

  /** A hand that has grown otherwise than by drawing leaves the state that owes the call. */
  static void leftOwing(Table t, int seat) {
    OwedCalls.changes(t, seat);
    if (!owing(t, seat)) {
      t.slots[Slot.CALLED] &= ~(1 << seat);
      t.slots[Slot.OWES] &= ~(1 << seat);
      t.slots[Slot.LATE] &= ~(1 << seat);
    }
  }

  /** A draw ends a call, unless that waits to be judged or the hand is still one that owes it. */
  static void drewCards(Table t, int seat) {
    leavesOwing(t, seat);
    boolean stands = t.callRule.untilPlayed() || t.callRule.forTurnsOf() > 0;
    if (!stands && t.callForm != CallForm.NEXT_TURN) {
      owesNothing(t, seat);
    }
    if (t.callRule.eachChange()) {
      changed(t, seat);
    }
  }

  /** What the seat owed is over. */
  static void owesNothing(Table t, int seat) {
    t.slots[Slot.OWES] &= ~(1 << seat);
    OwedCalls.over(t, seat);
  }

  /** What these seats owe now comes too late, as another has played or drawn. */
  static void tooLate(Table t, int seats) {
    t.slots[Slot.LATE] |= t.slots[Slot.OWES] & seats;
    OwedCalls.tooLate(t, seats);
  }

  /** A call ends with the state that owes it, unless it waits to be judged. */
  private static void leavesOwing(Table t, int seat) {
    int bit = 1 << seat;
    if ((t.slots[Slot.CALLED] & bit & ~t.slots[Slot.ANNOUNCED]) != 0 && !owing(t, seat)) {
      t.slots[Slot.CALLED] &= ~bit;
    }
  }

  /** A hand that has changed outside its own turn is looked at anew. */
  private static void changed(Table t, int seat) {
    int bit = 1 << seat;
    if (t.slots[Slot.TURN_SEAT] != Table.NOBODY
        && t.slots[Slot.TURN_SEAT] != seat
        && (t.slots[Slot.CALLED] & bit) == 0) {
      // what was not owed before can be called in time again
      t.slots[Slot.LATE] &= (t.slots[Slot.OWES] & bit) == 0 ? ~bit : -1;
      t.slots[Slot.OWES] = owing(t, seat) ? t.slots[Slot.OWES] | bit : t.slots[Slot.OWES] & ~bit;
      OwedCalls.decides(t, seat);
    }
  }

  /** All hands have moved on: calls made and owed before are over. */
  static void newHands(Table t) {
    if (!t.calls) {
      return;
    }
    t.slots[Slot.CALLED] = 0;
    t.slots[Slot.ANNOUNCED] = 0;
    t.slots[Slot.OWES] = 0;
    t.slots[Slot.LATE] = 0;
    for (int seat = 0; seat < t.seats; seat++) {
      OwedCalls.over(t, seat);
      Faults.called(t, seat);
      if (t.callRule.eachChange()) {
        changed(t, seat);
      }
    }
  }

  /**
   * A hand that has come to another number of cards by a swap owes no call, and what was called for
   * the other is over.
   */
  static void swapped(Table t, int seat, boolean resized) {
    if (!resized) {
      OwedCalls.changes(t, seat);
      leavesOwing(t, seat);
      return;
    }
    int others = ~(1 << seat);
    t.slots[Slot.HANDS_SWAPPED] |= 1 << seat;
    t.slots[Slot.CALLED] &= others;
    t.slots[Slot.ANNOUNCED] &= others;
    owesNothing(t, seat);
    Faults.called(t, seat);
    if (t.calls && t.callRule.eachChange()) {
      changed(t, seat);
    }
  }

  /** The seat has laid or given a card of what has come to it. */
  static void movesOn(Table t, int seat) {
    OwedCalls.changes(t, seat);
    t.slots[Slot.HANDS_SWAPPED] &= ~(1 << seat);
  }

  /** Whether the seat's hand has come to it by a swap in this turn, and is as it came. */
  static boolean bySwap(Table t, int seat) {
    return t.conditional && (t.slots[Slot.HANDS_SWAPPED] >>> seat & 1) != 0;
  }

  /** A seat that plays its next card owes no earlier call, where faults aren't counted in turns. */
  static void plays(Table t, int seat) {
    if (t.callRule.forTurnsOf() == 0) {
      owesNothing(t, seat);
    }
  }

  /** The seat's play has brought its hand to what it is now; looked at when its cards lie. */
  static void cardsLie(Table t, int seat) {
    int bit = 1 << seat;
    if (t.calls
        && !t.callRule.eachTurn()
        && !bySwap(t, seat)
        && (t.slots[Slot.CALLED] & bit) == 0) {
      OwedCalls.mayAdd(t, seat);
      if (owing(t, seat)) {
        owes(t, seat);
      }
    }
  }

  private static void owes(Table t, int seat) {
    t.slots[Slot.OWES] |= 1 << seat;
    t.slots[Slot.LATE] &= ~(1 << seat);
    if (t.callRule.forTurnsOf() > 0) {
      Faults.begin(t, seat, FaultKind.CALL);
    }
  }

  /** The seat has finished a turn. */
  static void finished(Table t, int seat) {
    if (t.callRule.forTurnsOf() > 0) {
      Faults.finished(t, seat, t.callRule.forTurnsOf());
      for (int rest = t.slots[Slot.OWES]; rest != 0; rest &= rest - 1) {
        int other = Integer.numberOfTrailingZeros(rest);
        t.slots[Slot.OWES] &= Faults.owesCall(t, other) ? -1 : ~(1 << other);
      }
    }
  }

  /** Whether the seat's hand is such that it owes the call. */
  static boolean owing(Table t, int seat) {
    int cards = t.slots[Slot.COUNT + seat];
    if (cards == 0 || t.callRule.notInDealsOfOne() && t.dealtEach() == 1) {
      return false;
    }
    long hand = t.hand(seat);
    boolean saved = t.call.save() != 0 && (hand & ~t.call.save()) == 0 && oneRank(t, hand);
    return !saved
        && (cards <= t.callRule.at()
            || t.callRule.orOfOneRank() && oneRank(t, hand)
            || t.callRule.ifEmptied() && EmptyingTurn.isPossible(t, seat));
  }

  private static boolean oneRank(Table t, long hand) {
    return (hand & ~t.pack.sameRank(Long.numberOfTrailingZeros(hand))) == 0;
  }
}
