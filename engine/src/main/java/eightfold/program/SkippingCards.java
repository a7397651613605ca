package eightfold.program;

import eightfold.cards.Kinds;
import eightfold.rules.vocabulary.Effect;

/**
 * Kinds that make seats lose turns.
 *
 * @param misses turns that the next seat misses, by kind
 * @param parries what may pass on a skip, by the kind that caused it; none: it happens by itself
 * @param parryEnds kinds whose skip ends with a parry
 */
public record SkippingCards(KindNumbers misses, KindSets parries, long parryEnds) {
  static SkippingCards of(RuledCards cards) {
    return new SkippingCards(
        cards.numbers(Effect.Lost.class, Effect.Lost::turns),
        cards.sets(Effect.Lost.class, lost -> cards.mask(lost.parriedBy())),
        cards.kinds(Effect.Lost.class, Effect.Lost::parryEnds));
  }

  /** Whether any kind makes seats miss turns. */
  boolean missing() {
    return misses.some() != Kinds.NONE;
  }
}
