package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.program.Program;

/** "Last card": who owes the call, who made it, who is caught (C14; semantics.md 6). */
final class Calls {
  private Calls() {}

  static void call(Table t, int seat) {
    Program p = t.program;
    int bit = 1 << seat;
    boolean early = !owing(t, seat);
    boolean inTime = Laws.callInTime(t, seat);
    Witness witness = t.witness;
    if (witness != null) {
      witness.called(seat);
    }
    if (p.falseCall >= 0 && early && !inTime) {
      penalise(t, seat, p.falseCall);
      return;
    }
    t.slots[Slot.CALLED] |= bit;
    t.slots[Slot.OWES] &= ~bit;
    Faults.called(t, seat);
    if (inTime && (p.falseCall >= 0 && early || p.callEachTurn)) {
      t.slots[Slot.ANNOUNCED] |= bit;
    }
  }

  /** A catch: it finds the target's oldest fault, or, where that is possible, costs the catcher. */
  static void caught(Table t, int seat, int target) {
    if (t.program.faultTurns > 0) {
      if (!Faults.has(t, target)) {
        penalise(t, seat, t.program.wrongCatch);
        Names.penalised(t, seat);
        return;
      }
      Names.penalised(t, target);
      int what = Faults.razzed(t, target);
      t.slots[Slot.OWES] &=
          what == Faults.CALL && !Faults.owesCall(t, target) ? ~(1 << target) : -1;
    } else if (!Laws.owesCall(t, target)) {
      penalise(t, seat, t.program.wrongCatch);
      return;
    } else {
      t.slots[Slot.OWES] &= ~(1 << target);
    }
    Witness witness = t.witness;
    if (witness != null) {
      witness.caught(target);
    }
    Drawing.take(t, target, t.program.callPenalty);
  }

  static void penalise(Table t, int seat, int cards) {
    Witness witness = t.witness;
    if (witness != null) {
      witness.penalised(seat, cards);
    }
    Drawing.take(t, seat, cards);
  }

  /**
   * A call missed before the seat's last turn ended is penalised now; whether that ended the deal.
   */
  static boolean faulty(Table t, int seat) {
    int bit = 1 << seat;
    if ((t.slots[Slot.OWES] & bit) != 0) {
      t.slots[Slot.OWES] &= ~bit;
      t.slots[Slot.LATE] &= ~bit;
      penalise(t, seat, t.program.callPenalty);
    }
    return t.slots[Slot.ENDING] != Table.RUNNING;
  }

  /** An emptied hand has left the state that owes the call, whatever is drawn for its last card. */
  static void emptied(Table t, int seat) {
    t.slots[Slot.CALLED] &= ~(1 << seat) | t.slots[Slot.ANNOUNCED];
  }

  /** A hand that has grown otherwise than by drawing leaves the state that owes the call. */
  static void leftOwing(Table t, int seat) {
    if (!owing(t, seat)) {
      t.slots[Slot.CALLED] &= ~(1 << seat);
      t.slots[Slot.OWES] &= ~(1 << seat);
    }
  }

  /** A draw ends a call, unless that waits to be judged or the hand is still one that owes it. */
  static void drewCards(Table t, int seat) {
    int bit = 1 << seat;
    if ((t.slots[Slot.CALLED] & bit & ~t.slots[Slot.ANNOUNCED]) != 0 && !owing(t, seat)) {
      t.slots[Slot.CALLED] &= ~bit;
    }
    boolean stands = t.program.callUntilPlayed || t.program.faultTurns > 0;
    if (!stands && t.program.call != Program.NEXT_TURN) {
      t.slots[Slot.OWES] &= ~bit;
    }
    if (t.program.callEachChange) {
      changed(t, seat);
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
    }
  }

