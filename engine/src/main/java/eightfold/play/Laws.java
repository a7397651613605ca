package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.game.Refusal;
import eightfold.program.Program;

/**
 * What a seat may do: masks of playable cards, and whether drawing, passing, calling are allowed.
 */
final class Laws {
  /** What stands for "not refused". */
  static final int ALLOWED = 0;

  private Laws() {}

  /** The kinds that the seat to act may play or lay now. */
  static long playable(Table t, int seat) {
    return switch (t.top()) {
      case Table.PLAY -> opening(t, seat);
      case Table.ANSWER -> t.hand(seat) & answers(t) & lastLaw(t, seat);
      case Table.MORE -> further(t, seat);
      default -> Kinds.NONE;
    };
  }

  /** The kinds with which the seat may begin an ordinary turn. */
  static long opening(Table t, int seat) {
    Program p = t.program;
    if (t.turn.opening) {
      return t.hand(seat) & p.opening & lastLaw(t, seat);
    }
    long follows = t.hand(seat) & t.follows;
    long playable = follows;
    if ((follows & p.needy) != 0 && (follows & ~p.needy) != 0) {
      playable &= ~p.needy;
    }
    if (t.turn.bound != Kind.NONE) {
      playable &= 1L << t.turn.bound;
    }
    return playable & lastLaw(t, seat);
  }

  /** What answers the debt or the skip that is pending. */
  static long answers(Table t) {
    return t.skips > 0 ? t.program.parries[t.skipKind] : t.program.answers[t.debtKind];
  }

  /**
   * The kinds that the next card to leave the hand may be: all, unless it is the last one (C15).
   */
  static long lastLaw(Table t, int seat) {
    if (t.counts[seat] != 1) {
      return Kinds.ALL;
    }
    return t.turn.blocked ? Kinds.NONE : t.program.lastAllowed;
  }

  /** The kinds that may be laid on the last card of an open turn. */
  static long further(Table t, int seat) {
    if (standsAlone(t)) {
      return Kinds.NONE;
    }
    long fits = Chains.followOn(t);
    if ((t.turn.chains & Program.SAME_RANK) != 0) {
      fits |= Chains.sameRank(t.turn.lastLaid);
    }
    if ((t.turn.chains & Program.NEIGHBOURS) != 0) {
      fits |= Chains.neighbours(t.turn.lastLaid);
    }
    if ((t.turn.chains & Program.RUN) != 0) {
      fits |= Chains.run(t, seat);
    }
    if ((t.turn.chains & Program.ALTERNATING) != 0) {
      fits |= Chains.alternating(t.turn.lastLaid);
    }
    return t.hand(seat) & fits & ~t.program.alone & lastLaw(t, seat);
  }

  /** Whether nothing may be laid on the last card of the open turn. */
  private static boolean standsAlone(Table t) {
    Program p = t.program;
    return Kind.joker(t.turn.lastLaid) && !Kinds.has(p.followedByAny, t.turn.lastLaid)
        || Kinds.has(p.alone, t.turn.lastLaid)
        || t.turn.answering && p.answersAlone
        || t.turn.opening && p.openingWithoutEffect;
  }

  /** Whether playable cards oblige the seat to play one (forced play). */
  static boolean obliged(Table t, long playable) {
    return switch (t.program.forced) {
      case Program.FORCED -> playable != 0;
      case Program.FORCED_EXCEPT_WILD -> (playable & ~t.program.wild) != 0;
      default -> false;
    };
  }

  /** The playable cards that count as "able to play" for drawing until playable (R2, R4). */
  static long binding(Table t, long playable) {
    return t.program.forced == Program.FORCED_EXCEPT_WILD ? playable & ~t.program.wild : playable;
  }

  static boolean turnIsOpen(Table t) {
    int top = t.top();
    return top == Table.PLAY || top == Table.MORE || top == Table.ANSWER;
  }

  /** The code that refuses a draw, 0 if allowed; the seat is the one to act. */
  static int drawing(Table t, int seat) {
    Program p = t.program;
    if (t.top() == Table.ANSWER) {
      return t.skips > 0 ? Refusal.MAY_NOT_DRAW : ALLOWED;
    }
    if (t.top() == Table.MORE || p.draw == Program.NO_DRAWING) {
      return Refusal.MAY_NOT_DRAW;
    }
    if (t.turn.opening) {
      return openingDraw(t, seat);
    }
    boolean drawnAll = p.draw != Program.UNTIL_PLAYABLE && t.turn.drawn >= p.drawMost;
    long playable = opening(t, seat);
    boolean bound = t.turn.mustPlay && binding(t, playable) != 0;
    if (drawnAll || bound || obliged(t, playable)) {
      return Refusal.MAY_NOT_DRAW;
    }
    return t.canGive() ? ALLOWED : Refusal.NOTHING_TO_DRAW;
  }

