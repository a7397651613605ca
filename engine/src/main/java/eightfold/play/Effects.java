package eightfold.play;

import eightfold.cards.Kinds;
import eightfold.program.Program;

/** What a card does when it is laid. */
final class Effects {
  private Effects() {}

  /** What a card does when it is laid, and what it leaves for the close of the turn. */
  static void of(Table t, int seat, int kind, boolean parry) {
    Program p = t.program;
    if (!Kinds.has(p.special, kind)) {
      return;
    }
    int penalty = t.slots[Slot.NOTED_DRAW];
    if (Kinds.has(p.reverses, kind)) {
      reverse(t, kind);
    }
    if (p.othersDraw[kind] > 0) {
      othersDraw(t, seat, kind);
    }
    if (p.counts[kind] > 0 && Counts.joins(t, kind)) {
      t.slots[Slot.NOTED_DRAW] += p.counts[kind];
      t.slots[Slot.NOTED_DRAW_KIND] = kind;
    }
    boolean lasts =
        !Kinds.has(p.whileStockLasts, kind) || t.slots[Slot.STOCK_TOP] < t.slots[Slot.STOCK_END];
    if (p.draws[kind] > 0 && lasts) {
      t.slots[Slot.NOTED_DRAW] += p.draws[kind];
      t.slots[Slot.NOTED_DRAW_KIND] = kind;
    }
    if (p.skips[kind] > 0 && !parry) {
      if (p.parries[kind] != 0) {
        t.slots[Slot.NOTED_PARRY_SKIPS] += p.skips[kind];
        t.slots[Slot.NOTED_PARRY_KIND] = kind;
      } else {
        LostTurns.note(t, p.skips[kind], penalty);
      }
    }
    if (p.misses[kind] > 0 && !(parry && t.slots[Slot.SKIPS] == 0)) {
      t.slots[Slot.NOTED_MISSES] += p.misses[kind];
      t.slots[Slot.NOTED_MISS_KIND] = kind;
    }
    if (Kinds.has(p.passLeft | p.passRight, kind) && t.slots[Slot.ENDING] == Table.RUNNING) {
      HandPassing.effect(t, kind);
    }
    if (Kinds.has(p.again | p.repeats, kind)) {
      t.set(Slot.NOTED_AGAIN, true);
      t.set(Slot.REPEAT, t.is(Slot.REPEAT) || Kinds.has(p.repeats, kind));
    }
    if (Kinds.has(p.silence, kind)) {
      t.set(Slot.SILENT, !t.is(Slot.SILENT));
    }
  }

  private static void reverse(Table t, int kind) {
    t.slots[Slot.STEP] = -t.slots[Slot.STEP];
    Witness witness = t.witness;
    if (witness != null) {
      witness.reversed();
    }
    if (t.players() == 2) {
      if (Kinds.has(t.program.againWithTwo, kind)) {
        t.set(Slot.NOTED_AGAIN, true);
      }
      if (Kinds.has(t.program.skipWithTwo, kind)) {
        LostTurns.note(t, 1, t.slots[Slot.NOTED_DRAW]);
      }
    }
  }

  private static void othersDraw(Table t, int seat, int kind) {
    int way = Kinds.has(t.program.clockwiseDraws, kind) ? 1 : t.slots[Slot.STEP];
    int spared = Kinds.has(t.program.sparesNext, kind) ? LostTurns.spared(t, seat) : Table.NOBODY;
    for (int other = t.next(seat, way); other != seat; other = t.next(other, way)) {
      if (t.slots[Slot.ENDING] != Table.RUNNING) {
        return;
      }
      if (other != spared) {
        Drawing.take(t, other, t.program.othersDraw[kind]);
      }
    }
  }
}
