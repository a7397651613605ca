package eightfold.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How a match begins.
 *
 * @param seats number of seats
 * @param dealer the first dealer; drawn at random where absent
 * @param pack the whole pack in a fixed order, top first, in the notation; cards named nowhere
 *     follow in the standard order; shuffled where absent
 * @param deal number of the first deal in the match, from 1 (scenarios begin in the middle of one)
 * @param scores running scores before it, by seat; empty: all 0
 * @param more what a game's page adds, key to value as the file has it, seats by their numbers
 */
public record Opening(
    int seats,
    OptionalInt dealer,
    Optional<List<String>> pack,
    int deal,
    List<Integer> scores,
    Map<String, Object> more) {
  public Opening {
    pack = pack.map(List::copyOf);
    scores = List.copyOf(scores);
    more = Map.copyOf(more);
  }

  /** The first deal of a match. */
  public Opening(int seats, OptionalInt dealer, Optional<List<String>> pack) {
    this(seats, dealer, pack, 1, List.of(), Map.of());
  }

  /** A shuffled first deal with a dealer drawn at random. */
  public static Opening of(int seats) {
    return new Opening(seats, OptionalInt.empty(), Optional.empty());
  }

  /** The same with this first dealer. */
  public Opening dealtBy(int seat) {
    return new Opening(seats, OptionalInt.of(seat), pack, deal, scores, more);
  }

  /** The same with the pack in this order. */
  public Opening from(List<String> order) {
    return new Opening(seats, dealer, Optional.of(order), deal, scores, more);
  }
}
