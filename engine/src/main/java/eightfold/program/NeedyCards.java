package eightfold.program;

import eightfold.cards.Kinds;
import eightfold.rules.vocabulary.Effect;

/**
 * Kinds that may be played only by a seat without another card that follows, or without a card of
 * the suit in force.
 *
 * @param needy those of the first sort of which the referee sees to that
 * @param suitless those of the second sort of which the referee sees to that
 * @param inNeed all of the first sort
 * @param withoutSuit all of the second sort
 * @param doubtful those of both sorts whose need is looked at only when challenged
 * @param byNext those that the next seat alone may challenge
 * @param costs what a lost challenge of a kind costs; where the next seat alone may challenge, what
 *     it costs who has played the card
 * @param wrongCosts what the next seat draws instead of the penalty where it was wrong
 */
public record NeedyCards(
    long needy,
    long suitless,
    long inNeed,
    long withoutSuit,
    long doubtful,
    long byNext,
    KindNumbers costs,
    KindNumbers wrongCosts) {
  static NeedyCards of(RuledCards cards) {
    Class<Effect.Playable> playable = Effect.Playable.class;
    long inNeed = cards.kinds(playable, Effect.Playable::onlyInNeed);
    long withoutSuit = cards.kinds(playable, Effect.Playable::onlyWithoutSuit);
    long doubtful = cards.kinds(playable, Effect.Playable::mayBeDoubted);
    return new NeedyCards(
        inNeed & ~doubtful,
        withoutSuit & ~doubtful,
        inNeed,
        withoutSuit,
        doubtful,
        cards.kinds(playable, card -> card.nextChallengeCosts() > 0),
        cards.numbers(playable, card -> card.challengeCosts() + card.nextChallengeCosts()),
        cards.numbers(playable, Effect.Playable::wrongChallengeCosts));
  }

  /** Whether anybody may challenge a card. */
  public boolean challenged() {
    return doubtful != Kinds.NONE;
  }
}
