package eightfold.play;

import eightfold.cards.Kinds;
import eightfold.program.Program;

/** What a last card still does before the points of its deal are counted. */
final class LastEffects {
  private LastEffects() {}

  /** The seat is out; what its last card does happens, and none of it changes who has won. */
  static void happen(Table t, int seat) {
    Program p = t.program;
    int kind = t.slots[Slot.LAST_LAID];
    boolean idle = t.is(Slot.OPENING) && p.openingWithoutEffect;
    t.slots[Slot.ENDING] = Table.OUT;
    if (Situation.owesCard(t)) {
      // it was no last card when it was laid, and has had its effects
      drawn(t, seat, t.slots[Slot.DEBT] + t.slots[Slot.NOTED_DRAW]);
      return;
    }
    if (!idle && p.lastEffect == Program.LAST_ALL) {
      all(t, seat, kind);
    }
    if (!idle && Kinds.has(p.gives, kind)) {
      othersDraw(t, seat, t.next(seat), 1);
    }
    boolean lasts =
        !Kinds.has(p.whileStockLasts, kind) || t.slots[Slot.STOCK_TOP] < t.slots[Slot.STOCK_END];
    drawn(
        t,
        seat,
        t.slots[Slot.DEBT] + t.slots[Slot.NOTED_DRAW] + (lasts && !idle ? p.draws[kind] : 0));
  }

  private static void drawn(Table t, int seat, int cards) {
    if (cards > 0) {
      Drawing.take(t, t.next(seat), cards);
    }
  }

  private static void all(Table t, int seat, int kind) {
    Program p = t.program;
    if (Kinds.has(p.reverses, kind)) {
      t.slots[Slot.STEP] = -t.slots[Slot.STEP];
      Witness witness = t.witness;
      if (witness != null) {
        witness.reversed();
      }
    }
    if (p.othersDraw[kind] > 0) {
      int way = Kinds.has(p.clockwiseDraws, kind) ? 1 : t.slots[Slot.STEP];
      for (int other = t.next(seat, way); other != seat; other = t.next(other, way)) {
        Drawing.take(t, other, p.othersDraw[kind]);
      }
    }
    HandPassing.effect(t, kind);
  }

  /** The seats from one on, up to the giver, draw so many cards each; the deal is over by then. */
  static void othersDraw(Table t, int seat, int from, int cards) {
    t.slots[Slot.ENDING] = Table.OUT;
    for (int other = from; other != seat; other = t.next(other)) {
      Drawing.take(t, other, cards);
    }
  }
}
