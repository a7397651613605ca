package eightfold.testkit.oracle;

import eightfold.game.Event;
import eightfold.rules.vocabulary.Effect;
import java.util.List;

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
    if (rules.cards().doubtedByNext(by)) {
      settleWithNext(scene, doubt, by);
      return;
    }
    int costs = rules.amount(by, Effect.Playable.class, Effect.Playable::challengeCosts);
    if (doubt.guilty()) {
      takeBack(scene, doubt, costs);
    } else {
      pay(scene, challenger, costs);
    }
  }

  /** The card stays; its player draws in place of the seat that doubted it, or that seat more. */
  private static void settleWithNext(Scene scene, ChallengeablePlay doubt, int by) {
    Rules rules = scene.rules();
    Debt debt = scene.now().debt();
    if (doubt.guilty()) {
      scene.drops(ChallengeablePlay.class);
      scene.becomes(debt.cleared());
      int draws = rules.amount(by, Effect.Playable.class, Effect.Playable::nextChallengeCosts);
      Drawing.draw(scene, doubt.player(), draws);
      scene.becomes(scene.now().the(Orders.class).anew(scene.seat()));
      scene.then(new Work.Begin(scene.seat()));
      return;
    }
    int wrong = rules.amount(by, Effect.Playable.class, Effect.Playable::wrongChallengeCosts);
    scene.becomes(wrong > 0 ? debt.of(wrong, by) : debt);
    DrawingTurns.takeDebt(scene);
  }

  /** The play is undone, and its player draws. */
  private static void takeBack(Scene scene, ChallengeablePlay doubt, int costs) {
    scene.drops(ChallengeablePlay.class);
    TakingCards.upcard(scene, doubt.player());
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
      TakingCards.upcard(scene, challenger);
    }
    scene.handBecomes(challenger);
    TakingCards.showsSuit(scene);
    LostTurns lost = scene.now().lost();
    // one turn is missed, however often a seat has been wrong before it comes
    List<Integer> forfeited =
        lost.forfeited().contains(challenger)
            ? lost.forfeited()
            : Copies.plus(lost.forfeited(), challenger);
    scene.becomes(lost.forfeited(forfeited));
  }
}
