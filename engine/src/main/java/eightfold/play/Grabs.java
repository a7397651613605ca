package eightfold.play;

/** One thing fewer than seats: everybody grabs, and who has none draws (semantics 13.2). */
final class Grabs {
  private Grabs() {}

  static boolean open(Table t) {
    return t.agendaSize > 0 && t.top() == Table.GRAB;
  }

  static void begin(Table t, int seat) {
    t.course.grabbed = 0;
    t.course.grabPassed = 0;
    t.push(Table.GRAB, seat);
  }

  /** Whether the seat has neither grabbed nor passed. */
  static boolean may(Table t, int seat) {
    return open(t) && (t.playing & ~(t.course.grabbed | t.course.grabPassed)) >>> seat << 31 != 0;
  }

  static void grab(Table t, int seat) {
    t.course.grabbed |= 1 << seat;
    Witness witness = t.witness;
    if (witness != null) {
      witness.grabbed(seat);
    }
    settle(t);
  }

  static void pass(Table t, int seat) {
    t.course.grabPassed |= 1 << seat;
    Witness witness = t.witness;
    if (witness != null) {
      witness.passed(seat);
    }
    settle(t);
  }

  private static void settle(Table t) {
    int without = t.playing & ~t.course.grabbed;
    boolean done = Integer.bitCount(without) <= 1 || (without & ~t.course.grabPassed) == 0;
    if (!done) {
      return;
    }
    int player = t.topSeat();
    t.pop();
    int cards = t.program.grabs[t.turn.lastLaid];
    int seat = player;
    for (int i = 0; i < t.players() && t.ending == Table.RUNNING; i++) {
      seat = t.next(seat);
      if ((without >>> seat & 1) != 0) {
        Drawing.penalty(t, seat, cards);
      }
    }
  }
}
