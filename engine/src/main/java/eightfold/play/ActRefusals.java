package eightfold.play;

import eightfold.cards.Kinds;
import eightfold.game.Refusal;
import eightfold.program.Program;
import java.util.Collections;
import java.util.List;

/** The codes that refuse the acts of a seat which are not {@link LegalActs} (NOTATION 3). */
public final class ActRefusals {
  private ActRefusals() {}

  /** The code that refuses this well-formed act of this seat; 0 if it is legal. */
  public static int code(Table t, int seat, int act) {
    if (t.slots[Slot.ENDING] != Table.RUNNING) {
      return Refusal.OVER;
    }
    if (act < 0 || act >= Acts.COUNT) {
      return Refusal.UNKNOWN_ACT;
    }
    if (act == Acts.CALL) {
      return CallRules.mayCall(t, seat) ? Refusal.ALLOWED : Refusal.CALL_NOT_VALID;
    }
    if (act >= Acts.SAY) {
      return speaks(t.program) && SpokenWords.sayable(t, seat, act)
          ? Refusal.ALLOWED
          : Refusal.UNKNOWN_ACT;
    }
    if (Acts.catches(act)) {
      return catching(t, seat, act - Acts.CATCH);
    }
    if (act == Acts.GRAB || act == Acts.PASS && Situation.isGrab(t)) {
      return Situation.mayGrab(t, seat) ? Refusal.ALLOWED : Refusal.CALL_NOT_VALID;
    }
    if (act == Acts.CHALLENGE) {
      return Challenges.allowed(t, seat) ? Refusal.ALLOWED : Refusal.NOTHING_TO_CHALLENGE;
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
      case Table.EXCHANGE -> Exchanges.refusal(t, seat, act);
      case Table.TAKE -> take(t, act);
      default -> inTurn(t, seat, act);
    };
  }

  private static boolean speaks(Program p) {
    return p.speech().silenceCosts() > 0
        || p.speech().names()
        || !p.speech().phrase().isEmpty()
        || !p.conditions().sayings().isEmpty();
  }

  private static int give(Table t, int seat, int act) {
    if (!Trade.answering(t)) {
      return Gifts.refusal(t, seat, act);
    }
    if (act == Acts.PASS) {
      return Refusal.ALLOWED;
    }
    return Acts.gives(act) ? Trade.refusal(t, seat, Acts.kind(act)) : Refusal.DECISION_OWED;
  }

  private static int target(Table t, int seat, int act) {
    if (!Acts.targets(act)) {
      return Refusal.DECISION_OWED;
    }
    return (Situation.nameable(t, seat) >>> act - Acts.TARGET & 1) != 0
        ? Refusal.ALLOWED
        : Refusal.NO_SUCH_SEAT;
  }

  /** The starter may be taken as long as a card is left that could be turned instead. */
  private static int take(Table t, int act) {
    if (act == Acts.TAKE) {
      return t.stockCount() > 0 ? Refusal.ALLOWED : Refusal.NOTHING_TO_DRAW;
    }
    return act == Acts.PASS ? Refusal.ALLOWED : Refusal.DECISION_OWED;
  }

  private static int suit(Table t, int seat, int act) {
    if (Acts.declaresRank(act) && Ranks.beside(t) != 0) {
      return (Ranks.beside(t) >>> act - Acts.RANK & 1) != 0
          ? Refusal.ALLOWED
          : Refusal.DECLARATION_NOT_ALLOWED;
    }
    if (!Acts.declares(act)) {
      return Refusal.DECISION_OWED;
    }
    return (Suits.declarable(t, seat) >>> act - Acts.SUIT & 1) != 0
        ? Refusal.ALLOWED
        : Refusal.DECLARATION_NOT_ALLOWED;
  }

  private static int rank(Table t, int seat, int act) {
    if (!Acts.declaresRank(act)) {
      return Refusal.DECISION_OWED;
    }
    return (Ranks.callable(t, seat) >>> act - Acts.RANK & 1) != 0
        ? Refusal.ALLOWED
        : Refusal.DECLARATION_NOT_ALLOWED;
  }

  private static int catching(Table t, int seat, int target) {
    if (target >= t.seats || target == seat) {
      return Refusal.NO_SUCH_SEAT;
    }
    // where a wrong catch costs its catcher, it is open to all
    boolean atOwnRisk =
        t.program.wrongCatch() > 0
            && (t.slots[Slot.PLAYING] >>> seat & t.slots[Slot.PLAYING] >>> target & 1) != 0;
    return atOwnRisk || CallRules.mayCatch(t, seat, target)
        ? Refusal.ALLOWED
        : Refusal.CALL_NOT_VALID;
  }

  /** Whether the verb exists in this game; a turn of one card knows no {@code lay}. */
  private static boolean known(Table t, int act) {
    if (Acts.card(act)) {
      return act < Acts.LAY
          ? t.program.chains().allowed() == 0
          : t.program.chains().allowed() != 0 || t.program.turns().pairs();
    }
    return Acts.declares(act)
        || Acts.declaresRank(act)
        || act == Acts.DRAW
        || act == Acts.PASS
        || act == Acts.END
        || act == Acts.TAKE && t.program.starter().goodies()
        || Acts.targets(act)
            && (t.program.effects().duelCards() != Kinds.NONE || t.program.conditions().chooses())
        || Acts.exchanges(act) && t.program.effects().exchanges() != 0
        || Acts.gives(act) && (t.program.players().trades() || t.program.effects().gives() != 0);
  }

