package eightfold.program;

import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.OtherSeat;

/**
 * What cards have their players show, or give, to whom.
 *
 * @param cards how many cards a kind has its player show
 * @param seats to whom, or who is given a card: the place of the {@link OtherSeat}
 */
public record ShownCards(KindNumbers cards, KindNumbers seats) {
  private static final OtherSeat[] SEATS = OtherSeat.values();

  static ShownCards of(RuledCards cards) {
    return new ShownCards(
        cards.numbers(Effect.Shows.class, Effect.Shows::cards),
        cards.numbers(Effect.Decision.class, it -> it.other().orElse(OtherSeat.NEXT).ordinal()));
  }

  /** To whom a kind has its player show cards, or give one. */
  public OtherSeat to(int kind) {
    return SEATS[seats.of(kind)];
  }
}
