package eightfold.testkit.oracle;

import eightfold.cards.Kinds;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.EventCondition;
import java.util.List;
import java.util.OptionalInt;

/** Of which cards of a hand a line speaks. */
final class CardsMeant {
  private CardsMeant() {}

  /** Whether it is one of these; where none are named, whether it fits. */
  static boolean is(
      Scene scene, int seat, int kind, List<CardSet.Part> cards, EventCondition.Fitting of) {
    return cards.isEmpty() ? fits(scene, seat, kind, of) : scene.rules().names(cards, kind);
  }

  private static boolean fits(Scene scene, int seat, int kind, EventCondition.Fitting of) {
    OptionalInt suit = InForce.suit(scene.now().cards());
    return switch (of) {
      case SUIT_IN_FORCE ->
          suit.isPresent() && Kinds.has(scene.rules().kinds().ofSuit(suit.getAsInt()), kind);
      case MATCHING -> Following.follows(scene.rules(), scene.now(), seat, kind);
    };
  }
}
