package eightfold.testkit.oracle;

import eightfold.rules.vocabulary.Element;

/**
 * Catches that find a card played against the rules, a fault, or nothing (semantics 21.19, 22 and
 * 25).
 */
final class Catching {
  private Catching() {}

  static void caught(Scene scene, int catcher, int offender) {
    Rules rules = scene.rules();
    if (LegalActs.cheated(scene.now(), offender)) {
      takeBack(scene, offender, scene.now().the(CatchablePlay.class));
    } else if (CallRules.fault(rules, scene.now(), offender)) {
      Calling.caught(scene, offender);
    } else if (rules.has(Element.Cheating.class)) {
      int cards = rules.number(Element.Cheating.class, Element.Cheating::falseCatch);
      Drawing.penalise(scene, catcher, cards, "wrong-catch");
    } else {
      int cards = rules.number(Element.Call.class, Element.Call::wrongCatchDraws);
      Drawing.penalise(scene, catcher, cards, "wrong-catch");
      Speaking.owesPhrase(scene, catcher);
    }
  }

  /** The card that a cheat has laid goes back, and the turn is there once more. */
  private static void takeBack(Scene scene, int offender, CatchablePlay cheat) {
    State before = cheat.before();
    scene.tell("caught", offender);
    boolean open =
        before.hand(offender).openOf(cheat.kind())
            > scene.now().hand(offender).openOf(cheat.kind());
    LostTurns lost = before.lost();
    Orders orders = scene.now().the(Orders.class);
    if (scene.seat() != offender) {
      orders = orders.interrupted(scene.seat(), before.the(Orders.class));
    }
    Drawing.takeUpcard(scene, offender, open);
    scene.handBecomes(offender);
    scene.becomes(
        scene.cards().demand(before.cards().demand()),
        before.turn(),
        before.debt(),
        scene.now().lost().pending(lost.pending()).missed(lost.missed()).behind(lost.behind()),
        scene.deal().backTo(before.deal()));
    scene.caller(offender, now -> before.caller(offender).late(now.late()));
    scene.becomes(before.the(Ahead.class), orders);
    scene.drops(Choice.class);
    scene.drops(EndsWhenNamed.class);
    scene.drops(CatchablePlay.class);
    scene.tell("took", offender, scene.rules().kinds().name(cheat.kind()));
    int cards = scene.rules().number(Element.Cheating.class, Element.Cheating::caught);
    Drawing.draw(scene, offender, cards);
  }
}
