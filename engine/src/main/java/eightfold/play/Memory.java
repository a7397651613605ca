package eightfold.play;

import eightfold.cards.Kind;
import eightfold.program.Program;
import java.util.Arrays;

/** What a table remembers in a deal beyond the turn: doubts, turns to be missed, what was paid. */
final class Memory {
  /** The play that may be challenged. */
  final Doubt doubt = new Doubt();

  /** The suit in force before the last card was played, where a book looks back to it. */
  int suitBefore = Table.NOBODY;

  /** The seats that still have to miss a turn for a challenge that they lost, as bits. */
  int misses;

  /** How often the stock has run out in its drawer's own turn. */
  int stockTimes;

  /** What that has cost each seat; empty where it costs nothing. */
  final int[] charged;

  Memory(Program program) {
    boolean costs = program.stockCosts > 0 || program.pressure > 0;
    charged = new int[costs ? program.seats : 0];
  }

  void clear() {
    doubt.clear();
    suitBefore = Table.NOBODY;
    misses = 0;
    stockTimes = 0;
    Arrays.fill(charged, 0);
  }

  /** The same as another; doubts only where any play may be challenged. */
  void copyFrom(Memory other, boolean doubts) {
    if (doubts) {
      doubt.copyFrom(other.doubt);
    }
    suitBefore = other.suitBefore;
    misses = other.misses;
    stockTimes = other.stockTimes;
    if (charged.length > 0) {
      System.arraycopy(other.charged, 0, charged, 0, charged.length);
    }
  }

  /** The points that the stock has cost a seat in this deal. */
  int charged(int seat) {
    return charged.length > 0 ? charged[seat] : 0;
  }

  /**
   * A card is about to cover what lies there: the declared suit, else the upcard's, under a joker
   * the one before it.
   */
  void covers(Truth t) {
    if (t.program.orRank == 0) {
      return;
    }
    if (t.declaredSuit != Table.NOBODY) {
      suitBefore = t.declaredSuit;
    } else if (t.upcard == Kind.NONE) {
      suitBefore = Table.NOBODY;
    } else if (!Kind.joker(t.upcard)) {
      suitBefore = Kind.suit(t.upcard);
    }
  }
}
