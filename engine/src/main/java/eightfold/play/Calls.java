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
    t.called |= bit;
    t.owes &= ~bit;
    t.faults.called(seat);
    if (inTime && (p.falseCall >= 0 && early || p.callEachTurn)) {
      t.announced |= bit;
    }
  }

  /** A catch: it finds the target's oldest fault, or, where that is possible, costs the catcher. */
  static void caught(Table t, int seat, int target) {
    if (t.program.faultTurns > 0) {
      if (!t.faults.has(target)) {
        penalise(t, seat, t.program.wrongCatch);
        Names.penalised(t, seat);
        return;
      }
      Names.penalised(t, target);
      int what = t.faults.razzed(target);
      t.owes &= what == Faults.CALL && !t.faults.owesCall(target) ? ~(1 << target) : -1;
    } else if (!Laws.owesCall(t, target)) {
      penalise(t, seat, t.program.wrongCatch);
      return;
    } else {
      t.owes &= ~(1 << target);
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
    if ((t.owes & bit) != 0) {
      t.owes &= ~bit;
      t.course.late &= ~bit;
      penalise(t, seat, t.program.callPenalty);
    }
    return t.ending != Table.RUNNING;
  }

  /** An emptied hand has left the state that owes the call, whatever is drawn for its last card. */
  static void emptied(Table t, int seat) {
    t.called &= ~(1 << seat) | t.announced;
  }

  /** A hand that has grown otherwise than by drawing leaves the state that owes the call. */
  static void leftOwing(Table t, int seat) {
    if (!owing(t, seat)) {
      t.called &= ~(1 << seat);
      t.owes &= ~(1 << seat);
    }
  }

  /** A draw ends a call, unless that waits to be judged or the hand is still one that owes it. */
  static void drewCards(Table t, int seat) {
    int bit = 1 << seat;
    if ((t.called & bit & ~t.announced) != 0 && !owing(t, seat)) {
      t.called &= ~bit;
    }
    boolean stands = t.program.callUntilPlayed || t.program.faultTurns > 0;
    if (!stands && t.program.call != Program.NEXT_TURN) {
      t.owes &= ~bit;
    }
    if (t.program.callEachChange) {
      changed(t, seat);
    }
  }

  /** A hand that has changed outside its own turn is looked at anew. */
  private static void changed(Table t, int seat) {
    int bit = 1 << seat;
    if (t.turn.seat != Table.NOBODY && t.turn.seat != seat && (t.called & bit) == 0) {
      // what was not owed before can be called in time again
      t.course.late &= (t.owes & bit) == 0 ? ~bit : -1;
      t.owes = owing(t, seat) ? t.owes | bit : t.owes & ~bit;
    }
  }

  /** All hands have moved on: calls made and owed before are over. */
  static void newHands(Table t) {
    if (t.program.call == Program.NO_CALL) {
      return;
    }
    t.called = 0;
    t.announced = 0;
    t.owes = 0;
    for (int seat = 0; seat < t.seats; seat++) {
      t.faults.called(seat);
      if (t.program.callEachChange) {
        changed(t, seat);
      }
    }
  }

  /** A seat that plays its next card owes no earlier call, where faults aren't counted in turns. */
  static void plays(Table t, int seat) {
    if (t.program.faultTurns == 0) {
      t.owes &= ~(1 << seat);
    }
  }

  /** The seat's play has brought its hand to what it is now; looked at when its cards lie. */
  static void cardsLie(Table t, int seat) {
    Program p = t.program;
    int bit = 1 << seat;
    if (p.call != Program.NO_CALL && !p.callEachTurn && owing(t, seat) && (t.called & bit) == 0) {
      t.owes |= bit;
      t.course.late &= ~bit;
      if (p.faultTurns > 0) {
        t.faults.begin(seat, Faults.CALL);
      }
    }
  }

  /** The seat has finished a turn. */
  static void finished(Table t, int seat) {
    if (t.program.faultTurns > 0) {
      t.faults.finished(seat, t.program.faultTurns);
      for (int rest = t.owes; rest != 0; rest &= rest - 1) {
        int other = Integer.numberOfTrailingZeros(rest);
        t.owes &= t.faults.owesCall(other) ? -1 : ~(1 << other);
      }
    }
  }

  /** Whether the seat's hand is such that it owes the call. */
  static boolean owing(Table t, int seat) {
    Program p = t.program;
    int cards = t.counts[seat];
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
      boolean falsely = (t.announced & bit) != 0 && p.falseCall >= 0;
      t.called &= ~bit;
      t.announced &= ~bit;
      if (falsely) {
        penalise(t, seat, p.falseCall);
      } else {
        missedCall(t, seat);
      }
      return;
    }
    t.announced &= ~bit;
    if (p.callEachTurn && (t.called & bit) == 0 && t.turn.newHand != Countdown.TAKEN) {
      t.owes |= bit;
    }
    missedCall(t, seat);
  }

  /** Where the referee finds it, a call still owed costs its penalty at the end of the turn. */
  private static void missedCall(Table t, int seat) {
    int bit = 1 << seat;
    Program p = t.program;
    if (p.call == Program.AUTOMATIC && (t.owes & bit) != 0 && p.callPenalty > 0) {
      t.owes &= ~bit;
      penalise(t, seat, p.callPenalty);
    }
  }
}
