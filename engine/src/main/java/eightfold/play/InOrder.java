package eightfold.play;

/** Skips and penalties of one turn that take the next seats one by one, in the order laid. */
final class InOrder {
  private InOrder() {}

  /** A card skips so many seats; those after the penalty of the turn wait behind it. */
  static void note(Table t, int skips, int penalty) {
    if (t.program.effectsInOrder && penalty > 0) {
      t.slots[Slot.NOTED_SKIPS_AFTER] += skips;
    } else {
      t.slots[Slot.NOTED_SKIPS] += skips;
    }
  }

  /**
   * How many seats are passed over before the next one acts, or bears the penalty; those that come
   * behind it wait for the end of its turn. If all others are hit already the penalty falls on the
   * next seat, which thereby serves its skip.
   */
  static int before(Table t) {
    int others = Missed.idle(t, t.slots[Slot.TURN_SEAT]);
    int ahead = t.slots[Slot.SKIPS_BEHIND] + t.slots[Slot.NOTED_SKIPS];
    t.slots[Slot.SKIPS_BEHIND] = 0;
    if (!Missed.debtLies(t)) {
      // no seat of this turn bears a penalty: one that was noted waits for another
      return Math.min(ahead + t.slots[Slot.NOTED_SKIPS_AFTER], others);
    }
    int skips = Math.min(ahead, others);
    if (skips == others) {
      t.slots[Slot.SKIPS_BEHIND] = Math.max(0, others - 1);
      return 0;
    }
    t.slots[Slot.SKIPS_BEHIND] = Math.min(t.slots[Slot.NOTED_SKIPS_AFTER], others - skips - 1);
    return skips;
  }

  /** The turn that began under a penalty is over: the seats behind it are passed over. */
  static int behind(Table t, int seat) {
    int skips = Math.min(t.slots[Slot.SKIPS_BEHIND], Missed.idle(t, seat));
    t.slots[Slot.SKIPS_BEHIND] = 0;
    return Turns.passOver(t, seat, skips);
  }
}
