package eightfold.bots;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.cards.Pack;
import eightfold.game.FastView;
import java.util.Arrays;

/**
 * What a bot has come to know of the rules by watching: it is told no rule, so it notes of each
 * rank what its cards were seen to do in this match. Each is noted as one of its kinds.
 */
final class RankNotes {
  private static final int NOBODY = -1;
  private static final int MOST_SEATS = 16;

  private Pack pack = Bot.DEFAULT_PACK;
  private long wild;
  private long attacking;
  private long costlyLast;

  /** The card last played, and who played it; what follows at once is its doing. */
  private int lastKind = Kind.NONE;

  private int lastPlayer = NOBODY;

  /** How many cards each seat holds, as far as is known: a bit for each seat that is. */
  private final int[] held = new int[MOST_SEATS];

  private int known;

  /** Forgets the match. */
  void forget() {
    wild = 0;
    attacking = 0;
    costlyLast = 0;
    lastKind = Kind.NONE;
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

  private boolean has(long kinds, int kind) {
    return (kinds & pack.sameRank(kind)) != 0;
  }

  private void holds(int seat, int cards) {
    held[seat] = cards;
    known |= 1 << seat;
  }

  void dealt(int seat, int cards) {
    holds(seat, cards);
  }

  void played(int seat, int kind) {
    lastKind = kind;
    lastPlayer = seat;
    holds(seat, held[seat] - 1);
  }

  void declared() {
    wild |= lastKind == Kind.NONE ? 0 : Kinds.of(lastKind);
  }

  void skipped(int seat) {
    attacking |= causedBy(seat) ? Kinds.of(lastKind) : 0;
  }

  void drew(int seat, int number) {
    if (causedBy(seat) && number > 1) {
      attacking |= Kinds.of(lastKind);
    } else if (lastKind != Kind.NONE && (known >>> seat & 1) != 0 && held[seat] == 0) {
      costlyLast |= Kinds.of(lastKind);
    }
    holds(seat, held[seat] + number);
    lastKind = Kind.NONE;
  }

  private boolean causedBy(int victim) {
    return lastKind != Kind.NONE && victim != lastPlayer;
  }

  /**
   * Notes what a seat sees: penalties that lie there, cards that go on anything or on nothing.
   *
   * @param acts the legal acts of the seat
   */
  void look(FastView view, int seat, ActList acts) {
    pack = view.pack();
    for (int each = 0; each < view.seats(); each++) {
      holds(each, view.count(each));
    }
    int upcard = view.upcard();
    if (upcard == Kind.NONE) {
      return;
    }
    if (view.pendingDraw() > 0 || view.pendingSkip() > 0) {
      attacking |= Kinds.of(upcard);
    }
    costlyLast |= view.mayNotGoOut(seat);
    if (view.awaitsPlay() && !view.rankDeclared() && !pack.joker(upcard)) {
      lookForWild(view, upcard, seat, acts);
    }
  }

  private void lookForWild(FastView view, int upcard, int seat, ActList acts) {
    if (view.suit() >= FastView.FREE) {
      return;
    }
    int suit = view.suit() == FastView.NONE ? pack.suit(upcard) : view.suit();
    long strangers = Kinds.NONE;
    int ranks = 0;
    for (int i = 0; i < acts.count; i++) {
      int kind = acts.faulty[i] ? Kind.NONE : acts.played(i);
      boolean strange =
          kind != Kind.NONE && pack.suit(kind) != suit && !Kinds.has(pack.sameRank(upcard), kind);
      if (strange) {
        ranks += has(strangers, kind) ? 0 : 1;
        strangers |= Kinds.of(kind);
      }
    }
    // where the whole hand goes on, of several ranks, it is the upcard that takes anything
    boolean anything = ranks > 1 && view.refused(seat) == 0;
    wild |= anything ? 0 : strangers;
  }
}
