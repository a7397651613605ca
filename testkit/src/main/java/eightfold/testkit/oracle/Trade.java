package eightfold.testkit.oracle;

import java.util.List;
import java.util.Optional;

/**
 * Trades of a turn.
 *
 * @param over whether nothing may be given any more
 * @param offer the card that a partner has to decide on
 * @param shown the cards that all see
 */
public record Trade(boolean over, Optional<Offer> offer, List<Shown> shown) implements Part {
  static final Trade NONE = new Trade(false, Optional.empty(), List.of());

  public Trade {
    shown = List.copyOf(shown);
  }

  /**
   * A card given to the partner.
   *
   * @param kind the card
   * @param only whether the partner held one card before
   * @param turn the giver's turn, which goes on afterwards
   */
  public record Offer(int kind, boolean only, Turn turn) {}

  /** A card that has changed hands in the sight of all. */
  public record Shown(int seat, int kind) {}

  /** Nothing may be given in this turn any more; an offer may wait. */
  Trade closed(Optional<Offer> waiting) {
    return new Trade(true, waiting, shown);
  }

  Trade shown(List<Shown> to) {
    return new Trade(over, offer, to);
  }
}
