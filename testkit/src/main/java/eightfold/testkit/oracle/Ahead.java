package eightfold.testkit.oracle;

import java.util.List;

/**
 * What lines leave to be done when the turn closes.
 *
 * @param again whether the seat whose turn runs gets another one
 * @param misses the turns that seats are to miss
 */
public record Ahead(boolean again, List<Miss> misses) implements Part {
  static final Ahead NOTHING = new Ahead(false, List.of());

  public Ahead {
    misses = List.copyOf(misses);
  }

  /** So many turns that a seat is to miss. */
  public record Miss(int seat, int turns) {}

  Ahead again(boolean to) {
    return new Ahead(to, misses);
  }

  Ahead misses(int seat, int turns) {
    return new Ahead(again, Copies.plus(misses, new Miss(seat, turns)));
  }
}
