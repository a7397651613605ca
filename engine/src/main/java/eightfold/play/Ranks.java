package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;

/** A called rank: until it is played, or the turn comes back to its caller, it alone follows. */
final class Ranks {
  private Ranks() {}

  static void call(Table t, int seat, int rank) {
    t.pop();
    set(t, seat, rank);
    Witness witness = t.witness;
    if (witness != null) {
      witness.calledRank(seat, rank);
    }
  }

  /** The rank that this seat has called is in force. */
  static void set(Table t, int seat, int rank) {
    t.calledRank = rank;
    if (t.program.factor) {
      Factors.rank(t, rank);
    } else {
      t.rankCaller = seat;
      t.follows = Kinds.rank(rank);
      t.barred = Kinds.NONE;
    }
  }

  /** The turn has come back to the caller: the call is over before it acts. */
  static void end(Table t) {
    t.calledRank = Kind.NONE;
    t.rankCaller = Table.NOBODY;
    t.follows = t.program.follow[t.upcard];
    t.barred = t.program.barred[t.upcard];
  }

  /** The ranks that the last card laid lets its player call, as bits. */
  static int callable(Table t) {
    return t.program.factor ? Factors.declarable() : t.program.callableRanks[t.turn.lastLaid];
  }
}
