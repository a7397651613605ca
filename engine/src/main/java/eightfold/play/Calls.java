package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.program.Program;

/** "Last card": who owes the call, who made it, who is caught (C14; semantics.md 6). */
final class Calls {
  private Calls() {}

  static void call(Table t, int seat) {
    Program p = t.program;
    int bit = 1 << seat;
    int cards = t.counts[seat];
    boolean early = !owing(t, seat);
    boolean inTime = t.topSeat() == seat && Laws.turnIsOpen(t) && Laws.beforeThePlay(t, cards);
    Witness witness = t.witness;
    if (witness != null) {
      witness.called(seat);
    }
    if (p.falseCall >= 0 && early && !inTime) {
      penalise(t, seat, p.falseCall);
      return;
    }
    t.called |= bit;
    t.owes &= ~bit;
    if (inTime && (p.falseCall >= 0 && early || p.callEachTurn)) {
      t.announced |= bit;
    }
  }

  static void caught(Table t, int target) {
    t.owes &= ~(1 << target);
    Witness witness = t.witness;
    if (witness != null) {
      witness.caught(target);
    }
    Drawing.take(t, target, t.program.callPenalty);
  }

  static void penalise(Table t, int seat, int cards) {
    Witness witness = t.witness;
    if (witness != null) {
      witness.penalised(seat, cards);
    }
    Drawing.take(t, seat, cards);
  }

  /** A draw ends a call; where each turn is looked at, only one that takes the hand out of it. */
  static void drewCards(Table t, int seat) {
    int bit = 1 << seat;
    if ((t.announced & bit) == 0 && !(t.program.callEachTurn && owing(t, seat))) {
      t.called &= ~bit;
    }
    if (!t.program.callUntilPlayed) {
      t.owes &= ~bit;
    }
  }

  /** The seat's play has brought its hand to what it is now; looked at when its cards lie. */
  static void cardsLie(Table t, int seat) {
    Program p = t.program;
    int bit = 1 << seat;
    if (p.call != Program.NO_CALL && !p.callEachTurn && owing(t, seat) && (t.called & bit) == 0) {
      t.owes |= bit;
    }
  }

  /** Whether the seat's hand is such that it owes the call. */
  static boolean owing(Table t, int seat) {
    Program p = t.program;
    int cards = t.counts[seat];
    if (cards == 0 || p.noCallInDealsOfOne && p.cardsInDeal(t.deal) == 1) {
      return false;
    }
    long hand = t.hand(seat);
    boolean saved = p.callSave != 0 && (hand & ~p.callSave) == 0 && oneRank(hand);
    return !saved && (cards <= p.callAt || p.callOfOneRank && oneRank(hand));
  }

  private static boolean oneRank(long hand) {
    return (hand & ~Kinds.rank(Kind.rank(Long.numberOfTrailingZeros(hand)))) == 0;
  }

  /** The seat's turn ends: calls made too early lapse or were false, automatic penalties fall. */
  static void turnEnds(Table t, int seat) {
    Program p = t.program;
    if (p.call == Program.NO_CALL) {
      return;
    }
    int bit = 1 << seat;
    if (!owing(t, seat)) {
      boolean falsely = (t.announced & bit) != 0 && p.falseCall >= 0;
      t.called &= ~bit;
      t.announced &= ~bit;
      if (falsely) {
        penalise(t, seat, p.falseCall);
      }
      return;
    }
    t.announced &= ~bit;
    if (p.callEachTurn && (t.called & bit) == 0) {
      t.owes |= bit;
    }
    if (p.call == Program.AUTOMATIC && (t.owes & bit) != 0 && p.callPenalty > 0) {
      t.owes &= ~bit;
      penalise(t, seat, p.callPenalty);
    }
  }
}
