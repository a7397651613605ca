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
    if (!t.running()) {
      return Refusal.OVER;
    }
    if (!FamilyActs.exists(act)) {
      return Refusal.UNKNOWN_ACT;
    }
    if (act == Acts.CALL) {
      return CallRights.mayCall(t, seat) ? Refusal.ALLOWED : Refusal.CALL_NOT_VALID;
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
    if (!FamilyActs.of(act).isIn(t.program)) {
      return Refusal.UNKNOWN_ACT;
    }
    if (t.topSeat() != seat) {
      return Refusal.NOT_YOUR_TURN;
    }
    return AwaitedSteps.of(t.top()).refusal(t, seat, act);
  }

  private static boolean speaks(Program p) {
    return p.speech().silenceCosts() > 0
        || p.speech().names()
        || !p.speech().phrase().isEmpty()
        || !p.conditions().sayings().isEmpty();
  }

  private static int catching(Table t, int seat, int target) {
    if (target >= t.seats || target == seat) {
      return Refusal.NO_SUCH_SEAT;
    }
    // where a wrong catch costs its catcher, it is open to all
    boolean atOwnRisk =
        t.program.wrongCatch() > 0
            && (t.slots[Slot.PLAYING] >>> seat & t.slots[Slot.PLAYING] >>> target & 1) != 0;
    return atOwnRisk || CallRights.mayCatch(t, seat, target)
        ? Refusal.ALLOWED
        : Refusal.CALL_NOT_VALID;
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
    int honest = CardRefusals.card(t, seat, first);
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
    boolean mayGo = !Situation.blocked(t, seat) && Kinds.has(t.lastAllowed, kinds.getLast());
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
    return t.top() == AgendaTask.ANSWER ? Refusal.PENALTY_PENDING : Refusal.CARD_DOES_NOT_FOLLOW;
  }
}