  private static int openingDraw(Table t, int seat) {
    if (Openings.forced(t, opening(t, seat))) {
      return Refusal.MAY_NOT_DRAW;
    }
    return t.canGive() ? ALLOWED : Refusal.NOTHING_TO_DRAW;
  }

  /** The code that refuses a pass, 0 if allowed; the seat is the one to act. */
  static int passing(Table t, int seat) {
    if (t.top() == Table.ANSWER) {
      return t.skips > 0 ? ALLOWED : Refusal.MAY_NOT_PASS;
    }
    if (t.top() == Table.MORE || t.turn.opening) {
      return Refusal.MAY_NOT_PASS;
    }
    long playable = opening(t, seat);
    boolean free = mayStop(t) && !obliged(t, playable) || nobodyNeedPlay(t, playable);
    return free ? ALLOWED : Refusal.MAY_NOT_PASS;
  }

  /** Whether the policy of drawing lets a turn end with a pass now, forced play aside. */
  private static boolean mayStop(Table t) {
    Program p = t.program;
    boolean dry = !t.canGive();
    if ((p.freePass || p.dryPass) && dry) {
      return true;
    }
    return switch (p.draw) {
      case Program.ONE_MAY_PLAY -> t.turn.drawn > 0;
      case Program.UP_TO -> t.turn.drawn >= p.drawMost || dry;
      case Program.NO_DRAWING -> true;
      default -> false;
    };
  }

  /** Except-wild: only wild cards could be played and no card can be drawn in this turn (R4). */
  private static boolean nobodyNeedPlay(Table t, long playable) {
    Program p = t.program;
    if (p.forced != Program.FORCED_EXCEPT_WILD || (playable & ~p.wild) != 0) {
      return false;
    }
    boolean one = p.draw == Program.ONE_MUST_PLAY || p.draw == Program.ONE_THEN_PLAY;
    return !t.canGive() || one && t.turn.drawn > 0;
  }

  /**
   * Whether the turn passes by itself: nothing playable, nothing to draw, no pass of its own due.
   */
  static boolean stuck(Table t, int seat) {
    return t.top() == Table.PLAY
        && opening(t, seat) == Kinds.NONE
        && drawing(t, seat) != ALLOWED
        && !ownPass(t);
  }

  /** Whether ending the turn is the seat's own act even where nothing else is left to it. */
  private static boolean ownPass(Table t) {
    Program p = t.program;
    if (t.turn.opening) {
      return false;
    }
    if (p.freePass && !t.canGive()) {
      return true;
    }
    return switch (p.draw) {
      case Program.ONE_MAY_PLAY -> t.turn.drawn > 0;
      case Program.UP_TO -> t.turn.drawn >= p.drawMost;
      case Program.NO_DRAWING -> true;
      default -> false;
    };
  }

  /** Whether the turn of several cards may be closed. */
  static boolean mayEnd(Table t) {
    if (t.top() != Table.MORE) {
      return false;
    }
    return t.turn.laid == 1
        || (t.turn.chains & ~Program.RUN) != 0
        || t.turn.laid >= t.program.leastRun;
  }

  static boolean mayCall(Table t, int seat) {
    Program p = t.program;
    int bit = 1 << seat;
    if (p.call == Program.NO_CALL || (t.called & bit) != 0 || t.counts[seat] == 0) {
      return false;
    }
    if (p.noCallInDealsOfOne && p.cardsInDeal(t.deal) == 1) {
      return false;
    }
    if (t.topSeat() == seat && turnIsOpen(t) && beforeThePlay(t, t.counts[seat])) {
      return true;
    }
    boolean owes = (t.owes & bit) != 0;
    return p.call == Program.AUTOMATIC
        ? p.falseCall >= 0 && !(owes && Calls.owing(t, seat))
        : p.falseCall >= 0 || owes;
  }

  /** Whether that many cards let a play of this turn bring the hand to one card (R7). */
  static boolean beforeThePlay(Table t, int cards) {
    Program p = t.program;
    int least = p.callEachTurn || t.top() == Table.MORE ? 1 : p.callAt + 1;
    int most = p.chains == 0 && !p.callOfOneRank ? p.callAt + 1 : Integer.MAX_VALUE;
    return cards >= least && cards <= (p.callBeforeWithUpTo > 0 ? p.callBeforeWithUpTo : most);
  }

  static boolean mayCatch(Table t, int seat, int target) {
    return target != seat
        && t.program.call == Program.CAUGHT
        && t.program.callPenalty > 0
        && (t.owes >>> target & 1) != 0;
  }
}