  /** All hands have moved on: calls made and owed before are over. */
  static void newHands(Table t) {
    if (t.program.call == Program.NO_CALL) {
      return;
    }
    t.slots[Slot.CALLED] = 0;
    t.slots[Slot.ANNOUNCED] = 0;
    t.slots[Slot.OWES] = 0;
    for (int seat = 0; seat < t.seats; seat++) {
      Faults.called(t, seat);
      if (t.program.callEachChange) {
        changed(t, seat);
      }
    }
  }

  /** A seat that plays its next card owes no earlier call, where faults aren't counted in turns. */
  static void plays(Table t, int seat) {
    if (t.program.faultTurns == 0) {
      t.slots[Slot.OWES] &= ~(1 << seat);
    }
  }

  /** The seat's play has brought its hand to what it is now; looked at when its cards lie. */
  static void cardsLie(Table t, int seat) {
    Program p = t.program;
    int bit = 1 << seat;
    if (p.call != Program.NO_CALL
        && !p.callEachTurn
        && owing(t, seat)
        && (t.slots[Slot.CALLED] & bit) == 0) {
      t.slots[Slot.OWES] |= bit;
      t.slots[Slot.LATE] &= ~bit;
      if (p.faultTurns > 0) {
        Faults.begin(t, seat, Faults.CALL);
      }
    }
  }

  /** The seat has finished a turn. */
  static void finished(Table t, int seat) {
    if (t.program.faultTurns > 0) {
      Faults.finished(t, seat, t.program.faultTurns);
      for (int rest = t.slots[Slot.OWES]; rest != 0; rest &= rest - 1) {
        int other = Integer.numberOfTrailingZeros(rest);
        t.slots[Slot.OWES] &= Faults.owesCall(t, other) ? -1 : ~(1 << other);
      }
    }
  }

  /** Whether the seat's hand is such that it owes the call. */
  static boolean owing(Table t, int seat) {
    Program p = t.program;
    int cards = t.slots[Slot.COUNT + seat];
    if (cards == 0 || p.noCallInDealsOfOne && Dealing.each(t) == 1) {
      return false;
    }
    long hand = t.hand(seat);
    boolean saved = p.callSave != 0 && (hand & ~p.callSave) == 0 && oneRank(hand);
    return !saved
        && (cards <= p.callAt
            || p.callOfOneRank && oneRank(hand)
            || p.callIfEmptied && FollowUps.couldEmpty(t, seat));
  }

  private static boolean oneRank(long hand) {
    return (hand & ~Kinds.rank(Kind.rank(Long.numberOfTrailingZeros(hand)))) == 0;
  }

  /** The seat's turn ends: calls made too early lapse or were false, automatic penalties fall. */
  static void turnEnds(Table t, int seat) {
    Program p = t.program;
    if (p.call == Program.NO_CALL) {
      return;
    }
    int bit = 1 << seat;
    if (!owing(t, seat)) {
      boolean falsely = (t.slots[Slot.ANNOUNCED] & bit) != 0 && p.falseCall >= 0;
      t.slots[Slot.CALLED] &= ~bit;
      t.slots[Slot.ANNOUNCED] &= ~bit;
      if (falsely) {
        penalise(t, seat, p.falseCall);
      } else {
        missedCall(t, seat);
      }
      return;
    }
    t.slots[Slot.ANNOUNCED] &= ~bit;
    if (p.callEachTurn
        && (t.slots[Slot.CALLED] & bit) == 0
        && t.slots[Slot.NEW_HAND] != Countdown.TAKEN) {
      t.slots[Slot.OWES] |= bit;
    }
    missedCall(t, seat);
  }

  /** Where the referee finds it, a call still owed costs its penalty at the end of the turn. */
  private static void missedCall(Table t, int seat) {
    int bit = 1 << seat;
    Program p = t.program;
    if (p.call == Program.AUTOMATIC && (t.slots[Slot.OWES] & bit) != 0 && p.callPenalty > 0) {
      t.slots[Slot.OWES] &= ~bit;
      penalise(t, seat, p.callPenalty);
    }
  }
}
