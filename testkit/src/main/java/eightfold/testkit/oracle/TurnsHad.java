package eightfold.testkit.oracle;

import java.util.Set;

/**
 * The turns of the deal that are over.
 *
 * @param seats whose they were
 * @param drew whether the last of them was one in which its seat drew by itself and laid nothing
 */
public record TurnsHad(Set<Integer> seats, boolean drew) implements Part {
  static final TurnsHad NONE = new TurnsHad(Set.of(), false);

  public TurnsHad {
    seats = Set.copyOf(seats);
  }

  /** A turn of a seat is over. */
  TurnsHad and(int seat, Turn turn) {
    return new TurnsHad(
        Copies.with(seats, seat), turn.drawn().cards() > 0 && turn.laid().isEmpty());
  }
}
