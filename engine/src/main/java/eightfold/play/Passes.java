package eightfold.play;

import eightfold.cards.Kinds;
import eightfold.program.Program;

/**
 * Passes in a row, which block a deal (C8.2). Whether one of them counts may depend on the hand of
 * who has passed by choice; so beside the number that counts, the slot has what everybody has seen:
 * how many there were, and which of them may not have counted.
 */
final class Passes {
  private static final int BYTE = 0xFF;

  /** As many passes of a row are remembered one by one. */
  private static final int MOST = 15;

  private static final int ROW = 8;
  private static final int UNSURE = 16;

  private Passes() {}

  /** How many passes in a row count. */
  static int counted(Table t) {
    return t.slots[Slot.PASSES] & BYTE;
  }

  /** The seat passes: who could have played breaks the row, as not every seat was unable to. */
  static void add(Table t, int seat, boolean byChoice) {
    Program p = t.program;
    boolean counts = Playability.passCounts(t, seat);
    boolean always = p.draw == Program.NO_DRAWING;
    if (!always && t.canGive()) {
      t.slots[Slot.PASSES] = 0;
      return;
    }
    boolean unsure = byChoice && !always && !p.freePass && !p.dryPass;
    if (!counts && !unsure) {
      t.slots[Slot.PASSES] = 0;
      return;
    }
    int row = Math.min(MOST, row(t) + 1);
    int marks = (marks(t) << 1 | (unsure ? 1 : 0)) & (1 << MOST) - 1;
    t.slots[Slot.PASSES] = (counts ? counted(t) + 1 : 0) | row << ROW | marks << UNSURE;
  }

  private static int row(Table t) {
    return t.slots[Slot.PASSES] >>> ROW & BYTE;
  }

  /** The passes of the row that may not have counted, the last one lowest. */
  private static int marks(Table t) {
    return t.slots[Slot.PASSES] >>> UNSURE;
  }

  /** What everybody has seen of the row that stands in a slot. */
  static int seen(Table t, int slot) {
    int passes = t.slots[slot];
    return passes >>> UNSURE == 0 ? passes : passes & ~BYTE;
  }

  /** Counts the passes anew by the hands as they are: those of who could play break the row. */
  static void countAnew(Table t) {
    if (marks(t) == 0) {
      return;
    }
    int seat = t.slots[Slot.TURN_SEAT];
    int counted = 0;
    while (counted < row(t)) {
      seat = t.next(seat, -t.slots[Slot.STEP]);
      boolean unsure = (marks(t) >>> counted & 1) != 0;
      if (unsure && couldPlay(t, seat)) {
        break;
      }
      counted++;
    }
    t.slots[Slot.PASSES] = t.slots[Slot.PASSES] & ~BYTE | counted;
  }

  private static boolean couldPlay(Table t, int seat) {
    Program p = t.program;
    long playable = Playability.alone(t, seat);
    if (p.couple != Kinds.NONE) {
      playable |= Chains.brides(t, seat, playable);
    }
    long allowed = Playability.lastLaw(t, seat) & ~Playability.never(t) & ~p.keptBack;
    return (playable & allowed) != Kinds.NONE;
  }
}
