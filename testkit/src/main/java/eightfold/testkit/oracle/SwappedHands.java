package eightfold.testkit.oracle;

import java.util.Set;

/**
 * Seats whose hand has come to another number of cards by a swap in the turn that runs, and that
 * have laid nothing of it since.
 */
public record SwappedHands(Set<Integer> seats) implements Part {
  static final SwappedHands NONE = new SwappedHands(Set.of());

  public SwappedHands {
    seats = Set.copyOf(seats);
  }

  SwappedHands and(int seat) {
    return new SwappedHands(Copies.with(seats, seat));
  }

  SwappedHands without(int seat) {
    return new SwappedHands(Copies.without(seats, seat));
  }
}
