package eightfold.program;

import eightfold.rules.vocabulary.Effect;

/**
 * Kinds on which further cards come in the same turn.
 *
 * @param byAny kinds on which any card may be laid
 * @param bySuit kinds on which one of their suit may be laid
 * @param owesAny kinds on which their player owes another card
 * @param owesSuit kinds on which their player owes one of their suit
 */
public record FollowedCards(long byAny, long bySuit, long owesAny, long owesSuit) {
  static FollowedCards of(RuledCards cards) {
    return new FollowedCards(
        kinds(cards, true, false),
        kinds(cards, false, false),
        kinds(cards, true, true),
        kinds(cards, false, true));
  }

  private static long kinds(RuledCards cards, boolean any, boolean owed) {
    return cards.kinds(
        Effect.Followed.class,
        followed -> (followed.by() == Effect.Followed.By.BY_ANY) == any && followed.owed() == owed);
  }

  /** Kinds on which their player owes another card. */
  public long owing() {
    return owesAny | owesSuit;
  }

  /** Whether any kind lets others follow. */
  boolean any() {
    return (byAny | bySuit) != 0;
  }
}
