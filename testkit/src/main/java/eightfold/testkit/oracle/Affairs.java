package eightfold.testkit.oracle;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What is kept in mind of doubtful jokers, gifts, missed turns and suits (semantics 13.3).
 *
 * @param suit the suit in force, as a card that keeps it would find it; a joker leaves it alone
 * @param before the suit that was in force before the last card was laid
 * @param doubt the play that may be challenged, while it may be
 * @param bride whether the turn began with half of a marriage
 * @param receivers who still gets a gift, the next one first
 * @param missing the seats that miss a turn
 * @param paid how often the stock has run out in a draw that is paid for, in this deal
 */
public record Affairs(
    OptionalInt suit,
    OptionalInt before,
    Optional<Doubt> doubt,
    boolean bride,
    List<Integer> receivers,
    List<Integer> missing,
    int paid) {
  static final Affairs NONE =
      new Affairs(
          OptionalInt.empty(),
          OptionalInt.empty(),
          Optional.empty(),
          false,
          List.of(),
          List.of(),
          0);

  public Affairs {
    receivers = List.copyOf(receivers);
    missing = List.copyOf(missing);
  }

  /**
   * A play that may be challenged.
   *
   * @param player whose play it was
   * @param guilty whether another card would have followed
   * @param demand what was asked for before it
   * @param suit the suit in force before it
   */
  public record Doubt(int player, boolean guilty, Demand demand, OptionalInt suit) {}

  Affairs suit(OptionalInt to) {
    return new Affairs(to, before, doubt, bride, receivers, missing, paid);
  }

  /** When a card is laid: what was in doubt is accepted, and a bride has her partner. */
  Affairs laid(OptionalInt suitNow) {
    return new Affairs(suitNow, suit, Optional.empty(), false, receivers, missing, paid);
  }

  Affairs doubt(Optional<Doubt> to) {
    return new Affairs(suit, before, to, bride, receivers, missing, paid);
  }

  Affairs asBride() {
    return new Affairs(suit, before, doubt, true, receivers, missing, paid);
  }

  Affairs receivers(List<Integer> to) {
    return new Affairs(suit, before, doubt, bride, to, missing, paid);
  }

  Affairs missing(List<Integer> to) {
    return new Affairs(suit, before, doubt, bride, receivers, to, paid);
  }

  Affairs paidOnce() {
    return new Affairs(suit, before, doubt, bride, receivers, missing, paid + 1);
  }
}
