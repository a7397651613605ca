package eightfold.testkit.oracle;

import eightfold.game.Event;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Trigger.Moment;
import eightfold.testkit.oracle.Ended.Ending;
import java.util.List;
import java.util.Optional;

/** Duels and grabs (semantics 23). */
final class DuelsAndGrabs {
  private DuelsAndGrabs() {}

  /** The player of the card names a seat, which has to answer. */
  static void name(Scene scene, int named) {
    Turn turn = scene.turn();
    int cards = scene.rules().contested(turn.last(), Effect.Rivalry.DUEL);
    scene.tell(new Event("named", turn.seat(), named, List.of(), List.of()));
    scene.becomes(
        new Duel(turn.seat(), named, cards, turn.seat(), turn), Turn.of(named, Awaits.ANSWER));
  }

  /** A card played back: it does nothing but turn the demand to the other of the two. */
  static void playBack(Scene scene, int kind) {
    Duel duel = scene.now().the(Duel.class);
    int seat = scene.seat();
    State before = scene.now();
    Calling.plays(scene);
    scene.becomes(scene.deal().opened(seat));
    CardPlay.lay(scene, kind);
    Duel next = duel.playedBack(seat);
    scene.becomes(next);
    Speaking.owesName(scene, seat, kind, next.cards());
    if (scene.now().hand().size() == 0) {
      // a card that its seat could not have played in a turn of its own
      scene.ends(Ending.OUT, Optional.of(seat));
      return;
    }
    Playing.hasLaid(scene, before, before, kind, 1);
    scene.then(new Work.CardsLie(seat), new Work.PlayedBack());
  }

  /** The other one of the two has to answer. */
  static void playedBack(Scene scene) {
    Duel duel = scene.now().the(Duel.class);
    int next = duel.against(scene.seat());
    boolean blocked = next == duel.opener() && duel.turn().blocked();
    scene.becomes(Turn.of(next, Awaits.ANSWER).blocked(blocked));
  }

  /**
   * Who plays no more takes what is asked for; the opener's turn ends, and the seat after the last
   * card goes on.
   */
  static void take(Scene scene) {
    Duel duel = scene.now().the(Duel.class);
    int seat = scene.seat();
    if (seat == duel.opener()) {
      Drawing.drawForOneself(scene, seat, duel.cards());
    } else {
      Drawing.draw(scene, seat, duel.cards());
    }
    if (scene.over()) {
      return;
    }
    scene.comes(Moment.DRAWS_PENALTY, seat);
    Speaking.owesPhrase(scene, seat);
    scene.then(new Work.EndDuel(duel));
  }

  /** The turn in which a duel was opened ends with it. */
  static void end(Scene scene, Duel duel) {
    scene.drops(Duel.class);
    Turn turn = duel.turn();
    scene.becomes(turn);
    scene.then(new Work.MoveOnFromDuel(duel));
    if (!turn.overStarter()) {
      scene.then(new Work.TurnEnded(duel.opener()), new Work.TurnOver(duel.opener()));
      Calling.turnEnds(scene, duel.opener());
    }
    if (!scene.over()) {
      Calling.turnEnds(scene, duel.other());
    }
  }

  /** The seat after the last card of a duel goes on. */
  static void moveOn(Scene scene, Duel duel) {
    LosingTurns.addDraws(scene, duel.opener(), duel.turn());
    LosingTurns.gatherNothing(scene);
    LosingTurns.missBesides(scene);
    if (!duel.turn().overStarter()) {
      Calling.hasFinished(scene, duel.opener());
    }
    scene.then(new Work.Begin(scene.now().onward(duel.last(), 1)));
  }

  /** A seat grabs, or passes its grab. */
  static void grab(Scene scene, int seat, boolean grabs) {
    Grab before = scene.now().find(Grab.class).orElse(Grab.OPEN);
    Grab after =
        grabs
            ? new Grab(Copies.with(before.have(), seat), before.passed())
            : new Grab(before.have(), Copies.with(before.passed(), seat));
    scene.becomes(after);
    scene.tell(grabs ? "grabbed" : "passed", seat);
    int seats = scene.deal().left().size();
    if (after.have().size() >= seats - 1 || after.have().size() + after.passed().size() == seats) {
      over(scene, after);
    }
  }

  private static void over(Scene scene, Grab grab) {
    int player = scene.seat();
    int cards = scene.rules().contested(scene.turn().last(), Effect.Rivalry.GRAB);
    scene.drops(Grab.class);
    int seats = scene.deal().left().size();
    for (int place = 1; place <= seats && !scene.over(); place++) {
      int seat = scene.now().onward(player, place);
      if (!grab.have().contains(seat)) {
        Drawing.draw(scene, seat, cards);
        Speaking.owesPhrase(scene, seat);
      }
    }
    scene.then(new Work.Settle());
  }
}
