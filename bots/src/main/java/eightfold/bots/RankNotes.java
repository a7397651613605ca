package eightfold.bots;

import eightfold.cards.Kind;
import eightfold.game.FastView;
import java.util.Arrays;

/**
 * What a bot has come to know of the rules by watching: it is told no rule, so it notes of each
 * rank what its cards were seen to do in this match. Ranks are bits of an int, the joker the
 * fourteenth.
 */
final class RankNotes {
  private static final int NOBODY = -1;
  private static final int MOST_SEATS = 16;

  private int wild;
  private int attacking;
  private int costlyLast;

  /** The rank last played, and who played it; what follows at once is its doing. */
  private int lastRank = Kind.NONE;

  private int lastPlayer = NOBODY;

  /** How many cards each seat holds, as far as is known: a bit for each seat that is. */
  private final int[] held = new int[MOST_SEATS];

  private int known;

  /** Forgets the match. */
  void forget() {
    wild = 0;
    attacking = 0;
    costlyLast = 0;
    lastRank = Kind.NONE;
    lastPlayer = NOBODY;
    Arrays.fill(held, 0);
    known = 0;
  }

  /** Whether cards of the rank go on (nearly) anything. */
  boolean wild(int kind) {
    return has(wild, kind);
  }

  /** Whether cards of the rank make the next seat draw or miss its turn. */
  boolean attacks(int kind) {
    return has(attacking, kind);
  }

  /** Whether cards of the rank may not be the last one, or cost cards then. */
  boolean costlyLast(int kind) {
    return has(costlyLast, kind);
  }

  private static boolean has(int ranks, int kind) {
    return (ranks >> Kind.rank(kind) & 1) != 0;
  }

  private static int bit(int rank) {
    return 1 << rank;
  }

  private void holds(int seat, int cards) {
    held[seat] = cards;
    known |= 1 << seat;
  }

  void dealt(int seat, int cards) {
    holds(seat, cards);
  }

  void played(int seat, int kind) {
    lastRank = kind == Kind.NONE ? Kind.NONE : Kind.rank(kind);
    lastPlayer = seat;
    holds(seat, held[seat] - 1);
  }

  void declared() {
    wild |= lastRank == Kind.NONE ? 0 : bit(lastRank);
  }

  void skipped(int seat) {
    attacking |= causedBy(seat) ? bit(lastRank) : 0;
  }

  void drew(int seat, int number) {
    if (causedBy(seat) && number > 1) {
      attacking |= bit(lastRank);
    } else if (lastRank != Kind.NONE && (known >>> seat & 1) != 0 && held[seat] == 0) {
      costlyLast |= bit(lastRank);
    }
    holds(seat, held[seat] + number);
    lastRank = Kind.NONE;
  }

  private boolean causedBy(int victim) {
    return lastRank != Kind.NONE && victim != lastPlayer;
  }

  /**
   * Notes what a seat sees: penalties that lie there, cards that go on anything or on nothing.
   *
   * @param acts the legal acts of the seat
   */
  void look(FastView view, int seat, ActList acts) {
    for (int each = 0; each < view.seats(); each++) {
      holds(each, view.count(each));
    }
    int upcard = view.upcard();
    if (upcard == Kind.NONE) {
      return;
    }
    if (view.pendingDraw() > 0 || view.pendingSkip() > 0) {
      attacking |= bit(Kind.rank(upcard));
    }
    for (long rest = view.mayNotGoOut(seat); rest != 0; rest &= rest - 1) {
      costlyLast |= bit(Kind.rank(Long.numberOfTrailingZeros(rest)));
    }
    if (view.awaitsPlay() && !view.rankDeclared() && !Kind.joker(upcard)) {
      lookForWild(view, upcard, seat, acts);
    }
  }

  private void lookForWild(FastView view, int upcard, int seat, ActList acts) {
    if (view.suit() >= FastView.FREE) {
      return;
    }
    int suit = view.suit() == FastView.NONE ? Kind.suit(upcard) : view.suit();
    int strangers = 0;
    for (int i = 0; i < acts.count; i++) {
      int kind = acts.faulty[i] ? Kind.NONE : acts.played(i);
      if (kind != Kind.NONE && Kind.suit(kind) != suit && Kind.rank(kind) != Kind.rank(upcard)) {
        strangers |= bit(Kind.rank(kind));
      }
    }
    // where the whole hand goes on, of several ranks, it is the upcard that takes anything
    boolean anything = Integer.bitCount(strangers) > 1 && view.refused(seat) == 0;
    wild |= anything ? 0 : strangers;
  }
}
