package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.rules.Effect;
import eightfold.rules.Element;
import java.util.List;
import java.util.Optional;

/** Counts, and the pressure of an empty stock (semantics 13.1). */
final class Counting {
  /** A pressure is doubled so often at most. */
  private static final int MOST_DOUBLINGS = 20;

  private Counting() {}

  /** Whether what waits is the sum of a count. */
  static boolean open(Rules rules, State state) {
    return state.debt().cards() > 0 && counts(rules, state.debt().by());
  }

  private static boolean counts(Rules rules, int kind) {
    return kind != Kind.NONE && rules.does(kind, Effect.Counts.class);
  }

  /** Whether the card opens a count, or goes on with the one that waits. */
  static boolean joins(Rules rules, State state, int kind) {
    return rules.does(kind, Effect.OpensCount.class)
        || counts(rules, kind) && open(rules, state) && state.turn().awaits() != Awaits.TAKE;
  }

  /** How many cards it adds to the count that it joins. */
  static int adds(Rules rules, State state, int kind) {
    return joins(rules, state, kind)
        ? rules.effect(kind, Effect.Counts.class).map(Effect.Counts::cards).orElse(0)
        : 0;
  }

  /** Whether the hand that this card empties waits for the end of the count. */
  static boolean keeps(Rules rules, State state, int kind) {
    return !state.turn().overStarter() && joins(rules, state, kind);
  }

  /** A hand that a count has emptied. */
  static void empties(Scene scene, int seat) {
    Aside aside = scene.now().aside();
    if (!aside.emptied().contains(seat)) {
      scene.becomes(scene.now().aside(aside.emptied(Aside.added(aside.emptied(), seat))));
    }
  }

  /** Whether the seat without a card has to draw the count that has come back to it. */
  static boolean comesBack(Scene scene, int seat) {
    return open(scene.rules(), scene.now()) && scene.now().aside().emptied().contains(seat);
  }

  /** The first seat that the count has emptied and that still has no card. */
  static Optional<Integer> firstEmptied(State state) {
    return state.aside().emptied().stream()
        .filter(seat -> state.hand(seat).size() == 0)
        .findFirst();
  }

  /** When the sum has been drawn: who emptied its hand first, and has none still, is out. */
  static void ends(Scene scene) {
    Optional<Integer> first = firstEmptied(scene.now());
    scene.becomes(scene.now().aside(scene.now().aside().emptied(List.of())));
    first.ifPresent(seat -> Partners.out(scene, seat));
  }

  /** Whether who could add to the count has to. */
  static boolean forced(Rules rules, State state) {
    return rules.has(Element.ForcedCount.class)
        && open(rules, state)
        && state.aside().duel().isEmpty()
        && Legality.canPlay(rules, state);
  }

  static boolean pressed(Rules rules) {
    return rules.has(Element.Pressure.class);
  }

  /** A seat needs a card, and the stock has none. */
  static void press(Scene scene, int seat) {
    Aside aside = scene.now().aside();
    int before = aside.pressure().times().get(seat);
    int points =
        scene.rules().the(Element.Pressure.class).orElseThrow().points()
            << Math.min(before, MOST_DOUBLINGS);
    Aside.Pressure after =
        new Aside.Pressure(
            State.replaced(aside.pressure().times(), seat, before + 1),
            State.replaced(
                aside.pressure().points(), seat, aside.pressure().points().get(seat) + points));
    scene.becomes(scene.now().aside(aside.pressure(after)));
    Tally tally = scene.now().tally();
    scene.becomes(
        scene
            .now()
            .tally(
                tally.score(
                    State.replaced(tally.score(), seat, tally.score().get(seat) + points))));
    scene.tell("pressure", seat, String.valueOf(points));
  }

  /** The pile has nothing to give: the deal is over. */
  static void exhausted(Scene scene) {
    firstEmptied(scene.now())
        .ifPresentOrElse(
            seat -> Scoring.end(scene, Tally.Ending.OUT, Optional.of(seat)),
            () -> Scoring.end(scene, Tally.Ending.BLOCKED, Optional.empty()));
  }
}
