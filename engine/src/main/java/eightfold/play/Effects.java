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
    int penalty = t.turn.notedDraw;
    if (Kinds.has(p.reverses, kind)) {
      reverse(t, kind);
    }
    if (p.othersDraw[kind] > 0) {
      othersDraw(t, seat, kind);
    }
    if (p.counts[kind] > 0 && Counts.joins(t, kind)) {
      t.turn.notedDraw += p.counts[kind];
      t.turn.notedDrawKind = kind;
    }
    boolean lasts = !Kinds.has(p.whileStockLasts, kind) || t.stockTop < t.stockEnd;
    if (p.draws[kind] > 0 && lasts) {
      t.turn.notedDraw += p.draws[kind];
      t.turn.notedDrawKind = kind;
    }
    if (p.skips[kind] > 0 && !parry) {
      if (p.parries[kind] != 0) {
        t.turn.notedParrySkips += p.skips[kind];
        t.turn.notedParryKind = kind;
      } else {
        InOrder.note(t, p.skips[kind], penalty);
      }
    }
    if (p.misses[kind] > 0 && !(parry && t.skips == 0)) {
      t.turn.notedMisses += p.misses[kind];
      t.turn.notedMissKind = kind;
    }
    if (Kinds.has(p.passLeft | p.passRight, kind) && t.ending == Table.RUNNING) {
      Handover.effect(t, kind);
    }
    if (Kinds.has(p.again | p.repeats, kind)) {
      t.turn.notedAgain = true;
      t.course.repeat |= Kinds.has(p.repeats, kind);
    }
    if (Kinds.has(p.silence, kind)) {
      t.silent = !t.silent;
    }
  }

  private static void reverse(Table t, int kind) {
    t.step = -t.step;
    Witness witness = t.witness;
    if (witness != null) {
      witness.reversed();
    }
    if (t.players() == 2) {
      if (Kinds.has(t.program.againWithTwo, kind)) {
        t.turn.notedAgain = true;
      }
      if (Kinds.has(t.program.skipWithTwo, kind)) {
        InOrder.note(t, 1, t.turn.notedDraw);
      }
    }
  }

  private static void othersDraw(Table t, int seat, int kind) {
    int way = Kinds.has(t.program.clockwiseDraws, kind) ? 1 : t.step;
    int spared = Kinds.has(t.program.sparesNext, kind) ? Courses.spared(t, seat) : Table.NOBODY;
    for (int other = t.next(seat, way); other != seat; other = t.next(other, way)) {
      if (t.ending != Table.RUNNING) {
        return;
      }
      if (other != spared) {
        Drawing.take(t, other, t.program.othersDraw[kind]);
      }
    }
  }
}
