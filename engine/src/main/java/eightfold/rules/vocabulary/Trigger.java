package eightfold.rules.vocabulary;

import eightfold.cards.Pack;
import java.util.List;
import java.util.OptionalInt;

/** The event of a {@code when} line. */
public sealed interface Trigger {
  /** Any card of a pack is laid. */
  static Trigger anyCard(Pack pack) {
    return new Played(
        new CardSet(List.of(new CardSet.Part.Any(pack))), List.of(), 0, OptionalInt.empty());
  }

  /** Whether it is that any card is laid. */
  default boolean isAnyCard() {
    return this instanceof Played(CardSet cards, List<CardSet.Part> on, int row, OptionalInt left)
        && cards.parts().size() == 1
        && cards.parts().getFirst() instanceof CardSet.Part.Any
        && on.isEmpty()
        && row == 0
        && left.isEmpty();
  }

  /**
   * One of these cards is laid: {@code when red on black}, {@code when third K in a row}, {@code
   * when 2 with 3 cards left}.
   *
   * @param on the cards of which one lay on top, whatever was declared; none: whatever lay there
   * @param row exactly so many of these cards have been laid in an unbroken series; 0: whatever
   *     came before
   * @param left how many cards its player holds after laying it: none of them, and it is the last
   *     card; empty: however many
   */
  @Clause("played")
  record Played(
      CardSet cards,
      @Clause(value = "on", standard = "none") List<CardSet.Part> on,
      @Clause(value = "in a row", standard = "0") @Between(least = 0, most = 12) int row,
      @Clause(value = "left", standard = "none") @Between(least = 0, most = 50) OptionalInt left)
      implements Trigger {
    public Played {
      on = new CardSet(on).parts();
    }
  }

  /** A seat's hand comes to so many cards by any act, from more or from fewer. */
  @Clause("hand becomes")
  record HandBecomes(@Between(least = 0, most = 50) int cards) implements Trigger {}

  /** Something happens that has no cards of its own. */
  @Clause("happens")
  record Happens(Moment moment) implements Trigger {}

  /** What happens without cards of its own. */
  enum Moment {
    /** A seat draws by its own act, no penalty pending; once an act. */
    DRAWS,
    /** A seat takes a pending penalty, once however many cards. */
    DRAWS_PENALTY,
    /** A turn begins that is not passed over. */
    TURN_BEGINS,
    /** A turn ends that was not passed over. */
    TURN_ENDS,
    /** The direction turns, by whatever. */
    DIRECTION_TURNS;

    /** The words of a line: {@code draws penalty}. */
    public String words() {
      return ValueType.word(this).replace('-', ' ');
    }
  }
}
