package eightfold.program;

import eightfold.cards.Kinds;
import eightfold.rules.vocabulary.Effect;

/**
 * Kinds that may be played only by a seat without another card that follows.
 *
 * @param needy those of which the referee sees to that
 * @param doubtful those whose need is looked at only when challenged
 * @param costs what a lost challenge of a kind costs
 */
public record NeedyCards(long needy, long doubtful, KindNumbers costs) {
  static NeedyCards of(RuledCards cards) {
    return new NeedyCards(
        cards.kinds(
            Effect.Playable.class,
            playable -> playable.onlyInNeed() && playable.challengeCosts() == 0),
        cards.kinds(Effect.Playable.class, playable -> playable.challengeCosts() > 0),
        cards.numbers(Effect.Playable.class, Effect.Playable::challengeCosts));
  }

  /** Whether anybody may challenge a card. */
  public boolean challenged() {
    return doubtful != Kinds.NONE;
  }
}
