package eightfold.play;

import eightfold.cards.Kinds;
import eightfold.game.Chance;
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

  /** Four bits for the seat of each pass; this one: what it held or had to follow has changed. */
  private static final int SEAT = 4;

  private static final int CHANGED = 15;

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
    boolean mayBeUnsure = !always && !p.freePass && !p.dryPass;
    boolean unsure = byChoice && mayBeUnsure;
    if (!counts && !unsure) {
      t.slots[Slot.PASSES] = 0;
      return;
    }
    if (mayBeUnsure) {
      // what lines have kept out of this turn is not asked for later
      boolean kept = p.conditions.bars && t.masks[Mask.TURN_BARS] != 0;
      int by = kept ? CHANGED : seat;
      t.masks[Mask.PASSERS] = (seats(t) << SEAT | by) & (1L << MOST * SEAT) - 1;
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

  /** Who has passed in the row, the last one lowest, by fours; 0 where there is none. */
  static long seats(Table t) {
    return row(t) == 0 ? 0 : t.masks[Mask.PASSERS];
  }

  /** The hand of a seat is another one, and tells no more if its passes count. */
  static void changes(Table t, int seat) {
    for (int pass = 0; pass < row(t); pass++) {
      if (seat(t, pass) == seat) {
        t.masks[Mask.PASSERS] |= (long) CHANGED << pass * SEAT;
      }
    }
  }

  /** Something else is asked for, or all hands have moved: no hand tells if passes count. */
  static void changes(Table t) {
    if (marks(t) != 0) {
      t.masks[Mask.PASSERS] = (1L << MOST * SEAT) - 1;
    }
  }

  private static int seat(Table t, int pass) {
    return (int) (t.masks[Mask.PASSERS] >>> pass * SEAT & CHANGED);
  }

  /** What everybody has seen of the row that stands in a slot. */
  static int seen(Table t, int slot) {
    int passes = t.slots[slot];
    return passes >>> UNSURE == 0 ? passes : passes & ~BYTE;
  }

  /**
   * Counts the passes anew by the hands as they are: those of who could play break the row. Where
   * that cannot be told any more, one is as likely as the other.
   */
  static void countAnew(Table t, Chance chance) {
    if (marks(t) == 0) {
      return;
    }
    int counted = 0;
    while (counted < row(t)) {
      int seat = seat(t, counted);
      boolean unsure = (marks(t) >>> counted & 1) != 0;
      if (unsure && (seat == CHANGED ? chance.below(2) == 1 : couldPlay(t, seat))) {
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
