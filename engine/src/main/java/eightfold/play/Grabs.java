package eightfold.play;

/** One thing fewer than seats: everybody grabs, and who has none draws (semantics 23). */
final class Grabs {
  private Grabs() {}

  static void begin(Table t, int seat) {
    t.slots[Slot.GRABBED] = 0;
    t.slots[Slot.GRAB_PASSED] = 0;
    t.push(AgendaTask.GRAB, seat);
  }

  static void grab(Table t, int seat) {
    t.slots[Slot.GRABBED] |= 1 << seat;
    t.witness.did("grabbed", seat, Table.NOBODY, Witness.UNCOUNTED);
    settle(t);
  }

  static void pass(Table t, int seat) {
    t.slots[Slot.GRAB_PASSED] |= 1 << seat;
    t.witness.passed(seat);
    settle(t);
  }

  private static void settle(Table t) {
    int without = t.slots[Slot.PLAYING] & ~t.slots[Slot.GRABBED];
    boolean done = Integer.bitCount(without) <= 1 || (without & ~t.slots[Slot.GRAB_PASSED]) == 0;
    if (!done) {
      return;
    }
    int player = t.topSeat();
    t.pop();
    int cards = t.effects.grabs().of(t.slots[Slot.LAST_LAID]);
    int seat = player;
    Causes.ofCard(t, Ground.NOT_GRABBED, t.slots[Slot.LAST_LAID], player);
    for (int i = 0; i < t.players() && t.running(); i++) {
      seat = t.next(seat);
      if ((without >>> seat & 1) != 0) {
        Penalties.penalty(t, seat, cards);
      }
    }
    Causes.end(t);
  }
}
