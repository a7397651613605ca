package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.program.Program;

/** Which card goes on which in a turn of several cards (C13, eights.md R8): ace low, no wrap. */
final class Chains {
  private static final long RED = Kinds.suit(1) | Kinds.suit(2);
  private static final long BLACK = Kinds.suit(0) | Kinds.suit(3);

  private Chains() {}

  static long sameRank(int kind) {
    return Kinds.rank(Kind.rank(kind));
  }

  static long neighbours(int kind) {
    int rank = Kind.rank(kind);
    long fits = Kinds.rank(rank);
    if (rank > 0) {
      fits |= Kinds.rank(rank - 1);
    }
    if (rank < Kind.KING) {
      fits |= Kinds.rank(rank + 1);
    }
    return fits;
  }

  /** One rank lower and of the other colour. */
  static long alternating(int kind) {
    int rank = Kind.rank(kind);
    if (rank == 0) {
      return Kinds.NONE;
    }
    return Kinds.rank(rank - 1) & (Kind.red(kind) ? BLACK : RED);
  }

  /** What single cards let follow, whatever the chain: any card, or one card of their suit. */
  static long followOn(Table t) {
    Program p = t.program;
    if (t.turn.cameBySuit) {
      return Kinds.NONE;
    }
    if (Kinds.has(p.followedByAny, t.turn.lastLaid)) {
      return Kinds.ALL;
    }
    return t.turn.laid == 1 && Kinds.has(p.followedBySuit, t.turn.lastLaid)
        ? Kinds.suit(Kind.suit(t.turn.lastLaid))
        : Kinds.NONE;
  }

  /** The kind one rank up (+1) or down (−1) in its suit, or none. */
  private static long beside(int kind, int step) {
    int rank = Kind.rank(kind) + step;
    return rank < 0 || rank > Kind.KING ? Kinds.NONE : Kinds.of(kind + step);
  }

  /** What continues a run; the second card only where the seat can also lay the third it needs. */
  static long run(Table t, int seat) {
    if (t.turn.runStep != 0) {
      return beside(t.turn.lastLaid, t.turn.runStep);
    }
    return second(t, seat, 1) | second(t, seat, -1);
  }

  private static long second(Table t, int seat, int step) {
    long second = beside(t.turn.lastLaid, step);
    if (second == 0 || t.program.leastRun < 3) {
      return second;
    }
    long third = beside(t.turn.lastLaid + step, step) & t.hand(seat) & ~t.program.alone;
    if (t.counts[seat] == 2) {
      third &= t.turn.blocked ? Kinds.NONE : t.program.lastAllowed;
    }
    return third == 0 ? Kinds.NONE : second;
  }

  /** Narrows the chains still possible once a further card lies on the last one. */
  static void narrow(Table t, int seat, int kind) {
    int possible = 0;
    if ((t.turn.chains & Program.SAME_RANK) != 0 && Kinds.has(sameRank(t.turn.lastLaid), kind)) {
      possible |= Program.SAME_RANK;
    }
    if ((t.turn.chains & Program.NEIGHBOURS) != 0 && Kinds.has(neighbours(t.turn.lastLaid), kind)) {
      possible |= Program.NEIGHBOURS;
    }
    if ((t.turn.chains & Program.RUN) != 0 && Kinds.has(run(t, seat), kind)) {
      possible |= Program.RUN;
      t.turn.runStep = kind - t.turn.lastLaid;
    }
    if ((t.turn.chains & Program.ALTERNATING) != 0
        && Kinds.has(alternating(t.turn.lastLaid), kind)) {
      possible |= Program.ALTERNATING;
    }
    if ((t.turn.chains & Program.FOLLOW_ON) != 0 && Kinds.has(followOn(t), kind)) {
      t.turn.cameBySuit = possible == 0 && !Kinds.has(t.program.followedByAny, t.turn.lastLaid);
      possible |= Program.FOLLOW_ON;
    }
    t.turn.chains = possible;
  }
}
