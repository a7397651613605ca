package eightfold.play;

import eightfold.program.CallForm;

/** What speech and silence cost: calls made in vain, forgotten or found out (C14; semantics 21). */
final class Penalties {
  private Penalties() {}

  static void call(Table t, int seat) {
    int bit = 1 << seat;
    boolean early = !Calls.owing(t, seat);
    boolean inTime = CallRights.callInTime(t, seat);
    t.witness.called(seat);
    if (t.callRule.falseDraws() > 0 && early && !inTime) {
      penalise(t, seat, t.callRule.falseDraws(), Offence.FALSE_CALL);
      return;
    }
    t.slots[Slot.CALLED] |= bit;
    Calls.owesNothing(t, seat);
    Faults.called(t, seat);
    if (inTime && (t.callRule.falseDraws() > 0 && early || t.callRule.eachTurn())) {
      t.slots[Slot.ANNOUNCED] |= bit;
    }
  }

  /** A catch: it finds the target's oldest fault, or, where that is possible, costs the catcher. */
  static void caught(Table t, int seat, int target) {
    if (t.callRule.forTurnsOf() > 0) {
      if (!Faults.has(t, target)) {
        penalise(t, seat, t.program.wrongCatch(), Offence.WRONG_CATCH);
        RequiredSpeech.penalised(t, seat);
        return;
      }
      RequiredSpeech.penalised(t, target);
      FaultKind what = Faults.razzed(t, target);
      t.slots[Slot.OWES] &=
          what == FaultKind.CALL && !Faults.owesCall(t, target) ? ~(1 << target) : -1;
    } else if (!CallRights.owesCall(t, target)) {
      penalise(t, seat, t.program.wrongCatch(), Offence.WRONG_CATCH);
      return;
    } else {
      Calls.owesNothing(t, target);
    }
    Causes.ofSeat(t, seat);
    t.witness.caught(target);
    Drawing.take(t, target, t.callPenalty);
    Causes.end(t);
  }

  static void penalise(Table t, int seat, int cards, Offence offence) {
    Causes.of(t, Ground.of(offence));
    t.witness.penalised(seat, cards, offence);
    Drawing.take(t, seat, cards);
    Causes.end(t);
  }

  /**
   * A call missed before the seat's last turn ended is penalised now; whether that ended the deal.
   */
  static boolean faulty(Table t, int seat) {
    int bit = 1 << seat;
    boolean owes = (t.slots[Slot.OWES] & bit) != 0;
    Calls.owesNothing(t, seat);
    if (owes) {
      t.slots[Slot.LATE] &= ~bit;
      penalise(t, seat, t.callPenalty, Offence.MISSED_CALL);
    }
    return !t.running();
  }

  /** The seat's turn ends: calls made too early lapse or were false, automatic penalties fall. */
  static void turnEnds(Table t, int seat) {
    if (!t.calls) {
      return;
    }
    int bit = 1 << seat;
    boolean looked =
        t.callRule.eachTurn()
            && !Calls.bySwap(t, seat)
            && (t.slots[Slot.CALLED] & bit) == 0
            && t.slots[Slot.NEW_HAND] != Countdown.TAKEN;
    if (looked) {
      OwedCalls.mayAdd(t, seat);
    }
    if (!Calls.owing(t, seat)) {
      boolean falsely = (t.slots[Slot.ANNOUNCED] & bit) != 0 && t.callRule.falseDraws() > 0;
      t.slots[Slot.CALLED] &= ~bit;
      t.slots[Slot.ANNOUNCED] &= ~bit;
      if (falsely) {
        penalise(t, seat, t.callRule.falseDraws(), Offence.FALSE_CALL);
      } else {
        missedCall(t, seat);
      }
      return;
    }
    t.slots[Slot.ANNOUNCED] &= ~bit;
    if (looked) {
      t.slots[Slot.OWES] |= bit;
      t.slots[Slot.LATE] &= ~bit;
    }
    missedCall(t, seat);
  }

  /** Where the referee finds it, a call still owed costs its penalty at the end of the turn. */
  private static void missedCall(Table t, int seat) {
    int bit = 1 << seat;
    if (t.callForm == CallForm.AUTOMATIC && t.callPenalty > 0) {
      boolean owes = (t.slots[Slot.OWES] & bit) != 0;
      Calls.owesNothing(t, seat);
      if (owes) {
        penalise(t, seat, t.callPenalty, Offence.MISSED_CALL);
      }
    }
  }

  /** The seat draws a penalty. */
  static void penalty(Table t, int seat, int cards) {
    Drawing.take(t, seat, cards);
    RequiredSpeech.penalised(t, seat);
  }
}
