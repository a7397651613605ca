package eightfold.rules.vocabulary;

import java.util.Optional;

/**
 * Cards that go from one place into hands; what {@code steals} and {@code takes} are sentences for.
 *
 * @param who whose hands they come into
 * @param cards how many each of these seats gets, of a hand from each
 * @param whose the seats from whose hands they come; none where they come from elsewhere
 */
public record Movement(SeatSelector who, Amount cards, Place from, Optional<SeatSelector> whose) {
  /** Where cards come from. */
  public enum Place {
    /** Hands: each card equally likely and unseen, never the last one. */
    HAND,
    /** Under the top of the pile: the topmost first, in sight of all. */
    PILE
  }

  /** Cards of hands. */
  static Movement ofHands(SeatSelector who, Amount cards, SeatSelector whose) {
    return new Movement(who, cards, Place.HAND, Optional.of(whose));
  }

  /** Cards of the pile. */
  static Movement ofPile(SeatSelector who, Amount cards) {
    return new Movement(who, cards, Place.PILE, Optional.empty());
  }
}
