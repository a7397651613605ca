package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.program.FactorCards;

/**
 * Two rule sets at once (crazy-factor.md): under Eights rules a card matches by suit or rank and
 * certain cards, eights there, flip to Factor; under Factor rules one value divides the other and
 * others, kings there, flip to Eights; undecided, the first card that fits only one of them
 * decides.
 */
final class Factors {
  private Factors() {}

  /** What the starter sets: one that flips sets what it flips to, any other nothing. */
  static void starter(Table t) {
    if (Kinds.has(t.program.factor().bringing(), t.slots[Slot.UPCARD])) {
      Regime.FACTOR.begin(t);
    } else if (Kinds.has(t.program.factor().ending(), t.slots[Slot.UPCARD])) {
      Regime.EIGHTS.begin(t);
    }
    onUpcard(t);
  }

  /** What follows the upcard under the regime in force, nothing declared. */
  static void onUpcard(Table t) {
    FactorCards factor = t.program.factor();
    long same = factor.same().of(t.slots[Slot.UPCARD]) | factor.bringing();
    long divides = factor.dividing().of(t.slots[Slot.UPCARD]) | factor.ending();
    t.masks[Mask.FOLLOWS] =
        switch (Regime.of(t)) {
          case EIGHTS -> same;
          case FACTOR -> divides;
          case UNDECIDED -> same | divides;
        };
    t.masks[Mask.BARRED] = Kinds.NONE;
  }

  /** A card was played on another: it may decide or flip the regime, and then owe a declaration. */
  static void played(Table t, int kind, int on) {
    boolean same = on != Kind.NONE && Kinds.has(t.program.factor().same().of(on), kind);
    boolean divides = on != Kind.NONE && Kinds.has(t.program.factor().dividing().of(on), kind);
    // of several cards in a turn the last one declares
    t.slots[Slot.REGIME_AWAITS] = 0;
    switch (Regime.of(t)) {
      case EIGHTS -> flip(t, kind, t.program.factor().bringing(), Regime.FACTOR, AgendaTask.RANK);
      case FACTOR -> flip(t, kind, t.program.factor().ending(), Regime.EIGHTS, AgendaTask.SUIT);
      case UNDECIDED -> {
        if (same != divides) {
          (same ? Regime.EIGHTS : Regime.FACTOR).begin(t);
        } else if (!same) {
          flip(t, kind, t.program.factor().bringing(), Regime.FACTOR, AgendaTask.RANK);
          flip(t, kind, t.program.factor().ending(), Regime.EIGHTS, AgendaTask.SUIT);
        }
      }
    }
    onUpcard(t);
  }

  /** What the regime that the last card brought makes its player declare. */
  static AgendaTask declaration(Table t) {
    return t.is(Slot.REGIME_AWAITS)
        ? AgendaTask.in(t.slots[Slot.REGIME_AWAITS])
        : AgendaTask.NOTHING;
  }

  private static void flip(Table t, int kind, long flips, Regime regime, AgendaTask awaits) {
    if (Kinds.has(flips, kind)) {
      regime.begin(t);
      t.slots[Slot.REGIME_AWAITS] = awaits.of(0);
    }
  }

  /** After a declared suit: its cards, those of the upcard's rank, and those that flip. */
  static void suit(Table t, int suit) {
    long rank = t.pack.sameRank(t.slots[Slot.UPCARD]);
    t.masks[Mask.FOLLOWS] = t.pack.ofSuit(suit) | rank | t.program.factor().bringing();
  }

  /** After a declared value: its divisors and multiples, and those that flip. */
  static void rank(Table t, int rank) {
    t.masks[Mask.FOLLOWS] = t.program.factor().dividing(rank) | t.program.factor().ending();
  }

  /** The values that may be declared, as bits of ranks: not those that all flip back. */
  static int declarable(Table t) {
    return (1 << t.pack.ranks().size()) - 1 & ~t.pack.wholeRanks(t.program.factor().ending());
  }
}
