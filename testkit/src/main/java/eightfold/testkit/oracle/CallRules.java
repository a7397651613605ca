package eightfold.testkit.oracle;

import eightfold.game.Refusal;
import eightfold.rules.vocabulary.Consequence;
import eightfold.rules.vocabulary.Element;
import java.util.List;

/** When a call is owed, and when it may be made (semantics 21). */
final class CallRules {
  private CallRules() {}

  /** Whether the seat's hand is one that a call announces. */
  static boolean owing(Rules rules, State state, int seat) {
    List<Integer> held = state.hand(seat).held();
    return rules.says(Element.Call.class, call -> owing(rules, call, held));
  }

  private static boolean owing(Rules rules, Element.Call call, List<Integer> held) {
    boolean ifEmptied = call.ifEmptied();
    boolean few = !held.isEmpty() && held.size() <= call.at();
    if (!few && !call.orOfOneRank() && !ifEmptied) {
      return false;
    }
    boolean oneRank = held.stream().map(rules.kinds()::rank).distinct().count() == 1;
    boolean saved =
        oneRank
            && !call.save().isEmpty()
            && held.stream().allMatch(kind -> rules.names(call.save(), kind));
    boolean emptied = ifEmptied && OwedCards.couldEmpty(rules, held);
    return (few || call.orOfOneRank() && oneRank || emptied) && !saved;
  }

  static boolean eachTurn(Rules rules) {
    return rules.says(Element.Call.class, Element.Call::eachTurn);
  }

  /** The turns for which a fault may be caught; none where faults do not outlast the next play. */
  static int turnsOfFaults(Rules rules) {
    return rules.number(Element.Call.class, Element.Call::forTurnsOf);
  }

  static boolean faultsLast(Rules rules) {
    return turnsOfFaults(rules) > 0;
  }

  /** Why the seat may not call, or {@link Rules#ALLOWED}. */
  static int callRefusal(Rules rules, State state, int seat) {
    Calls.Caller caller = state.caller(seat);
    if (!rules.calls(state.deal()) || caller.called() || caller.announced()) {
      return Refusal.CALL_NOT_VALID;
    }
    boolean otherwise =
        rules.says(Element.Call.class, call -> call.falseDraws() > 0)
            ? state.hand(seat).size() > 0 && mayBeFalse(rules, state, seat)
            : afterwards(rules, state, seat);
    return otherwise || inTime(rules, state, seat) ? Rules.ALLOWED : Refusal.CALL_NOT_VALID;
  }

  /** Whether a call out of time is accepted, true or false. */
  private static boolean mayBeFalse(Rules rules, State state, int seat) {
    Calls.Caller caller = state.caller(seat);
    return switch (rules.the(Element.Call.class).orElseThrow().found()) {
      case CAUGHT -> true;
      case AUTOMATIC -> !(caller.owes() && owing(rules, state, seat));
      case NEXT_TURN -> !(caller.owes() && caller.late());
    };
  }

  /** Whether what is owed may still be called. */
  private static boolean afterwards(Rules rules, State state, int seat) {
    boolean inTime =
        switch (rules.the(Element.Call.class).orElseThrow().found()) {
          case CAUGHT -> !faultsLast(rules) || owing(rules, state, seat);
          case AUTOMATIC -> false;
          case NEXT_TURN -> !state.caller(seat).late();
        };
    return state.caller(seat).owes() && inTime;
  }

  /** Whether a call in the own turn comes before a play that can bring the owing state. */
  static boolean inTime(Rules rules, State state, int seat) {
    if (seat != state.turn().seat()) {
      return false;
    }
    Element.Call call = rules.the(Element.Call.class).orElseThrow();
    int held = state.hand(seat).size();
    boolean few = held >= 1 && held <= mostBeforeThePlay(rules, call);
    return switch (state.turn().awaits()) {
      case PLAY, ANSWER, FOLLOW -> few && (call.eachTurn() || held >= call.at() + 1);
      case MORE -> few;
      case GIVE -> state.the(Trade.class).offer().isEmpty() && held == call.at() + 1;
      // what the turn comes to is looked at when all is declared and named
      case SUIT, RANK, TARGET, GRAB, DECISION ->
          few && call.eachTurn() && !state.turn().overStarter();
      case TAKE, NOTHING -> false;
    };
  }

  private static int mostBeforeThePlay(Rules rules, Element.Call call) {
    if (call.beforeWithUpTo() > 0) {
      return call.beforeWithUpTo();
    }
    boolean manyMayGo = rules.several() || call.orOfOneRank();
    int mayGo = twoMayGo(rules) ? 2 : 1;
    return manyMayGo ? Integer.MAX_VALUE : call.at() + mayGo;
  }

  /** Whether a call may be made with one card more, two alike being playable. */
  private static boolean twoMayGo(Rules rules) {
    return rules.turns().pairs() && rules.pack().stream().distinct().count() < rules.pack().size();
  }

  /** Why nobody may catch that seat, or {@link Rules#ALLOWED}. */
  static int catchRefusal(Rules rules, State state, int seat, int offender) {
    boolean atOwnRisk =
        rules.says(Element.Call.class, call -> call.wrongCatchDraws() > 0)
            && state.deal().left().containsAll(List.of(seat, offender));
    return fault(rules, state, offender) || atOwnRisk ? Rules.ALLOWED : Refusal.CALL_NOT_VALID;
  }

  /** Whether the seat can be caught for something. */
  static boolean fault(Rules rules, State state, int offender) {
    boolean caught =
        faultsLast(rules)
            ? state.the(Faults.class).oldestOf(offender).isPresent()
            : rules.found(Element.Call.Found.CAUGHT) && state.caller(offender).owes();
    return caught && rules.callPenalty() > 0;
  }

  /** Whether a call still owed keeps the seat's only card in its hand this turn. */
  static boolean blocks(Rules rules, State state, int seat) {
    return rules.says(Element.Call.class, Element.Call::blocks)
        && state.caller(seat).owes()
        && state.hand(seat).size() == 1;
  }

  /** Whether something said at the table may matter. */
  static boolean speech(Rules rules) {
    return rules.speech().silenceCosts() > 0
        || rules.speech().names()
        || !rules.speech().phrase().isEmpty()
        || rules.someBring(Consequence.Says.class);
  }
}
