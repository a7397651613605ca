package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.game.Event;
import eightfold.game.Refusal;
import eightfold.rules.Effect;
import eightfold.rules.Element;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Cards given to the other seats, one each (semantics 13.3, {@code gives to others}). */
final class Giving {
  private Giving() {}

  /** Whether the book knows gifts. */
  static boolean known(Rules rules) {
    return rules.someDo(Effect.GivesToOthers.class);
  }

  /** At the close of a turn: whether its last card makes its player give first. */
  static boolean begins(Scene scene) {
    Turn turn = scene.now().turn();
    boolean declaresOnly =
        turn.overStarter() && scene.rules().starter() == Element.Starter.Act.DEALER_DECLARES;
    boolean gives =
        !declaresOnly
            && !turn.row().idle()
            && scene.rules().does(turn.laid().getLast(), Effect.GivesToOthers.class);
    if (gives) {
      List<Integer> receivers =
          IntStream.rangeClosed(1, scene.now().course().others())
              .mapToObj(place -> scene.now().onward(turn.seat(), place))
              .toList();
      scene.becomes(
          scene
              .now()
              .turn(turn.awaits(Awaits.GIVE))
              .affairs(scene.now().affairs().receivers(receivers)));
    }
    return gives;
  }

  static boolean begun(State state) {
    return state.affairs().receivers().size() < state.course().others();
  }

  /** Why the seat to act may not give that card to that seat, or {@link Drawing#ALLOWED}. */
  static int refusal(State state, Act.Give gift) {
    boolean due =
        state.turn().awaits() == Awaits.GIVE
            && state.affairs().receivers().getFirst() == gift.seat();
    if (!due) {
      return Refusal.NO_SUCH_SEAT;
    }
    return state.hand(state.turn().seat()).held().contains(gift.kind())
        ? Drawing.ALLOWED
        : Refusal.CARD_NOT_HELD;
  }

  static void give(Scene scene, Act.Give gift) {
    int giver = scene.seat();
    int receiver = gift.seat();
    State.Cards cards = scene.now().cards();
    State.Hand given = cards.hands().get(giver).minus(gift.kind());
    State.Hand taken = cards.hands().get(receiver).plus(gift.kind());
    List<Integer> due = scene.now().affairs().receivers();
    scene.becomes(
        scene
            .now()
            .cards(cards.hand(giver, given).hand(receiver, taken))
            .affairs(scene.now().affairs().receivers(due.subList(1, due.size()))));
    Calling.hasDrawn(scene, receiver);
    scene.tell(new Event("gave", giver, receiver, List.of("1"), List.of(Kind.name(gift.kind()))));
    List<Integer> leftOut = scene.now().affairs().receivers();
    if (given.size() == 0) {
      leftOut.forEach(seat -> Drawing.take(scene, seat, 1));
      Scoring.end(scene, Tally.Ending.OUT, Optional.of(giver));
    } else if (leftOut.isEmpty()) {
      Calling.cardsLie(scene);
      Turns.goOn(scene);
    }
  }
}
