package eightfold.play;

import eightfold.cards.Kinds;
import eightfold.game.Refusal;
import eightfold.program.Program;

/** The legal acts of a seat, and the codes that refuse the others (NOTATION 3). */
public final class Legal {
  private Legal() {}

  /**
   * Writes the legal acts of a seat in rising order.
   *
   * @param into at least {@link Acts#COUNT} long
   * @return how many there are
   */
  public static int list(Table t, int seat, int[] into) {
    if (t.ending != Table.RUNNING) {
      return 0;
    }
    int n = t.topSeat() == seat ? listInTurn(t, seat, into) : 0;
    if (t.program.call == Program.NO_CALL) {
      return n;
    }
    if (Laws.mayCall(t, seat)) {
      n = insertCall(into, n);
    }
    for (int other = 0; other < t.seats && t.owes != 0; other++) {
      if (Laws.mayCatch(t, seat, other)) {
        into[n++] = Acts.CATCH + other;
      }
    }
    return n;
  }

  /** The call's number lies below that of a take and above all else that it may stand beside. */
  private static int insertCall(int[] into, int n) {
    if (n > 0 && into[n - 1] == Acts.TAKE) {
      into[n] = Acts.TAKE;
      into[n - 1] = Acts.CALL;
    } else {
      into[n] = Acts.CALL;
    }
    return n + 1;
  }

  private static int listInTurn(Table t, int seat, int[] into) {
    int n = 0;
    switch (t.top()) {
      case Table.SUIT -> {
        for (int suit = 0; suit < 4; suit++) {
          into[n++] = Acts.SUIT + suit;
        }
      }
      case Table.RANK -> {
        for (int ranks = Ranks.callable(t); ranks != 0; ranks &= ranks - 1) {
          into[n++] = Acts.RANK + Integer.numberOfTrailingZeros(ranks);
        }
      }
      case Table.TAKE -> {
        into[n++] = Acts.PASS;
        into[n++] = Acts.TAKE;
      }
      default -> {
        int base = t.program.chains == 0 ? Acts.PLAY : Acts.LAY;
        for (long rest = Laws.playable(t, seat); rest != 0; rest &= rest - 1) {
          into[n++] = base + Long.numberOfTrailingZeros(rest);
        }
        if (Laws.drawing(t, seat) == Laws.ALLOWED) {
          into[n++] = Acts.DRAW;
        }
        if (Laws.passing(t, seat) == Laws.ALLOWED) {
          into[n++] = Acts.PASS;
        }
        if (Laws.mayEnd(t)) {
          into[n++] = Acts.END;
        }
      }
    }
    return n;
  }

  /** The code that refuses this well-formed act of this seat; 0 if it is legal. */
  public static int refusal(Table t, int seat, int act) {
    if (t.ending != Table.RUNNING) {
      return Refusal.OVER;
    }
    if (act == Acts.CALL) {
      return Laws.mayCall(t, seat) ? Laws.ALLOWED : Refusal.CALL_NOT_VALID;
    }
    if (act == Acts.SAY) {
      return t.program.silenceCosts > 0 ? Laws.ALLOWED : Refusal.UNKNOWN_ACT;
    }
    if (Acts.catches(act)) {
      return catching(t, seat, act - Acts.CATCH);
    }
    if (!known(t, act)) {
      return Refusal.UNKNOWN_ACT;
    }
    if (t.topSeat() != seat) {
      return Refusal.NOT_YOUR_TURN;
    }
    return switch (t.top()) {
      case Table.SUIT -> Acts.declares(act) ? Laws.ALLOWED : Refusal.DECISION_OWED;
      case Table.RANK -> rank(t, act);
      case Table.TAKE ->
          act == Acts.TAKE || act == Acts.PASS ? Laws.ALLOWED : Refusal.DECISION_OWED;
      default -> inTurn(t, seat, act);
    };
  }

  private static int rank(Table t, int act) {
    if (!Acts.declaresRank(act)) {
      return Refusal.DECISION_OWED;
    }
    return (Ranks.callable(t) >>> act - Acts.RANK & 1) != 0
        ? Laws.ALLOWED
        : Refusal.DECLARATION_NOT_ALLOWED;
  }

  private static int catching(Table t, int seat, int target) {
    if (target >= t.seats || target == seat) {
      return Refusal.NO_SUCH_SEAT;
    }
    return Laws.mayCatch(t, seat, target) ? Laws.ALLOWED : Refusal.CALL_NOT_VALID;
  }

  /** Whether the verb exists in this game; a turn of one card knows no {@code lay}. */
  private static boolean known(Table t, int act) {
    if (Acts.card(act)) {
      return act < Acts.LAY ? t.program.chains == 0 : t.program.chains != 0;
    }
    return Acts.declares(act)
        || Acts.declaresRank(act)
        || act == Acts.DRAW
        || act == Acts.PASS
        || act == Acts.END
        || act == Acts.TAKE && t.program.goodies;
  }

  private static int inTurn(Table t, int seat, int act) {
    if (Acts.card(act)) {
      return card(t, seat, Acts.kind(act));
    }
    return switch (act) {
      case Acts.DRAW -> Laws.drawing(t, seat);
      case Acts.PASS -> Laws.passing(t, seat);
      case Acts.END -> Laws.mayEnd(t) ? Laws.ALLOWED : Refusal.MAY_NOT_PASS;
      case Acts.TAKE -> Refusal.UNKNOWN_ACT;
      default -> Refusal.NOTHING_TO_DECLARE;
    };
  }

  /** Each condition is looked at on its own, in the order of NOTATION 3. */
  private static int card(Table t, int seat, int kind) {
    Program p = t.program;
    if (!Kinds.has(t.hand(seat), kind)) {
      return Refusal.CARD_NOT_HELD;
    }
    if (t.top() == Table.ANSWER && !Kinds.has(Laws.answers(t), kind)) {
      return Refusal.PENALTY_PENDING;
    }
    if (!Kinds.has(Laws.lastLaw(t, seat), kind)) {
      return Refusal.MAY_NOT_GO_OUT;
    }
    if (t.top() == Table.PLAY && !t.turn.opening) {
      long follows = t.hand(seat) & t.follows;
      boolean needless = Kinds.has(p.needy, kind) && (follows & ~p.needy) != 0;
      if (needless || Kinds.has(t.barred, kind)) {
        return Refusal.CONDITION_NOT_MET;
      }
    }
    return Kinds.has(Laws.playable(t, seat), kind) ? Laws.ALLOWED : Refusal.CARD_DOES_NOT_FOLLOW;
  }

  /** The act that plays this kind as one card of a turn, or lays it where a turn holds several. */
  public static int cardAct(Table t, int kind) {
    return (t.program.chains == 0 ? Acts.PLAY : Acts.LAY) + kind;
  }

  /** The kinds that the seat may play or lay now; none if another is to act. */
  public static long cards(Table t, int seat) {
    return t.ending == Table.RUNNING && t.topSeat() == seat ? Laws.playable(t, seat) : Kinds.NONE;
  }
}
