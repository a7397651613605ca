package eightfold.play;

import eightfold.program.CallForm;
import eightfold.program.CompiledCall;
import eightfold.program.Program;
import eightfold.rules.vocabulary.Element;

/** Who may call, and who may be caught (semantics 21). */
final class CallRights {
  private CallRights() {}

  /** Whether the seat may call now, in time or too early. */
  static boolean mayCall(Table t, int seat) {
    CompiledCall call = t.call;
    int bit = 1 << seat;
    if (!call.any() || (t.slots[Slot.CALLED] & bit) != 0 || t.slots[Slot.COUNT + seat] == 0) {
      return false;
    }
    if (call.rule().notInDealsOfOne() && t.dealtEach() == 1) {
      return false;
    }
    if (callInTime(t, seat)) {
      return true;
    }
    boolean owes = (t.slots[Slot.OWES] & bit) != 0;
    if (call.rule().forTurnsOf() > 0) {
      return call.rule().falseDraws() > 0 || owes && Calls.owing(t, seat);
    }
    if (call.form() == CallForm.NEXT_TURN) {
      return owes && (t.slots[Slot.LATE] & bit) == 0 || call.rule().falseDraws() > 0 && !owes;
    }
    return call.form() == CallForm.AUTOMATIC
        ? call.rule().falseDraws() > 0 && !(owes && Calls.owing(t, seat))
        : call.rule().falseDraws() > 0 || owes;
  }

  /** Whether a call that the seat makes now comes in time to be judged by its turn. */
  static boolean callInTime(Table t, int seat) {
    return t.topSeat() == seat
        && (Situation.turnIsOpen(t) || t.callRule.eachTurn() && decides(t))
        && beforeThePlay(t, t.slots[Slot.COUNT + seat]);
  }

  /** Whether the cards of the turn lie and their player still has to declare or to name. */
  private static boolean decides(Table t) {
    boolean due =
        switch (t.top()) {
          case SUIT, RANK, TARGET, GRAB -> true;
          default -> CardDecisions.awaited(t);
        };
    // over a starter nobody has laid anything, and nobody calls
    return due && t.slots[Slot.LAID] > 0;
  }

  /** Whether that many cards let a play of this turn bring the hand to one card (R7). */
  static boolean beforeThePlay(Table t, int cards) {
    Program p = t.program;
    Element.Call call = t.callRule;
    if (t.top() == AgendaTask.GIVE) {
      return cards == call.at() + 1;
    }
    int least = call.eachTurn() || t.top() == AgendaTask.MORE ? 1 : call.at() + 1;
    int inOne = t.pairs && p.cards().mostCopies() > 1 ? 2 : 1;
    int most = t.allowedChains == 0 && !call.orOfOneRank() ? call.at() + inOne : Integer.MAX_VALUE;
    return cards >= least && cards <= (call.beforeWithUpTo() > 0 ? call.beforeWithUpTo() : most);
  }

  /** Whether the seat may catch that one: at an owed call, or at a play that was not allowed. */
  static boolean mayCatch(Table t, int seat, int target) {
    return target != seat && (owesCall(t, target) || Situation.isCheat(t, target));
  }

  /** Whether the seat owes a call for which it may be caught. */
  static boolean owesCall(Table t, int target) {
    if (t.callRule.forTurnsOf() > 0) {
      return Faults.has(t, target);
    }
    return t.callForm == CallForm.CAUGHT
        && t.callPenalty > 0
        && (t.slots[Slot.OWES] >>> target & 1) != 0;
  }
}
