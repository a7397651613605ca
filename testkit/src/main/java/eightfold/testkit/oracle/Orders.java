package eightfold.testkit.oracle;

import eightfold.rules.vocabulary.CardSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What seats must play (RULE-LANGUAGE, Conditions 5).
 *
 * @param next by seat, the cards of which it must play in its next turn
 * @param now the cards of which the seat whose turn runs must play
 */
public record Orders(Map<Integer, Order> next, Optional<Order> now) implements Part {
  static final Orders NONE = new Orders(Map.of(), Optional.empty());

  public Orders {
    next = Map.copyOf(next);
  }

  /** Cards of which one must be played, or none of which. */
  public record Order(CardSet cards, boolean not) {}

  /** A demand on a seat, in place of one that it has. */
  Orders demand(int seat, Order cards) {
    Map<Integer, Order> more = new HashMap<>(next);
    more.put(seat, cards);
    return new Orders(more, now);
  }

  /** A turn of the seat begins, for which the demand was made. */
  Orders turnOf(int seat) {
    Map<Integer, Order> rest = new HashMap<>(next);
    Optional<Order> demanded = Optional.ofNullable(rest.remove(seat));
    return new Orders(rest, demanded);
  }

  /** The demand on the seat whose turn runs holds no more. */
  Orders ended() {
    return new Orders(next, Optional.empty());
  }

  /** The turn of the seat is to begin anew, with the same demand unless a later one has come. */
  Orders anew(int seat) {
    return now.isEmpty() || next.containsKey(seat) ? this : demand(seat, now.get());
  }

  /**
   * The turn of the seat is as if it had not begun, since the turn before it goes on: that has its
   * demand again, the seat keeps its own for later.
   */
  Orders interrupted(int seat, Orders before) {
    return new Orders(anew(seat).next, before.now);
  }
}
