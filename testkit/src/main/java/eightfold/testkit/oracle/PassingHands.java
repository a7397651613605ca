package eightfold.testkit.oracle;

import eightfold.game.Event;
import eightfold.rules.Effect;
import java.util.List;

/** Whole hands handed on (semantics 19, {@code pass hands}). */
final class PassingHands {
  private PassingHands() {}

  /** Every hand goes on, if the card says so. */
  static void happen(Scene scene, int kind) {
    if (scene.rules().does(kind, Effect.PassHandsLeft.class)) {
      move(scene, "left", 1);
    } else if (scene.rules().does(kind, Effect.PassHandsRight.class)) {
      move(scene, "right", -1);
    }
  }

  private static void move(Scene scene, String way, int step) {
    State before = scene.now();
    List<Integer> left = before.deal().left();
    scene.tell("passed-hands", Event.NOBODY, way);
    for (int place = 0; place < left.size(); place++) {
      int giver = State.onward(left, before.seats(), left.getFirst(), step * place);
      int receiver = State.onward(left, before.seats(), giver, step);
      Hand hand = before.hand(giver);
      scene.becomes(scene.cards().hand(receiver, hand));
      scene.tell(
          new Event(
              "gave",
              giver,
              receiver,
              List.of(String.valueOf(hand.size())),
              Cards.names(hand.held())));
    }
    left.forEach(seat -> Calling.hasOtherHand(scene, seat));
  }
}
