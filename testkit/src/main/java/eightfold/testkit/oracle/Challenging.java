package eightfold.testkit.oracle;

import eightfold.game.Event;
import eightfold.rules.vocabulary.Effect;
import java.util.List;
import java.util.OptionalInt;

/** Cards whose condition the others have to doubt, and the turn that a false doubt costs. */
final class Challenging {
  private Challenging() {}

  static void challenge(Scene scene, int challenger) {
    ChallengeablePlay doubt = scene.now().the(ChallengeablePlay.class);
    int player = doubt.player();
    scene.tell(new Event("challenged", challenger, player, List.of(), List.of()));
    PassingHands.reveal(scene, player);
    int by = scene.now().debt().by();
    Rules rules = scene.rules();
    int costs = rules.amount(by, Effect.Playable.class, Effect.Playable::challengeCosts);
    if (doubt.guilty()) {
      takeBack(scene, doubt, costs);
    } else {
      pay(scene, challenger, costs);
    }
  }

  /** The play is undone, and its player draws. */
  private static void takeBack(Scene scene, ChallengeablePlay doubt, int costs) {
    scene.drops(ChallengeablePlay.class);
    takeUpcard(scene, doubt.player());
    scene.handBecomes(doubt.player());
    SuitInForce suit = scene.now().the(SuitInForce.class);
    scene.becomes(
        scene.now().debt().cleared(), scene.cards().demand(doubt.demand()), suit.now(doubt.suit()));
    Drawing.draw(scene, doubt.player(), costs);
    scene.becomes(scene.now().the(Orders.class).anew(scene.seat()));
    scene.then(new Work.Begin(scene.seat()));
  }

  /** The challenger was wrong. */
  private static void pay(Scene scene, int challenger, int costs) {
    Drawing.draw(scene, challenger, costs);
    if (scene.over()) {
      return;
    }
    scene.drops(ChallengeablePlay.class);
    for (int card = 0; card < 2 && !scene.cards().pile().isEmpty(); card++) {
      takeUpcard(scene, challenger);
    }
    scene.handBecomes(challenger);
    OptionalInt declared = scene.cards().demand().suit();
    OptionalInt shown = InForce.shownBy(scene.rules().kinds(), scene.cards().pile());
    LostTurns lost = scene.now().lost();
    // one turn is missed, however often a seat has been wrong before it comes
    List<Integer> forfeited =
        lost.forfeited().contains(challenger)
            ? lost.forfeited()
            : Copies.plus(lost.forfeited(), challenger);
    scene.becomes(
        scene.now().the(SuitInForce.class).now(declared.isPresent() ? declared : shown),
        lost.forfeited(forfeited));
  }

  private static void takeUpcard(Scene scene, int seat) {
    int upcard = scene.cards().upcard();
    Drawing.takeUpcard(scene, seat, false);
    Calling.hasDrawn(scene, seat);
    scene.tell("took", seat, scene.rules().kinds().name(upcard));
  }
}
