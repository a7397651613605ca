package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import java.util.Locale;

/**
 * Two rule sets at once (crazy-factor.md): under Eights rules a card matches by suit or rank and an
 * eight flips to Factor; under Factor rules one value divides the other and a king flips to Eights;
 * undecided, the first card that fits only one of them decides.
 */
final class Factors {
  static final int UNDECIDED = 0;
  static final int EIGHTS = 1;
  static final int FACTOR = 2;

  private static final long MAGIC_EIGHTS = Kinds.rank(Kind.EIGHT);
  private static final long MAGIC_KINGS = Kinds.rank(Kind.KING);
  private static final long[] SAME = new long[Kind.COUNT];
  private static final long[] DIVIDING = new long[Kind.RANKS];

  static {
    for (int rank = 0; rank < Kind.RANKS; rank++) {
      for (int other = 0; other < Kind.RANKS; other++) {
        if ((rank + 1) % (other + 1) == 0 || (other + 1) % (rank + 1) == 0) {
          DIVIDING[rank] |= Kinds.rank(other);
        }
      }
    }
    for (int kind : Kinds.list(Kinds.ALL & ~Kinds.JOKERS)) {
      SAME[kind] = Kinds.suit(Kind.suit(kind)) | Kinds.rank(Kind.rank(kind));
    }
  }

  private Factors() {}

  /** The rule sets by their numbers, as a scenario's key {@code rules} names them. */
  private enum Regime {
    UNDECIDED,
    EIGHTS,
    FACTOR;

    private String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  static String name(int regime) {
    return Regime.values()[regime].word();
  }

  /** The rule set with this name; undecided for any other word. */
  static int named(String word) {
    int regime = FACTOR;
    while (regime > UNDECIDED && !name(regime).equals(word)) {
      regime--;
    }
    return regime;
  }

  /** What the starter sets: an eight Factor, a king Eights, any other nothing. */
  static void starter(Table t) {
    if (Kinds.has(MAGIC_EIGHTS, t.slots[Slot.UPCARD])) {
      t.slots[Slot.REGIME] = FACTOR;
    } else if (Kinds.has(MAGIC_KINGS, t.slots[Slot.UPCARD])) {
      t.slots[Slot.REGIME] = EIGHTS;
    }
    onUpcard(t);
  }

  /** What follows the upcard under the regime in force, nothing declared. */
  static void onUpcard(Table t) {
    int rank = Kind.rank(t.slots[Slot.UPCARD]);
    t.masks[Mask.FOLLOWS] =
        switch (t.slots[Slot.REGIME]) {
          case EIGHTS -> SAME[t.slots[Slot.UPCARD]] | MAGIC_EIGHTS;
          case FACTOR -> DIVIDING[rank] | MAGIC_KINGS;
          default -> SAME[t.slots[Slot.UPCARD]] | DIVIDING[rank] | MAGIC_EIGHTS | MAGIC_KINGS;
        };
    t.masks[Mask.BARRED] = Kinds.NONE;
  }

  /** A card was played on another: it may decide or flip the regime, and then owe a declaration. */
  static void played(Table t, int kind, int on) {
    boolean same = on != Kind.NONE && Kinds.has(SAME[on], kind);
    boolean divides = on != Kind.NONE && Kinds.has(DIVIDING[Kind.rank(on)], kind);
    // of several cards in a turn the last one declares
    t.slots[Slot.REGIME_AWAITS] = 0;
    switch (t.slots[Slot.REGIME]) {
      case EIGHTS -> flip(t, kind, MAGIC_EIGHTS, FACTOR, Table.RANK);
      case FACTOR -> flip(t, kind, MAGIC_KINGS, EIGHTS, Table.SUIT);
      default -> {
        if (same != divides) {
          t.slots[Slot.REGIME] = same ? EIGHTS : FACTOR;
        } else if (!same) {
          flip(t, kind, MAGIC_EIGHTS, FACTOR, Table.RANK);
          flip(t, kind, MAGIC_KINGS, EIGHTS, Table.SUIT);
        }
      }
    }
    onUpcard(t);
  }

  private static void flip(Table t, int kind, long magic, int regime, int awaits) {
    if (Kinds.has(magic, kind)) {
      t.slots[Slot.REGIME] = regime;
      t.slots[Slot.REGIME_AWAITS] = awaits;
    }
  }

  /** After a declared suit: its cards, kings and eights. */
  static void suit(Table t, int suit) {
    t.masks[Mask.FOLLOWS] = Kinds.suit(suit) | MAGIC_KINGS | MAGIC_EIGHTS;
  }

  /** After a declared value: its divisors and multiples, and kings. */
  static void rank(Table t, int rank) {
    t.masks[Mask.FOLLOWS] = DIVIDING[rank] | MAGIC_KINGS;
  }

  /** The values that may be declared, as bits of ranks: ace to queen. */
  static int declarable() {
    return (1 << Kind.KING) - 1;
  }
}
