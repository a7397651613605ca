package eightfold.play;

/** Skips and penalties of one turn that take the next seats one by one, in the order laid. */
final class InOrder {
  private InOrder() {}

  /** A card skips so many seats; those after the penalty of the turn wait behind it. */
  static void note(Table t, int skips, int penalty) {
    if (t.program.effectsInOrder && penalty > 0) {
      t.turn.notedSkipsAfter += skips;
    } else {
      t.turn.notedSkips += skips;
    }
  }

  /**
   * How many seats are passed over before the next one acts, or bears the penalty; those that come
   * behind it wait for the end of its turn. If all others are hit already the penalty falls on the
   * next seat, which thereby serves its skip.
   */
  static int before(Table t) {
    int others = Missed.idle(t, t.turn.seat);
    int ahead = t.waiting.skips + t.turn.notedSkips;
    t.waiting.skips = 0;
    if (!Missed.debtLies(t)) {
      // no seat of this turn bears a penalty: one that was noted waits for another
      return Math.min(ahead + t.turn.notedSkipsAfter, others);
    }
    int skips = Math.min(ahead, others);
    if (skips == others) {
      t.waiting.skips = Math.max(0, others - 1);
      return 0;
    }
    t.waiting.skips = Math.min(t.turn.notedSkipsAfter, others - skips - 1);
    return skips;
  }

  /** The turn that began under a penalty is over: the seats behind it are passed over. */
  static int behind(Table t, int seat) {
    int skips = Math.min(t.waiting.skips, Missed.idle(t, seat));
    t.waiting.skips = 0;
    return Turns.passOver(t, seat, skips);
  }
}
