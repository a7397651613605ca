package eightfold.testkit.oracle;

import eightfold.rules.vocabulary.Element;
import java.util.OptionalInt;

/** A card from a hand onto the pile, and what it demands there (semantics 5). */
final class CardPlay {
  private CardPlay() {}

  /** The seat to act lays a card. */
  static void lay(Scene scene, int kind) {
    int seat = scene.seat();
    Cards cards = scene.cards();
    scene.becomes(
        cards
            .hand(seat, cards.hand(seat).minus(kind))
            .pile(Copies.plus(cards.pile(), kind))
            .demand(demand(scene, kind)),
        scene.turn().lays(kind),
        scene.deal().onePlayed(),
        scene.now().the(SwappedHands.class).without(seat));
    if (scene.now().hand().size() == 0) {
      Calling.leavesOwing(scene, seat);
    }
    lies(scene, kind);
    scene.tell("played", seat, scene.rules().kinds().name(kind));
  }

  /** The top card of the stock comes to lie as if the seat to act had laid it. */
  static void turnUp(Scene scene) {
    Cards cards = scene.cards();
    int kind = cards.stock().getFirst();
    scene.becomes(
        cards
            .stock(cards.stock().subList(1, cards.stock().size()))
            .pile(Copies.plus(cards.pile(), kind))
            .demand(demand(scene, kind)),
        scene.turn().lays(kind));
    lies(scene, kind);
    scene.tell("turned-up", scene.seat(), scene.rules().kinds().name(kind));
  }

  private static Demand demand(Scene scene, int kind) {
    Cards cards = scene.cards();
    // in a duel a card does nothing but answer, nor does it set rules or flip them
    boolean answers = scene.now().has(Duel.class);
    if (scene.rules().has(Element.Factor.class)) {
      Demand nothing = cards.demand().nothing();
      return answers ? nothing : nothing.regime(Factors.after(scene.rules(), cards, kind));
    }
    return answers ? Demand.NONE : InForce.after(scene.rules(), cards, kind);
  }

  /** A card has come to lie: the suit in force is its own, and what was in doubt is accepted. */
  static void lies(Scene scene, int kind) {
    OptionalInt before = scene.now().the(SuitInForce.class).now();
    OptionalInt declared = scene.cards().demand().suit();
    OptionalInt own =
        scene.rules().kinds().joker(kind) ? before : InForce.suitOf(scene.rules().kinds(), kind);
    scene.becomes(new SuitInForce(declared.isPresent() ? declared : own, before));
    scene.drops(ChallengeablePlay.class);
  }
}
