package eightfold.play;

import java.util.Locale;

/**
 * The rule set in force where there are two of them, in the order by which a table numbers it; a
 * scenario's key {@code rules} names it.
 */
enum Regime {
  /** The first card that fits only one of them decides. */
  UNDECIDED,
  /** Suits and ranks. */
  EIGHTS,
  /** Factors of values. */
  FACTOR;

  private static final Regime[] ALL = values();

  /** The one in force. */
  static Regime of(Table t) {
    return ALL[t.slots[Slot.REGIME]];
  }

  /** From now on it is in force. */
  void begin(Table t) {
    t.slots[Slot.REGIME] = ordinal();
  }

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The rule set with this name; undecided for any other word. */
  static Regime named(String word) {
    for (Regime regime : ALL) {
      if (regime.word().equals(word)) {
        return regime;
      }
    }
    return UNDECIDED;
  }
}
