package eightfold.play;

import eightfold.cards.Kind;

/** The play that may be challenged, and what lay there before it. */
final class Doubt {
  /** Whose play it is; {@link Table#NOBODY}: there is none. */
  int player = Table.NOBODY;

  int kind = Kind.NONE;

  /** Whether its player held another card that could have been played. */
  boolean guilty;

  private int suit;
  private int rank;
  private int caller;
  private int suitBefore;
  private int ruling;
  private long follows;
  private long barred;

  void clear() {
    player = Table.NOBODY;
  }

  /** A doubtful card is about to be played. */
  void remember(Table t, int seat, int card) {
    player = seat;
    kind = card;
    long others = t.hand(seat) & t.follows & ~t.program.doubtful & ~t.program.needy;
    guilty = others != 0 && t.turn.bound == Kind.NONE;
    suit = t.declaredSuit;
    rank = t.calledRank;
    caller = t.rankCaller;
    suitBefore = t.memory.suitBefore;
    ruling = t.ruling;
    follows = t.follows;
    barred = t.barred;
  }

  /** What the pile asked for is asked for again. */
  void restore(Table t) {
    t.declaredSuit = suit;
    t.calledRank = rank;
    t.rankCaller = caller;
    t.memory.suitBefore = suitBefore;
    t.ruling = ruling;
    t.follows = follows;
    t.barred = barred;
  }

  void copyFrom(Doubt other) {
    player = other.player;
    kind = other.kind;
    guilty = other.guilty;
    suit = other.suit;
    rank = other.rank;
    caller = other.caller;
    suitBefore = other.suitBefore;
    ruling = other.ruling;
    follows = other.follows;
    barred = other.barred;
  }
}
