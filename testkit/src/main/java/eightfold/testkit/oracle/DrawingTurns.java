package eightfold.testkit.oracle;

import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element.Draw.Policy;
import eightfold.rules.vocabulary.Trigger.Moment;
import java.util.List;
import java.util.Optional;

/** What a seat draws in its turn, and how the turn goes on then (semantics 7 and 9). */
final class DrawingTurns {
  private DrawingTurns() {}

  /** The referee draws for a seat that cannot play, in books that say so. */
  static void drawForSeat(Scene scene) {
    Rules rules = scene.rules();
    if (rules.draw().byReferee()
        && scene.turn().awaits() == Awaits.PLAY
        && !GiftRules.tradeOpen(rules, scene.now())
        && !Playability.canPlay(rules, scene.now())
        && DrawingRules.drawRefusal(rules, scene.now()) == Rules.ALLOWED) {
      // under some policies the turn has passed on then
      boolean once = rules.mostDraws() == 1 && !Openings.due(rules, scene.now());
      if (!once) {
        scene.then(new Work.DrawForSeat());
      }
      drawOne(scene);
    }
  }

  /** One card in the own turn, nothing being owed. */
  static void drawOne(Scene scene) {
    int seat = scene.seat();
    boolean opening = Openings.due(scene.rules(), scene.now());
    Drawing.drawForOneself(scene, seat, 1);
    hasDrawn(scene, seat, opening);
  }

  private static void hasDrawn(Scene scene, int seat, boolean opening) {
    Rules rules = scene.rules();
    if (scene.over()) {
      return;
    }
    scene.comes(Moment.DRAWS, seat);
    scene.becomes(scene.turn().drew(scene.now().hand().held().getLast()));
    if (rules.policy() == Policy.ONE_THEN_PASS && !opening) {
      scene.then(new Work.EndTurn());
    } else {
      scene.then(new Work.Drawn(opening));
    }
  }

  /** A card from the hand of another seat, in place of one from the stock. */
  static void drawFrom(Scene scene, int other) {
    int seat = scene.seat();
    boolean opening = Openings.due(scene.rules(), scene.now());
    scene.becomes(scene.deal().passes(0));
    TakingCards.steal(scene, seat, List.of(other), 1);
    hasDrawn(scene, seat, opening);
  }

  /** The upcard, in place of a card from the stock. */
  static void takeUpcard(Scene scene) {
    int seat = scene.seat();
    boolean opening = Openings.due(scene.rules(), scene.now());
    scene.becomes(scene.deal().passes(0));
    TakingCards.upcard(scene, seat);
    scene.handBecomes(seat);
    TakingCards.showsSuit(scene);
    hasDrawn(scene, seat, opening);
  }

  /** All that comes of the draw has happened: it was of use, or it was not. */
  static void drawn(Scene scene, boolean opening) {
    Turns.noteLack(scene);
    Rules rules = scene.rules();
    if (rules.drawnInVain() && !opening && !Playability.canPlay(rules, scene.now())) {
      Turns.endInVain(scene);
    }
  }

  /** The whole debt; then the seat's turn is over, or begins. */
  static void takeDebt(Scene scene) {
    Rules rules = scene.rules();
    Debt debt = scene.now().debt();
    boolean counted = Counting.open(rules, scene.now());
    int seat = scene.seat();
    boolean blocked = scene.turn().blocked();
    scene.becomes(debt.cleared());
    scene.drops(ChallengeablePlay.class);
    Drawing.drawForOneself(scene, seat, debt.cards());
    if (scene.over()) {
      return;
    }
    scene.comes(Moment.DRAWS_PENALTY, seat);
    Speaking.owesPhrase(scene, seat);
    scene.then(new Work.DebtDrawn(seat, blocked, counted, debt.by()));
  }

  /** What comes when the debt is drawn: an emptied hand may be out, the turn ends or begins. */
  static void debtDrawn(Scene scene, Work.DebtDrawn drawn) {
    int seat = drawn.seat();
    if (drawn.counted()) {
      endCount(scene);
    }
    if (scene.over()) {
      return;
    }
    boolean thenTurn =
        scene.rules().does(drawn.by(), Effect.Penalty.class, Effect.Penalty::thenTurn);
    boolean forfeits = scene.now().lost().forfeited().contains(seat);
    if (thenTurn && (!forfeits || Turns.limitReached(scene))) {
      scene.then(new Work.Rest(seat, drawn.blocked()));
      return;
    }
    LosingTurns.hasLost(scene, seat);
    if (thenTurn) {
      scene.tell("skipped", seat);
    }
    scene.then(new Work.EndTurn());
  }

  /** When the sum has been drawn: who emptied its hand first, and has none still, is out. */
  private static void endCount(Scene scene) {
    Optional<Integer> first = Counting.firstEmptied(scene.now());
    scene.becomes(Emptied.NOBODY);
    first.ifPresent(seat -> Turns.out(scene, seat));
  }
}
