package eightfold.play;

import eightfold.program.Program;

/** What others see of who owes a call: everything, but where that depends on a hidden hand. */
final class OwedCalls {
  private OwedCalls() {}

  /** Whether all see who owes a call, as they may catch it. */
  private static boolean shown(Program p) {
    return p.faultTurns > 0 || p.call == Program.CAUGHT && p.callPenalty > 0;
  }

  /** Whether more than the number of its cards says that a hand owes the call. */
  private static boolean byCards(Program p) {
    return p.call != Program.NO_CALL && (p.callSave != 0 || p.callOfOneRank || p.callIfEmptied);
  }

  /** The seats of which others cannot see whether they owe a call, as bits. */
  static int hidden(Table t) {
    Program p = t.program;
    if (!byCards(p) || shown(p)) {
      return 0;
    }
    int hidden = 0;
    for (int seat = 0; seat < t.seats; seat++) {
      hidden |= p.callSave != 0 || t.slots[Slot.COUNT + seat] > p.callAt ? 1 << seat : 0;
    }
    return hidden;
  }

  /** The seats whose hands all see to be such that they owe the call, as bits. */
  static int shownByHands(Table t) {
    Program p = t.program;
    int shown = 0;
    for (int rest = byCards(p) && shown(p) ? t.slots[Slot.OWES] : 0; rest != 0; rest &= rest - 1) {
      int seat = Integer.numberOfTrailingZeros(rest);
      shown |= Calls.owing(t, seat) ? 1 << seat : 0;
    }
    return shown;
  }

  /** Says anew which of these seats owe a call, by the hands as they are. */
  static void anew(Table t, int seats) {
    int playing = t.slots[Slot.TURN_SEAT];
    for (int rest = seats; rest != 0; rest &= rest - 1) {
      int seat = Integer.numberOfTrailingZeros(rest);
      int bit = 1 << seat;
      boolean called = (t.slots[Slot.CALLED] & bit) != 0;
      boolean turn = seat == playing;
      // owed once the cards of the turn lie; what the referee looks for, until the turn ends
      boolean lie = t.slots[Slot.LAID] > 0 && !Situation.turnIsOpen(t);
      boolean asLaid = !t.is(Slot.COST_DRAWN) && t.slots[Slot.NEW_HAND] != Countdown.TAKEN;
      boolean due = turn ? lie && asLaid : !foundAtOnce(t.program);
      boolean owes = due && !called && Calls.owing(t, seat);
      t.slots[Slot.OWES] = owes ? t.slots[Slot.OWES] | bit : t.slots[Slot.OWES] & ~bit;
      t.slots[Slot.CHEAT_OWES] =
          t.slots[Slot.CHEAT_SEAT] == seat ? t.slots[Slot.OWES] & bit : t.slots[Slot.CHEAT_OWES];
      if (turn && t.slots[Slot.LAID] == 0) {
        t.set(Slot.BLOCKED, t.program.callBlocks && t.slots[Slot.COUNT + seat] == 1 && owes);
      }
    }
  }

  private static boolean foundAtOnce(Program p) {
    return p.call == Program.AUTOMATIC && p.callPenalty > 0;
  }
}
