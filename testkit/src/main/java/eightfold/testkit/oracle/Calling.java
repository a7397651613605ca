package eightfold.testkit.oracle;

import eightfold.game.Refusal;
import eightfold.rules.Element;
import java.util.Optional;

/** Calls, catches and false calls (semantics 6). */
final class Calling {
  private Calling() {}

  /** Why the seat may not call, or {@link Drawing#ALLOWED}. */
  static int callRefusal(Rules rules, State state, int seat) {
    State.Caller caller = state.caller(seat);
    if (!rules.calls(state.course().deal()) || caller.called() || caller.announced()) {
      return Refusal.CALL_NOT_VALID;
    }
    int held = state.hand(seat).size();
    boolean valid =
        rules.has(Element.FalseCall.class)
            ? held > 1 || held == 1 && (rules.caughtCalls() || !caller.owes())
            : rules.caughtCalls() && caller.owes() || inTime(rules, state, seat);
    return valid ? Drawing.ALLOWED : Refusal.CALL_NOT_VALID;
  }

  /** Whether a call in the own turn comes before a play that can bring the hand to one card. */
  private static boolean inTime(Rules rules, State state, int seat) {
    if (seat != state.turn().seat()) {
      return false;
    }
    int held = state.hand(seat).size();
    return switch (state.turn().awaits()) {
      case PLAY, ANSWER -> rules.several() ? held >= 2 : held == 2;
      case MORE -> held >= 1;
      case TAKE, SUIT, NOTHING -> false;
    };
  }

  static void call(Scene scene, int seat) {
    int held = scene.now().hand(seat).size();
    Optional<Element.FalseCall> falseCall = scene.rules().the(Element.FalseCall.class);
    scene.tell("called", seat);
    if (falseCall.isPresent() && held > 1 && !announces(scene, seat)) {
      penalise(scene, seat, falseCall.get().cards());
      return;
    }
    boolean waits = falseCall.isPresent() && held > 1;
    scene.becomes(scene.now().caller(seat, new State.Caller(false, true, waits)));
  }

  /** Whether a call made before the play, or while the turn is open, waits to be judged. */
  private static boolean announces(Scene scene, int seat) {
    return inTime(scene.rules(), scene.now(), seat);
  }

  /** Why nobody may catch that seat, or {@link Drawing#ALLOWED}. */
  static int catchRefusal(Rules rules, State state, int offender) {
    boolean open = rules.caughtCalls() && rules.callPenalty() > 0 && state.caller(offender).owes();
    return open ? Drawing.ALLOWED : Refusal.CALL_NOT_VALID;
  }

  static void caught(Scene scene, int offender) {
    scene.tell("caught", offender);
    scene.becomes(scene.now().caller(offender, scene.now().caller(offender).owes(false)));
    Drawing.draw(scene, offender, scene.rules().callPenalty());
  }

  /** A seat that plays its next card owes no earlier call. */
  static void plays(Scene scene) {
    int seat = scene.seat();
    scene.becomes(scene.now().caller(seat, scene.now().caller(seat).owes(false)));
  }

  /**
   * A seat that has drawn has lost its call, unless that waits to be judged, and mostly owes none.
   */
  static void hasDrawn(Scene scene, int seat) {
    boolean stays =
        scene.rules().the(Element.Call.class).map(Element.Call::untilPlayed).orElse(false);
    State.Caller before = scene.now().caller(seat);
    State.Caller caller = before.called(before.called() && before.announced());
    scene.becomes(scene.now().caller(seat, caller.owes(caller.owes() && stays)));
  }

  /** A hand that its own play has brought to one card owes its call. */
  static void owe(Scene scene) {
    int seat = scene.seat();
    State.Caller caller = scene.now().caller(seat);
    if (!scene.now().turn().starter()
        && scene.rules().calls(scene.now().course().deal())
        && scene.now().hand(seat).size() == 1
        && !caller.called()) {
      scene.becomes(scene.now().caller(seat, caller.owes(true)));
    }
  }

  /** Where the referee finds the failure, the penalty falls when the turn closes. */
  static void judge(Scene scene) {
    int seat = scene.seat();
    int penalty = scene.rules().callPenalty();
    if (!scene.rules().caughtCalls() && penalty > 0 && scene.now().caller(seat).owes()) {
      scene.becomes(scene.now().caller(seat, scene.now().caller(seat).owes(false)));
      penalise(scene, seat, penalty);
    }
  }

  /** A turn's end judges what was announced in it; a call that fits no single card lapses. */
  static void turnEnds(Scene scene) {
    int seat = scene.seat();
    boolean announced = scene.now().caller(seat).announced();
    scene.becomes(scene.now().caller(seat, scene.now().caller(seat).announced(false)));
    if (announced && scene.now().hand(seat).size() != 1) {
      penalise(scene, seat, scene.rules().the(Element.FalseCall.class).orElseThrow().cards());
    }
    if (scene.now().hand(seat).size() != 1) {
      scene.becomes(scene.now().caller(seat, scene.now().caller(seat).called(false)));
    }
  }

  /** Whether a call still owed keeps the seat's only card in its hand this turn. */
  static boolean blocks(Scene scene, int seat) {
    return scene.rules().has(Element.CallBlocks.class)
        && scene.now().caller(seat).owes()
        && scene.now().hand(seat).size() == 1;
  }

  private static void penalise(Scene scene, int seat, int cards) {
    scene.tell("penalised", seat, String.valueOf(cards));
    Drawing.draw(scene, seat, cards);
  }
}
