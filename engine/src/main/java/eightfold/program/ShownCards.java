package eightfold.program;

import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.OtherSeat;

/**
 * What cards have their players show, or give, to whom.
 *
 * @param cards how many cards a kind has its player show
 * @param seats to whom, or who is given a card: the place of the {@link OtherSeat}
 * @param most the most that any line of cards has its player show, whatever other lines say of
 *     these cards; 0: none does
 */
public record ShownCards(KindNumbers cards, KindNumbers seats, int most) {
  private static final OtherSeat[] SEATS = OtherSeat.values();

  static ShownCards of(RuledCards cards) {
    int[] most = {0};
    cards.forEach(
        Effect.Decides.class, (shows, kinds) -> most[0] = Math.max(most[0], shown(shows)));
    return new ShownCards(
        cards.numbers(Effect.Decides.class, ShownCards::shown),
        cards.numbers(Effect.Decides.class, decides -> decides.who().ordinal()),
        most[0]);
  }

  private static int shown(Effect.Decides decides) {
    return decides.what() == Effect.Choice.SHOWS ? decides.cards() : 0;
  }

  /** To whom a kind has its player show cards, or give one. */
  public OtherSeat to(int kind) {
    return SEATS[seats.of(kind)];
  }
}