  private static int inTurn(Table t, int seat, int act) {
    if (Acts.card(act)) {
      if (t.program.turns().pairs() && act >= Acts.LAY) {
        return pair(t, seat, Acts.kind(act));
      }
      int kind = Acts.kind(act);
      int code = card(t, seat, kind);
      return code != Refusal.ALLOWED && CatchablePlay.accepts(t, seat, kind, code)
          ? Refusal.ALLOWED
          : code;
    }
    if (Acts.gives(act)) {
      return Trade.refusal(t, seat, Acts.kind(act));
    }
    if (Acts.exchanges(act)) {
      return Refusal.MAY_NOT_DRAW;
    }
    return switch (act) {
      case Acts.DRAW -> Playability.drawing(t, seat);
      case Acts.PASS -> Playability.passing(t, seat);
      case Acts.END -> Playability.mayEnd(t) ? Refusal.ALLOWED : Refusal.MAY_NOT_PASS;
      case Acts.TAKE -> Refusal.UNKNOWN_ACT;
      default ->
          Acts.targets(act) && t.program.conditions().chooses()
              ? Refusal.NO_SUCH_SEAT
              : Refusal.NOTHING_TO_DECLARE;
    };
  }

  /**
   * A pair must be held, is no answer, and is judged by its first card, as last by its second,
   * which must be free to lie on the first.
   */
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
    boolean mayGo = !Situation.blocked(t, seat) && Kinds.has(t.program.lastCards().allowed(), kind);
    if (t.slots[Slot.COUNT + seat] == 2 && !mayGo) {
      return Refusal.MAY_NOT_GO_OUT;
    }
    return Kinds.has(t.program.conditions().neverOnItself(), kind)
        ? Refusal.CONDITION_NOT_MET
        : card(t, seat, kind);
  }

  /**
   * The code that refuses these cards as one turn because the first of them would do only as a
   * cheat, who plays a single card: of all that speaks against them, what NOTATION 3 names first. 0
   * where they are to be judged one by one.
   *
   * @param kinds two at least
   */
  public static int cheatingSet(Table t, int seat, List<Integer> kinds) {
    int first = kinds.getFirst();
    if (t.program.cheatDraws() == 0 || code(t, seat, Acts.LAY + first) != Refusal.ALLOWED) {
      return Refusal.ALLOWED;
    }
    int honest = card(t, seat, first);
    if (honest == Refusal.ALLOWED) {
      return honest;
    }
    if (kinds.stream().anyMatch(k -> t.copies(seat, k) < Collections.frequency(kinds, k))) {
      return Refusal.CARD_NOT_HELD;
    }
    if (honest == Refusal.PENALTY_PENDING) {
      return honest;
    }
    boolean last = t.slots[Slot.COUNT + seat] == kinds.size();
    boolean mayGo =
        !Situation.blocked(t, seat) && Kinds.has(t.program.lastCards().allowed(), kinds.getLast());
    return last && !mayGo ? Refusal.MAY_NOT_GO_OUT : honest;
  }

  /** The code that refuses two different cards as a pair. */
  public static int unlike(Table t, int seat, int one, int other) {
    int first = code(t, seat, Acts.PLAY + one);
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
      return followUp(t, seat, kind);
    }
    if (Kinds.has(Playability.playable(t, seat), kind)) {
      return Refusal.ALLOWED;
    }
    if (t.top() == Table.ANSWER && !Kinds.has(Playability.answers(t), kind)) {
      return Refusal.PENALTY_PENDING;
    }
    if (!Kinds.has(Playability.lastLaw(t, seat), kind)) {
      return Refusal.MAY_NOT_GO_OUT;
    }
    if (Kinds.has(Playability.barred(t), kind)) {
      return Refusal.CONDITION_NOT_MET;
    }
    if (t.top() == Table.PLAY && !t.is(Slot.OPENING)) {
      boolean needless = Kinds.has(p.need().needy(), kind) && Playability.needless(t, seat);
      if (needless || Kinds.has(t.masks[Mask.BARRED], kind)) {
        return Refusal.CONDITION_NOT_MET;
      }
    }
    return Refusal.CARD_DOES_NOT_FOLLOW;
  }

  /** The code that refuses a card of the hand. */
  static int followUp(Table t, int seat, int kind) {
    if (Kinds.has(Playability.playable(t, seat), kind)) {
      return Refusal.ALLOWED;
    }
    if (FollowUps.any(t)) {
      return Refusal.CONDITION_NOT_MET; // nothing but lines keeps a card off
    }
    if (!Kinds.has(Playability.lastLaw(t, seat), kind)) {
      return Refusal.MAY_NOT_GO_OUT;
    }
    return Kinds.has(FollowUps.barred(t) | Playability.barred(t), kind)
        ? Refusal.CONDITION_NOT_MET
        : Refusal.CARD_DOES_NOT_FOLLOW;
  }
}
