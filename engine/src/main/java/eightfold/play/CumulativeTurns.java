package eightfold.play;

import eightfold.cards.Kinds;

/**
 * Books in which turns and skips add up over several turns of one seat: two identical cards played
 * as one, and a card on its like (semantics 12).
 */
final class CumulativeTurns {
  private CumulativeTurns() {}

  /**
   * A single card that was played on its like, outside a count, gives a turn for the next seat's.
   */
  static void onItsLike(Table t, int seat, int kind, int on) {
    boolean single = t.slots[Slot.LAID] == 1 && !t.is(Slot.ANSWERING);
    if (t.turns.onItsLike() && kind == on && single && !Kinds.has(t.penalties.opensCount(), kind)) {
      t.slots[Slot.FURTHER]++;
      t.slots[Slot.PASS_OVER]++;
      Causes.addsToSkips(t, kind, seat);
    }
  }

  /**
   * The close of a turn: a further one of the same seat, or the next seat that is not passed over.
   */
  static void goOn(Table t, int seat) {
    t.slots[Slot.PASS_OVER] += t.slots[Slot.NOTED_SKIPS];
    t.slots[Slot.FURTHER] += t.is(Slot.NOTED_AGAIN) ? 1 : 0;
    int most = LostTurns.room(t, seat);
    LostTurns.pendingSkips(t, seat, most - Math.min(t.slots[Slot.PASS_OVER], most));
    boolean out = (t.slots[Slot.PLAYING] >>> seat & 1) == 0;
    if (t.slots[Slot.DEBT] > 0 || t.slots[Slot.SKIPS] > 0 || out) {
      t.slots[Slot.FURTHER] = 0;
    }
    if (t.slots[Slot.FURTHER] > 0) {
      t.slots[Slot.FURTHER]--;
      NextTurns.close(t);
      t.replaceTop(AgendaTask.BEGIN, seat);
      return;
    }
    t.set(Slot.REPEAT, false);
    Calls.finished(t, seat);
    int last = LostTurns.overtake(t, seat);
    Causes.turnOver(t);
    NextTurns.close(t);
    t.replaceTop(AgendaTask.BEGIN, t.next(last));
  }

  /** What was still to come of further turns and seats to be passed over is forgotten. */
  static void lapse(Table t) {
    t.slots[Slot.FURTHER] = 0;
    t.slots[Slot.PASS_OVER] = 0;
    t.set(Slot.REPEAT, false);
  }
}
