package eightfold.play;

import eightfold.cards.Kinds;
import eightfold.game.Chance;
import eightfold.rules.vocabulary.Element.Draw.Policy;

/**
 * Passes in a row, which block a deal (C8.2). Whether one of them counts may depend on the hand of
 * who has passed by choice; so beside the number that counts, the slot has what everybody has seen:
 * how many there were, and which of them may not have counted.
 */
final class Passes {
  private Passes() {}

  /** How many passes in a row count. */
  static int counted(Table t) {
    return t.slots[Slot.PASSES] & PassingSeats.BYTE;
  }

  /** The seat passes: who could have played breaks the row, as not every seat was unable to. */
  static void add(Table t, int seat, boolean byChoice) {
    boolean counts = Playability.passCounts(t, seat);
    boolean always = t.drawing == Policy.NONE;
    if (!always && t.canGive()) {
      t.slots[Slot.PASSES] = 0;
      return;
    }
    boolean mayBeUnsure = !always && !t.freePass && !t.dryPass;
    boolean unsure = byChoice && mayBeUnsure;
    if (!counts && !unsure) {
      t.slots[Slot.PASSES] = 0;
      return;
    }
    if (mayBeUnsure) {
      // what lines have kept out of this turn is not asked for later
      boolean kept = t.conditions.bars() && t.masks[Mask.TURN_BARS] != 0;
      PassingSeats.add(t, kept ? PassingSeats.CHANGED : seat);
    }
    int row = Math.min(PassingSeats.MOST, PassingSeats.row(t) + 1);
    int marks = (PassingSeats.marks(t) << 1 | (unsure ? 1 : 0)) & (1 << PassingSeats.MOST) - 1;
    t.slots[Slot.PASSES] =
        (counts ? counted(t) + 1 : 0) | row << PassingSeats.ROW | marks << PassingSeats.UNSURE;
  }

  /** What everybody has seen of the row that stands in a slot. */
  static int seen(Table t, int slot) {
    int passes = t.slots[slot];
    return passes >>> PassingSeats.UNSURE == 0 ? passes : passes & ~PassingSeats.BYTE;
  }

  /**
   * Counts the passes anew by the hands as they are: those of who could play break the row. Where
   * that cannot be told any more, one is as likely as the other.
   */
  static void countAnew(Table t, Chance chance) {
    if (PassingSeats.marks(t) == 0) {
      return;
    }
    int counted = 0;
    while (counted < PassingSeats.row(t)) {
      int seat = PassingSeats.seat(t, counted);
      boolean unsure = (PassingSeats.marks(t) >>> counted & 1) != 0;
      if (unsure && (seat == PassingSeats.CHANGED ? chance.below(2) == 1 : couldPlay(t, seat))) {
        break;
      }
      counted++;
    }
    t.slots[Slot.PASSES] = t.slots[Slot.PASSES] & ~PassingSeats.BYTE | counted;
  }

  private static boolean couldPlay(Table t, int seat) {
    long playable = Playability.alone(t, seat);
    if (t.chains.couple() != Kinds.NONE) {
      playable |= Chains.brides(t, seat, playable);
    }
    long allowed = Playability.lastLaw(t, seat) & ~Playability.never(t) & ~t.keptBack;
    return (playable & allowed) != Kinds.NONE;
  }
}
