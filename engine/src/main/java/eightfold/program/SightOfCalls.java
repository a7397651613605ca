package eightfold.program;

/** Whether others can tell who owes a call. */
final class SightOfCalls {
  private SightOfCalls() {}

  /** Says so in a program whose calls are known. */
  static void of(Program p) {
    // all see who owes a call where they may catch it
    boolean shown = p.faultTurns > 0 || p.call == Program.CAUGHT && p.callPenalty > 0;
    p.hidesCalls = byCards(p) && !shown;
  }

  /** Whether more than the number of its cards says that a hand owes the call. */
  private static boolean byCards(Program p) {
    return p.call != Program.NO_CALL && (p.callSave != 0 || p.callOfOneRank || p.callIfEmptied);
  }
}
