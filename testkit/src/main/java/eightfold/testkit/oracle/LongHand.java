package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.rules.Element;
import java.util.Optional;

/** A match counted down in one long hand, and wild cards of one's own (semantics 13.5). */
final class LongHand {
  private LongHand() {}

  static boolean played(Rules rules) {
    return rules.match().format() == Element.Match.Format.COUNTDOWN;
  }

  /** Whether the card is wild for the seat: for everybody, or by the seat's score. */
  static boolean isWild(Rules rules, State state, int seat, int card) {
    return rules.isWild(card) || isOwn(rules, state, seat, card);
  }

  /** Whether it is of the rank that the seat has counted down to. */
  static boolean isOwn(Rules rules, State state, int seat, int card) {
    return rules.has(Element.OwnWild.class)
        && !Kind.joker(card)
        && Kind.rank(card) + 1 == state.tally().score().get(seat);
  }

  /** Whether a hand that is empty is not the end: its seat counts on. */
  static boolean goesOn(Rules rules, State state, int seat) {
    return played(rules) && state.tally().score().get(seat) > 1;
  }

  /** A hand has been emptied: the score goes down by one, at nothing the match is won. */
  static void lower(Scene scene) {
    int seat = scene.seat();
    Tally tally = scene.now().tally();
    int score = tally.score().get(seat) - 1;
    scene.becomes(
        scene
            .now()
            .tally(
                new Tally(
                    State.replaced(tally.score(), seat, score),
                    State.replaced(tally.scored(), seat, tally.scored().get(seat) - 1),
                    tally.ending(),
                    tally.dealWinners(),
                    tally.matchWinners(),
                    tally.over(),
                    tally.sheet())));
    scene.tell("scored", seat, "-1");
    if (score == 0) {
      Scoring.end(scene, Tally.Ending.OUT, Optional.of(seat));
    } else {
      scene.becomes(scene.now().later(scene.now().later().newHand(true)));
    }
  }

  /** Who has emptied its hand takes as many cards as its score says. */
  static void takeNewHand(Scene scene) {
    if (scene.now().later().newHand()) {
      Drawing.draw(scene, scene.seat(), scene.now().tally().score().get(scene.seat()));
    }
  }
}
