package eightfold.testkit.oracle;

import eightfold.rules.Effect;
import eightfold.rules.Element;
import eightfold.rules.ScoreRules.LastEffect.Scope;

/** What a card that ends the deal still does (semantics 13.3, {@code last-effect}). */
final class LastCards {
  private LastCards() {}

  static void happen(Scene scene, int last) {
    scene.rules().the(Element.LastEffect.class).ifPresent(rule -> happen(scene, last, rule));
  }

  private static void happen(Scene scene, int last, Element.LastEffect rule) {
    Rules rules = scene.rules();
    State state = scene.now();
    boolean idle = state.turn().row().idle();
    int sum = state.debt().cards() + state.turn().noted().draws();
    if (!idle && rule.scope() == Scope.ALL) {
      if (rules.does(last, Effect.Reverse.class)) {
        Playing.turnRound(scene);
      }
      rules
          .effect(last, Effect.OthersDraw.class)
          .ifPresent(
              e ->
                  othersTake(
                      scene,
                      e.cards(),
                      rules.does(last, Effect.Clockwise.class)
                          || scene.now().course().clockwise()));
      HandsMoving.happen(scene, last);
    }
    if (!idle && rules.does(last, Effect.GivesToOthers.class)) {
      othersTake(scene, 1, scene.now().course().clockwise());
    }
    // what others have drawn may have been the last of the stock, or have brought a new one
    if (!idle && drawsNow(rules, scene.now(), last)) {
      sum += rules.effect(last, Effect.NextDraws.class).orElseThrow().cards();
    }
    if (sum > 0) {
      Drawing.take(scene, scene.now().onward(scene.seat(), 1), sum);
    }
  }

  /** A card that owed another one, of which there was none, has had its effects. */
  static void penaltiesOf(Scene scene) {
    int sum = scene.now().debt().cards() + scene.now().turn().noted().draws();
    if (scene.rules().has(Element.LastEffect.class) && sum > 0) {
      Drawing.take(scene, scene.now().onward(scene.seat(), 1), sum);
    }
  }

  private static boolean drawsNow(Rules rules, State state, int last) {
    return rules.does(last, Effect.NextDraws.class)
        && (!rules.does(last, Effect.WhileStockLasts.class) || !state.cards().stock().isEmpty());
  }

  private static void othersTake(Scene scene, int cards, boolean clockwise) {
    for (int place = 1; place <= scene.now().course().others(); place++) {
      Drawing.take(scene, scene.now().onward(scene.seat(), place, clockwise), cards);
    }
  }
}
