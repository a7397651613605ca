package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.game.FastChance;
import eightfold.game.Refusal;
import eightfold.program.Program;

/** The legal acts of a seat, and the codes that refuse the others (NOTATION 3). */
public final class Legal {
  private static final int WRITTEN_UNASKED = 4;

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
    int n = 0;
    if (t.program.plainTurns && t.top() == Table.PLAY) {
      n = t.topSeat() == seat ? Plain.list(t, seat, into) : 0;
    } else if (t.program.grabbing && Grabs.open(t)) {
      n = Grabs.may(t, seat) ? 1 : 0;
      into[0] = Acts.PASS;
    } else if (t.topSeat() == seat) {
      n = listInTurn(t, seat, into);
    }
    if (!outOfTurn(t.program)) {
      return listTargets(t, seat, into, n);
    }
    if (Laws.mayCall(t, seat)) {
      n = insertCall(into, n);
    }
    if (t.program.doubtful != 0) {
      n = listChallenge(t, seat, into, n);
    }
    if (Grabs.may(t, seat)) {
      into[n++] = Acts.GRAB;
    }
    boolean catches = t.owes != 0 || t.program.faultTurns > 0 || t.cheat.seat != Table.NOBODY;
    for (int other = 0; other < t.seats && catches; other++) {
      if (Laws.mayCatch(t, seat, other)) {
        into[n++] = Acts.CATCH + other;
      }
    }
    n = listTargets(t, seat, into, n);
    if (t.faults.namer == seat) {
      into[n++] = Acts.SAY_NAME;
    }
    if ((t.faults.phrasers >>> seat & 1) != 0) {
      into[n++] = Acts.SAY_PHRASE;
    }
    return n;
  }

  /**
   * One of the legal acts of a seat, each equally likely, with one number of the generator, as
   * {@code list} and {@code below} would choose it; or {@link Table#NOBODY} where it takes the
   * list.
   */
  public static int pick(Table t, int seat, FastChance chance) {
    boolean plain =
        t.program.plainTurns
            && t.program.call == Program.NO_CALL
            && t.ending == Table.RUNNING
            && t.top() == Table.PLAY
            && t.topSeat() == seat;
    return plain ? Plain.pick(t, seat, chance) : Table.NOBODY;
  }

  private static boolean outOfTurn(Program p) {
    return p.plainTurns ? p.call != Program.NO_CALL : p.outOfTurn();
  }

  /** Seats to be named have higher numbers than a call or a catch that goes on meanwhile. */
  private static int listTargets(Table t, int seat, int[] into, int n) {
    if (t.top() != Table.TARGET || t.topSeat() != seat) {
      return n;
    }
    for (int rest = Duels.nameable(t, seat); rest != 0; rest &= rest - 1) {
      into[n++] = Acts.TARGET + Integer.numberOfTrailingZeros(rest);
    }
    return n;
  }

  private static int listChallenge(Table t, int seat, int[] into, int n) {
    if (Challenges.allowed(t, seat)) {
      into[n++] = Acts.CHALLENGE;
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
        for (int suits = Suits.declarable(t, seat); suits != 0; suits &= suits - 1) {
          into[n++] = Acts.SUIT + Integer.numberOfTrailingZeros(suits);
        }
        for (int ranks = Ranks.beside(t); ranks != 0; ranks &= ranks - 1) {
          into[n++] = Acts.RANK + Integer.numberOfTrailingZeros(ranks);
        }
      }
      case Table.RANK -> {
        for (int ranks = Ranks.callable(t, seat); ranks != 0; ranks &= ranks - 1) {
          into[n++] = Acts.RANK + Integer.numberOfTrailingZeros(ranks);
        }
      }
      case Table.GIVE -> n = listGifts(t, seat, into);
      case Table.TARGET -> {}
      case Table.TAKE -> {
        into[n++] = Acts.PASS;
        if (t.stockSize() > 0) {
          into[n++] = Acts.TAKE;
        }
      }
      default -> {
        int base = t.program.chains == 0 ? Acts.PLAY : Acts.LAY;
        long opening = Laws.opening(t, seat);
        boolean begins = t.top() == Table.PLAY;
        long playable = begins ? opening | Laws.wrong(t, seat) : Laws.playable(t, seat);
        n = kinds(playable, base, into, n);
        n = kinds(Laws.pairs(t, seat, opening), Acts.LAY, into, n);
        n = gifts(t, seat, into, n);
        if (Laws.drawing(t, seat, opening) == Laws.ALLOWED) {
          into[n++] = Acts.DRAW;
        }
        if (Laws.passing(t, seat, opening) == Laws.ALLOWED) {
          into[n++] = Acts.PASS;
        }
        if (Laws.mayEnd(t)) {
          into[n++] = Acts.END;
        }
      }
    }
    return n;
  }

  /** Writes an act for each of these kinds; says where the next one goes. */
  static int kinds(long kinds, int base, int[] into, int from) {
    if (kinds == 0) {
      return from;
    }
    // the first ones are written unasked, as how many there are nobody could foretell
    long rest = kinds;
    for (int i = 0; i < WRITTEN_UNASKED; i++) {
      into[from + i] = base + Long.numberOfTrailingZeros(rest);
      rest &= rest - 1;
    }
    int n = Long.bitCount(kinds);
    for (int i = WRITTEN_UNASKED; i < n; i++) {
      into[from + i] = base + Long.numberOfTrailingZeros(rest);
      rest &= rest - 1;
    }
    return from + n;
  }

  private static int listGifts(Table t, int seat, int[] into) {
    if (!Teams.answering(t)) {
      return Gifts.list(t, seat, into);
    }
    int n = gifts(t, seat, into, 0);
    into[n++] = Acts.PASS;
    return n;
  }

  private static int gifts(Table t, int seat, int[] into, int from) {
    int n = from;
    for (long rest = t.program.trades ? Teams.gifts(t, seat) : 0; rest != 0; rest &= rest - 1) {
      into[n++] = Acts.GIVE + Long.numberOfTrailingZeros(rest);
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
    if (act >= Acts.SAY) {
      return t.program.silenceCosts > 0 || t.program.namesSaid || !t.program.phrase.isEmpty()
          ? Laws.ALLOWED
          : Refusal.UNKNOWN_ACT;
    }
    if (Acts.catches(act)) {
      return catching(t, seat, act - Acts.CATCH);
    }
    if (act == Acts.GRAB || act == Acts.PASS && Grabs.open(t)) {
      return Grabs.may(t, seat) ? Laws.ALLOWED : Refusal.CALL_NOT_VALID;
    }
    if (act == Acts.CHALLENGE) {
      return Challenges.allowed(t, seat) ? Laws.ALLOWED : Refusal.NOTHING_TO_CHALLENGE;
    }
    if (!known(t, act)) {
      return Refusal.UNKNOWN_ACT;
    }
    if (t.topSeat() != seat) {
      return Refusal.NOT_YOUR_TURN;
    }
    return switch (t.top()) {
      case Table.SUIT -> suit(t, seat, act);
      case Table.RANK -> rank(t, seat, act);
      case Table.TARGET -> target(t, seat, act);
      case Table.GIVE -> give(t, seat, act);
      case Table.GRAB -> Refusal.DECISION_OWED;
      case Table.TAKE -> take(t, act);
      default -> inTurn(t, seat, act);
    };
  }

  private static int give(Table t, int seat, int act) {
    if (!Teams.answering(t)) {
      return Gifts.refusal(t, seat, act);
    }
    if (act == Acts.PASS) {
      return Laws.ALLOWED;
    }
    return Acts.gives(act) ? Teams.refusal(t, seat, Acts.kind(act)) : Refusal.DECISION_OWED;
  }

  private static int target(Table t, int seat, int act) {
    if (!Acts.targets(act)) {
      return Refusal.DECISION_OWED;
    }
    return (Duels.nameable(t, seat) >>> act - Acts.TARGET & 1) != 0
        ? Laws.ALLOWED
        : Refusal.NO_SUCH_SEAT;
  }

  /** The starter may be taken as long as a card is left that could be turned instead. */
  private static int take(Table t, int act) {
    if (act == Acts.TAKE) {
      return t.stockSize() > 0 ? Laws.ALLOWED : Refusal.NOTHING_TO_DRAW;
    }
    return act == Acts.PASS ? Laws.ALLOWED : Refusal.DECISION_OWED;
  }

  private static int suit(Table t, int seat, int act) {
    if (Acts.declaresRank(act) && Ranks.beside(t) != 0) {
      return (Ranks.beside(t) >>> act - Acts.RANK & 1) != 0
          ? Laws.ALLOWED
          : Refusal.DECLARATION_NOT_ALLOWED;
    }
    if (!Acts.declares(act)) {
      return Refusal.DECISION_OWED;
    }
    return (Suits.declarable(t, seat) >>> act - Acts.SUIT & 1) != 0
        ? Laws.ALLOWED
        : Refusal.DECLARATION_NOT_ALLOWED;
  }

  private static int rank(Table t, int seat, int act) {
    if (!Acts.declaresRank(act)) {
      return Refusal.DECISION_OWED;
    }
    return (Ranks.callable(t, seat) >>> act - Acts.RANK & 1) != 0
        ? Laws.ALLOWED
        : Refusal.DECLARATION_NOT_ALLOWED;
  }

  private static int catching(Table t, int seat, int target) {
    if (target >= t.seats || target == seat) {
      return Refusal.NO_SUCH_SEAT;
    }
    // where a wrong catch costs its catcher, it is open to all
    boolean atOwnRisk =
        t.program.wrongCatch >= 0 && (t.playing >>> seat & t.playing >>> target & 1) != 0;
    return atOwnRisk || Laws.mayCatch(t, seat, target) ? Laws.ALLOWED : Refusal.CALL_NOT_VALID;
  }

  /** Whether the verb exists in this game; a turn of one card knows no {@code lay}. */
  private static boolean known(Table t, int act) {
    if (Acts.card(act)) {
      return act < Acts.LAY ? t.program.chains == 0 : t.program.chains != 0 || t.program.pairs;
    }
    return Acts.declares(act)
        || Acts.declaresRank(act)
        || act == Acts.DRAW
        || act == Acts.PASS
        || act == Acts.END
        || act == Acts.TAKE && t.program.goodies
        || Acts.targets(act) && t.program.duelling
        || Acts.gives(act) && (t.program.trades || t.program.gives != 0);
  }

  private static int inTurn(Table t, int seat, int act) {
    if (Acts.card(act)) {
      if (t.program.pairs && act >= Acts.LAY) {
        return pair(t, seat, Acts.kind(act));
      }
      int kind = Acts.kind(act);
      int code = card(t, seat, kind);
      return code != Laws.ALLOWED && Cheat.accepts(t, seat, kind, code) ? Laws.ALLOWED : code;
    }
    if (Acts.gives(act)) {
      return Teams.refusal(t, seat, Acts.kind(act));
    }
    return switch (act) {
      case Acts.DRAW -> Laws.drawing(t, seat);
      case Acts.PASS -> Laws.passing(t, seat);
      case Acts.END -> Laws.mayEnd(t) ? Laws.ALLOWED : Refusal.MAY_NOT_PASS;
      case Acts.TAKE -> Refusal.UNKNOWN_ACT;
      default -> Acts.gives(act) ? Refusal.NO_SUCH_SEAT : Refusal.NOTHING_TO_DECLARE;
    };
  }

  /** A pair must be held, is no answer, and is judged by its first card, as last by its second. */
  private static int pair(Table t, int seat, int kind) {
    if (t.copies(seat, kind) < 2) {
      return Refusal.CARD_NOT_HELD;
    }
    if (t.top() == Table.ANSWER) {
      return Refusal.PENALTY_PENDING;
    }
    if (t.top() == Table.FOLLOW) {
      return Refusal.CARD_DOES_NOT_FOLLOW;
    }
    if (t.counts[seat] == 2 && !Kinds.has(t.program.lastAllowed, kind)) {
      return Refusal.MAY_NOT_GO_OUT;
    }
    return card(t, seat, kind);
  }

  /** The code that refuses two different cards as a pair. */
  public static int unlike(Table t, int seat, int one, int other) {
    int first = refusal(t, seat, Acts.PLAY + one);
    boolean sooner =
        first == Refusal.OVER || first == Refusal.NOT_YOUR_TURN || first == Refusal.DECISION_OWED;
    if (sooner || first == Refusal.CARD_NOT_HELD) {
      return first;
    }
    if (t.copies(seat, other) == 0) {
      return Refusal.CARD_NOT_HELD;
    }
    return t.top() == Table.ANSWER ? Refusal.PENALTY_PENDING : Refusal.CARD_DOES_NOT_FOLLOW;
  }

  /** Each condition is looked at on its own, in the order of NOTATION 3. */
  private static int card(Table t, int seat, int kind) {
    Program p = t.program;
    if (!Kinds.has(t.hand(seat), kind)) {
      return Refusal.CARD_NOT_HELD;
    }
    if (t.top() == Table.FOLLOW) {
      return FollowUps.card(t, seat, kind);
    }
    if (Kinds.has(Laws.playable(t, seat), kind)) {
      return Laws.ALLOWED;
    }
    if (t.top() == Table.ANSWER && !Kinds.has(Laws.answers(t), kind)) {
      return Refusal.PENALTY_PENDING;
    }
    if (!Kinds.has(Laws.lastLaw(t, seat), kind)) {
      return Refusal.MAY_NOT_GO_OUT;
    }
    if (t.top() == Table.PLAY && !t.turn.opening) {
      long follows = t.hand(seat) & Laws.follows(t, seat);
      boolean needless = Kinds.has(p.needy, kind) && (follows & ~p.needy & ~p.doubtful) != 0;
      if (needless || Kinds.has(t.barred, kind)) {
        return Refusal.CONDITION_NOT_MET;
      }
    }
    return Refusal.CARD_DOES_NOT_FOLLOW;
  }

  /** Whether the seat to act may put the card down although it does not follow: a fault. */
  public static boolean wrong(Table t, int seat, int kind) {
    return t.topSeat() == seat
        && t.top() == Table.PLAY
        && Kinds.has(Laws.wrong(t, seat) & ~Laws.opening(t, seat), kind);
  }

  /** Whether a card of the seat to act can only be laid, because its partner has to follow it. */
  public static boolean bride(Table t, int seat, int kind) {
    return t.top() == Table.PLAY
        && !t.turn.opening
        && Kinds.has(Chains.brides(t, seat, Laws.alone(t, seat)), kind);
  }

  /** The card that the first one of a marriage must be followed by, or {@link Kind#NONE}. */
  public static int partner(Table t) {
    return t.turn.partner;
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
