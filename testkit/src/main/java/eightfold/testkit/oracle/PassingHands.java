package eightfold.testkit.oracle;

import eightfold.cards.Pack;
import eightfold.game.Event;
import eightfold.rules.vocabulary.Consequence;
import eightfold.rules.vocabulary.Effect;
import java.util.Comparator;
import java.util.List;

/** Whole hands handed on (semantics 19, {@code pass hands}). */
final class PassingHands {
  private PassingHands() {}

  /** Every hand goes on, if the card says so. */
  static void happen(Scene scene, int kind) {
    Rules rules = scene.rules();
    boolean on = rules.does(kind, Effect.What.PASS_HANDS_ON);
    boolean clockwise = scene.deal().clockwise();
    if (rules.does(kind, Effect.What.PASS_HANDS_LEFT) || on && clockwise) {
      move(scene, "left", 1);
    } else if (rules.does(kind, Effect.What.PASS_HANDS_RIGHT) || on) {
      move(scene, "right", -1);
    }
  }

  /** Other hands are shown to all, if the card says so (semantics 19.21). */
  static void show(Scene scene, int kind, int player) {
    int others = scene.now().others(player);
    boolean all = scene.rules().does(kind, Effect.What.OTHERS_SHOW_HANDS);
    int shown = all ? others : scene.rules().does(kind, Effect.What.NEXT_SHOWS_HAND) ? 1 : 0;
    for (int place = 1; place <= Math.min(shown, others); place++) {
      reveal(scene, scene.now().onward(player, place));
    }
  }

  /** A hand is shown to all. */
  static void reveal(Scene scene, int seat) {
    Pack pack = scene.rules().kinds();
    List<Integer> held =
        scene.now().hand(seat).held().stream()
            .sorted(Comparator.comparing(pack::joker).thenComparing(Comparator.naturalOrder()))
            .toList();
    scene.tell("revealed", seat, pack.names(held).toArray(String[]::new));
  }

  /** A hand is shown by a line: to all, or to each of some other seats (semantics 19.23). */
  static void show(Scene scene, int seat, boolean toAll, List<Integer> seeing) {
    if (toAll) {
      reveal(scene, seat);
      return;
    }
    Hand hand = scene.now().hand(seat);
    List<String> names = scene.rules().kinds().names(hand.held());
    for (int other : seeing) {
      if (other != seat) {
        String number = String.valueOf(hand.size());
        scene.tell(new Event("showed", seat, other, List.of(number), names));
      }
    }
  }

  /** Every hand goes on by a line, if each seat has one (semantics 19.24). */
  static void byLine(Scene scene, Consequence.Way way) {
    State before = scene.now();
    List<Integer> seats = before.deal().left();
    if (seats.stream().anyMatch(seat -> before.hand(seat).size() == 0)) {
      return;
    }
    boolean left =
        switch (way) {
          case LEFT -> true;
          case RIGHT -> false;
          case ON -> scene.deal().clockwise();
        };
    scene.drops(Showing.class);
    goOn(scene, left ? "left" : "right", left ? 1 : -1);
    for (int seat : seats) {
      othersHand(scene, seat, before.hand(seat).size() != scene.now().hand(seat).size());
    }
  }

  /** A seat has come to another one's hand by a line. */
  static void othersHand(Scene scene, int seat, boolean resized) {
    if (resized) {
      scene.becomes(scene.now().the(SwappedHands.class).and(seat));
      Calling.hasOtherHand(scene, seat);
      scene.handBecomes(seat);
    } else {
      Calling.leavesOwing(scene, seat);
    }
  }

  private static void move(Scene scene, String way, int step) {
    State before = scene.now();
    List<Integer> left = before.deal().left();
    goOn(scene, way, step);
    left.forEach(seat -> Calling.hasOtherHand(scene, seat));
    left.stream()
        .filter(seat -> before.hand(seat).size() != scene.now().hand(seat).size())
        .forEach(scene::handBecomes);
  }

  private static void goOn(Scene scene, String way, int step) {
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
              scene.rules().kinds().names(hand.held())));
    }
  }

  /**
   * A seat changes its whole hand with another seat, if each has one; what they called goes by the
   * number of cards.
   */
  static void swap(Scene scene, int seat, int other) {
    Hand one = scene.now().hand(seat);
    Hand another = scene.now().hand(other);
    if (seat == other || one.size() == 0 || another.size() == 0) {
      return;
    }
    if (List.of(seat, other).contains(scene.seat())) {
      scene.drops(Showing.class);
    }
    scene.becomes(scene.cards().hand(seat, another).hand(other, one));
    scene.tell(new Event("swapped", seat, other, List.of(), List.of()));
    for (int each : List.of(seat, other)) {
      othersHand(scene, each, one.size() != another.size());
    }
  }
}
