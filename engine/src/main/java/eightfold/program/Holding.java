package eightfold.program;

import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.EventCondition;
import java.util.List;
import java.util.Optional;

/**
 * So many cards of some kinds that the player of a line has to hold.
 *
 * @param kinds which
 * @param fitting what they are instead, where no kinds are named
 * @param least the least number
 * @param most the greatest number
 */
public record Holding(long kinds, Optional<EventCondition.Fitting> fitting, int least, int most) {
  /** All of these cards; where none are named, of those that fit. */
  static Holding all(List<CardSet.Part> cards, EventCondition.Fitting of, long wild) {
    return some(cards, of, wild, 0, Integer.MAX_VALUE);
  }

  /** From so many of these cards to so many; where none are named, of those that fit. */
  static Holding some(
      List<CardSet.Part> cards, EventCondition.Fitting of, long wild, int least, int most) {
    return new Holding(
        new CardSet(cards).mask(wild),
        cards.isEmpty() ? Optional.of(of) : Optional.empty(),
        least,
        most);
  }
}
