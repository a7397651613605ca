package eightfold.play;

import eightfold.cards.Kinds;
import eightfold.program.Program;

/**
 * Books in which turns and skips add up over several turns of one seat: two identical cards played
 * as one, and a card on its like (semantics 13.3).
 */
final class Courses {
  private Courses() {}

  /** Two identical cards, the second as if the seat that comes next had played it. */
  static void pair(Table t, int seat, int kind) {
    t.set(Slot.FIRST_OF_PAIR, true);
    Laying.card(t, seat, kind, seat);
    t.set(Slot.FIRST_OF_PAIR, false);
    if (t.slots[Slot.ENDING] != Table.RUNNING) {
      return;
    }
    int other = actsNext(t, seat);
    Laying.card(t, seat, kind, other);
    if (t.slots[Slot.ENDING] != Table.RUNNING) {
      return;
    }
    if (Kinds.has(t.program.reverses, kind)) {
      Challenges.lostTurn(t, other);
      Witness witness = t.witness;
      if (witness != null) {
        witness.skipped(other);
      }
      t.slots[Slot.FURTHER]++;
    } else {
      t.slots[Slot.PASS_OVER]++;
    }
  }

  /**
   * The seat that would act after this one as things stand, all that is to be passed over passed.
   */
  private static int actsNext(Table t, int seat) {
    int over = Math.min(t.slots[Slot.PASS_OVER] + t.slots[Slot.NOTED_SKIPS], t.players() - 2);
    int next = t.next(seat);
    for (int i = 0; i < over; i++) {
      next = t.next(next);
    }
    return next;
  }

  /** The next seat, that a card spares for which others draw: of a pair, the one that acts next. */
  static int spared(Table t, int as) {
    return t.is(Slot.FIRST_OF_PAIR) ? actsNext(t, as) : t.next(as);
  }

  /**
   * A single card that was played on its like, outside a count, gives a turn for the next seat's.
   */
  static void onItsLike(Table t, int kind, int on) {
    Program p = t.program;
    boolean single = t.slots[Slot.LAID] == 1 && !t.is(Slot.ANSWERING);
    if (p.onItsLike && kind == on && single && !Kinds.has(p.opensCount, kind)) {
      t.slots[Slot.FURTHER]++;
      t.slots[Slot.PASS_OVER]++;
    }
  }

  /**
   * The close of a turn: a further one of the same seat, or the next seat that is not passed over.
   */
  static void goOn(Table t, int seat) {
    t.slots[Slot.PASS_OVER] += t.slots[Slot.NOTED_SKIPS];
    t.slots[Slot.FURTHER] += t.is(Slot.NOTED_AGAIN) ? 1 : 0;
    int most = t.others(seat) - (t.slots[Slot.DEBT] > 0 ? 1 : 0);
    Turns.pendingSkips(t, seat, most - Math.min(t.slots[Slot.PASS_OVER], most));
    boolean out = (t.slots[Slot.PLAYING] >>> seat & 1) == 0;
    if (t.slots[Slot.DEBT] > 0 || t.slots[Slot.SKIPS] > 0 || out) {
      t.slots[Slot.FURTHER] = 0;
    }
    if (t.slots[Slot.FURTHER] > 0) {
      t.slots[Slot.FURTHER]--;
      t.push(Table.BEGIN, seat);
      return;
    }
    t.set(Slot.REPEAT, false);
    Calls.finished(t, seat);
    t.push(Table.BEGIN, t.next(served(t, seat)));
  }

  /** What was still to come of further turns and seats to be passed over is forgotten. */
  static void lapse(Table t) {
    t.slots[Slot.FURTHER] = 0;
    t.slots[Slot.PASS_OVER] = 0;
    t.set(Slot.REPEAT, false);
  }

  /** Tells of the seats that are passed over now, and names the last of them. */
  static int served(Table t, int seat) {
    t.slots[Slot.FURTHER] = 0;
    int most = t.others(seat) - (t.slots[Slot.DEBT] > 0 ? 1 : 0);
    int last = seat;
    for (int i = 0; i < Math.min(t.slots[Slot.PASS_OVER], most); i++) {
      last = t.next(last);
      Challenges.lostTurn(t, last);
      Witness witness = t.witness;
      if (witness != null) {
        witness.skipped(last);
      }
    }
    t.slots[Slot.PASS_OVER] = 0;
    return last;
  }
}
