package eightfold.program;

import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.OtherSeat;

/**
 * What cards have their players show to whom.
 *
 * @param cards how many cards a kind has its player show
 * @param seats to whom: the place of the {@link OtherSeat}
 * @param most the most that any of them has its player show; 0: none does
 */
public record ShownCards(KindNumbers cards, KindNumbers seats, int most) {
  private static final OtherSeat[] SEATS = OtherSeat.values();

  static ShownCards of(RuledCards cards) {
    int[] most = {0};
    cards.forEach(Effect.Shows.class, (shows, kinds) -> most[0] = Math.max(most[0], shows.cards()));
    return new ShownCards(
        cards.numbers(Effect.Shows.class, Effect.Shows::cards),
        cards.numbers(Effect.Shows.class, shows -> shows.who().ordinal()),
        most[0]);
  }

  /** To whom a kind has its player show cards. */
  public OtherSeat to(int kind) {
    return SEATS[seats.of(kind)];
  }
}
