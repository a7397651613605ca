package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.program.Program;

/** Which card goes on which in a turn of several cards (C13, eights.md R8): ace low, no wrap. */
final class Chains {
  private static final long RED = Kinds.suit(1) | Kinds.suit(2);
  private static final long BLACK = Kinds.suit(0) | Kinds.suit(3);

  private Chains() {}

  /** The cards of the last one's rank, where the book lets these make sets. */
  static long sameRank(Table t) {
    int kind = t.turn.lastLaid;
    long sets = t.program.setsOf;
    return Kinds.has(sets, kind) ? Kinds.rank(Kind.rank(kind)) & sets : Kinds.NONE;
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

  /** The other one of king and queen of its suit; none for other cards. */
  static long partner(int kind) {
    int rank = Kind.rank(kind);
    if (rank == Kind.KING) {
      return Kinds.of(kind - 1);
    }
    return rank == Kind.KING - 1 ? Kinds.of(kind + 1) : Kinds.NONE;
  }

  /**
   * The kings and queens that do not follow themselves, but whose partner does that is held, too.
   */
  static long brides(Table t, int seat, long follows) {
    Program p = t.program;
    if ((p.chains & Program.MARRIAGE) == 0 || t.turn.bound != Kind.NONE || t.counts[seat] < 2) {
      return Kinds.NONE;
    }
    long hand = t.hand(seat) & ~p.alone;
    long kings = hand & Kinds.rank(Kind.KING);
    long queens = hand & Kinds.rank(Kind.KING - 1);
    // a king's number is one above that of its queen
    long brides = (follows & kings) >>> 1 & queens | (follows & queens) << 1 & kings;
    if (t.counts[seat] == 2) {
      long last = t.turn.blocked ? Kinds.NONE : p.lastAllowed;
      brides &= (last & Kinds.rank(Kind.KING)) >>> 1 | (last & Kinds.rank(Kind.KING - 1)) << 1;
    }
    // where a rank alone is asked for, what cards say of the upcard does not count
    boolean rankAlone = t.calledRank != Kind.NONE && t.declaredSuit == Table.NOBODY;
    return brides & ~follows & (rankAlone ? Kinds.ALL : ~p.keptOff[t.ruling & 63]);
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

  /** A card is laid: the first one may need its partner, a further one narrows the chains. */
  static void laying(Table t, int seat, int kind) {
    if (t.turn.laid > 0) {
      narrow(t, seat, kind);
      t.turn.partner = Kind.NONE;
    } else if (Legal.bride(t, seat, kind)) {
      t.turn.partner = Long.numberOfTrailingZeros(partner(kind));
      t.turn.chains = Program.MARRIAGE;
    } else if (t.turn.bound != Kind.NONE) {
      t.turn.chains &= ~Program.MARRIAGE;
    }
  }

  /** Narrows the chains still possible once a further card lies on the last one. */
  static void narrow(Table t, int seat, int kind) {
    int possible = 0;
    if ((t.turn.chains & Program.MARRIAGE) != 0
        && t.turn.laid == 1
        && Kinds.has(partner(t.turn.lastLaid), kind)) {
      possible |= Program.MARRIAGE;
    }
    if ((t.turn.chains & Program.SAME_RANK) != 0 && Kinds.has(sameRank(t), kind)) {
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
    if (Kinds.has(followOn(t), kind)) {
      t.turn.cameBySuit = possible == 0 && !Kinds.has(t.program.followedByAny, t.turn.lastLaid);
      possible |= Program.FOLLOW_ON;
    }
    t.turn.chains = possible;
  }
}
